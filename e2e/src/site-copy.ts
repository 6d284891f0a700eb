import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { readOutput, root } from "../../scripts/run.ts";

export interface SiteCopy {
  /** The copied sources, with the build in `dist`. */
  folder: string;
  ok: boolean;
  output: string;
  remove(): Promise<void>;
}

/** Builds a copy of the site after `change`, inside the root folder, so that it finds the packages. */
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
  // Shared, so that pictures of both sites are drawn once.
  const drawn = join(root, "site/.cache/files");
  await Promise.all([drawn, join(folder, ".cache")].map((path) => mkdir(path, { recursive: true })));
  await symlink(drawn, join(folder, ".cache/files"));
  // Modules of the copy import these from the folder that contains the site.
  for (const name of ["package.json", "records"]) {
    await symlink(join(root, name), join(root, ".cache", name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
  await change(folder);
  const astro = join(root, "node_modules/.bin/astro");
  // Without this, the pages would get Vitest's base path.
  const { BASE_URL: _, ...inherited } = process.env;
  const env = { ...inherited, SITE_UNCOMPRESSED: "1", ...settings };
  const child = execFile(astro, ["build", "--root", folder, "--silent"], { cwd: root, env });
  return { folder, ...(await readOutput(child)), remove: () => rm(folder, { recursive: true, force: true }) };
}
