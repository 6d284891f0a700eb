import { copyFileSync, mkdtempDisposableSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { bootstrap, chrootScript, runIsolated } from "../bare-root.ts";
import { root, runQuietly } from "../run.ts";
import { buildDeb } from "./build-deb.ts";
import { version } from "./manifest.ts";

/** From `systemd-analyze security`, 0 (best) to 10. */
const maxExposure = 2;

/**
 * Installs, uses, upgrades, removes and purges the .deb in a bare root of Debian without systemd. The unit's command
 * runs as its user, and `systemd-analyze` checks its hardening. @throws Error with the output of the steps
 */
export async function proveDeb(packageFolder: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  using bare = mkdtempDisposableSync(join(tmpdir(), "bare-deb-"));
  try {
    bootstrap(bare.path, "stable");
    const files = [join(root, "scripts/packages/deb-life.sh")];
    for (const each of [version, `${version}+next`])
      files.push(await buildDeb({ packageFolder, folder, version: each }));
    for (const file of files) copyFileSync(file, join(bare.path, "opt", basename(file)));
    const [script = "", ...debs] = files.map((file) => `/opt/${basename(file)}`);
    const env = ["PATH=/usr/sbin:/usr/bin:/sbin:/bin", "LANG=C"];
    const run = ["sh", "-ec", chrootScript("ip link set lo up"), "sh", bare.path, ...env];
    return await runIsolated([...run, "sh", script, ...debs]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @throws when the unit is invalid, or its exposure exceeds the limit */
export async function proveUnit(): Promise<string> {
  const unit = join(root, "deploy/systemd/parlance.service");
  const limit = `--threshold=${maxExposure * 10}`;
  const judged = await runQuietly("systemd-analyze", ["security", "--offline=true", "--no-pager", limit, unit]);
  const [match] = /Overall exposure level .*/.exec(judged.output) ?? [];
  if (!judged.ok || !match) throw new Error(judged.output);
  return match;
}
