import { Inflate } from "fflate";
import { defaultLimits } from "../limits.ts";
import { crc32 } from "./crc32.ts";
import { type DirectoryEntry, readDirectory, readLocalHeader } from "./directory.ts";
import { brokenZipError, pieceBytes, UnpackGuard, type ZipLimits } from "./limits.ts";
import { replaceEntries } from "./replace.ts";

/**
 * A ZIP archive in memory whose entries are unpacked when requested, within the limits; an entry that contains more
 * than it declares is refused. Archives inside it are never opened.
 *
 * @throws FilterError "File extraction error" naming the entry, if it is damaged or encrypted, or exceeds the limits
 */
export class ZipArchive {
  readonly #file: Uint8Array;
  readonly #entries: ReadonlyMap<string, DirectoryEntry>;
  readonly #trailer: Uint8Array;
  readonly #guard: UnpackGuard;

  constructor(file: Uint8Array, limits: ZipLimits = defaultLimits) {
    const { entries, trailer } = readDirectory(file, limits);
    this.#file = file;
    this.#entries = new Map(entries.map((entry) => [entry.name, entry]));
    this.#trailer = trailer;
    this.#guard = new UnpackGuard(limits);
  }

  /** In the order of the directory. */
  get names(): string[] {
    return [...this.#entries.keys()];
  }

  /** The unpacked entry with this name, if any. An entry that is read twice counts twice for the limit. */
  read(name: string): Uint8Array | undefined {
    const entry = this.#entries.get(name);
    if (!entry) return undefined;
    const { dataAt } = readLocalHeader(this.#file, entry);
    const packed = this.#file.subarray(dataAt, dataAt + entry.packed);
    const bytes = this.#unpack(entry, packed);
    if (crc32(bytes) !== entry.crc) throw brokenZipError("an entry is damaged", { entry: name });
    return bytes;
  }

  /** The archive with new contents of some entries. The contents of all others stay unchanged. */
  replaceContents(contents: ReadonlyMap<string, Uint8Array>): Uint8Array {
    for (const name of contents.keys()) {
      if (!this.#entries.has(name)) throw new RangeError(`The archive has no entry ${name}.`);
    }
    if (contents.size === 0) return this.#file;
    return replaceEntries(this.#file, { entries: [...this.#entries.values()], trailer: this.#trailer }, contents);
  }

  #unpack(entry: DirectoryEntry, packed: Uint8Array): Uint8Array {
    if (entry.method === 0) {
      this.#guard.addBytes(entry.name, packed.length, { unpacked: packed.length, packed: packed.length });
      return packed;
    }
    if (entry.method !== 8) throw brokenZipError("an entry is packed by an unknown method", { entry: entry.name });
    return this.#inflate(entry, packed);
  }

  #inflate({ name, size }: DirectoryEntry, packed: Uint8Array): Uint8Array {
    // Joining separate pieces later would take twice the memory.
    const bytes = new Uint8Array(size);
    let unpacked = 0;
    let consumed = 0;
    const inflate = new Inflate((piece) => {
      const at = unpacked;
      unpacked += piece.length;
      // The sum of the declared sizes is within the limits, but actual sizes may be larger.
      if (unpacked > size) throw brokenZipError("an entry holds more than it states", { entry: name });
      this.#guard.addBytes(name, piece.length, { unpacked, packed: consumed });
      bytes.set(piece, at);
    });
    try {
      do {
        const end = Math.min(consumed + pieceBytes, packed.length);
        const piece = packed.subarray(consumed, end);
        consumed = end;
        inflate.push(piece, end === packed.length);
      } while (consumed < packed.length);
    } catch (error) {
      if (error instanceof Error && error.name === "FilterError") throw error;
      throw brokenZipError("an entry is damaged", { entry: name, cause: error });
    }
    return bytes.subarray(0, unpacked);
  }
}
