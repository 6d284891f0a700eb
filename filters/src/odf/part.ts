import { hasWord } from "../document/has-word.ts";
import type { Edit, TranslatableSpan } from "../document/translatable-span.ts";
import type { Unit } from "../document/unit.ts";
import type { FilterSettings } from "../filter.ts";
import { dropsReadings, findChangedDirection, type TextDirection } from "../languages.ts";
import { formatColumn } from "../xlsx/cell-references.ts";
import { decodeText, escapeQuoted, removeInvalid } from "../xml/references.ts";
import { type Token, token, type XmlAttribute, XmlScanner } from "../xml/scanner.ts";
import { buildStringUnit } from "../xml/strings.ts";
import { createAttributeEdits, type TagLocation } from "../xml/tags.ts";
import { CellDependents } from "./cell-followers.ts";
import { createDirectionEdits } from "./direction.ts";
import { createLanguageEdits } from "./language.ts";
import type { OdfOptions } from "./options.ts";
import { type ParagraphPart, ParagraphReader } from "./paragraph.ts";

type TextUnit = Unit | TranslatableSpan;

/** Elements with plain text, and the option that translates them. */
const textElements: Readonly<Record<string, keyof OdfOptions | undefined>> = {
  "svg:title": "altText",
  "svg:desc": "altText",
  "table:title": "altText",
  "table:desc": "altText",
  "presentation:footer-decl": undefined,
  "presentation:header-decl": undefined,
  "presentation:date-time-decl": undefined,
  "text:index-entry-span": undefined,
  "text:note-continuation-notice-backward": undefined,
  "text:note-continuation-notice-forward": undefined,
};

const formFields =
  "button checkbox column combobox date file fixed-text formatted-text frame image image-frame listbox number password radio text textarea time value-range".split(
    " ",
  );

/**
 * Attributes with text: titles of messages about the input of a cell, labels of form fields, and the texts of fields.
 * Entries of lists in forms are left out: they are values that formulas and programs compare.
 */
const shownAttributes: Readonly<Record<string, readonly string[]>> = {
  "table:help-message": ["table:title"],
  "table:error-message": ["table:title"],
  "text:placeholder": ["text:description"],
  "text:text-input": ["text:description"],
  "text:drop-down": ["text:help", "text:hint"],
  "text:label": ["text:value"],
  "text:conditional-text": ["text:string-value-if-true", "text:string-value-if-false"],
  "text:a": ["office:title"],
  "text:toc-mark": ["text:string-value"],
  "text:user-index-mark": ["text:string-value"],
  "text:alphabetical-index-mark": ["text:string-value", "text:key1", "text:key2"],
  "text:alphabetical-index-mark-start": ["text:key1", "text:key2"],
  ...Object.fromEntries(formFields.map((field) => [`form:${field}`, ["form:label", "form:title"]])),
  "form:text": ["form:title", "form:value", "form:current-value"],
  "form:textarea": ["form:title", "form:value", "form:current-value"],
};

/** The elements with labels of lists, headings and notes, such as `Step ` before the number. */
const labelElements = ["text:list-level-style-number", "text:outline-level-style", "text:notes-configuration"];
const labelAttributes = ["style:num-prefix", "style:num-suffix", "style:num-list-format", "loext:num-list-format"];

/** Attributes of fields whose text stays unchanged, because conditions may compare it. */
const comparedAttributes: Readonly<Record<string, string>> = {
  "text:hidden-text": "text:string-value",
  "text:variable-set": "office:string-value",
  "text:user-field-decl": "office:string-value",
};

/** Fields that show a text of the author, or repeat one until they are updated. */
const textFields = new Set([
  "text:placeholder",
  "text:text-input",
  "text:drop-down",
  "text:conditional-text",
  "text:bookmark-ref",
  "text:reference-ref",
  "text:sequence-ref",
]);

