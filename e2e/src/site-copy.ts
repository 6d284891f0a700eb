import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { readOutput, root } from "../../scripts/run.ts";

export interface SiteCopy {
  /** The folder of the copied sources; the build is in its `dist`. */
  folder: string;
  ok: boolean;
  output: string;
  remove(): Promise<void>;
}

/** Builds a copy of the site after `change`; the copy is below the root, so that it finds the packages. */
export async function buildCopy(
  change: (site: string) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<SiteCopy> {
  await mkdir(join(root, ".cache"), { recursive: true });
  const folder = await mkdtemp(join(root, ".cache/site-"));
  await cp(join(root, "site"), folder, {
    recursive: true,
    filter: (path) => !/\/(dist|node_modules|\.astro|\.cache)$/.test(path),
  });
  // Pictures of both sites are drawn once.
  const drawn = join(root, "site/.cache/files");
  await Promise.all([drawn, join(folder, ".cache")].map((path) => mkdir(path, { recursive: true })));
  await symlink(drawn, join(folder, ".cache/files"));
  // Modules of the copy import these from the folder next to the site.
  for (const name of ["package.json", "records"]) {
    await symlink(join(root, name), join(root, ".cache", name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
  await change(folder);
  const astro = join(root, "node_modules/.bin/astro");
  // Otherwise, the base of Vitest would be the base of the pages.
  const { BASE_URL: _, ...inherited } = process.env;
  const env = { ...inherited, SITE_UNCOMPRESSED: "1", ...settings };
  const child = execFile(astro, ["build", "--root", folder, "--silent"], { cwd: root, env });
  return { folder, ...(await readOutput(child)), remove: () => rm(folder, { recursive: true, force: true }) };
}
