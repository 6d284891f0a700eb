import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import description from "@openparlance/api/openapi.json" with { type: "json" };
import { type BuiltFolder, rebuildIfStale } from "../../../scripts/build-folder.ts";
import { root, run } from "../../../scripts/run.ts";

const enlargement = 10;
const workshopFolder = fileURLToPath(new URL("../../.cache/large", import.meta.url));
const enlargedFile = join(workshopFolder, "openapi.json");

const builtFolder: BuiltFolder = {
  inputs: ["api", "client", "site", "package-lock.json", "bench/src/reference/large.ts"].map((path) =>
    join(root, path),
  ),
  settings: {},
  output: join(workshopFolder, "built"),
  workshop: join(workshopFolder, "builds"),
  stamp: join(workshopFolder, "stamp"),
  async make(folder) {
    await writeFile(enlargedFile, JSON.stringify(enlarge(description, enlargement)));
    const args = ["build", "--root", "site", "--outDir", folder, "--silent"];
    const done = await run("astro", args, { DESCRIPTION: enlargedFile });
    if (!done) throw new Error("The large reference was not built; the reason stands above.");
  },
};

/** Builds the site with ten times the operations, unless its sources are unchanged. */
export async function buildLarge(): Promise<string> {
  await mkdir(workshopFolder, { recursive: true });
  await rebuildIfStale(builtFolder, `the site with ${enlargement} times the operations`);
  return builtFolder.output;
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
