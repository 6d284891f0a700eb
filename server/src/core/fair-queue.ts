import type { Turn, WorkOptions } from "@openparlance/engine";
import { Counts } from "./counts.ts";
import { FairShares } from "./fair-shares.ts";

/** One owner has as much work waiting as it may. */
export class QueueFullError extends Error {
  override readonly name = "QueueFullError";
}

export interface FairQueueOptions {
  /** Pieces of work that run at the same time; 1 unless given. */
  slots?: number;
  /** Pieces of work, running and waiting, that one owner may have; more are refused. */
  maxPerOwner?: number;
  /** A turn is over after so long; 10 unless given. */
  sliceMs?: number;
  /** Milliseconds, from any moment on. */
  now?: () => number;
  /** Runs before each turn that follows another, so that messages and cancellations are seen. */
  yieldToEvents?: () => Promise<void>;
}

interface Waiting {
  size: number;
  takesMemory: boolean;
  hasBegun: boolean;
  start: () => void;
}

/**
 * Shares a thread, or a few, among owners: the one that used it least is next, whatever each of them has waiting. Work
 * that pauses goes after its owner's other work of the same size. Long work delays neither other owners nor the owner
 * itself.
 */
export class FairQueue<Owner = number> {
  readonly #slots: number;
  readonly #maxPerOwner: number;
  readonly #sliceMs: number;
  readonly #now: () => number;
  readonly #yieldToEvents: () => Promise<void>;
  readonly #shares = new FairShares<Owner>();
  /** Owners with waiting work; of those that used the same time, the first one is served next. */
  readonly #lines = new Map<Owner, Waiting[]>();
  /** Pieces of work, running and waiting, by owner. */
  readonly #counts = new Counts<Owner>();
  /** Sizes of work that takes memory and is half done, by owner. */
  readonly #begun = new Map<Owner, number[]>();
  #running = 0;

  constructor(options: FairQueueOptions = {}) {
    this.#slots = options.slots ?? 1;
    this.#maxPerOwner = options.maxPerOwner ?? Number.POSITIVE_INFINITY;
    this.#sliceMs = options.sliceMs ?? 10;
    this.#now = options.now ?? (() => performance.now());
    this.#yieldToEvents = options.yieldToEvents ?? (async () => {});
  }

  /** Pieces of work that wait for their turn. */
  get waiting(): number {
    let count = 0;
    for (const line of this.#lines.values()) count += line.length;
    return count;
  }

  /**
   * Runs the work when its owner's turn has come.
   *
   * @throws QueueFullError when the owner has too much waiting; the signal's reason when it is aborted before the end of
   *   a pause
   */
  async run<T>(owner: Owner, work: (turn: Turn) => Promise<T> | T, options: WorkOptions = {}): Promise<T> {
    const { signal, size = 0, takesMemory = false, hasBegun = false } = options;
    signal?.throwIfAborted();
    if (this.#counts.of(owner) >= this.#maxPerOwner) throw new QueueFullError("Too much work is waiting.");
    this.#counts.add(owner, 1);
    let hasSlot = false;
    let startedAt: number | undefined;
    const begin = () => {
      hasSlot = true;
      startedAt = this.#now();
      this.#shares.begin(owner);
    };
    const end = () => this.#shares.add(owner, this.#now() - (startedAt ?? 0));
    const over = () => this.#now() - (startedAt ?? 0) >= this.#sliceMs;
    const turn: Turn = {
      get isOver() {
        return over();
      },
      pause: async () => {
        end();
        // The slot stays taken until messages have been seen: what they bring goes before work that was running.
        await this.#yieldToEvents();
        startedAt = this.#now();
        signal?.throwIfAborted();
        const entered = this.#enter(owner, { size, takesMemory, hasBegun: true, signal });
        hasSlot = false;
        this.#leave();
        await entered;
        begin();
      },
    };
    try {
      const isNext = this.#running < this.#slots && this.#lines.size === 0;
      if (isNext && this.#mayBegin(owner, { size, takesMemory, hasBegun })) {
        this.#running++;
        if (takesMemory) this.#noteBegun(owner, size);
      } else {
        const entered = this.#enter(owner, { size, takesMemory, hasBegun, signal }, () => {
          if (takesMemory) this.#noteBegun(owner, size);
        });
        // The ended work may have been all that kept the waiting work from starting.
        this.#startNext();
        await entered;
      }
      begin();
      return await work(turn);
    } finally {
      this.#counts.add(owner, -1);
      if (startedAt !== undefined && takesMemory) this.#forgetBegun(owner, size);
      if (hasSlot) end();
      if (hasSlot) this.#yieldToEvents().then(this.#leave, this.#leave);
    }
  }

  /**
   * Resolves with a slot taken.
   *
   * @param started called at the moment that it is
   */
  #enter(
    owner: Owner,
    { signal, ...work }: Omit<Waiting, "start"> & Pick<WorkOptions, "signal">,
    started = () => {},
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const drop = () => {
        this.#drop(owner, waiting);
        reject(signal?.reason);
      };
      const start = () => {
        signal?.removeEventListener("abort", drop);
        started();
        resolve();
      };
      const waiting: Waiting = { ...work, start };
      signal?.addEventListener("abort", drop, { once: true });
      const line = this.#lines.get(owner);
      if (!line) this.#lines.set(owner, [waiting]);
      else line.splice(line.findLastIndex((other) => other.size <= work.size) + 1, 0, waiting);
    });
  }

  readonly #leave = (): void => {
    this.#running--;
    this.#startNext();
  };

  #startNext(): void {
    while (this.#running < this.#slots) {
      const next = this.#takeNext();
      if (!next) return;
      this.#running++;
      next.start();
    }
  }

  #takeNext(): Waiting | undefined {
    const lineOf = (owner: Owner) => this.#lines.get(owner) ?? [];
    const owner = this.#shares.next(this.#lines.keys(), (each) => this.#indexOfNext(each, lineOf(each)) >= 0);
    if (owner === undefined) return undefined;
    const line = lineOf(owner);
    const [next] = line.splice(this.#indexOfNext(owner, line), 1);
    // The owner goes after all others.
    this.#lines.delete(owner);
    if (line.length > 0) this.#lines.set(owner, line);
    return next;
  }

  /** While an owner's work that takes memory is half done, none begins that is not far smaller. −1 for none. */
  #indexOfNext(owner: Owner, line: readonly Waiting[]): number {
    return line.findIndex((waiting) => this.#mayBegin(owner, waiting));
  }

  #mayBegin(owner: Owner, { size, takesMemory, hasBegun }: Omit<Waiting, "start">): boolean {
    return !takesMemory || hasBegun || size < Math.min(...(this.#begun.get(owner) ?? [])) / 2;
  }

  #noteBegun(owner: Owner, size: number): void {
    this.#begun.set(owner, [...(this.#begun.get(owner) ?? []), size]);
  }

  #forgetBegun(owner: Owner, size: number): void {
    const begun = this.#begun.get(owner) ?? [];
    const left = begun.toSpliced(begun.indexOf(size), 1);
    if (left.length > 0) this.#begun.set(owner, left);
    else this.#begun.delete(owner);
  }

  #drop(owner: Owner, waiting: Waiting): void {
    const line = this.#lines.get(owner);
    const at = line?.indexOf(waiting) ?? -1;
    if (!line || at < 0) return;
    line.splice(at, 1);
    if (line.length === 0) this.#lines.delete(owner);
  }
}
