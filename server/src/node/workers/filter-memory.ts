import { ByteBudget } from "../../core/byte-budget.ts";

/** The maximum of bytes that a filter needs for each byte of a large file's text, in a worker that limits its heap. */
const bytesPerByte = 16;
/** The maximum for a small file, which may have only short segments. */
const maxBytesPerByte = 80;
const megabyte = 2 ** 20;

/**
 * The memory of the files that are open in workers. Small files have 64 MB of their own, so they never wait for large
 * ones. Files that need up to 128 MB share another 128 MB. Only one larger file is open at a time.
 */
export class FilterMemory {
  readonly #budgets = [
    { upTo: 16 * megabyte, budget: new ByteBudget(64 * megabyte) },
    { upTo: 128 * megabyte, budget: new ByteBudget(128 * megabyte) },
    { budget: new ByteBudget(1) },
  ] as const;

  /**
   * Waits until there is memory for a file whose text has `textBytes`. `onWait` is called when the memory isn't free at
   * once. Returns a function that frees the memory; running it again has no effect.
   */
  take(organizationId: number, textBytes: number, signal?: AbortSignal, onWait?: () => void): Promise<() => void> {
    const needed = textBytes * bytesPerByte;
    const [small, medium, large] = this.#budgets;
    if (needed > small.upTo) {
      return (needed > medium.upTo ? large : medium).budget.take(organizationId, needed, signal, onWait);
    }
    return small.budget.take(organizationId, Math.min(textBytes * maxBytesPerByte, small.upTo), signal, onWait);
  }
}