/** Matches a placeholder with an instruction of a template: `<for each="line in lines">`. */
const instructionPattern = /<text:placeholder[^<>]*>&lt;(?:choose|for|if|replace|when|with)\s[^<>="]*=(?:"|&quot;)/;

const propertyElements = new Set(["dc:title", "dc:subject", "dc:description", "meta:keyword"]);

const paragraphs = new Set(["text:p", "text:h", "text:index-title-template"]);

/** Elements that aren't shown: deleted text, scripts, the settings of forms. */
const skippedElements = new Set(["text:tracked-changes", "office:scripts", "table:tracked-changes", "number:text"]);

/** The elements that are not just entered. Most elements are none of them, which one look-up shows. */
const ownElements = new Set([
  ...[shownAttributes, comparedAttributes, textElements].flatMap(Object.keys),
  ...labelElements,
  ...propertyElements,
  ...paragraphs,
  ...skippedElements,
  "office:annotation",
  "presentation:notes",
]);

/** A table, and the reader's row and column in it, from 1. */
interface Table {
  name: string;
  row: number;
  column: number;
  /** The number of rows that the current one represents. */
  rows: number;
}

/** @param left receives the names of fields with text that stays unchanged */
export function readPart(
  text: string,
  settings: FilterSettings<OdfOptions>,
  left: Set<string>,
): { parts: TextUnit[]; edits: Edit[] } {
  return new PartReader(text, settings, left).read();
}

const buildAttributeUnit = ({ start, end, value }: XmlAttribute): Unit => ({
  start,
  end,
  text: { plain: decodeText(value), tags: [] },
  escape: (written) => escapeQuoted(removeInvalid(written)),
});

/** Whether the element that begins before the offset has properties of paragraphs, or is empty. */
function hasParagraphProperties(text: string, offset: number): boolean {
  return text.startsWith("/>", offset - 2) || /\s*<style:paragraph-properties/y.test(text.slice(offset, offset + 200));
}

class PartReader implements ParagraphPart {
  readonly scanner: XmlScanner;
  readonly text: string;
  readonly dropsReadings: boolean;
  readonly #settings: FilterSettings<OdfOptions>;
  readonly #left: Set<string>;
  readonly #isSheet: boolean;
  readonly #isTemplate: boolean;
  readonly #edits: Edit[] = [];
  readonly #tables: Table[] = [];
  readonly #direction: TextDirection | undefined;
  readonly #followers: CellDependents;
  /** The style family of the default style that is being read. */
  #defaultFamily: string | undefined;
  /** The number of open paragraphs. */
  #paragraphs = 0;

  constructor(text: string, settings: FilterSettings<OdfOptions>, left: Set<string>) {
    this.text = text;
    this.#left = left;
    this.scanner = XmlScanner.over(text, settings.limits);
    this.#settings = settings;
    this.#direction = findChangedDirection(settings);
    this.dropsReadings = dropsReadings(settings.sourceLanguage);
    this.#isSheet = text.includes("<office:spreadsheet");
    this.#isTemplate = instructionPattern.test(text);
    this.#followers = new CellDependents(text, settings);
  }

