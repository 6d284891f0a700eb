import { type Part, readEntry } from "../document/package-filter.ts";
import type { Unit } from "../document/unit.ts";
import type { Settings } from "../filter.ts";
import { FilterError } from "../filter-error.ts";
import { readPart } from "../ooxml/part.ts";
import type { ElementReader, Leaf, Vocabulary } from "../ooxml/reading.ts";
import type { ZipArchive } from "../zip/archive.ts";
import { headerTexts } from "./header-footer.ts";
import { spreadsheet } from "./paragraphs.ts";
import type { References } from "./references.ts";
import type { Sheet } from "./workbook.ts";

/** What stands in the cells of a sheet. */
export interface SheetTexts {
  part: Part;
  /** Texts in the sheet itself, with the cell as context, or the sheet for those of no cell. */
  units: readonly Unit[];
  /** The shared strings in it, by their number, with the first cell of each: `B3`. */
  strings: ReadonlyMap<number, string>;
  /** The shared strings of the cells that were asked for. */
  headers: ReadonlyMap<string, number>;
  /** Where the texts stand that links show, most of them those of their cells. */
  displays: ReadonlySet<number>;
  /** Whether a formula has a text as result. */
  hasTextFormulas: boolean;
}

/** Headers and footers of pages. */
const printed: Vocabulary["looks"] = Object.fromEntries(
  ["odd", "even", "first"].flatMap((pages) =>
    ["header", "footer"].map((place) => [
      `x:${pages}${place === "header" ? "Header" : "Footer"}`,
      (element: ElementReader, into: Leaf[]) => {
        const { end } = element.scanner;
        element.content();
        into.push(...headerTexts(element.scanner.buffer.slice(end, element.scanner.start), end, place));
      },
    ]),
  ),
);

/** Reads a sheet (ECMA-376 part 1, section 18.3). */
export function readSheet(
  archive: ZipArchive,
  sheet: Sheet,
  { settings, references, wanted }: { settings: Settings; references: References; wanted: ReadonlySet<string> },
): SheetTexts {
  const strings = new Map<number, string>();
  const headers = new Map<string, number>();
  const displays = new Set<number>();
  let hasTextFormulas = false;
  let cell: string | undefined;
  let type: string | undefined;
  const vocabulary: Vocabulary = {
    paragraphs: { "x:is": spreadsheet },
    attributes: {
      "x:dataValidation": ["promptTitle", "prompt", "errorTitle", "error"],
      "x:hyperlink": ["tooltip", "display"],
    },
    looks: {
      ...printed,
      "x:c": ({ scanner }) => {
        const attributes = scanner.attributes();
        cell = attributes.find(({ name }) => name === "r")?.value;
        type = attributes.find(({ name }) => name === "t")?.value;
      },
      "x:v": (element) => {
        if (type !== "s") return;
        const index = Number(element.content());
        if (!strings.has(index)) strings.set(index, cell ?? "");
        if (cell !== undefined && wanted.has(cell)) headers.set(cell, index);
      },
      "x:f": (element) => {
        if (type === "str") hasTextFormulas = true;
        references.add(element.content());
      },
      "x:formula": (element) => references.add(element.content()),
      "x:formula1": (element) => references.add(element.content()),
      "x:formula2": (element) => references.add(element.content()),
      "x:hyperlink": (element) => {
        references.add(element.attribute("location") ?? "");
        const display = element.scanner.attributes().find(({ name }) => name === "display");
        if (display) displays.add(display.start);
      },
      "x:dataValidations": () => {
        cell = undefined;
      },
      "x:hyperlinks": () => {
        cell = undefined;
      },
    },
  };
  const reading = {
    settings,
    vocabulary,
    get context() {
      return placeOf(sheet, cell);
    },
  };
  const root = sheet.type === "chartsheet" ? "x:chartsheet" : "x:worksheet";
  const entry = readEntry(archive, sheet.target, (text) => readPart(text, root, reading));
  if (!entry) throw new FilterError("File extraction error", "an entry is missing", { entry: sheet.target });
  const { found, ...part } = entry;
  return { part: { ...part, parts: [] }, units: found as Unit[], strings, headers, displays, hasTextFormulas };
}

/** `Prices!B3` */
export function placeOf({ name }: Sheet, cell: string | undefined): string {
  return cell === undefined ? name : `${name}!${cell}`;
}
