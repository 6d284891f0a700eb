import { type ChildProcess, spawn } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempDisposableSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSuccess, root, succeed } from "./run.ts";

/** A folder with Debian's minimal system, one version of Node and a clean clone of HEAD. */
export interface BareRoot extends Disposable {
  folder: string;
  /** Debian's version, such as 13.7. */
  debian: string;
  node: string;
  npm: string;
}

export const releases = ["stable", "oldstable"] as const;
/** Each with the npm that it includes. */
export const nodes = [
  { node: 20, npm: 10 },
  { node: 24, npm: 11 },
] as const;

const clone = "/home/parlance";
const certificates = "/etc/host-certificates.crt";
const path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/** Gets this machine's settings for reaching packages, and no others. @throws without root or mmdebstrap */
export function createChroot(release: (typeof releases)[number], { node, npm }: (typeof nodes)[number]): BareRoot {
  const { path: folder, remove } = mkdtempDisposableSync(join(tmpdir(), `bare-${release}-node${node}-`));
  try {
    bootstrap(folder, release);
    copyFileSync("/etc/resolv.conf", join(folder, "etc/resolv.conf"));
    copyFileSync(hostCertificates(), join(folder, certificates));
    writeFileSync(join(folder, "root/.npmrc"), npmSettings());
    const opt = join(folder, "opt/node");
    mkdirSync(opt, { recursive: true });
    const packages = [`node-linux-${process.arch}@${node}`, `npm@${npm}`];
    succeed("npm", ["install", "--silent", "--no-save", "--no-package-lock", "--prefix", opt, ...packages]);
    for (const name of ["node", "npm", "npx"]) {
      symlinkSync(`/opt/node/node_modules/.bin/${name}`, join(folder, "usr/local/bin", name));
    }
    succeed("git", ["clone", "--quiet", "--depth=1", `file://${root}`, join(folder, clone)]);
    const run = (...command: string[]) => succeed("chroot", [folder, ...command], { env: { PATH: path } });
    const debian = readFileSync(join(folder, "etc/debian_version"), "utf8").trim();
    const versions = { debian, node: run("node", "-p", "process.versions.node"), npm: run("npm", "--version") };
    return { folder, ...versions, [Symbol.dispose]: remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** A shell script that runs `before`, and then `$@` in the root `$1`, with its own mounts. */
export const chrootScript = (before: string): string => `folder=$1; shift
    mount --make-rprivate /
    mount -t proc proc "$folder/proc"
    mount --rbind /dev "$folder/dev"
    ${before}
    exec chroot "$folder" /usr/bin/env -i "$@"`;

/**
 * Starts a command in the clone, in the locale C and a rare time zone. Its processes and mounts are isolated, and end
 * when the returned process ends.
 */
export function startInRoot(
  { folder }: Pick<BareRoot, "folder">,
  command: string,
  env: Record<string, string> = {},
): ChildProcess {
  const script = chrootScript('mount -t tmpfs tmpfs "$folder/dev/shm"');
  const inside = { HOME: "/root", LANG: "C", PATH: path, TZ: "Pacific/Chatham", ...networkSettings(), ...env };
  const settings = Object.entries(inside).map(([name, value]) => `${name}=${value}`);
  const program = ["sh", "-c", `cd ${clone}; ${command}; exit $?`];
  const separate = ["--mount", "--pid", "--fork", "--kill-child", "--"];
  return spawn("unshare", [...separate, "sh", "-ec", script, "sh", folder, ...settings, ...program], {
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Runs a program as root with isolated processes, mounts and network. @returns its output. @throws with its output */
export function runIsolated(command: string[], env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const separate = ["--mount", "--pid", "--net", "--fork", "--kill-child", "--"];
  return readSuccess(spawn("unshare", [...separate, ...command], { env, stdio: ["ignore", "pipe", "pipe"] }));
}

/** Writes the minimal system of a release of Debian into an empty folder. */
export function bootstrap(folder: string, release: string): void {
  using scratch = mkdtempDisposableSync(join(tmpdir(), "bare-sources-"));
  const sources = readSources(release).map((text, index) => {
    const file = join(scratch.path, String(index));
    writeFileSync(file, text);
    return file;
  });
  const options = globSync("/etc/apt/apt.conf.d/*")
    .filter((file) => readFileSync(file, "utf8").includes("Acquire::"))
    .map((file) => `--aptopt=${file}`);
  succeed("mmdebstrap", ["--quiet", "--mode=root", "--variant=minbase", ...options, release, folder, ...sources]);
}

/** The sources of this machine's Debian, changed to another release. */
function readSources(release: string): string[] {
  const [, own = ""] = /^VERSION_CODENAME=(.*)$/m.exec(readFileSync("/etc/os-release", "utf8")) ?? [];
  const files = globSync(["/etc/apt/sources.list", "/etc/apt/sources.list.d/*.{list,sources}"]);
  const read = (file: string) => readFileSync(file, "utf8").replaceAll(/^#.*\n/gm, "");
  const stanzas = files.flatMap((file) => read(file).split(file.endsWith(".sources") ? /\n{2,}/ : /\n/));
  return stanzas
    .filter((text) => new RegExp(`(?:^Suites:|^deb ).*\\b${own}\\b`, "m").test(text))
    .map((text) => text.replaceAll(new RegExp(`\\b${own}\\b`, "g"), release));
}

function hostCertificates(): string {
  const named = [process.env.NODE_EXTRA_CA_CERTS, "/etc/ssl/certs/ca-certificates.crt"];
  const file = named.find((file) => file && existsSync(file));
  if (!file) throw new Error("This machine has no file of certificates, such as /etc/ssl/certs/ca-certificates.crt.");
  return file;
}

/** This machine's settings of npm for reaching the registry. */
function npmSettings(): string {
  const files = ["globalconfig", "userconfig"].map((name) => succeed("npm", ["config", "get", name]));
  const lines = files.flatMap((file) => (existsSync(file) ? readFileSync(file, "utf8").split("\n") : []));
  return lines.filter((line) => /registry|proxy|auth|strict-ssl/i.test(line.split("=")[0] ?? "")).join("\n");
}

/** Environment variables for reaching packages from a root. */
export function networkSettings(): Record<string, string> {
  const isNetworkSetting = (name: string) => /^(?:npm_config_)?(?:https?_?|no_?)?(?:proxy|registry)$/i.test(name);
  const settings = Object.entries(process.env).filter((entry): entry is [string, string] => isNetworkSetting(entry[0]));
  return { ...Object.fromEntries(settings), NODE_EXTRA_CA_CERTS: certificates };
}
