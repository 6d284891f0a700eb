import { Unzip, UnzipInflate } from "fflate";
import { FilterError } from "../filter-error.ts";
import { crc32 } from "../zip/crc32.ts";
import { readChecksums } from "../zip/directory.ts";
import { broken, checkName, pieceBytes, UnpackGuard, type ZipLimits } from "../zip/limits.ts";
import { concat } from "../zip/replace.ts";
import type { StreamReader } from "./stream.ts";

/** A directory of the most entries that are allowed, with names of some hundred bytes. */
const directoryBytes = 2 ** 22;

/**
 * Reads the files with an extension in a ZIP archive that comes in pieces, one after the other, each with a reader of
 * its own, in memory that does not grow with the archive.
 *
 * @throws FilterError "File extraction error": damaged, beyond the limits, no such file in it
 */
export function zippedReader<Item>(
  extension: string,
  newReader: () => StreamReader<Item>,
  limits: ZipLimits,
): StreamReader<Item> {
  const guard = new UnpackGuard(limits);
  const end = new EndOf(directoryBytes);
  const checksums = new Map<string, number>();
  let items: Item[] = [];
  let pushed = 0;
  let found = 0;
  let open = 0;

  const unzip = new Unzip((entry) => {
    guard.addEntry();
    checkName(entry.name);
    if (!entry.name.toLowerCase().endsWith(extension)) return;
    const reader = newReader();
    const startedAt = pushed;
    let unpacked = 0;
    let checksum = 0;
    found++;
    open++;
    entry.ondata = (error, bytes, isLast) => {
      if (error)
        throw error instanceof FilterError ? error : broken("an entry is damaged", { entry: entry.name, cause: error });
      unpacked += bytes.length;
      guard.addBytes(entry.name, bytes.length, { unpacked, packed: pushed - startedAt + pieceBytes });
      checksum = crc32(bytes, checksum);
      for (const item of reader.push(bytes)) items.push(item);
      if (!isLast) return;
      checksums.set(entry.name, checksum);
      for (const item of reader.end()) items.push(item);
      open--;
    };
    entry.start();
  });
  unzip.register(UnzipInflate);

  function take(): Item[] {
    const taken = items;
    items = [];
    return taken;
  }

  return {
    push(piece) {
      for (let at = 0; at < piece.length; at += pieceBytes) {
        const part = piece.subarray(at, at + pieceBytes);
        unzip.push(part);
        end.push(part);
        pushed += part.length;
      }
      return take();
    },
    end() {
      try {
        unzip.push(new Uint8Array(), true);
      } catch (cause) {
        throw cause instanceof FilterError ? cause : broken("not a ZIP archive, or a truncated one", { cause });
      }
      if (open > 0) throw broken("a truncated archive");
      if (found === 0) throw broken(`no ${extension} file in the archive, or no archive`);
      // Only now is it known what the entries should have been.
      const { bytes } = end;
      const stated = readChecksums(bytes, pushed - bytes.length, limits);
      for (const [name, checksum] of checksums) {
        if (stated.get(name) !== checksum) throw broken("an entry is damaged", { entry: name });
      }
      return take();
    },
  };
}

/** The last bytes of what comes in pieces, at least so many of them. */
class EndOf {
  readonly #mostBytes: number;
  readonly #parts: Uint8Array[] = [];
  #length = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get bytes(): Uint8Array {
    return concat(this.#parts);
  }

  push(part: Uint8Array): void {
    this.#parts.push(part.slice());
    this.#length += part.length;
    for (let first = this.#parts[0]; first && this.#length - first.length >= this.#mostBytes; first = this.#parts[0]) {
      this.#length -= first.length;
      this.#parts.shift();
    }
  }
}
