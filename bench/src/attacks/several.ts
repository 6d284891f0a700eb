import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  chooser,
  clientKeys,
  openClients,
  openData,
  openS3,
  seeded,
  translatedCharacters,
} from "@openparlance/server/testing/processes";
import { type RunningProcess, settingsIn, startProcess } from "../neighbors/server-process.ts";
import { type PostgresProcess, startPostgres } from "../server/postgres-process.ts";
import { brokenOf, type Trial, type TrialResult } from "./trial.ts";

const processes = 3;
const clientsAtOnce = 6;
const megabyte = 2 ** 20;
/** What was sent and went wrong is done again later, each after a wait of its own. */
const settleSeconds = 180;
/** A process that cannot start is started again at most so often. */
const maxStarts = 10;
const keyAtLimit = "quota-key-for-production";
/** Of the requests that the rate limit allows; the rest is few enough to be sent within its window. */
const usedBefore = 3600;
const requestsLeft = 4000 - usedBefore;

interface World {
  servers: RunningProcess[];
  postgres: PostgresProcess;
  s3: Awaited<ReturnType<typeof openS3>>;
  /** Kills one with all that it does, and starts it again. */
  restart(at: number): Promise<void>;
  isOver(): boolean;
}

/** Makes trouble until it is over. @returns how often */
type Trouble = (world: World) => Promise<number>;

interface Setting {
  trouble: Trouble;
  writes: number;
  /** Milliseconds by which the clock of each process is ahead. */
  aheadMs?: readonly number[];
}

/** Lets clients write while trouble is made, and then looks for everything that was acknowledged. */
async function trySeveral({ trouble, writes, aheadMs = [] }: Setting): Promise<TrialResult> {
  const folder = await mkdtemp(join(tmpdir(), "parlance-bench-"));
  const postgres = await startPostgres();
  const s3 = await openS3();
  const { bucket, endpoint, region, keyId, secret } = s3.settings;
  const start = async (at: number) =>
    startProcess(
      await settingsIn(join(folder, String(at)), {
        ...{ PARLANCE_MODE: "development", PARLANCE_LOG_LEVEL: "silent", DATABASE_URL: postgres.address },
        ...{ PARLANCE_S3_BUCKET: bucket, PARLANCE_S3_ENDPOINT: endpoint, PARLANCE_S3_REGION: region },
        ...{ PARLANCE_S3_KEY_ID: keyId, PARLANCE_S3_SECRET: secret, BENCH_CLOCK_AHEAD_MS: String(aheadMs[at] ?? 0) },
      }),
    );
  const servers: RunningProcess[] = [];
  const closing: (() => Promise<unknown>)[] = [];
  try {
    servers.push(...(await Promise.all(Array.from({ length: processes }, (_, at) => start(at)))));
    const data = await openData({
      databaseUrl: postgres.address,
      dataFolder: join(folder, "0", "data"),
      s3: s3.settings,
    });
    closing.push(data.close);
    for (const key of [...clientKeys, keyAtLimit]) await data.addKey(key);
    const random = seeded(processes);
    const { pick } = chooser(random);
    const clients = await openClients(() => pick(servers).origin, random, true);
    closing.push(clients.close);
    await clients.prepare();

    let isOver = false;
    const restart = async (at: number) => {
      await servers[at]?.kill();
      // One whose database goes away while it starts ends, and is started again by whatever watches over it.
      for (let tries = 1; tries < maxStarts; tries++) {
        const started = await start(at).catch(() => undefined);
        if (started) {
          servers[at] = started;
          return;
        }
      }
      servers[at] = await start(at);
    };
    const written = clients.run(clientsAtOnce, writes).finally(() => {
      isOver = true;
    });
    const troubled = trouble({ ...{ servers, postgres, s3, restart }, isOver: () => isOver });
    const [, times] = await allEnded(written, troubled);
    Object.assign(s3.state, calm);
    await clients.finish();
    const settled = await waitUntilSettled(servers);
    const missing = await clients.missing(() => true);
    const served = await sendAll(() => pick(servers).origin, data.useRateLimit);

    const usages = await Promise.all(servers.map((server) => server.usage()));
    const stopped = await Promise.all(servers.map((server) => server.stop()));
    const characters = await data.translatedCharacters();
    const expected = translatedCharacters * (await data.countTranslations());
    await data.sweep();
    const orphans = await data.filesWithoutRow();
    return {
      seen: {
        ...{ processes, troubles: times, "requests acknowledged": clients.writes(), "refused as busy": clients.busy() },
        ...{ "facts checked": clients.acknowledged.length, missing: missing.length },
        ...{
          "files without a row": orphans.length,
          "characters metered": characters,
          "characters translated": expected,
        },
        ...{ "requests that the rate limit allows": requestsLeft, "of them served": served },
        "CPU s": usages.reduce((sum, { cpuMs }) => sum + cpuMs / 1000, 0),
        "most MB of a process": Math.max(...usages.map(({ peakBytes }) => peakBytes)) / megabyte,
      },
      broken: [
        ...missing.slice(0, 10),
        ...brokenOf({
          "Work did not end, or was given up.": settled,
          "Bytes stay without a row.": orphans.length === 0,
          "Translations are metered wrongly.": characters === expected,
          "More was served than the rate limit allows.": served <= requestsLeft,
          "Less was served than processes may keep to themselves.": served > requestsLeft - 50 * processes,
          "A process did not stop.": stopped.every((seconds) => seconds !== undefined),
          "There was no trouble.": times > 0,
        }),
      ],
    };
  } finally {
    for (const close of closing) await close();
    for (const server of servers) await server.kill();
    await s3.close();
    await postgres.stop();
    await rm(folder, { recursive: true });
  }
}

