import { FilterError } from "../filter-error.ts";

/** Larger than the parts of a file, because an allocator returns only large blocks to the system at once. */
const blockBytes = 2 ** 20;

type TransferableBuffer = ArrayBuffer & { transfer?(length: number): ArrayBuffer };

/** A file that arrives in pieces and is held in memory. */
export class CollectedBytes {
  readonly #maxBytes: number;
  #blocks: Uint8Array<ArrayBuffer>[] = [];
  /** The number of bytes in the last block. */
  #filled = blockBytes;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Copies a piece. @throws FilterError "File extraction error" when the file is too large */
  add(piece: Uint8Array): void {
    for (let at = 0; at < piece.length; ) {
      if (this.#filled === blockBytes) {
        this.#blocks.push(new Uint8Array(blockBytes));
        this.#filled = 0;
      }
      const part = piece.subarray(at, at + blockBytes - this.#filled);
      this.#blocks.at(-1)?.set(part, this.#filled);
      this.#filled += part.length;
      at += part.length;
    }
    if (this.#length > this.#maxBytes) throw new FilterError("File extraction error", "the file is too large");
  }

  get #length(): number {
    return blockBytes * (this.#blocks.length - 1) + this.#filled;
  }

  /** Moves the file to one array. Each block is freed when it was copied, so that the file is in memory only once. */
  take(): Uint8Array {
    const whole = new Uint8Array(this.#length);
    for (const [at, block] of this.#blocks.entries()) {
      const start = at * blockBytes;
      whole.set(block.subarray(0, whole.length - start), start);
      // Engines before ES2024 free it later.
      (block.buffer as TransferableBuffer).transfer?.(0);
    }
    this.#blocks = [];
    this.#filled = blockBytes;
    return whole;
  }
}
