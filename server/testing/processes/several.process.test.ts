import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFailed, test } from "vitest";
import { rateLimit } from "../../src/core/rate-limit.ts";
import type { S3Settings } from "../../src/node/settings/s3-settings.ts";
import { openS3 } from "../s3-double.ts";
import { chooser, isProof, seeded } from "../seeded.ts";
import { openClients, translatedCharacters } from "./client-steps.ts";
import { clientKeys } from "./clients.ts";
import { endConnections, newPostgresDatabase, openData } from "./data.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

const writes = isProof ? 1500 : 150;
const patience = { timeout: isProof ? 3_600_000 : 600_000 };
const untilSettled = { timeout: 240_000, interval: 500 };
const keyAtLimit = "quota-key-for-production";
/**
 * Of the rate limit, before processes share what is left: few enough requests for a slow machine to end in one window.
 */
const usedBefore = isProof ? 0 : 3600;

const s3Env = ({ bucket, endpoint, region, keyId, secret }: S3Settings) => ({
  ...{ PARLANCE_S3_BUCKET: bucket, PARLANCE_S3_ENDPOINT: endpoint, PARLANCE_S3_REGION: region },
  ...{ PARLANCE_S3_KEY_ID: keyId, PARLANCE_S3_SECRET: secret },
});

test.each([[2, "S3"], ...(isProof ? ([[4, "a shared folder"]] as const) : [])] as const)(
  "%i processes on one database, with files in %s, are one server, also when one is killed",
  patience,
  async (count, where) => {
    const folder = await mkdtemp(join(tmpdir(), "several-"));
    const databaseUrl = await newPostgresDatabase();
    const s3 = where === "S3" ? await openS3() : undefined;
    const settings = { databaseUrl, dataFolder: join(folder, "data"), s3: s3?.settings };
    const env = { DATABASE_URL: databaseUrl, PARLANCE_LOG_LEVEL: "info", ...(s3 && s3Env(s3.settings)) };
    const folderOf = (at: number) => (s3 ? join(folder, String(at)) : folder);
    // They find an empty database together: one makes the tables, the others wait.
    const servers = await Promise.all(
      Array.from({ length: count }, (_, at) => startServer({ folder: folderOf(at), env })),
    );
    const first = await openData(settings);
    for (const key of clientKeys) await first.addKey(key);
    await first.close();
    const started = [...servers];
    onTestFailed(async () => console.error(await describeFailure(settings, started)));
    const random = seeded(count);
    const { pick } = chooser(random);
    let requests: readonly ServerProcess[] = servers;
    const clients = await openClients(() => pick(requests).origin, random);
    await clients.prepare();

    await clients.run(6, writes / 2);
    const killed = servers.pop() as ServerProcess;
    const goingOn = clients.run(6, writes / 2);
    await killed.kill();
    await goingOn;
    await clients.finish();
    await expect.poll(() => servers[0]?.workLeft(), untilSettled).toEqual([]);
    expect(await clients.missing(() => true)).toEqual([]);

    // What one process learns, another uses in the next request.
    servers.push(await startServer({ folder: folderOf(count - 1), env }));
    started.push(...servers.slice(-1));
    for (let time = 0; time < 4; time++) {
      requests = [servers[time % count] as ServerProcess];
      const { memory, source } = await clients.confirmOne();
      requests = [servers[(time + 1) % count] as ServerProcess];
      expect(await clients.scoresOf(memory, source)).toEqual([100]);
    }
    requests = servers;
    const beside = await openData(settings);
    const left = 4000 - usedBefore;
    const statuses = await sendInOneWindow(beside, left + 100, () => pick(servers).origin);
    const served = statuses.filter((status) => status === 200).length;
    // A process may keep what it had leased to itself.
    expect(served).toBeGreaterThan(left - 50 * count);
    expect(served).toBeLessThanOrEqual(left);
    expect(statuses.filter((status) => status === 429)).toHaveLength(statuses.length - served);

    for (const server of servers) expect(await server.stop()).toBe(0);
    expect(await beside.translatedCharacters()).toBe(translatedCharacters * (await beside.countTranslations()));
    await beside.sweep();
    expect(await beside.filesWithoutRow()).toEqual([]);
    await beside.close();
    await clients.close();
    await s3?.close();
    await rm(folder, { recursive: true });
  },
);

/** A process whose time of day is ahead. */
const clockAhead = (ms: number) =>
  `--import=data:text/javascript,${encodeURIComponent(`const now=Date.now;Date.now=()=>now()+${ms}`)}`;

test.runIf(isProof)(
  "while S3 fails, PostgreSQL ends connections, a process is killed and clocks differ, nothing acknowledged is lost",
  patience,
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "trouble-"));
    const databaseUrl = await newPostgresDatabase();
    const s3 = await openS3();
    const start = (at: number) =>
      startServer({
        folder: join(folder, String(at)),
        env: { DATABASE_URL: databaseUrl, NODE_OPTIONS: clockAhead(4000 * at), ...s3Env(s3.settings) },
      });
    const servers = await Promise.all([0, 1, 2].map(start));
    const data = await openData({ databaseUrl, dataFolder: join(folder, "data"), s3: s3.settings });
    for (const key of clientKeys) await data.addKey(key);
    const random = seeded(3);
    const { pick } = chooser(random);
    const clients = await openClients(() => pick(servers).origin, random);
    await clients.prepare();
    const calm = { busyFor: 0, delayMs: 0, breaksAfter: Number.POSITIVE_INFINITY, losesFor: 0 };
    for (const fault of [{ busyFor: 30 }, { delayMs: 400 }, { breaksAfter: 20 }, { losesFor: 15 }]) {
      Object.assign(s3.state, calm, fault);
      const written = clients.run(6, 60);
      await endConnections(databaseUrl);
      await servers[2]?.kill();
      await written;
      Object.assign(s3.state, calm);
      servers[2] = await start(2);
    }
    await clients.finish();
    await expect.poll(() => servers[0]?.workLeft(), untilSettled).toEqual([]);
    expect(await clients.missing(() => true)).toEqual([]);
    for (const server of servers) expect(await server.stop()).toBe(0);
    expect(await data.translatedCharacters()).toBe(translatedCharacters * (await data.countTranslations()));
    await data.sweep();
    expect(await data.filesWithoutRow()).toEqual([]);
    await data.close();
    await clients.close();
    await s3.close();
    await rm(folder, { recursive: true });
  },
);

/** What the processes said, those that were killed included, and what became of the work that they took on. */
async function describeFailure(settings: Parameters<typeof openData>[0], servers: readonly ServerProcess[]) {
  const said = servers.map(({ origin, errors }) => [origin, ...errors.filter((line) => !line.includes('"request"'))]);
  const data = await openData(settings);
  const rows = await data.describeWork();
  await data.close();
  return [...said.flat(), ...rows].join("\n");
}

/** The statuses of requests with a key that has used up much of its rate limit; a slow machine may need several tries. */
async function sendInOneWindow(
  data: Awaited<ReturnType<typeof openData>>,
  count: number,
  originOf: () => string,
): Promise<number[]> {
  for (let time = 0; time < 5; time++) {
    const key = `${keyAtLimit}-${time}`;
    await data.addKey(key);
    const started = performance.now();
    await data.useRateLimit(key, usedBefore);
    const statuses = await requestedFor(key, count, originOf);
    if (performance.now() - started < rateLimit.windowMs) return statuses;
  }
  throw new Error("The requests never fell into one window.");
}

/** The statuses of so many requests with one key, eight at a time. */
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
