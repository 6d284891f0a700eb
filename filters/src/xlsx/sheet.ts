import type { FilterSettings } from "../filter.ts";
import { readPart } from "../ooxml/part.ts";
import type { ElementReader, OoxmlVocabulary, TextUnit } from "../ooxml/reading.ts";
import { type PackagePart, requireEntry } from "../xml/package-filter.ts";
import { escapeText } from "../xml/references.ts";
import type { ZipArchive } from "../zip/archive.ts";
import { parseCell, rangeMatcher } from "./cell-references.ts";
import { readCharacters, spreadsheet, writeCharacters } from "./characters.ts";
import { addCriterionChange, addFormulaChange, type FormulaContext, listItems, ValidationList } from "./formulas.ts";
import { readHeaderTexts } from "./header-footer.ts";
import type { References } from "./references.ts";
import type { TextCopies } from "./repeated-cells.ts";
import type { Sheet } from "./workbook.ts";

export interface SheetTexts {
  part: PackagePart;
  /** Texts in the sheet itself. The context is the cell, or the sheet for texts outside of cells. */
  units: readonly TextUnit[];
  /** The shared strings that the sheet uses: their numbers, with the first cell of each (`B3`). */
  strings: ReadonlyMap<number, string>;
  /** The numbers of the shared strings in the requested cells, by cell. */
  headers: ReadonlyMap<string, number>;
  /** The offsets of the texts that links show; most of these texts repeat the cell. */
  displays: ReadonlySet<number>;
  hasTextFormulas: boolean;
}

/** Headers and footers of pages. */
const pageHeaders: OoxmlVocabulary["visitors"] = Object.fromEntries(
  ["odd", "even", "first"].flatMap((pages) =>
    ["header", "footer"].map((location) => [
      `x:${pages}${location === "header" ? "Header" : "Footer"}`,
      (element: ElementReader, into: TextUnit[]) => {
        const { end } = element.scanner;
        element.content();
        into.push(...readHeaderTexts(element.scanner.buffer.slice(end, element.scanner.start), end, location));
      },
    ]),
  ),
);

/** The attributes of a data validation that are messages to the user. */
const messages = ["promptTitle", "prompt", "errorTitle", "error"];

interface SheetReading extends FormulaContext {
  settings: FilterSettings;
  /** Cells whose shared strings are requested. */
  requestedCells: ReadonlySet<string>;
}

/** The limit of formulas with several results whose cells are recognized. */
const maxResults = 100;

/** Reads a sheet (ECMA-376 part 1, section 18.3). */
export function readSheet(archive: ZipArchive, sheet: Sheet, context: SheetReading): SheetTexts {
  const { settings, references, requestedCells, copies } = context;
  const reader = new SheetReader(references, requestedCells, copies, sheet.name);
  const reading = {
    settings,
    vocabulary: reader.vocabulary,
    get context() {
      return locate(sheet, reader.cell);
    },
  };
  const root = sheet.type === "chartsheet" ? "x:chartsheet" : "x:worksheet";
  const entry = requireEntry(archive, sheet.target, (text) => readPart(text, root, reading));
  const { result: matches, ...part } = entry;
  const { strings, headers, displays, hasTextFormulas } = reader;
  return { part: { ...part, parts: [] }, units: matches, strings, headers, displays, hasTextFormulas };
}

class SheetReader implements Pick<SheetTexts, "strings" | "headers" | "displays" | "hasTextFormulas"> {
  readonly strings = new Map<number, string>();
  readonly headers = new Map<string, number>();
  readonly displays = new Set<number>();
  hasTextFormulas = false;
  /** The current cell; undefined outside of cells. */
  cell: string | undefined;
  #cellType: string | undefined;
  readonly #references: References;
  readonly #requestedCells: ReadonlySet<string>;

  readonly #copies: TextCopies;
  readonly #name: string;
  #hasFormula = false;
  /** Tests for the cells that contain results of formulas with several results. */
  readonly #results: ReturnType<typeof rangeMatcher>[] = [];
  /** Whether the validation that is read is a list. */
  #isList = false;

  constructor(references: References, requestedCells: ReadonlySet<string>, copies: TextCopies, name: string) {
    this.#references = references;
    this.#requestedCells = requestedCells;
    this.#copies = copies;
    this.#name = name;
  }

