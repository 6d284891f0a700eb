import type { TranslatableSpan } from "../document/translatable-span.ts";
import type { Unit } from "../document/unit.ts";
import type { FilterSettings } from "../filter.ts";
import type { CellText } from "../xlsx/criteria.ts";
import { addCriterionChange, addFormulaChange, ValidationList } from "../xlsx/formulas.ts";
import { createRepeatedSpan, TextCopies } from "../xlsx/repeated-cells.ts";
import { findAttribute } from "../xml/elements.ts";
import { decodeText, escapeQuoted, removeInvalid } from "../xml/references.ts";
import type { XmlAttribute, XmlScanner } from "../xml/scanner.ts";
import { createAttributeEdits, type TagLocation } from "../xml/tags.ts";

// A list of few names is faster than a set, which needs the hash of each name.
const formulaAttributes = ["table:formula", "table:condition", "table:expression", "calcext:value", "style:condition"];

/** Texts that pivot tables repeat: the names of columns and the texts in them, by element. */
const pivotNames: ReadonlyMap<string, string> = new Map([
  ["table:data-pilot-field", "table:source-field-name"],
  ["table:data-pilot-member", "table:name"],
  ["table:data-pilot-group-member", "table:name"],
  ["table:data-pilot-field-reference", "table:field-name"],
]);

const listConditionPattern = /^(?:of:|oooc:)?cell-content-is-in-list\(/;
const listItemPattern = /"((?:[^"]|"")*)"/g;

/** The texts in a condition that is a list; undefined for any other condition. */
function listTexts(condition: string): string[] | undefined {
  const [start] = listConditionPattern.exec(condition) ?? [];
  if (start === undefined || !condition.endsWith(")")) return undefined;
  const inner = condition.slice(start.length, -1);
  if (!/^[;\s]*$/.test(inner.replace(listItemPattern, ""))) return undefined;
  return [...inner.matchAll(listItemPattern)].map(([, item = ""]) => item.replaceAll('""', '"'));
}

const writeList = (condition: string, texts: readonly string[]): string =>
  `${listConditionPattern.exec(condition)?.[0]}${texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(";")})`;

const writeMarkup = (text: string): string => escapeQuoted(removeInvalid(text));

/** Parts of a spreadsheet that repeat texts of cells or compare with them, and are written after the cells. */
export class CellDependents {
  readonly spans: TranslatableSpan[] = [];
  readonly #text: string;
  readonly #settings: FilterSettings;
  readonly #copies = new TextCopies(readMarkup);
  #cells = 0;

  constructor(text: string, settings: FilterSettings) {
    this.#text = text;
    this.#settings = settings;
  }

  addCell(unit: Unit): TranslatableSpan {
    return this.#copies.add(this.#cells++, unit, this.#settings);
  }

  /** Reads the attributes of the element whose tag is the scanner's token. */
  readElement(scanner: XmlScanner): void {
    const pivotName = pivotNames.get(scanner.name);
    for (const attribute of scanner.attributes()) {
      if (formulaAttributes.includes(attribute.name)) this.#addFormula(attribute);
      else if (attribute.name === "table:value" && scanner.name.startsWith("table:filter-"))
        this.spans.push(addCriterionChange(attribute, this.#copies));
      else if (attribute.name === pivotName) this.#addCopy(attribute);
    }
  }

  #addFormula({ name, value, start, end }: XmlAttribute): void {
    const condition = name === "table:condition" ? decodeText(value) : "";
    const texts = listTexts(condition);
    const span = texts
      ? new ValidationList({ start, end }, texts, "", this.#copies, (all) => writeMarkup(writeList(condition, all)))
      : addFormulaChange({ start, end }, value, this.#copies, writeMarkup);
    if (span) this.spans.push(span);
  }

  #addCopy({ value, start, end }: XmlAttribute): void {
    const unit = { start, end, text: decodeText(value), escape: writeMarkup };
    this.spans.push({ ...createRepeatedSpan(unit, this.#copies), turn: 2 });
  }

  /** Adds the stored text result of a formula. If it repeats a cell, it gets the cell's translation. */
  addResult(tag: TagLocation, contentEnd: number): void {
    if (findAttribute(tag, "office:value-type") !== "string") return;
    const content = { start: tag.end, end: contentEnd };
    const markup = this.#text.slice(content.start, content.end);
    const text = markup.trim() === "" ? (findAttribute(tag, "office:string-value") ?? "") : readMarkup(markup);
    if (!/\p{L}/u.test(text) || !/^\s*(?:<text:p>[^<]*<\/text:p>\s*)?$/.test(markup)) return;
    const values = {
      "office:value-type": undefined,
      "calcext:value-type": undefined,
      "office:string-value": undefined,
    };
    for (const { start, end } of [...createAttributeEdits(this.#text, tag, values), content]) {
      const raw = this.#text.slice(start, end);
      const isText = start === content.start || raw.includes("string-value");
      const follow = () => {
        if (!this.#copies.has(text)) return this.#copies.texts.some(isChanged) ? "" : undefined;
        const current = isText ? this.#copies.findChangedFrom(text) : undefined;
        return current && raw.replace(/(?<=<text:p>|")[^<"]+(?=<\/text:p>|")/, () => writeMarkup(current));
      };
      this.spans.push({ start, end, segments: [], turn: 2, write: follow });
    }
  }
}

const isChanged = ({ original, current }: CellText): boolean => original !== current;

/** The text of a paragraph, unchanged from the file. */
function readMarkup(markup: string): string {
  if (!markup.includes("<")) return decodeText(markup);
  const spaces = (tag: string) => " ".repeat(Math.min(Number(/text:c="(\d+)"/.exec(tag)?.[1] ?? 1), 100));
  const characters = markup
    .replace(/<text:s(?:\s[^<>]*)?\/>/g, spaces)
    .replace(/<text:tab[^<>]*>/g, "\t")
    .replace(/<text:line-break[^<>]*>/g, "\n");
  return decodeText(characters.replace(/<[^<>]*>/g, ""));
}
