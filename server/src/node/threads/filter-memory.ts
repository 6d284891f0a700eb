import { ByteBudget } from "../../core/byte-budget.ts";

/** The most bytes that a filter needs for each byte of a file's text, in a thread that takes care of its heap. */
const bytesPerByte = 16;
const megabyte = 2 ** 20;

/**
 * The memory of the files that are open in threads. Small files never wait for large ones: they have 64 MB of their
 * own. Files that need up to 128 MB share as much, and of larger ones a single one is open at a time.
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
   * @param textBytes of its text
   * @param onWait called at once when there is none
   * @returns gives it back, once
   */
  take(organizationId: number, textBytes: number, signal?: AbortSignal, onWait?: () => void): Promise<() => void> {
    const needed = textBytes * bytesPerByte;
    const { budget } = this.#budgets.find(({ upTo }) => needed <= upTo) ?? (this.#budgets[2] as { budget: ByteBudget });
    return budget.take(organizationId, needed, signal, onWait);
  }
}
