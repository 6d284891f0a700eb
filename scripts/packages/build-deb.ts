import { chmod, copyFile, cp, mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { root, runQuietly } from "../run.ts";
import { external, serverManifest, version } from "./manifest.ts";

const debian = join(root, "deploy/debian");
const architectures: Partial<Record<NodeJS.Architecture, string>> = { x64: "amd64", arm64: "arm64" };

export interface DebOptions {
  /** Written by `buildServer`. */
  packageFolder: string;
  folder: string;
  version?: string;
}

/** Builds the .deb for this machine's architecture. It includes Node, because Debian's is too old. @returns its path */
export async function buildDeb({ packageFolder, folder, version: debVersion = version }: DebOptions): Promise<string> {
  const architecture = architectures[process.arch];
  if (!architecture) throw new Error(`There is no Debian for ${process.arch}.`);
  const tree = join(folder, "deb");
  await rm(tree, { recursive: true, force: true });
  const library = join(tree, "usr/lib/parlance");
  await cp(packageFolder, library, { recursive: true });
  for (const name of external) {
    await cp(join(root, "node_modules", name), join(library, "node_modules", name), { recursive: true });
  }
  const files: [from: string, to: string, mode: number][] = [
    [process.execPath, "usr/lib/parlance/runtime/node", 0o755],
    [join(debian, "parlance"), "usr/bin/parlance", 0o755],
    [join(debian, "environment"), "etc/parlance/environment", 0o640],
    [join(root, "deploy/systemd/parlance.service"), "usr/lib/systemd/system/parlance.service", 0o644],
    [join(packageFolder, "NOTICE"), "usr/share/doc/parlance/copyright", 0o644],
    ...["postinst", "prerm", "postrm"].map((name): [string, string, number] => [
      join(debian, name),
      `DEBIAN/${name}`,
      0o755,
    ]),
  ];
  for (const [from, to] of files) {
    await mkdir(dirname(join(tree, to)), { recursive: true });
    await copyFile(from, join(tree, to));
  }
  // Documentation is where other packages have theirs.
  for (const [from, to] of [
    ["docs", "doc/parlance/docs"],
    ["CHANGELOG.md", "doc/parlance/CHANGELOG.md"],
    ["man", "man/man1"],
    ["monitoring", "doc/parlance/monitoring"],
  ] as const) {
    await mkdir(dirname(join(tree, "usr/share", to)), { recursive: true });
    await rename(join(library, from), join(tree, "usr/share", to));
  }
  await makeReadable(tree);
  for (const [, to, mode] of files) await chmod(join(tree, to), mode);
  await writeFile(join(tree, "DEBIAN/conffiles"), "/etc/parlance/environment\n");
  await writeFile(join(tree, "DEBIAN/control"), await formatControl(tree, debVersion, architecture));
  const deb = join(folder, `parlance_${debVersion}_${architecture}.deb`);
  const built = await runQuietly("dpkg-deb", ["--build", "--root-owner-group", "-Zxz", "-z1", tree, deb]);
  if (!built.ok) throw new Error(`dpkg-deb failed:\n${built.output}`);
  await rm(tree, { recursive: true });
  return deb;
}

/** Only the builder can read the built site, and the service runs as another user. */
async function makeReadable(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await chmod(folder, 0o755);
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const isProgram = !entry.isDirectory() && ((await stat(path)).mode & 0o100) !== 0;
    await chmod(path, entry.isDirectory() || isProgram ? 0o755 : 0o644);
  }
}

async function formatControl(tree: string, debVersion: string, architecture: string): Promise<string> {
  const { description, repository } = serverManifest();
  return `${[
    "Package: parlance",
    `Version: ${debVersion}`,
    `Architecture: ${architecture}`,
    "Maintainer: Parlance <parlance@parlance.example>",
    `Installed-Size: ${Math.ceil((await sizeOf(tree)) / 1024)}`,
    "Depends: libc6, libstdc++6, passwd, util-linux",
    "Section: net",
    "Priority: optional",
    `Homepage: ${repository.url.replace(/^git\+|\.git$/g, "")}`,
    `Description: ${description}`,
    " The service listens on this machine, port 3000. Settings are in",
    " /etc/parlance/environment, data in /var/lib/parlance.",
  ].join("\n")}\n`;
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => stat(join(parentPath, name)));
  return (await Promise.all(files)).reduce((total, { size }) => total + size, 0);
}
