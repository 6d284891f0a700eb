/** The number of times that small work may pass larger work that doesn't fit yet. */
const maxPasses = 16;

interface WaitingWork {
  bytes: number;
  passes: number;
  start: () => void;
}

/**
 * Shares memory among owners. Work waits until the bytes that it needs are free, and owners take turns. Work that fits
 * overtakes work that doesn't, up to a limit. Work that needs more than the budget runs as the only one.
 */
export class ByteBudget<Owner = number> {
  readonly #maxBytes: number;
  /** Owners with waiting work; the first one is served next. */
  readonly #lines = new Map<Owner, WaitingWork[]>();
  #reservedBytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get reservedBytes(): number {
    return this.#reservedBytes;
  }

  /**
   * Resolves when the memory is free, to a function that frees it again; running that twice has no further effect.
   * `onWait` is called when the memory is not free at once.
   * @throws the signal's reason when it is aborted while the work waits
   */
  async take(owner: Owner, bytes: number, signal?: AbortSignal, onWait = () => {}): Promise<() => void> {
    signal?.throwIfAborted();
    const share = Math.min(bytes, this.#maxBytes);
    await this.#waitForTurn(owner, share, signal, onWait);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.#reservedBytes -= share;
      this.#startNext();
    };
  }

  #waitForTurn(owner: Owner, bytes: number, signal: AbortSignal | undefined, onWait: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      let isWaiting = true;
      const drop = () => {
        this.#remove(owner, waiting);
        reject(signal?.reason);
        // The removed work may have been too large to fit, so that the rest waited for it.
        this.#startNext();
      };
      const start = () => {
        isWaiting = false;
        signal?.removeEventListener("abort", drop);
        resolve();
      };
      const waiting: WaitingWork = { bytes, passes: 0, start };
      signal?.addEventListener("abort", drop, { once: true });
      const line = this.#lines.get(owner);
      if (line) line.push(waiting);
      else this.#lines.set(owner, [waiting]);
      this.#startNext();
      if (isWaiting) onWait();
    });
  }

  #startNext(): void {
    for (let next = this.#takeNext(); next; next = this.#takeNext()) next.start();
  }

  #takeNext(): WaitingWork | undefined {
    const passed: WaitingWork[] = [];
    for (const [owner, line] of this.#lines) {
      for (const waiting of line) {
        if (this.#reservedBytes + waiting.bytes <= this.#maxBytes) {
          for (const other of passed) other.passes++;
          this.#reservedBytes += waiting.bytes;
          this.#remove(owner, waiting);
          this.#putLast(owner);
          return waiting;
        }
        if (waiting.passes >= maxPasses) return undefined;
        passed.push(waiting);
      }
    }
    return undefined;
  }

  #putLast(owner: Owner): void {
    const line = this.#lines.get(owner);
    if (!line) return;
    this.#lines.delete(owner);
    this.#lines.set(owner, line);
  }

  #remove(owner: Owner, waiting: WaitingWork): void {
    const line = this.#lines.get(owner) ?? [];
    const left = line.toSpliced(line.indexOf(waiting), 1);
    if (left.length > 0) this.#lines.set(owner, left);
    else this.#lines.delete(owner);
  }
}
