import type { Turn, WorkOptions } from "@openparlance/engine";
import { Counts } from "./counts.ts";
import { FairShares } from "./fair-shares.ts";

/** An owner has as much running and waiting work as it may have. */
export class QueueFullError extends Error {
  override readonly name = "QueueFullError";
}

export interface FairQueueOptions {
  /** Pieces of work that run at the same time; 1 by default. */
  slots?: number;
  /** The limit of running and waiting pieces of work of one owner; more are refused. */
  maxPerOwner?: number;
  /**
   * Work that takes memory only starts while the sizes of all such work together are below this limit. Otherwise large
   * work might wait forever for more room than small work leaves. Work of size 0 always starts.
   */
  maxBegunSize?: number;
  /** The length of a turn; 10 by default. */
  sliceMs?: number;
  /** Milliseconds since any moment. */
  now?: () => number;
  /** Runs before each turn that follows another, so that messages and cancellations are seen. */
  yieldToEvents?: () => Promise<void>;
}

interface WaitingWork {
  size: number;
  takesMemory: boolean;
  hasBegun: boolean;
  start: () => void;
}

/**
 * Shares a thread, or a few, among owners. The owner that used it least is next, regardless of how much work others
 * have waiting. Work that pauses goes after its owner's other work of the same size. Long work delays neither other
 * owners nor other work of its owner.
 */
export class FairQueue<Owner = number> {
  readonly #slots: number;
  readonly #maxPerOwner: number;
  readonly #maxBegunSize: number;
  readonly #sliceMs: number;
  readonly #now: () => number;
  readonly #yieldToEvents: () => Promise<void>;
  readonly #shares = new FairShares<Owner>();
  /** Owners with waiting work. If several used the same time, the first one is served next. */
  readonly #lines = new Map<Owner, WaitingWork[]>();
  /** Pieces of work, running and waiting, by owner. */
  readonly #counts = new Counts<Owner>();
  /** Sizes of started work that takes memory, by owner. */
  readonly #begun = new Map<Owner, number[]>();
  #begunSize = 0;
  #running = 0;

  constructor(options: FairQueueOptions = {}) {
    this.#slots = options.slots ?? 1;
    this.#maxPerOwner = options.maxPerOwner ?? Number.POSITIVE_INFINITY;
    this.#maxBegunSize = options.maxBegunSize ?? Number.POSITIVE_INFINITY;
    this.#sliceMs = options.sliceMs ?? 10;
    this.#now = options.now ?? (() => performance.now());
    this.#yieldToEvents = options.yieldToEvents ?? (async () => {});
  }

  get waitingCount(): number {
    let count = 0;
    for (const line of this.#lines.values()) count += line.length;
    return count;
  }

  /**
   * Runs the work when it is its owner's turn.
   *
   * @throws QueueFullError when the owner has `maxPerOwner` pieces of work; the signal's reason when it aborts the wait
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
    const hasUsedSlice = () => this.#now() - (startedAt ?? 0) >= this.#sliceMs;
    const turn: Turn = {
      get isOver() {
        return hasUsedSlice();
      },
      pause: async () => {
        end();
        // The slot stays in use until messages were handled: new work goes before work that was running.
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
        // The ended work may have been the only reason why other work had to wait.
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

  /** Resolves when the work has a slot; `started` is called at that moment. */
  #enter(
    owner: Owner,
    { signal, ...work }: Omit<WaitingWork, "start"> & Pick<WorkOptions, "signal">,
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
      const waiting: WaitingWork = { ...work, start };
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

  #takeNext(): WaitingWork | undefined {
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

  /** While an owner's work takes memory, more such work must be below half its size to start. @returns −1 for none */
  #indexOfNext(owner: Owner, line: readonly WaitingWork[]): number {
    return line.findIndex((waiting) => this.#mayBegin(owner, waiting));
  }

  #mayBegin(owner: Owner, { size, takesMemory, hasBegun }: Omit<WaitingWork, "start">): boolean {
    if (!takesMemory || hasBegun) return true;
    const isRoom = size === 0 || this.#begunSize < this.#maxBegunSize;
    return isRoom && size < Math.min(...(this.#begun.get(owner) ?? [])) / 2;
  }

  #noteBegun(owner: Owner, size: number): void {
    this.#begunSize += size;
    this.#begun.set(owner, [...(this.#begun.get(owner) ?? []), size]);
  }

  #forgetBegun(owner: Owner, size: number): void {
    this.#begunSize -= size;
    const begun = this.#begun.get(owner) ?? [];
    const left = begun.toSpliced(begun.indexOf(size), 1);
    if (left.length > 0) this.#begun.set(owner, left);
    else this.#begun.delete(owner);
  }

  #drop(owner: Owner, waiting: WaitingWork): void {
    const line = this.#lines.get(owner);
    const at = line?.indexOf(waiting) ?? -1;
    if (!line || at < 0) return;
    line.splice(at, 1);
    if (line.length === 0) this.#lines.delete(owner);
  }
}
