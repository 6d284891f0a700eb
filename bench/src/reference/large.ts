import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import description from "@openparlance/api/openapi.json" with { type: "json" };
import { type BuiltFolder, rebuildIfStale } from "../../../scripts/build-folder.ts";
import { root, run } from "../../../scripts/run.ts";

const times = 10;
const workshop = fileURLToPath(new URL("../../.cache/large", import.meta.url));
const enlarged = join(workshop, "openapi.json");

const built: BuiltFolder = {
  inputs: ["api", "client", "site", "package-lock.json", "bench/src/reference/large.ts"].map((path) =>
    join(root, path),
  ),
  settings: {},
  output: join(workshop, "built"),
  workshop: join(workshop, "builds"),
  stamp: join(workshop, "stamp"),
  async make(folder) {
    await writeFile(enlarged, JSON.stringify(enlarge(description, times)));
    const args = ["build", "--root", "site", "--outDir", folder, "--silent"];
    const done = await run("astro", args, { DESCRIPTION: enlarged });
    if (!done) throw new Error("The large reference was not built; the reason stands above.");
  },
};

/** Builds the site with ten times the operations, unless its sources are unchanged. */
export async function buildLarge(): Promise<string> {
  await mkdir(workshop, { recursive: true });
  await rebuildIfStale(built, `the site with ${times} times the operations`);
  return built.output;
}

/** Copies the description with each operation `times` times, every copy under its own ID and path. */
export function enlarge<T extends { paths: Record<string, object> }>(description: T, times: number): T {
  const numbers = Array.from({ length: times - 1 }, (_, index) => index + 2);
  const copies = numbers.flatMap((number) =>
    Object.entries(description.paths).map(
      ([path, item]) => [`/copy-${number}${path}`, copyItem(item, number)] as const,
    ),
  );
  return { ...description, paths: { ...description.paths, ...Object.fromEntries(copies) } };
}

function copyItem(item: object, number: number): object {
  const entries = Object.entries(item).map(([name, value]) => {
    if (!value.operationId) return [name, value];
    return [name, { ...value, operationId: `${value.operationId}Copy${number}` }];
  });
  return Object.fromEntries(entries);
}
