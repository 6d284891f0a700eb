import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { rateLimit } from "../../src/core/rate-limit.ts";
import { chooser, isProof, seedRandom } from "../seeded.ts";
import { newPostgresDatabase, openStoreAndFiles } from "./data.ts";
import { startServer } from "./server-process.ts";

/** The first requests, before processes share the rest, so that a slow machine can send the rest within one window. */
const usedBefore = isProof ? 0 : 3600;

test("two processes on one database serve a key no more requests than its rate limit allows", async () => {
  const folder = await mkdtemp(join(tmpdir(), "several-"));
  const databaseUrl = await newPostgresDatabase();
  const servers = await Promise.all([0, 1].map(() => startServer({ folder, env: { DATABASE_URL: databaseUrl } })));
  const data = await openStoreAndFiles({ databaseUrl, dataFolder: join(folder, "data"), s3: undefined });
  onTestFinished(async () => {
    for (const server of servers) await server.stop();
    await data.close();
    await rm(folder, { recursive: true });
  });
  const { pick } = chooser(seedRandom(2));
  const left = 4000 - usedBefore;
  const statuses = await sendInOneWindow(data, left + 100, () => pick(servers).origin);
  const served = statuses.filter((status) => status === 200).length;
  // Each process may have leased up to 50 requests that it didn't use.
  expect(served).toBeGreaterThan(left - 50 * servers.length);
  expect(served).toBeLessThanOrEqual(left);
  expect(statuses.filter((status) => status === 429)).toHaveLength(statuses.length - served);
});

/** Uses a key whose rate limit is partly used up. A slow machine may need several tries. @returns statuses */
async function sendInOneWindow(
  data: Awaited<ReturnType<typeof openStoreAndFiles>>,
  count: number,
  originOf: () => string,
): Promise<number[]> {
  for (let time = 0; time < 5; time++) {
    const key = `quota-key-for-production-${time}`;
    await data.addKey(key);
    const started = performance.now();
    await data.useRateLimit(key, usedBefore);
    const statuses = await requestedFor(key, count, originOf);
    if (performance.now() - started < rateLimit.windowMs) return statuses;
  }
  throw new Error("The requests never fell into one window.");
}

/** Sends requests eight at a time. @returns statuses */
async function requestedFor(key: string, count: number, originOf: () => string): Promise<number[]> {
  const statuses: number[] = [];
  const headers = { authorization: `Basic ${btoa(`${key}:`)}` };
  let left = count;
  const client = async () => {
    while (left-- > 0) {
      const response = await fetch(`${originOf()}/v2/languages`, { headers });
      await response.arrayBuffer();
      statuses.push(response.status);
    }
  };
  await Promise.all(Array.from({ length: 8 }, client));
  return statuses;
}
