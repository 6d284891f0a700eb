import { join } from "node:path";
import { buildPackages } from "./packages/build-packages.ts";
import { root } from "./run.ts";
import { BuildError, buildSiteIfStale } from "./site.ts";

try {
  await buildSiteIfStale();
  const packages = await buildPackages(join(root, "dist/packages"), join(root, "site/dist"));
  for (const { name, tarball, packedBytes, unpackedBytes } of packages) {
    const [packed, unpacked] = [packedBytes, unpackedBytes].map((bytes) => `${(bytes / 1e6).toFixed(1)} MB`);
    console.log(`${name.padEnd(17)} ${packed} packed, ${unpacked} unpacked: ${tarball}`);
  }
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error("The site was not built; see the reason above.");
  process.exitCode = 1;
}
