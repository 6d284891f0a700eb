import { execFile } from "node:child_process";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The folder of packages and translations between two runs. */
export const keptFolder = join(tmpdir(), "parlance-bench-quality");

/** The files of a Debian package, unpacked but not installed; downloaded once. */
export async function unpackDebian(name: string): Promise<string> {
  const folder = join(keptFolder, name);
  const isThere = await readdir(folder).then(
    () => true,
    () => false,
  );
  if (isThere) return folder;
  console.log(`Downloading Debian's package ${name} to ${keptFolder}; it is not installed.`);
  const scratch = `${folder}.part`;
  await rm(scratch, { recursive: true, force: true });
  await mkdir(scratch, { recursive: true });
  await run("apt-get", ["download", name], { cwd: scratch });
  const [archive = ""] = (await readdir(scratch)).filter((file) => file.endsWith(".deb"));
  await run("dpkg-deb", ["-x", archive, "."], { cwd: scratch });
  await rm(join(scratch, archive));
  await rename(scratch, folder);
  return folder;
}
