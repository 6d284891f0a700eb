import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { type BuiltFolder, rebuildIfStale } from "../../../scripts/build-folder.ts";
import { run } from "../../../scripts/run.ts";
import { peers, type ReferencePeer } from "./peers.ts";

const pagesFolder = fileURLToPath(new URL("pages", import.meta.url));
const cacheFolder = fileURLToPath(new URL("../../.cache/peers", import.meta.url));
const descriptionFile = fileURLToPath(new URL("../../../api/openapi.json", import.meta.url));

/** Builds each peer with our description, unless the same version, page and description are already built. */
export async function buildPeers(): Promise<{ peer: ReferencePeer; folder: string }[]> {
  const built: { peer: ReferencePeer; folder: string }[] = [];
  for (const peer of peers) {
    const build = planBuild(peer);
    await rebuildIfStale(build, peer.name);
    built.push({ peer, folder: build.output });
  }
  return built;
}

function planBuild(peer: ReferencePeer): BuiltFolder {
  const workshop = join(cacheFolder, peer.html.replace(".html", ""));
  return {
    inputs: [join(pagesFolder, peer.html), descriptionFile],
    settings: { peer: JSON.stringify(peer) },
    output: join(workshop, "built"),
    workshop: join(workshop, "builds"),
    stamp: join(workshop, "stamp"),
    async make(folder) {
      await makePages(peer, folder, join(workshop, "package"));
      await compressFiles(folder);
    },
  };
}

async function makePages(peer: ReferencePeer, folder: string, unpacked: string): Promise<void> {
  await mkdir(unpacked, { recursive: true });
  await runInFolder(unpacked, `tar -xz --strip-components=1 -f "$(npm pack --silent ${peer.package}@${peer.version})"`);
  await mkdir(join(folder, "assets"));
  for (const file of peer.files) await copyFile(join(unpacked, file), join(folder, "assets", basename(file)));
  for (const page of ["index.html", "404.html"]) await copyFile(join(pagesFolder, peer.html), join(folder, page));
  await copyFile(descriptionFile, join(folder, "openapi.json"));
}

async function runInFolder(folder: string, command: string): Promise<void> {
  const done = await run("sh", ["-c", `cd "$0" && ${command}`, folder]);
  if (!done) throw new Error("A peer was not built; see the error above.");
}

/** Creates `x.br` next to each file `x`, as in our own site. */
async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!/\.(?:html|css|js|json|svg)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    await writeFile(`${path}.br`, await promisify(brotliCompress)(await readFile(path)));
  }
}