  read(): { parts: TextUnit[]; edits: Edit[] } {
    const parts: TextUnit[] = [];
    for (let kind = this.scanner.next(); kind !== token.done; kind = this.scanner.next())
      this.enterElement(kind, parts);
    parts.push(...this.#followers.spans);
    return { parts, edits: this.#edits };
  }

  /** Reads the element whose tag is the scanner's token, up to its end, and adds its texts. */
  readWhole(kind: Token, into: TextUnit[]): void {
    const depth = this.scanner.path.length;
    this.enterElement(kind, into);
    if (kind !== token.open || this.scanner.path.length < depth) return;
    do this.enterElement(this.scanner.next(), into);
    while (this.scanner.path.length >= depth);
  }

  /** Moves into an element, or past an element that is a text or is not translated. */
  enterElement(kind: Token, into: TextUnit[]): void {
    const { scanner } = this;
    if (kind === token.close && scanner.name === "table:table") this.#tables.pop();
    if (kind === token.text && this.#isField(scanner.path.at(-1) ?? "")) this.#addFieldText(into);
    if (kind !== token.open && kind !== token.empty) return;
    const { name } = scanner;
    const { options } = this.#settings;
    if (name === "style:text-properties") this.#addLanguage();
    if (this.#direction && name.startsWith("style:")) this.#addDirection(this.#direction);
    if (this.#isSheet && !name.startsWith("text:")) this.#followers.readElement(scanner);
    if (name.startsWith("table:")) this.#acceptInTable(kind, into);
    if (!ownElements.has(name)) return;
    for (const shown of shownAttributes[name] ?? []) this.#addAttributeText(shown, into);
    if (labelElements.includes(name))
      for (const label of labelAttributes)
        if (/\p{L}{2}/u.test(scanner.attribute(label) ?? "")) this.#addAttributeText(label, into);
    const compared = comparedAttributes[name];
    if (compared && hasWord(scanner.attribute(compared) ?? "")) this.#left.add(name);
    if (kind === token.empty || scanner.name !== name) return;
    if (paragraphs.has(name)) this.#readParagraph(into);
    else if (Object.hasOwn(textElements, name)) this.#addPlain(into, name, textElements[name]);
    else if (propertyElements.has(name)) this.#addPlain(into, name, "documentProperties");
    else if (skippedElements.has(name)) this.scanner.skip();
    else if (name === "office:annotation" && !options.comments) this.scanner.skip();
    else if (name === "presentation:notes" && !options.notes) this.scanner.skip();
  }

  /** Whether a field shows a text of the author. Those of a template's placeholders are code. */
  #isField(name: string): boolean {
    return textFields.has(name) && !(this.#isTemplate && name === "text:placeholder");
  }

  #readParagraph(into: TextUnit[]): void {
    this.#paragraphs++;
    const unit = new ParagraphReader(this).read();
    this.#paragraphs--;
    if (unit) into.push(this.#locateUnit(unit));
  }

  #locateUnit(unit: Unit): Unit {
    const table = this.#isSheet ? this.#tables.at(-1) : undefined;
    if (!table || table.column === 0) return unit;
    return { ...unit, context: `${table.name}!${formatColumn(table.column)}${table.row}` };
  }

  #addPlain(into: TextUnit[], name: string, option: keyof OdfOptions | undefined): void {
    const start = this.scanner.end;
    this.scanner.skip();
    if (option && !this.#settings.options[option]) return;
    this.#addString(into, start, this.scanner.start, propertyElements.has(name) ? { context: name } : {});
  }

  #addString(into: TextUnit[], start: number, end: number, facts = {}): void {
    const unit = buildStringUnit(this.text, start, end, facts);
    if (unit) into.push({ ...unit, text: { plain: unit.text as string, tags: [] } });
  }

  /** A placeholder is written in angle brackets, which aren't part of its text. */
  #addFieldText(into: TextUnit[]): void {
    const { start, raw } = this.scanner;
    // A number, such as that of a page.
    if (!/\p{L}/u.test(raw)) return;
    const [opening = ""] = /^\s*(?:&lt;)?/.exec(raw) ?? [];
    const end = raw.endsWith("&gt;") ? raw.length - "&gt;".length : raw.length;
    this.#addString(into, start + opening.length, start + Math.max(opening.length, end));
  }

  #addAttributeText(name: string, into: TextUnit[]): void {
    const attribute = this.scanner.attributes().find((each) => each.name === name);
    if (!attribute || attribute.value.trim() === "") return;
    into.push(buildAttributeUnit(attribute));
  }

  #addLanguage(): void {
    for (const edit of createLanguageEdits(this.text, this.scanner.tag, this.#settings)) this.#edits.push(edit);
  }

  #addDirection(direction: TextDirection): void {
    if (this.scanner.name === "style:default-style") this.#defaultFamily = this.scanner.attribute("style:family");
    if (this.scanner.name === "style:style") this.#defaultFamily = undefined;
    const { tag } = this.scanner;
    const isDefault = this.#defaultFamily === "paragraph";
    const isWithout = isDefault && !hasParagraphProperties(this.text, tag.end);
    if (direction === "rtl" && this.scanner.name === "style:default-style" && isWithout) {
      const text = '<style:paragraph-properties style:writing-mode="rl-tb"/>';
      this.#edits.push({ start: tag.end, end: tag.end, text });
    }
    for (const edit of createDirectionEdits(this.text, this.scanner.name, tag, direction, isDefault))
      this.#edits.push(edit);
  }

  #acceptInTable(kind: Token, into: TextUnit[]): void {
    const { name } = this.scanner;
    const table = this.#tables.at(-1);
    if (name === "table:table" && kind === token.open) {
      this.#tables.push({ name: this.scanner.attribute("table:name") ?? "", row: 0, column: 0, rows: 1 });
    } else if (name === "table:table-row" && table) {
      table.row += table.rows;
      table.rows = Number(this.scanner.attribute("table:number-rows-repeated") ?? 1);
      table.column = 0;
    } else if (table && (name === "table:table-cell" || name === "table:covered-table-cell")) {
      const repeated = Number(this.scanner.attribute("table:number-columns-repeated") ?? 1);
      table.column++;
      this.#enterCell(kind, into);
      table.column += repeated - 1;
    }
  }

