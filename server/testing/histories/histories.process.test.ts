import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { isProof } from "../seeded.ts";
import { findViolations } from "./check-history.ts";
import { runSeed } from "./run-seed.ts";
import { translatedCharacters } from "./steps.ts";
import { openSurroundings, type Surroundings } from "./surroundings.ts";

/** `PARLANCE_SEED=7` runs only seed 7, `PARLANCE_SEED=7-12` six seeds. */
const [first, last = first] = process.env.PARLANCE_SEED?.split("-").map(Number) ?? [];
const seedsOf = (count: number) =>
  Array.from({ length: (last ?? count) - (first ?? 1) + 1 }, (_, at) => at + (first ?? 1));
/** The number of seeds that share processes. */
const seedsOfCluster = 20;

test.each([
  ["three processes on PostgreSQL", 3, isProof ? 200 : 5],
  ["a process on SQLite", 1, isProof ? 50 : 1],
] as const)(
  "an order of operations explains what clients of %s see while something fails",
  { timeout: isProof || first ? 10_800_000 : 600_000 },
  async (_, processes, count) => {
    const seeds = seedsOf(count);
    const found: string[] = [];
    for (let start = 0; start < seeds.length; start += seedsOfCluster) {
      const isInBucket = processes > 1 && Math.floor(((seeds[start] ?? 1) - 1) / seedsOfCluster) % 2 === 0;
      const surroundings = await openSurroundings(processes, isInBucket);
      try {
        for (const seed of seeds.slice(start, start + seedsOfCluster)) found.push(...(await check(seed, surroundings)));
        await checkRest(surroundings);
      } finally {
        await surroundings.close();
      }
    }
    expect(found.join("\n")).toBe("");
  },
);

/** @returns operations that no order explains */
async function check(seed: number, surroundings: Surroundings): Promise<string[]> {
  const { cluster, look } = surroundings;
  const key = `key-for-seed-${seed}`;
  const organization = await look((data) => data.addOrganization(`Harbor ${seed}`, key));
  const { history, failed } = await runSeed(seed, key, surroundings).catch((cause) => {
    throw new Error([`Seed ${seed} failed.`, ...cluster.errors].join("\n"), { cause });
  });
  const found = findViolations(history);
  const { characters, files } = await look((data) => data.usage(organization));
  if (characters !== translatedCharacters * files) found.push(`${characters} characters of ${files} files are metered`);
  return found.length > 0 ? [`Seed ${seed}, while something failed (${failed}):`, ...found] : [];
}

/** Checks that no work, rows, or files are left over or incomplete. */
async function checkRest({ cluster, look, s3, postgres, dataFolder }: Surroundings): Promise<void> {
  expect(new Set(await cluster.stop())).toEqual(new Set([0]));
  await look(async (data) => {
    await data.sweep();
    expect(await data.findFaults()).toEqual([]);
  });
  if (!s3) await expectWholeFiles(join(dataFolder, "files"));
  if (postgres) return;
  const database = new DatabaseSync(join(dataFolder, "parlance.sqlite"));
  expect(database.prepare("PRAGMA integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
  database.close();
}

/** Checks that the content of each file has the hash in its name. */
async function expectWholeFiles(folder: string): Promise<void> {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => /^..\/\w{64}-/.test(path));
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) {
    const sum = createHash("sha256").update(await readFile(join(folder, path)));
    expect(path.slice(3).split("-")[0]).toBe(sum.digest("hex"));
  }
  expect(await readdir(join(folder, "incoming"))).toEqual([]);
}