/** What both bring, once both have ended. */
async function allEnded<One, Other>(one: Promise<One>, other: Promise<Other>): Promise<[One, Other]> {
  await Promise.allSettled([one, other]);
  return Promise.all([one, other]);
}

const calm = { busyFor: 0, delayMs: 0, losesFor: 0, breaksAfter: Number.POSITIVE_INFINITY };

/** Waits until no work is left; false when some was given up, or does not end. */
async function waitUntilSettled(servers: readonly RunningProcess[]): Promise<boolean> {
  for (let waited = 0; waited < settleSeconds; waited++) {
    const figures = await (await fetch(`${servers[0]?.origin}/metrics`)).text();
    // A database that takes too long leaves the figures of the work out.
    const isKnown = /^parlance_deliveries /m.test(figures);
    if (isKnown && !/^parlance_(?:tasks|deliveries).* [1-9]/m.test(figures))
      return !/^parlance_dead_tasks/m.test(figures);
    await sleep(1000);
  }
  return false;
}

/** Sends more requests with one key than are left of its rate limit, to all processes. @returns how many were served */
async function sendAll(originOf: () => string, use: (key: string, requests: number) => Promise<void>): Promise<number> {
  await use(keyAtLimit, usedBefore);
  const headers = { authorization: `Basic ${btoa(`${keyAtLimit}:`)}` };
  let left = requestsLeft + 100;
  let served = 0;
  const client = async () => {
    while (left-- > 0) {
      const response = await fetch(`${originOf()}/v2/languages`, { headers });
      await response.arrayBuffer();
      if (response.status === 200) served++;
    }
  };
  await Promise.all(Array.from({ length: 8 }, client));
  return served;
}

const killAgain: Trouble = async ({ restart, isOver }) => {
  let times = 0;
  while (!isOver()) {
    await sleep(500 + 300 * (times % 5));
    await restart(times++ % processes);
  }
  return times;
};

/** Each fault of the store of files in turn, with a second of calm between two. */
const troubleFiles: Trouble = async ({ s3, isOver }) => {
  const faults = [{ busyFor: 30 }, { delayMs: 400 }, { breaksAfter: 20 }, { losesFor: 15 }];
  let times = 0;
  while (!isOver()) {
    Object.assign(s3.state, calm, faults[times++ % faults.length]);
    await sleep(1500);
    Object.assign(s3.state, calm);
    await sleep(1000);
  }
  return times;
};

const cutDatabase: Trouble = async ({ postgres, isOver }) => {
  let cut = 0;
  while (!isOver()) {
    await sleep(700);
    cut += await postgres.cutConnections();
  }
  return cut;
};

const everything: Trouble = async (world) => {
  const times = await Promise.all([killAgain(world), troubleFiles(world), cutDatabase(world)]);
  return times.reduce((sum, each) => sum + each, 0);
};

const expects =
  "everything that was acknowledged is there, once; no bytes without a row; metering and the rate limit are exact; no work is given up; every process ends when it is told to";

const trial = (sends: string, setting: Setting): Trial => ({
  sends: `${sends}, while ${clientsAtOnce} clients write to ${processes} processes on one PostgreSQL with files in S3`,
  times: setting.writes,
  expects,
  run: () => trySeveral(setting),
});

/** Several processes as one server. */
export const several: Record<string, Trial> = {
  killed: trial("each process is killed in turn and started again", { trouble: killAgain, writes: 300 }),
  s3: trial("S3 is busy, slow, breaks off its bodies, and loses responses to what it did", {
    trouble: troubleFiles,
    writes: 400,
  }),
  postgres: trial("PostgreSQL ends all connections every 0.7 s", { trouble: cutDatabase, writes: 300 }),
  clocks: trial("the clocks of two processes are 4 s ahead and 4 s behind", {
    trouble: async () => 1,
    writes: 200,
    aheadMs: [0, 4000, -4000],
  }),
  everything: trial("processes are killed, S3 fails, PostgreSQL ends connections, and clocks are wrong", {
    trouble: everything,
    writes: 300,
    aheadMs: [0, 4000, -4000],
  }),
};
