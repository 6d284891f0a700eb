import { Unzip, type UnzipFile, UnzipInflate } from "fflate";
import { FilterError } from "../filter-error.ts";
import { crc32 } from "../zip/crc32.ts";
import { readChecksums } from "../zip/directory.ts";
import { brokenZipError, checkName, pieceBytes, UnpackGuard, type ZipLimits } from "../zip/limits.ts";
import { concat } from "../zip/replace.ts";
import type { StreamReader } from "./stream.ts";

/** The limit of the directory: enough for the maximum of entries with names of some hundred bytes. */
const directoryBytes = 2 ** 22;

/**
 * Reads the files with an extension in a ZIP archive that comes in pieces. The files are read one after the other, each
 * with a separate reader, in memory that does not grow with the archive.
 *
 * @throws FilterError "File extraction error" if it is damaged, exceeds the limits, or contains no such file
 */
export class ZippedReader<Item> implements StreamReader<Item> {
  readonly #extension: string;
  readonly #newReader: () => StreamReader<Item>;
  readonly #limits: ZipLimits;
  readonly #guard: UnpackGuard;
  readonly #unzip: Unzip;
  readonly #end = new ArchiveEnd(directoryBytes);
  /** The checksums of the files that were read, by their names. */
  readonly #checksums = new Map<string, number>();
  #items: Item[] = [];
  #pushed = 0;
  #matches = 0;
  #open = 0;

  /** @param extension lower case, with the dot */
  constructor(extension: string, newReader: () => StreamReader<Item>, limits: ZipLimits) {
    this.#extension = extension;
    this.#newReader = newReader;
    this.#limits = limits;
    this.#guard = new UnpackGuard(limits);
    this.#unzip = new Unzip((entry) => this.#begin(entry));
    this.#unzip.register(UnzipInflate);
  }

  push(piece: Uint8Array): Item[] {
    for (let at = 0; at < piece.length; at += pieceBytes) {
      const part = piece.subarray(at, at + pieceBytes);
      this.#unzip.push(part);
      this.#end.push(part);
      this.#pushed += part.length;
    }
    return this.#take();
  }

  end(): Item[] {
    try {
      this.#unzip.push(new Uint8Array(), true);
    } catch (cause) {
      throw cause instanceof FilterError ? cause : brokenZipError("not a ZIP archive, or a truncated one", { cause });
    }
    if (this.#open > 0) throw brokenZipError("a truncated archive");
    if (this.#matches === 0) throw brokenZipError(`no ${this.#extension} file in the archive, or no archive`);
    this.#compareChecksums();
    return this.#take();
  }

  #begin(entry: UnzipFile): void {
    this.#guard.addEntry();
    checkName(entry.name);
    if (entry.name.toLowerCase().endsWith(this.#extension)) this.#read(entry);
  }

  #read(entry: UnzipFile): void {
    const reader = this.#newReader();
    const startedAt = this.#pushed;
    let unpacked = 0;
    let checksum = 0;
    this.#matches++;
    this.#open++;
    entry.ondata = (error, bytes, isLast) => {
      if (error)
        throw error instanceof FilterError
          ? error
          : brokenZipError("an entry is damaged", { entry: entry.name, cause: error });
      unpacked += bytes.length;
      this.#guard.addBytes(entry.name, bytes.length, { unpacked, packed: this.#pushed - startedAt + pieceBytes });
      checksum = crc32(bytes, checksum);
      for (const item of reader.push(bytes)) this.#items.push(item);
      if (!isLast) return;
      this.#checksums.set(entry.name, checksum);
      for (const item of reader.end()) this.#items.push(item);
      this.#open--;
    };
    entry.start();
  }

  /** Compares checksums, which are known only at the end. */
  #compareChecksums(): void {
    const { bytes } = this.#end;
    const stated = readChecksums(bytes, this.#pushed - bytes.length, this.#limits);
    for (const [name, checksum] of this.#checksums) {
      if (stated.get(name) !== checksum) throw brokenZipError("an entry is damaged", { entry: name });
    }
  }

  #take(): Item[] {
    const used = this.#items;
    this.#items = [];
    return used;
  }
}

/** Keeps the last bytes of a stream: at least a fixed number. */
class ArchiveEnd {
  readonly #maxBytes: number;
  readonly #parts: Uint8Array[] = [];
  #length = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): Uint8Array {
    return concat(this.#parts);
  }

  push(part: Uint8Array): void {
    this.#parts.push(part.slice());
    this.#length += part.length;
    for (let first = this.#parts[0]; first && this.#length - first.length >= this.#maxBytes; first = this.#parts[0]) {
      this.#length -= first.length;
      this.#parts.shift();
    }
  }
}
