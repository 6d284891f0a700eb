import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Chooser } from "../seeded.ts";
import { leaseOverMs } from "./cluster.ts";
import type { Surroundings } from "./surroundings.ts";

/** Begins a fault while clients send requests. @returns a function that ends it */
export type BeginFault = (surroundings: Surroundings, chooser: Chooser) => Promise<() => unknown>;

const maxSkewMs = 20_000;
/** An event that a fault waits for may never happen. */
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
    await cluster.endProcess(at);
    return () => cluster.start(at);
  },

  async killAll({ cluster }) {
    const all = Array.from({ length: cluster.size }, (_, at) => at);
    await Promise.all(all.map((at) => cluster.kill(at)));
    return () => Promise.all(all.map((at) => cluster.start(at)));
  },
} satisfies Record<string, BeginFault>;

/** These hit work between two of its steps. Every seed has them. */
const targetedFaults = {
  /** A process takes over a paused process's import, and then both work on it. */
  async overlap({ cluster, inDatabase }, { below }) {
    await inDatabase(async (client) => {
      const isStill = async ({ id, leased_by }: LeasedTask) =>
        (await findImports(client)).filter((now) => now.id === id).map((now) => now.leased_by === leased_by);
      // The process that continues may be the owner of the import and end it; then the next import is tried.
      for (let isTaken = false; !isTaken; cluster.resume()) {
        const [task] = await until(() => findImports(client));
        if (!task) return;
        // A process that is paused inside a transaction keeps its task locked.
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

  /** Effects of requests are stored without their responses, some of which the network loses. */
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

  /** Kills a process once an import has begun. */
  async killBusy({ cluster, inDatabase }, { below }) {
    await inDatabase((client) => until(() => findImports(client)));
    const at = below(cluster.size);
    await cluster.kill(at);
    return () => cluster.start(at);
  },

  /** Pauses one process, or all but one. */
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

  /** Breaks the connections of statements that wait for a table. */
  async breakWaiting({ inDatabase }) {
    await inDatabase(async (client) => {
      for (const table of ["idempotency_keys", "memories", "tasks", "deliveries"]) {
        await client.query(`begin; lock table ${table} in exclusive mode`);
        const waiting = await until(() => findWaitingConnections(client));
        for (const { pid } of waiting) await client.query("select pg_terminate_backend($1)", [pid]);
        await client.query("commit");
      }
    });
    return () => {};
  },

  /** Locks tables in the wrong order, so that transactions of the server lose a deadlock. */
  async deadlock({ inDatabase }) {
    await inDatabase(async (client) => {
      for (const [late, early] of [
        ["idempotency_keys", "memories"],
        ["idempotency_keys", "jobs"],
        ["memories", "tasks"],
      ]) {
        await client.query(`begin; set local deadlock_timeout = '10s'; lock table ${late} in exclusive mode`);
        await until(() => findWaitingConnections(client));
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

/** Imports in progress; they are the longest tasks. */
const findImports = async (client: pg.Client): Promise<LeasedTask[]> =>
  (await client.query("select id, leased_by from tasks where kind = 'import-memory' and leased_by is not null")).rows;

const countTransactions = async (client: pg.Client): Promise<number> =>
  (
    await client.query(
      "select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() and xact_start is not null",
    )
  ).rowCount ?? 0;

/** Connections whose statement waits for a lock. */
const findWaitingConnections = async (client: pg.Client): Promise<{ pid: number }[]> =>
  (
    await client.query(
      "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).rows;

/** @returns [] after `patienceMs` */
async function until<T>(find: () => Promise<T[]>): Promise<T[]> {
  const last = performance.now() + patienceMs;
  for (;;) {
    const found = await find();
    if (found.length > 0 || performance.now() > last) return found;
    await sleep(10);
  }
}

/** Faults that wait for an import, or depend on much work. */
export const beginsWithWork = (name: string): boolean => name in targetedFaults || name === "killBusy";

const faultCount = 4;

/** Targeted faults and some others; a few consecutive seeds have all. */
export function faultsOf(seed: number, { postgres }: Surroundings): [name: string, begin: BeginFault][] {
  const targeted: [string, BeginFault][] = postgres ? Object.entries(targetedFaults) : [];
  const others = Object.entries(postgres ? clusterFaults : processFaults);
  const count = faultCount - targeted.length;
  return [...targeted, ...others.filter((_, at) => (at + seed * count) % others.length < count)];
}
