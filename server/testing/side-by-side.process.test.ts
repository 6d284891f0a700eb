import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesIn } from "../src/node/files/folder.ts";
import { findFaults } from "./consistency.ts";
import { testDatabase } from "./databases.ts";
import { type SecondServer, startSecondServer } from "./processes/second-server.ts";
import { chooser, isProof, seedRandom } from "./seeded.ts";
import { openTestServer } from "./test-server.ts";
import { makeWorld, type World, type WritingStep, writers } from "./writers.ts";

type Server = Awaited<ReturnType<typeof openTestServer>>;

/** The number of pairs outside a proof. */
const pairsByChance = 20;
/** `PARLANCE_PAIR=1277` starts a proof at that pair. */
const firstPair = isProof ? Number(process.env.PARLANCE_PAIR ?? 0) : 0;
/** The number of pairs in one database, which is checked after each. */
const pairsInDatabase = 20;

test("two operations or background tasks that write at once through two processes both succeed, and nothing is lost", {
  timeout: isProof ? 10_800_000 : 300_000,
}, async () => {
  const left = [...choosePairs().entries()].slice(firstPair);
  const found: string[] = [];
  while (left.length > 0) {
    const { one, other, countDeadlocks, close } = await openTwo();
    try {
      const rest = Math.max(0, left.length - pairsInDatabase);
      // After a fault the database is replaced, because each further check would find the fault again.
      for (let isFaulty = false; left.length > rest && !isFaulty; ) {
        const [at, pair] = left.shift() as (typeof left)[number];
        const world = await makeWorld(one, `World${at}`);
        const faults = await writeAtOnce(one, other, world, pair, at);
        // A deadlock, even if retried, shows that locks aren't taken in the store's order.
        const deadlocks = await countDeadlocks();
        isFaulty = faults.length + deadlocks > 0;
        if (isFaulty) found.push(`Pair ${at}, ${deadlocks} deadlocks`, ...faults);
      }
    } finally {
      await close();
    }
  }
  expect(found.join("\n")).toBe("");
});

/** All pairs, including a writer with itself; outside a proof, each deletion with itself and random pairs. */
function choosePairs(): (readonly [WritingStep, WritingStep])[] {
  const all = writers.flatMap((writer, at) => writers.slice(at).map((other) => [writer, other] as const));
  if (isProof) return all;
  const { pick } = chooser(seedRandom(35));
  const deletions = all.filter(([writer, other]) => writer === other && writer.name.startsWith("delete"));
  return [...deletions, ...Array.from({ length: pairsByChance }, () => pick(all))];
}

/** Two servers in two processes, on one PostgreSQL and one folder. */
async function openTwo() {
  const folder = await mkdtemp(join(tmpdir(), "side-by-side-"));
  const { url = "", countDeadlocks = async () => 0, ...on } = await testDatabase();
  const one = await openTestServer({ on, files: await filesIn(folder) });
  const other = startSecondServer(url, folder);
  const before = await countDeadlocks();
  return {
    one,
    other,
    countDeadlocks: async () => (await countDeadlocks()) - before,
    async close() {
      await other.close();
      await one.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Each writer writes through both servers. @returns faults */
async function writeAtOnce(
  one: Server,
  other: SecondServer,
  world: World,
  pair: readonly [WritingStep, WritingStep],
  seed: number,
): Promise<string[]> {
  const label = pair.map(({ name }) => name).join(" beside ");
  for (const writer of new Set(pair)) await writer.prepare?.(one, world);
  other.time.now = one.time.now;
  const random = chooser(seedRandom(seed));
  const runs = [one, other].flatMap((server) => pair.map((writer) => writer.run(server, world, random)));
  const responses = await Promise.all(runs);
  for (const server of [one, other, one]) {
    one.time.now += 60_000;
    other.time.now = one.time.now;
    await server.settle();
  }
  const failed = responses.filter(
    // Other statuses above 499 describe the state of a document or file.
    (response) => response && ([500, 503].includes(response.status) || response.text.includes("event: error")),
  );
  const faults = [
    ...failed.map((response) => `${response?.status} ${response?.text}`),
    ...[...one.errors.splice(0), ...other.errors.splice(0)].map(String),
    ...(await findFaults(one.core.store, one.files)),
  ];
  return faults.map((fault) => `${label}: ${fault}`);
}