  /** Adds the text of a cell that has it only as its value. */
  #addCellValue({ attributes }: TagLocation, into: TextUnit[], at = into.length): void {
    const value = attributes.find(({ name }) => name === "office:string-value");
    if (!this.#isSheet || !value || value.value.trim() === "") return;
    into.splice(at, 0, this.#followers.addCell(this.#locateUnit(buildAttributeUnit(value))));
  }

  /** Reads a cell. If it shows a number or the result of a formula, only the text of its comment is read. */
  #enterCell(kind: Token, into: TextUnit[]): void {
    const type = this.scanner.attribute("office:value-type");
    const isText = (type ?? "string") === "string" && this.scanner.attribute("table:formula") === undefined;
    const { tag } = this.scanner;
    const isFormula = this.#isSheet && tag.attributes.some(({ name }) => name === "table:formula");
    if (kind === token.empty) {
      if (isFormula) this.#followers.addResult(tag, tag.end);
      else if (isText) this.#addCellValue(tag, into);
      return;
    }
    const first = into.length;
    const depth = this.scanner.path.length;
    let shown = 0;
    /** The last paragraph of the cell itself in `into`, without those of its comment. */
    let own = { at: 0, count: 0 };
    for (let next = this.scanner.next(); this.scanner.path.length >= depth; next = this.scanner.next()) {
      const isParagraph =
        next === token.open && this.scanner.path.length === depth + 1 && paragraphs.has(this.scanner.name);
      if (isParagraph) shown++;
      const at = into.length;
      if (isParagraph && !isText) this.scanner.skip();
      else this.enterElement(next, into);
      if (isParagraph) own = { at, count: into.length - at };
    }
    if (isFormula) this.#followers.addResult(tag, this.scanner.start);
    if (isText && shown === 0) this.#addCellValue(tag, into, first);
    // Without `office:string-value`, the value of a cell is its visible text.
    if (!isText || shown === 0 || this.#paragraphs > 0) return;
    const only = own.count === 1 ? into[own.at] : undefined;
    if (this.#isSheet && shown === 1 && only && !("segments" in only)) into[own.at] = this.#followers.addCell(only);
    for (const edit of createAttributeEdits(this.text, tag, { "office:string-value": undefined }))
      this.#edits.push(edit);
  }
}
