import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../run.ts";
import { debianPackages } from "./packages.ts";

const cache = join(root, ".cache/real-files");

/**
 * The unpacked packages by name: those of Debian, of which nothing is installed, and those of npm that are.
 *
 * @throws when a package cannot be had
 */
export function fetchPackages(): Map<string, string> {
  mkdirSync(cache, { recursive: true });
  const missing = debianPackages.filter((name) => !existsSync(join(cache, name)));
  if (missing.length > 0) {
    succeed("apt-get", ["-qq", "update"]);
    succeed("apt-get", ["-qq", "download", ...missing]);
  }
  for (const name of missing) {
    const [deb] = globSync(`${name}_*.deb`, { cwd: cache });
    if (!deb) throw new Error(`apt-get downloaded no package ${name}.`);
    succeed("dpkg-deb", ["-x", deb, name]);
  }
  const lock: { packages: Record<string, object> } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const npm = Object.keys(lock.packages).filter((path) => /^node_modules\/[^/]+(?:\/[^/]+)?$/.test(path));
  const installed = npm.filter((path) => existsSync(join(root, path)) && !path.startsWith("node_modules/@parlance/"));
  return new Map([
    ...debianPackages.map((name): [string, string] => [name, join(cache, name)]),
    ...installed.map((path): [string, string] => [path.slice("node_modules/".length), join(root, path)]),
  ]);
}

function succeed(command: string, args: string[]): void {
  const { status, error, stderr } = spawnSync(command, args, { cwd: cache, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args[1]} failed: ${error?.message ?? stderr.trim()}`);
}
