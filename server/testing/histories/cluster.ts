import { join } from "node:path";
import { expect } from "vitest";
import type { S3Settings } from "../../src/node/settings/s3-settings.ts";
import { type ServerProcess, startServer } from "../processes/server-process.ts";
import type { Chooser } from "../seeded.ts";

/** Longer than any lease, so that another process takes over the leased work. */
export const leaseOverMs = 40_000;

export interface Member {
  origin: string;
  isPaused: boolean;
  /** Aborts the requests that wait for the process. */
  patience: AbortController;
}

interface Running extends Member {
  process: ServerProcess;
}

/** Processes on one database, any of which can be paused or ended. */
export class Cluster {
  /** Whether responses are lost on their way to clients. */
  losesResponses = false;
  readonly #start: (at: number) => Promise<ServerProcess>;
  readonly #running: (Running | undefined)[];
  readonly #started: ServerProcess[] = [];
  readonly #clocksMs: number[];
  #up = Promise.withResolvers<void>();

  private constructor(count: number, start: (at: number) => Promise<ServerProcess>) {
    this.#start = start;
    this.#running = Array.from({ length: count });
    this.#clocksMs = Array.from({ length: count }, () => 0);
  }

  /** @param folder for data: one for all, or one for each process when files are in a bucket */
  static async open(
    count: number,
    folder: string,
    env: Readonly<Record<string, string>>,
    s3: S3Settings | undefined,
  ): Promise<Cluster> {
    const folderOf = (at: number) => (s3 ? join(folder, String(at)) : folder);
    const all = { ...env, ...(s3 && s3Env(s3)) };
    const cluster = new Cluster(count, (at) => startServer({ folder: folderOf(at), env: all }));
    // On an empty database, one process creates the tables and the others wait.
    await Promise.all(cluster.#running.map((_, at) => cluster.start(at)));
    return cluster;
  }

  /** The output of all processes, including killed ones. */
  get errors(): string[] {
    return this.#started.flatMap(({ errors }) => errors);
  }

  get size(): number {
    return this.#running.length;
  }

  get isUp(): boolean {
    return this.#running.some(Boolean);
  }

  async whenUp(): Promise<void> {
    while (!this.isUp) await this.#up.promise;
  }

  /** Chooses a process for the next request; undefined while none runs. */
  choose({ pick }: Chooser): Member | undefined {
    return pick(this.#running.filter((each) => each !== undefined));
  }

  async start(at: number): Promise<void> {
    const process = await this.#start(at);
    this.#started.push(process);
    this.#running[at] = { process, origin: process.origin, isPaused: false, patience: new AbortController() };
    process.setClock(this.#clocksMs[at] ?? 0);
    this.#up.resolve();
    this.#up = Promise.withResolvers();
  }

  /** Ends a process like a power failure. */
  async kill(at: number): Promise<void> {
    const running = this.#running[at];
    this.#running[at] = undefined;
    await running?.process.kill();
  }

  /** Ends a process in an orderly way, so that it saves its engines. */
  async endProcess(at: number): Promise<void> {
    const running = this.#running[at];
    this.#running[at] = undefined;
    await running?.process.stop();
  }

  pause(isPaused: (at: number) => boolean): void {
    for (const [at, each] of this.#running.entries()) {
      if (!each || !isPaused(at)) continue;
      each.isPaused = true;
      each.process.signal("SIGSTOP");
    }
  }

  resume(isResumed = (_: number): boolean => true): void {
    for (const [at, each] of this.#running.entries()) {
      if (!each || !isResumed(at)) continue;
      each.process.signal("SIGCONT");
      each.isPaused = false;
    }
  }

  /** Aborts the requests to paused processes. */
  leavePaused(): void {
    for (const each of this.#running) {
      if (!each?.isPaused) continue;
      each.patience.abort();
      each.patience = new AbortController();
    }
  }

  /** Sets how far ahead each process's clock is. */
  setClocks(aheadMs: (at: number, beforeMs: number) => number): void {
    for (const [at, before] of this.#clocksMs.entries()) {
      this.#clocksMs[at] = aheadMs(at, before);
      this.#running[at]?.process.setClock(this.#clocksMs[at]);
    }
  }

  /** Waits until no work is left. Advancing the clocks ends the leases of dead processes. */
  async settle(): Promise<void> {
    this.setClocks((_, before) => before + leaseOverMs);
    const workLeft = () => this.#running[0]?.process.workLeft();
    await expect.poll(workLeft, { timeout: 240_000, interval: 50 }).toEqual([]);
  }

  /** @returns exit codes */
  async stop(): Promise<(number | null | undefined)[]> {
    // A paused process can't end.
    this.resume();
    const running = this.#running.splice(0);
    return Promise.all(running.map((each) => each?.process.stop()));
  }
}

const s3Env = ({ bucket, endpoint, region, keyId, secret }: S3Settings) => ({
  PARLANCE_S3_BUCKET: bucket,
  PARLANCE_S3_ENDPOINT: endpoint,
  PARLANCE_S3_REGION: region,
  PARLANCE_S3_KEY_ID: keyId,
  PARLANCE_S3_SECRET: secret,
});
