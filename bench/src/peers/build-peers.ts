import { copyFile, cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { type BuiltFolder, isFresh, rebuild } from "../../../scripts/build-folder.ts";
import { run } from "../../../scripts/run.ts";
import { docusaurus, type ReferencePeer, type Standalone, standalones } from "./peers.ts";

const here = fileURLToPath(new URL(".", import.meta.url));
const cache = fileURLToPath(new URL("../../.cache/peers", import.meta.url));
const description = fileURLToPath(new URL("../../../api/openapi.json", import.meta.url));

export interface BuiltPeer {
  peer: ReferencePeer;
  folder: string;
  /** Package → version. */
  versions: Record<string, string>;
}

/** Builds each peer with our description, if it is not there yet as its version, page and our description are now. */
export async function buildPeers(): Promise<BuiltPeer[]> {
  const peers = [
    { peer: docusaurus, build: planBuild(docusaurus, join(here, "docusaurus"), makeDocusaurus) },
    ...standalones.map((peer) => ({
      peer,
      build: planBuild(peer, join(here, "pages", peer.html), (folder) => makeStandalone(peer, folder)),
    })),
  ];
  const built: BuiltPeer[] = [];
  for (const { peer, build } of peers) {
    if (!(await isFresh(build))) {
      console.log(`… Building ${peer.name}`);
      await rebuild(build);
    }
    built.push({ peer, folder: build.output, versions: await readVersions(peer) });
  }
  return built;
}

function planBuild(peer: ReferencePeer, source: string, makePages: (folder: string) => Promise<void>): BuiltFolder {
  return {
    inputs: [source, description],
    settings: { peer: JSON.stringify(peer) },
    output: join(workshopOf(peer), "built"),
    workshop: join(workshopOf(peer), "builds"),
    stamp: join(workshopOf(peer), "stamp"),
    async make(folder) {
      await makePages(folder);
      await compress(folder);
    },
  };
}

/** Takes the files from the published package alone: they need no other one. */
async function makeStandalone(peer: Standalone, folder: string): Promise<void> {
  const [name] = peer.packages;
  const unpacked = join(modulesOf(peer), name);
  await mkdir(unpacked, { recursive: true });
  await inFolder(unpacked, `tar -xz --strip-components=1 -f "$(npm pack --silent ${name}@${peer.version})"`);
  await mkdir(join(folder, "assets"));
  for (const file of peer.files) await copyFile(join(unpacked, file), join(folder, "assets", basename(file)));
  for (const page of ["index.html", "404.html"]) await copyFile(join(here, "pages", peer.html), join(folder, page));
  await copyFile(description, join(folder, "openapi.json"));
}

async function makeDocusaurus(folder: string): Promise<void> {
  const workshop = workshopOf(docusaurus);
  await cp(join(here, "docusaurus"), workshop, { recursive: true });
  await copyFile(description, join(workshop, "openapi.json"));
  await inFolder(workshop, "nice npm install --ignore-scripts --no-audit --no-fund");
  await inFolder(workshop, `nice node_modules/.bin/docusaurus build --out-dir "${folder}"`);
}

async function inFolder(folder: string, command: string): Promise<void> {
  const done = await run("sh", ["-c", `cd "$0" && ${command}`, folder]);
  if (!done) throw new Error("A peer was not built; the reason stands above.");
}

/** Puts `x.br` next to each file `x`, as our own site has it. */
async function compress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!/\.(?:html|css|js|json|svg)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    await writeFile(`${path}.br`, await promisify(brotliCompress)(await readFile(path)));
  }
}

async function readVersions(peer: ReferencePeer): Promise<Record<string, string>> {
  const read = async (name: string) => {
    const { version } = JSON.parse(await readFile(join(modulesOf(peer), name, "package.json"), "utf8"));
    return [name, version] as const;
  };
  return Object.fromEntries(await Promise.all(peer.packages.map(read)));
}

const workshopOf = ({ name }: ReferencePeer): string => join(cache, name.toLowerCase().replaceAll(/\W+/g, "-"));
const modulesOf = (peer: ReferencePeer): string => join(workshopOf(peer), "node_modules");
