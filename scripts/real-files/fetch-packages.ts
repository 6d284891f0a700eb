import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, succeed } from "../run.ts";
import { debianPackages, debianSources, localizedPackages } from "./packages.ts";

const cache = join(root, ".cache/real-files");
const runInCache = (command: string, args: string[]) => succeed(command, args, { cwd: cache });

/** Folders by package: Debian's are only unpacked, npm's are installed. @throws when a package is unavailable */
export function fetchPackages(): Map<string, string> {
  const packages = fetchDebian(debianPackages);
  const missingSources = debianSources.filter((name) => !existsSync(join(cache, sourceOf(name))));
  if (missingSources.length > 0) fetchSources(missingSources);
  const lock: { packages: Record<string, object> } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const npm = Object.keys(lock.packages).filter((path) => /^node_modules\/[^/]+(?:\/[^/]+)?$/.test(path));
  const others = npm.filter((path) => !path.startsWith("node_modules/@openparlance/"));
  const installed = others.filter((path) => existsSync(join(root, path)));
  return new Map([
    ...packages,
    ...fetchFromNpm(localizedPackages),
    ...debianSources.map((name): [string, string] => [sourceOf(name), join(cache, sourceOf(name))]),
    ...installed.map((path): [string, string] => [path.slice("node_modules/".length), join(root, path)]),
  ]);
}

/** Folders by package, unpacked but not installed. @throws when a package can't be downloaded */
export function fetchDebian(names: readonly string[]): Map<string, string> {
  mkdirSync(cache, { recursive: true });
  const missing = names.filter((name) => !existsSync(join(cache, name)));
  if (missing.length > 0) {
    runInCache("apt-get", ["-qq", "update"]);
    runInCache("apt-get", ["-qq", "download", ...missing]);
  }
  for (const name of missing) {
    const [deb] = globSync(`${name}_*.deb`, { cwd: cache });
    if (!deb) throw new Error(`apt-get downloaded no package ${name}.`);
    runInCache("dpkg-deb", ["-x", deb, name]);
  }
  return new Map(names.map((name) => [name, join(cache, name)]));
}

/** Folders by name and version, unpacked but not installed. @throws when a package is unavailable */
export function fetchFromNpm(names: readonly string[]): Map<string, string> {
  return new Map(
    names.map((name) => {
      const folder = join(cache, name.replace("/", "+"));
      if (!existsSync(folder)) {
        const part = `${folder}.part`;
        rmSync(part, { recursive: true, force: true });
        mkdirSync(part, { recursive: true });
        runInCache("npm", ["pack", "--silent", "--pack-destination", part, name]);
        const [archive = ""] = globSync("*.tgz", { cwd: part });
        runInCache("tar", ["--extract", "--file", join(part, archive), "--directory", part]);
        renameSync(part, folder);
      }
      return [name, folder];
    }),
  );
}

const sourceOf = (name: string) => `${name}-source`;

/** Uses separate package lists, so that those of the machine stay unchanged. */
function fetchSources(names: readonly string[]): void {
  const lists = join(cache, "lists");
  mkdirSync(join(lists, "partial"), { recursive: true });
  const [, release = "stable"] = /^VERSION_CODENAME=(\w+)$/m.exec(readFileSync("/etc/os-release", "utf8")) ?? [];
  writeFileSync(join(cache, "sources.list"), `deb-src http://deb.debian.org/debian ${release} main\n`);
  const settings = [`SourceList=${join(cache, "sources.list")}`, "SourceParts=/dev/null"].map(
    (it) => `Dir::Etc::${it}`,
  );
  const options = [...settings, `Dir::State::Lists=${lists}`].flatMap((option) => ["-o", option]);
  runInCache("apt-get", ["-qq", ...options, "update"]);
  for (const name of names) {
    runInCache("apt-get", ["-qq", ...options, "source", "--download-only", name]);
    const [archive] = globSync(`${name}_*.orig.tar.*`, { cwd: cache, exclude: ["*.asc"] });
    if (!archive) throw new Error(`apt-get downloaded no sources of ${name}.`);
    const unpacked = join(cache, `${name}.part`);
    rmSync(unpacked, { recursive: true, force: true });
    mkdirSync(unpacked);
    runInCache("tar", ["--extract", "--file", archive, "--directory", unpacked]);
    renameSync(unpacked, join(cache, sourceOf(name)));
  }
}
