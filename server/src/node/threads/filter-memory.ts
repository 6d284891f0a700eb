import { ByteBudget } from "../../core/byte-budget.ts";

/** The maximum of bytes that a filter needs for each byte of a file's text, in a thread that limits its heap. */
const bytesPerByte = 16;
const megabyte = 2 ** 20;

/**
 * The memory of the files that are open in threads. Small files have 64 MB of their own, so they never wait for large
 * ones. Files that need up to 128 MB share another 128 MB, and of larger ones a single one is open at a time.
 */
export class FilterMemory {
  readonly #budgets = [
    { upTo: 16 * megabyte, budget: new ByteBudget(64 * megabyte) },
    { upTo: 128 * megabyte, budget: new ByteBudget(128 * megabyte) },
    { upTo: Number.POSITIVE_INFINITY, budget: new ByteBudget(1) },
  ];

  get reservedBytes(): number[] {
    return this.#budgets.map(({ budget }) => budget.reservedBytes);
  }

  /**
   * Waits until there is memory for a file.
   *
   * @param textBytes the size of its text
   * @param onWait called when the memory isn't free at once
   * @returns a function that frees the memory; further calls do nothing
   */
  take(organizationId: number, textBytes: number, signal?: AbortSignal, onWait?: () => void): Promise<() => void> {
    const needed = textBytes * bytesPerByte;
    const { budget } = this.#budgets.find(({ upTo }) => needed <= upTo) ?? (this.#budgets[2] as { budget: ByteBudget });
    return budget.take(organizationId, needed, signal, onWait);
  }
}