  get vocabulary(): OoxmlVocabulary {
    const formula = (element: ElementReader, into: TextUnit[]) => this.#formula(element, into);
    const rule = (element: ElementReader, into: TextUnit[]) => this.#criterion(element, "text", into);
    const validation = (element: ElementReader) => {
      this.#isList = element.attribute("type") === "list";
    };
    const outside = () => {
      this.cell = undefined;
    };
    return {
      paragraphs: { "x:is": spreadsheet },
      attributes: {
        "x:dataValidation": messages,
        "x14:dataValidation": messages,
        "x:hyperlink": ["tooltip", "display"],
      },
      attributeText: { read: readCharacters, write: (text) => writeCharacters(text, "_x000a_") },
      visitors: {
        ...pageHeaders,
        "x:c": (element) => this.#begin(element),
        "x:v": (element, into) => this.#value(element, into),
        "x:f": (element, into) => {
          if (this.#cellType === "str") this.hasTextFormulas = true;
          const range = element.attribute("ref");
          if (range?.includes(":") && /^(?:array|dataTable)$/.test(element.attribute("t") ?? ""))
            this.#results.push(rangeMatcher(range));
          this.#hasFormula = true;
          formula(element, into);
        },
        "x:dataValidation": validation,
        "x14:dataValidation": validation,
        "x:cfRule": rule,
        "x14:cfRule": rule,
        "x:filter": (element, into) => this.#criterion(element, "val", into),
        "x:customFilter": (element, into) => this.#criterion(element, "val", into),
        "x:formula": formula,
        "x:formula1": formula,
        "x:formula2": formula,
        "xm:f": formula,
        "x:hyperlink": (element) => this.#hyperlink(element),
        "x:dataValidations": outside,
        "x:extLst": outside,
        "x:hyperlinks": outside,
      },
    };
  }

  #formula(element: ElementReader, into: TextUnit[]): void {
    const { scanner } = element;
    const isList = this.#isList && scanner.path.slice(-2).some((name) => name.endsWith("formula1"));
    const start = scanner.end;
    this.#references.add(element.content());
    if (scanner.start <= start) return;
    const location = { start, end: scanner.start };
    const raw = scanner.buffer.slice(start, scanner.start);
    const items = isList ? listItems(raw) : undefined;
    const span = items === undefined ? addFormulaChange(location, raw, this.#copies) : undefined;
    if (items !== undefined) into.push(new ValidationList(location, items, this.#name, this.#copies));
    else if (span) into.push(span);
  }

  /** Reads the value that cells are compared with. */
  #criterion(element: ElementReader, name: string, into: TextUnit[]): void {
    const attribute = element.scanner.attributes().find((each) => each.name === name);
    const type = element.attribute("type");
    const side = type === "beginsWith" ? "LEFT" : type === "endsWith" ? "RIGHT" : undefined;
    if (attribute) into.push(addCriterionChange(attribute, this.#copies, side));
  }

  #begin({ scanner }: ElementReader): void {
    const attributes = scanner.attributes();
    this.cell = attributes.find(({ name }) => name === "r")?.value;
    this.#cellType = attributes.find(({ name }) => name === "t")?.value;
    this.#hasFormula = false;
  }

  #value(element: ElementReader, into: TextUnit[]): void {
    if (this.#cellType === "str" && !this.#hasFormula) this.#text(element, into);
    if (this.#cellType !== "s") return;
    const index = Number(element.content());
    if (!this.strings.has(index)) this.strings.set(index, this.cell ?? "");
    if (this.cell !== undefined && this.#requestedCells.has(this.cell)) this.headers.set(this.cell, index);
  }

  #text(element: ElementReader, into: TextUnit[]): void {
    const { scanner, reading } = element;
    const { cell = "" } = this;
    this.#results.splice(0, this.#results.length - maxResults);
    const location = parseCell(cell);
    if (this.#results.some((matches) => matches(location))) return;
    const start = scanner.end;
    const plain = readCharacters(element.content());
    if (plain.trim() === "") return;
    into.push({
      start,
      end: scanner.start,
      text: { plain, tags: [] },
      context: reading.context ?? "",
      escape: (text) => escapeText(writeCharacters(text)),
      finish: (markup) => markup,
    });
  }

  #hyperlink(element: ElementReader): void {
    this.#references.add(element.attribute("location") ?? "");
    const display = element.scanner.attributes().find(({ name }) => name === "display");
    if (display) this.displays.add(display.start);
  }
}

/** `Prices!B3` */
export const locate = ({ name }: Sheet, cell: string | undefined): string =>
  cell === undefined ? name : `${name}!${cell}`;
