import { FairQueue } from "../core/fair-queue.ts";
import { waitFor } from "../core/turns.ts";
import type { Leases } from "../store/background/leases.ts";

/** The time for which only one process learns a memory, unless it extends it. After a crash, others wait until then. */
const leaseMs = 30_000;
/** The interval between checks whether another process has learned a memory. */
const pollMs = 2000;
/** Memories that need more bytes than this for learning count as large. */
const maxSmallBytes = 20_000_000;

/** The prefix of the names of learning leases; the ID of the memory follows. */
export const leasePrefix = "learning ";

export interface MemoryToLearn {
  id: number;
  organizationId: number;
  /** The bytes that learning will add; 0 if the memory is learned or closed. */
  lackingBytes(): number;
  /** Learns the memory, unless another process has. @returns whether this process learned it */
  learn(): Promise<boolean>;
}

export interface LearningOptions {
  leases: Pick<Leases, "take" | "keep" | "release">;
  report(error: unknown): void;
  wait?: ((ms: number, signal: AbortSignal) => Promise<void>) | undefined;
}

/**
 * Learns memories next to all other work. Only one process learns a memory at a time; the others load the result. A
 * process learns a large memory and a small one at a time. Organizations take turns, each with its smallest first.
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

  begin(memory: MemoryToLearn): void {
    if (this.#running.has(memory.id) || this.#ending.signal.aborted) return;
    const work = this.#learn(memory).finally(() => this.#running.delete(memory.id));
    this.#running.set(memory.id, work);
    work.catch((error) => this.#ending.signal.aborted || this.#options.report(error));
  }

  /** Resolves when this process or another one has learned the memory. */
  async waitForLearning(memoryId: number): Promise<void> {
    await this.#running.get(memoryId);
  }

  /** Starts no more learning. Running learning ends with the engines. */
  stop(): void {
    this.#ending.abort();
  }

  async waitForEnd(): Promise<void> {
    await Promise.allSettled(this.#running.values());
  }

  async #learn(memory: MemoryToLearn): Promise<void> {
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

  /** @returns false when another process learns it */
  async #learnAlone(memory: MemoryToLearn): Promise<boolean> {
    const { leases, report } = this.#options;
    const name = leasePrefix + memory.id;
    const endsAt = await leases.take(name, leaseMs);
    if (endsAt === undefined) return false;
    /** While the database can't be reached, the lease stays valid until its end. */
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
