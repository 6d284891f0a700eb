import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Chooser } from "../seeded.ts";
import { leaseOverMs } from "./cluster.ts";
import type { Surroundings } from "./surroundings.ts";

/** Begins while clients send requests. @returns what ends it */
export type BeginFault = (surroundings: Surroundings, chooser: Chooser) => Promise<() => unknown>;

const maxSkewMs = 20_000;
/** The event that a fault waits for may never happen. */
const patienceMs = 5000;

const processFaults = {
  async loseResponses({ cluster }) {
    cluster.losesResponses = true;
    return () => {
      cluster.losesResponses = false;
    };
  },

  async kill({ cluster }, { below }) {
    const at = below(cluster.size);
    await cluster.kill(at);
    return () => cluster.start(at);
  },

  async restart({ cluster }, { below }) {
    const at = below(cluster.size);
    await cluster.end(at);
    return () => cluster.start(at);
  },

  async killAll({ cluster }) {
    const all = Array.from({ length: cluster.size }, (_, at) => at);
    await Promise.all(all.map((at) => cluster.kill(at)));
    return () => Promise.all(all.map((at) => cluster.start(at)));
  },
} satisfies Record<string, BeginFault>;

/** Faults that hit work between two of its steps. Every seed has them. */
const targetedFaults = {
  /** A process takes over an import of another one that is paused, and then both work on it. */
  async overlap({ cluster, inDatabase }, { below }) {
    await inDatabase(async (client) => {
      const isStill = async ({ id, leased_by }: LeasedTask) =>
        (await findImports(client)).filter((now) => now.id === id).map((now) => now.leased_by === leased_by);
      // The process that continues may be the one that has the import; then it ends, and the next one is tried.
      for (let isTaken = false; !isTaken; cluster.resume()) {
        const [task] = await until(() => findImports(client));
        if (!task) return;
        // A process that is paused in a transaction keeps its task locked.
        await until(async () => {
          cluster.pause(() => true);
          await sleep(10);
          if ((await countTransactions(client)) === 0) return [true];
          cluster.resume();
          return [];
        });
        cluster.setClocks((_, before) => before + leaseOverMs);
        const chosen = below(cluster.size);
        cluster.resume((at) => at === chosen);
        await until(async () => {
          const [isSame] = await isStill(task);
          isTaken = isSame === false;
          return isSame ? [] : [true];
        });
      }
    });
    return () => {};
  },

  /** The effects of requests are recorded, but not their responses. Clients lose some of the responses. */
  async keepNoResponses({ cluster, inDatabase }) {
    await inDatabase((client) =>
      client.query(`
        create function refuse() returns trigger language plpgsql as 'begin raise lock_not_available; end';
        create trigger keep_no_responses before update on idempotency_keys for each row
          when (new.status is not null) execute function refuse()`),
    );
    cluster.losesResponses = true;
    return async () => {
      await inDatabase((client) => client.query("drop function refuse cascade"));
      cluster.losesResponses = false;
      cluster.setClocks((_, before) => before + leaseOverMs);
    };
  },
} satisfies Record<string, BeginFault>;

const clusterFaults = {
  ...processFaults,

  /** Waits for an import, so it begins with the work. */
  async killBusy({ cluster, inDatabase }, { below }) {
    await inDatabase((client) => until(() => findImports(client)));
    const at = below(cluster.size);
    await cluster.kill(at);
    return () => cluster.start(at);
  },

  /** One, or all but one. */
  async pause({ cluster }, { below, oneIn }) {
    const [chosen, isOne] = [below(cluster.size), oneIn(2)];
    const isPaused = (at: number) => (at === chosen) === isOne;
    cluster.pause(isPaused);
    cluster.setClocks((at, before) => (isPaused(at) ? before : before + leaseOverMs));
    return () => {
      cluster.resume();
      cluster.setClocks((at, before) => (isPaused(at) ? before + leaseOverMs : before));
    };
  },

  /** Statements lose their connections while they wait for a table. */
  async breakWaiting({ inDatabase }) {
    await inDatabase(async (client) => {
      for (const table of ["idempotency_keys", "memories", "tasks", "deliveries"]) {
        await client.query(`begin; lock table ${table} in exclusive mode`);
        const waiting = await until(() => findWaiting(client));
        for (const { pid } of waiting) await client.query("select pg_terminate_backend($1)", [pid]);
        await client.query("commit");
      }
    });
    return () => {};
  },

  /** Transactions lose against one that locks tables in another order than they do. */
  async deadlock({ inDatabase }) {
    await inDatabase(async (client) => {
      for (const [late, early] of [
        ["idempotency_keys", "memories"],
        ["idempotency_keys", "jobs"],
        ["memories", "tasks"],
      ]) {
        await client.query(`begin; set local deadlock_timeout = '10s'; lock table ${late} in exclusive mode`);
        await until(() => findWaiting(client));
        await client.query(`lock table ${early} in exclusive mode`);
        await client.query("commit");
      }
    });
    return () => {};
  },

  async skewClocks({ cluster }, { below }) {
    cluster.setClocks(() => below(2 * maxSkewMs) - maxSkewMs);
    return () => cluster.setClocks(() => 0);
  },

  async restartDatabase({ postgres }, { oneIn }) {
    await postgres?.end(oneIn(2) ? "SIGINT" : "SIGQUIT");
    await postgres?.start();
    return () => {};
  },

  async failBucket({ s3 }, { pick }) {
    const calm = { busyFor: 0, delayMs: 0, breaksAfter: Number.POSITIVE_INFINITY, losesFor: 0 };
    const trouble = pick([{ busyFor: 30 }, { delayMs: 200 }, { breaksAfter: 20 }, { losesFor: 15 }]);
    if (s3) Object.assign(s3.state, trouble);
    return () => s3 && Object.assign(s3.state, calm);
  },
} satisfies Record<string, BeginFault>;

interface LeasedTask {
  id: string;
  leased_by: string;
}

/** The imports that processes work on: they take longest. */
const findImports = async (client: pg.Client): Promise<LeasedTask[]> =>
  (await client.query("select id, leased_by from tasks where kind = 'import-memory' and leased_by is not null")).rows;

/** Transactions that have begun and not ended. */
const countTransactions = async (client: pg.Client): Promise<number> =>
  (
    await client.query(
      "select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() and xact_start is not null",
    )
  ).rowCount ?? 0;

/** The connections whose statements wait for a lock. */
const findWaiting = async (client: pg.Client): Promise<{ pid: number }[]> =>
  (
    await client.query(
      "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).rows;

/** @returns [] when nothing is found in time */
async function until<T>(find: () => Promise<T[]>): Promise<T[]> {
  const last = performance.now() + patienceMs;
  for (;;) {
    const found = await find();
    if (found.length > 0 || performance.now() > last) return found;
    await sleep(10);
  }
}

/** Those that begin with the work: they wait for an import, or need much of it. */
export const beginsWithWork = (name: string): boolean => name in targetedFaults || name === "killBusy";

const faultCount = 4;

/** The faults of a seed: the targeted ones and some of the others. Every few seeds have met all. */
export function faultsOf(seed: number, { postgres }: Surroundings): [name: string, begin: BeginFault][] {
  const targeted: [string, BeginFault][] = postgres ? Object.entries(targetedFaults) : [];
  const others = Object.entries(postgres ? clusterFaults : processFaults);
  const count = faultCount - targeted.length;
  return [...targeted, ...others.filter((_, at) => (at + seed * count) % others.length < count)];
}
