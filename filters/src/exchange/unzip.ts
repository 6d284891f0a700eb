import { Unzip, UnzipInflate } from "fflate";
import { FilterError } from "../filter-error.ts";
import { broken, checkName, pieceBytes, UnpackGuard, type ZipLimits } from "../zip/limits.ts";
import type { StreamReader } from "./stream.ts";

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
    found++;
    open++;
    entry.ondata = (error, bytes, isLast) => {
      if (error)
        throw error instanceof FilterError ? error : broken(`entry ${entry.name} is damaged`, { cause: error });
      unpacked += bytes.length;
      guard.addBytes(entry.name, bytes.length, { unpacked, packed: pushed - startedAt + pieceBytes });
      for (const item of reader.push(bytes)) items.push(item);
      if (!isLast) return;
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
      return take();
    },
  };
}
