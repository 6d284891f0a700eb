import { FairQueue } from "../core/fair-queue.ts";
import { waitFor } from "../core/turns.ts";
import type { Leases } from "../store/background/leases.ts";

/**
 * The time for which a process alone learns a memory, unless it extends it; a crashed process's memories wait so long.
 */
const leaseMs = 30_000;
/** The interval between checks whether another process has learned a memory. */
const pollMs = 2000;
/** Memories that need more bytes than this for learning are learned one at a time. */
const maxSmallBytes = 20_000_000;

/** The names of learning leases start with this; the ID of the memory follows. */
export const leasePrefix = "learning ";

export interface Lacking {
  id: number;
  organizationId: number;
  /** The bytes that learning will add; 0 once it lacks nothing, or is closed. */
  lackingBytes(): number;
  /** Learns it, unless another process has. @returns whether it was learned here */
  learn(): Promise<boolean>;
}

export interface LearningOptions {
  leases: Pick<Leases, "take" | "keep" | "release">;
  report(error: unknown): void;
  /** Resolves after so many milliseconds, or when the signal aborts. */
  wait?: ((ms: number, signal: AbortSignal) => Promise<void>) | undefined;
}

/**
 * Learns memories next to all other work. Of all processes, one learns a memory at a time, and the others take what it
 * has learned. A process learns a large memory and a small one at a time. Organizations take turns, each with its
 * smallest first.
 */
export class Learning {
  /** The number of times that this process has learned a memory. */
  trainings = 0;
  readonly #options: LearningOptions;
  readonly #queues = { small: new FairQueue(), large: new FairQueue() };
  readonly #running = new Map<number, Promise<void>>();
  readonly #ending = new AbortController();

  constructor(options: LearningOptions) {
    this.#options = options;
  }

  /** Begins to learn a memory unless that is under way. */
  begin(memory: Lacking): void {
    if (this.#running.has(memory.id) || this.#ending.signal.aborted) return;
    const work = this.#learn(memory).finally(() => this.#running.delete(memory.id));
    this.#running.set(memory.id, work);
    work.catch((error) => this.#ending.signal.aborted || this.#options.report(error));
  }

  /** Done when the memory is learned, here or by another process. */
  async learned(memoryId: number): Promise<void> {
    await this.#running.get(memoryId);
  }

  /** Begins nothing more. What is under way ends with the engines. */
  stop(): void {
    this.#ending.abort();
  }

  async ended(): Promise<void> {
    await Promise.allSettled(this.#running.values());
  }

  async #learn(memory: Lacking): Promise<void> {
    const { signal } = this.#ending;
    const { wait = waitFor } = this.#options;
    for (;;) {
      const size = memory.lackingBytes();
      if (size === 0 || signal.aborted) return;
      const queue = size > maxSmallBytes ? this.#queues.large : this.#queues.small;
      // Changes during or after learning are learned too.
      if (!(await queue.run(memory.organizationId, () => this.#learnAlone(memory), { size })))
        await wait(pollMs, signal);
    }
  }

  /** @returns whether no other process learns it */
  async #learnAlone(memory: Lacking): Promise<boolean> {
    const { leases, report } = this.#options;
    const name = leasePrefix + memory.id;
    const endsAt = await leases.take(name, leaseMs);
    if (endsAt === undefined) return false;
    /** While the database is away, it stays ours until it ends. */
    let lease: Promise<number | undefined> = Promise.resolve(endsAt);
    const renewal = setInterval(() => {
      lease = lease.then(async (endsAt) => {
        try {
          return endsAt && (await leases.keep(name, endsAt, leaseMs));
        } catch (error) {
          report(error);
          return endsAt;
        }
      });
    }, leaseMs / 3);
    try {
      if (await memory.learn()) this.trainings++;
      return true;
    } finally {
      clearInterval(renewal);
      await lease.then(async (endsAt) => endsAt && leases.release(name, endsAt)).catch(report);
    }
  }
}
