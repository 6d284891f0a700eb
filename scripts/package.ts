import { join } from "node:path";
import { buildDeb } from "./packages/build-deb.ts";
import { buildPackages } from "./packages/build-packages.ts";
import { serverName } from "./packages/manifest.ts";
import { root } from "./run.ts";
import { awaitBuild, buildSiteIfStale } from "./site.ts";

// `npm run package -- deb` also builds the package for Debian.
const folder = join(root, "dist/packages");

await awaitBuild(pack());

async function pack(): Promise<void> {
  await buildSiteIfStale();
  const packages = await buildPackages(folder, join(root, "site/dist"));
  for (const { name, tarball, packedBytes, unpackedBytes } of packages) {
    const [packed, unpacked] = [packedBytes, unpackedBytes].map((bytes) => `${(bytes / 1e6).toFixed(1)} MB`);
    console.log(`${name.padEnd(21)} ${packed} packed, ${unpacked} unpacked: ${tarball}`);
  }
  if (process.argv.includes("deb")) console.log(await buildDeb({ packageFolder: join(folder, serverName), folder }));
}
