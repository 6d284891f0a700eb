import type { Unit } from "../document/unit.ts";
import type { FilterSettings } from "../filter.ts";
import { readPart } from "../ooxml/part.ts";
import type { ElementReader } from "../ooxml/reading.ts";
import { type PackagePart, readEntry } from "../xml/package-filter.ts";
import type { ZipArchive } from "../zip/archive.ts";
import { spreadsheet } from "./characters.ts";

export interface SharedString {
  index: number;
  unit: Unit;
}

/**
 * Reads the shared strings of a workbook (ECMA-376 part 1, section 18.4.9).
 *
 * @param context returns the sheet and cell of a string; strings without a context are skipped
 * @returns undefined when the workbook has none
 */
export function readStrings(
  archive: ZipArchive,
  name: string,
  settings: FilterSettings,
  context: (index: number) => string | undefined,
): { part: PackagePart; strings: readonly SharedString[] } | undefined {
  const indexes = new Map<number, number>();
  let index = -1;
  const reading = {
    settings,
    vocabulary: {
      paragraphs: { "x:si": spreadsheet },
      visitors: {
        "x:si": (element: ElementReader) => {
          index++;
          indexes.set(element.scanner.end, index);
          if (context(index) === undefined) element.content();
        },
      },
    },
    get context() {
      return context(index);
    },
  };
  const entry = readEntry(archive, name, (text) => readPart(text, "x:sst", reading));
  if (!entry) return undefined;
  const { result: matches, ...part } = entry;
  const strings = matches.map((leaf) => ({ index: indexes.get(leaf.start) as number, unit: leaf as Unit }));
  return { part: { ...part, parts: [] }, strings };
}
