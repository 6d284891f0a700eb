import { FilterError, type FilterErrorOptions } from "../filter-error.ts";
import type { Limits } from "../limits.ts";

/** The limits of unpacked bytes; `ratio` doesn't apply to entries below `freeBytes`. */
export type ZipLimits = Pick<Limits, "bytes" | "entries" | "ratio">;

/** An empty table of a real document packs better than 100:1, which is harmless below this size. */
const freeBytes = 2 ** 20;

/**
 * The bytes of an entry that are unpacked at once. They may become 1,032 times as many before they can be counted, and
 * the inflater's buffers take three times that: 30 MB. Half as many would take half the memory and a fifth more time.
 */
export const pieceBytes = 8_192;

/** Counts the unpacked bytes of an archive and stops at the limit, regardless of the sizes that it declares. */
export class UnpackGuard {
  readonly #limits: ZipLimits;
  #entries = 0;
  #bytes = 0;

  constructor(limits: ZipLimits) {
    this.#limits = limits;
  }

  addEntry(): void {
    this.#entries++;
    if (this.#entries > this.#limits.entries)
      throw brokenZipError(`the archive has more than ${this.#limits.entries} entries`);
  }

  /** @param entry the bytes of the entry so far, unpacked and packed, including these `added` bytes */
  addBytes(name: string, added: number, entry: { unpacked: number; packed: number }): void {
    this.#bytes += added;
    const { bytes, ratio } = this.#limits;
    if (this.#bytes > bytes) throw brokenZipError(`the archive has more than ${bytes} bytes unpacked`, { entry: name });
    if (entry.unpacked > freeBytes && entry.unpacked > ratio * entry.packed)
      throw brokenZipError(`an entry unpacks to more than ${ratio} times its size`, { entry: name });
  }
}

/** Refuses names that a file system could read as a way out of a folder. */
export function checkName(name: string): void {
  const isPath = /^[/\\]|^[A-Za-z]:|\0/.test(name) || name.split(/[/\\]/).includes("..");
  if (isPath) throw brokenZipError("archive with an entry whose name points outside of it");
}

export const brokenZipError = (detail: string, options?: FilterErrorOptions): FilterError =>
  new FilterError("File extraction error", detail, options);
