import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { serverName } from "../packages/manifest.ts";
import { root, runQuietly } from "../run.ts";
import { ReleaseError } from "./release-version.ts";
import { findDeadLinks, packSite, readDiskSite } from "./site-on-disk.ts";

/** Builds the files for download. @returns those left out, with the reason */
export async function buildArtifacts(version: string, folder: string): Promise<string[]> {
  const leftOut: string[] = [];
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // Imported late, because these modules load the compiler and the site's tools.
  const { buildPackages } = await import("../packages/build-packages.ts");
  const { buildDeb } = await import("../packages/build-deb.ts");
  const { buildImage } = await import("../packages/build-image.ts");
  const { buildSiteIfStale } = await import("../site.ts");
  await buildSiteIfStale();
  const site = join(root, "site/dist");
  const workshop = join(root, "dist/packages");
  for (const { tarball } of await buildPackages(workshop, site)) {
    await copyFile(tarball, join(folder, basename(tarball)));
  }
  const packageFolder = join(workshop, serverName);
  await copyFile(join(packageFolder, "sbom.cdx.json"), join(folder, `${serverName}-${version}.sbom.cdx.json`));
  const diskSite = readDiskSite(site);
  const dead = findDeadLinks(diskSite);
  if (dead.length > 0) throw new ReleaseError(`Links of the site lead nowhere on disk:\n${dead.join("\n")}`);
  await writeFile(join(folder, `parlance-${version}-site.zip`), await packSite(diskSite));
  if (await isInstalled("dpkg-deb")) await buildDeb({ packageFolder, folder, version });
  else leftOut.push(".deb: dpkg-deb isn't installed");
  if (await isInstalled("buildah")) {
    const archive = join(folder, `parlance-${version}-image.tar`);
    // The base image's registry may be unreachable.
    await buildImage({ context: workshop, archive, version }).catch(({ message }: Error) =>
      leftOut.push(`image: buildah failed: ${message.split("\n").at(-1)}`),
    );
  } else leftOut.push("image: buildah isn't installed");
  await writeFile(join(folder, "SHA256SUMS"), await formatChecksums(folder));
  return leftOut;
}

/** In the format of `sha256sum --check`. */
export async function formatChecksums(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name !== "SHA256SUMS").sort();
  const lines = names.map(async (name) => {
    const hash = createHash("sha256").update(await readFile(join(folder, name)));
    return `${hash.digest("hex")}  ${name}\n`;
  });
  return (await Promise.all(lines)).join("");
}

const isInstalled = async (program: string) => (await runQuietly("sh", ["-c", `command -v ${program}`])).ok;
