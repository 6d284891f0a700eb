import type { TranslatableSpan } from "../document/translatable-span.ts";
import type { FilterSettings } from "../filter.ts";
import { FilterError } from "../filter-error.ts";
import { readPart } from "../ooxml/part.ts";
import type { ElementReader } from "../ooxml/reading.ts";
import { type PackagePart, requireEntry } from "../xml/package-filter.ts";
import { decodeText, escapeQuoted } from "../xml/references.ts";
import type { ZipArchive } from "../zip/archive.ts";
import { readCharacters, writeCharacters } from "./characters.ts";
import type { TextCopies } from "./repeated-cells.ts";

/** Attributes that repeat texts of cells, by root and element, in a pivot table's source or in cells that it writes. */
const repeatingAttributes: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "x:pivotCacheDefinition": { "x:cacheField": ["name", "caption"], "x:s": ["v", "c"] },
  "x:pivotTableDefinition": {
    "x:pivotTableDefinition": ["dataCaption", "grandTotalCaption", "rowHeaderCaption", "colHeaderCaption"],
    "x:pivotField": ["name"],
    "x:item": ["n"],
    "x:dataField": ["name"],
  },
  slicerCacheDefinition: { slicerCacheDefinition: ["sourceName"] },
  timelineCacheDefinition: { timelineCacheDefinition: ["sourceName"] },
};

/** The elements inside which values must be unique. */
const scopes = ["x:cacheField", "x:pivotField"];

/**
 * The parts of pivot tables, and caches of slicers and timelines. Their texts change with those of cells, or a refresh
 * would remove the fields. A list stays unchanged if two of its names would become the same. Source: ECMA-376 part 1,
 * section 18.10.
 *
 * @param leave receives the names of parts that can't be read and stay unchanged
 */
export function readPivotParts(
  archive: ZipArchive,
  settings: FilterSettings,
  copies: TextCopies,
  leave: (name: string) => void,
): PackagePart[] {
  return archive.names.flatMap((name) => {
    const stem = /\/([a-zA-Z]+)\d*\.xml$/.exec(name)?.[1];
    const named = [stem, `${stem}s`, `${stem}Definition`];
    const root = Object.keys(repeatingAttributes).find((each) => named.includes(each.replace("x:", "")));
    if (root === undefined) return [];
    try {
      const { result: parts, ...part } = requireEntry(archive, name, (text) => readPivot(text, root, settings, copies));
      return [{ ...part, parts }];
    } catch (error) {
      if (!(error instanceof FilterError)) throw error;
      leave(name);
      return [];
    }
  });
}

function readPivot(text: string, root: string, settings: FilterSettings, copies: TextCopies): TranslatableSpan[] {
  const parts: TranslatableSpan[] = [];
  const lists = new Map<string, NameList>();
  let scope = 0;
  const visit = (element: string, names: readonly string[]) => (reader: ElementReader) => {
    if (scopes.includes(element)) scope++;
    for (const { name, value, start, end } of reader.scanner.attributes()) {
      if (!names.includes(name)) continue;
      const key = `${element} ${name} ${scopes.includes(element) ? "" : scope}`;
      const list = lists.get(key) ?? new NameList(copies);
      lists.set(key, list);
      parts.push({ start, end, segments: [], write: list.add(readCharacters(decodeText(value))) });
    }
  };
  const elements = Object.entries(repeatingAttributes[root] ?? {});
  const visitors = Object.fromEntries(elements.map(([element, names]) => [element, visit(element, names)]));
  readPart(text, root, { settings, vocabulary: { paragraphs: {}, visitors } });
  return parts;
}

/** Names that change together with the texts of cells. */
class NameList {
  readonly #copies: TextCopies;
  readonly #originals: string[] = [];
  #isUnique = true;

  constructor(copies: TextCopies) {
    this.#copies = copies;
  }

  /** @returns the writer of the name; the names of a list must be written in their order */
  add(original: string): () => string | undefined {
    const isFirst = this.#originals.push(original) === 1;
    return () => {
      if (isFirst) this.#compare();
      const current = this.#isUnique ? this.#copies.findChangedFrom(original) : undefined;
      return current === undefined ? undefined : escapeQuoted(writeCharacters(current, "_x000a_"));
    };
  }

  #compare(): void {
    const count = (names: readonly string[]) => new Set(names.map((name) => name.toLowerCase())).size;
    const currents = this.#originals.map((name) => this.#copies.findChangedFrom(name) ?? name);
    this.#isUnique = count(currents) === count(this.#originals);
  }
}
