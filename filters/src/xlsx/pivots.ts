import type { TranslatableSpan } from "../document/translatable-span.ts";
import type { FilterSettings } from "../filter.ts";
import { readPart } from "../ooxml/part.ts";
import type { ElementReader } from "../ooxml/reading.ts";
import { type PackagePart, requireEntry } from "../xml/package-filter.ts";
import { decodeText, escapeAttribute } from "../xml/references.ts";
import type { ZipArchive } from "../zip/archive.ts";
import { readCharacters } from "./characters.ts";
import type { Copies } from "./repeated-cells.ts";
import { writeCharacters } from "./write.ts";

/** Attributes that repeat cells, by root and element: what a pivot table is made of, and what it writes into cells. */
const repeating: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "x:pivotCacheDefinition": { "x:cacheField": ["name", "caption"], "x:s": ["v", "c"] },
  "x:pivotTableDefinition": {
    "x:pivotTableDefinition": ["dataCaption", "grandTotalCaption", "rowHeaderCaption", "colHeaderCaption"],
    "x:pivotField": ["name"],
    "x:item": ["n"],
    "x:dataField": ["name"],
  },
};

/**
 * The parts of pivot tables, whose texts follow those of cells: after a refresh, a field with another name than its
 * column is gone. Source: ECMA-376 part 1, section 18.10.
 */
export function pivotParts(archive: ZipArchive, settings: FilterSettings, copies: Copies): PackagePart[] {
  return archive.names.flatMap((name) => {
    const kind = /\/(pivotCacheDefinition|pivotTable)\d*\.xml$/.exec(name)?.[1];
    if (kind === undefined) return [];
    const root = kind === "pivotTable" ? "x:pivotTableDefinition" : "x:pivotCacheDefinition";
    const parts: TranslatableSpan[] = [];
    const visitors = Object.entries(repeating[root] ?? {}).map(([element, names]) => [
      element,
      (reader: ElementReader) => parts.push(...followers(reader, names, copies)),
    ]);
    const { matches: _, ...part } = requireEntry(archive, name, (text) => {
      readPart(text, root, { settings, vocabulary: { paragraphs: {}, visitors: Object.fromEntries(visitors) } });
    });
    return [{ ...part, parts }];
  });
}

function followers({ scanner }: ElementReader, names: readonly string[], copies: Copies): TranslatableSpan[] {
  return scanner
    .attributes()
    .filter(({ name }) => names.includes(name))
    .map(({ value, start, end }) => {
      const write = () => {
        const current = copies.changedFrom(readCharacters(decodeText(value)));
        return current === undefined ? undefined : escapeAttribute(writeCharacters(current, "_x000a_"));
      };
      return { start, end, segments: [], write };
    });
}
