import { FilterError } from "../filter-error.ts";
import { defaultLimits } from "../limits.ts";
import { readDirectory } from "./directory.ts";

const zipSignature = [0x50, 0x4b, 0x03, 0x04];

/**
 * Measures a file's text, in bytes. For an archive, it is the stated unpacked size of its entries with markup. A
 * damaged archive, which will be refused, counts with its packed size.
 */
export function textBytes(file: Uint8Array): number {
  if (!zipSignature.every((byte, at) => file[at] === byte)) return file.length;
  try {
    const { entries } = readDirectory(file, defaultLimits);
    return entries.reduce(
      (sum, { name, size }) => (/ml$|\.(?:rels|ncx|opf|svg|vml)$/i.test(name) ? sum + size : sum),
      0,
    );
  } catch (error) {
    if (!(error instanceof FilterError)) throw error;
    return file.length;
  }
}
