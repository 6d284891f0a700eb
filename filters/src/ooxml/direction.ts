import { applyEdits, type Edit } from "../document/translatable-span.ts";
import type { FilterSettings } from "../filter.ts";
import { FilterError } from "../filter-error.ts";
import { findChangedDirection, type TextDirection } from "../languages.ts";
import { findAttribute } from "../xml/elements.ts";
import type { PackagePart } from "../xml/package-filter.ts";
import { type Token, token, XmlScanner } from "../xml/scanner.ts";
import { createAttributeEdits, editAttributes, type TagLocation } from "../xml/tags.ts";
import { ElementNames } from "./names.ts";
import { startRoot } from "./package.ts";

interface FlagRule {
  /** The element that contains the properties: the first child of the owner, or the owner itself. */
  properties: string;
  flag: string;
  /** The properties after the flag in the schema. Source: ECMA-376 part 1, annex A. */
  later: ReadonlySet<string>;
}

const prefixNames = (prefix: string, list: string) => new Set(list.split(" ").map((name) => `${prefix}:${name}`));

const flags: Readonly<Record<string, FlagRule>> = {
  "w:p": {
    properties: "w:pPr",
    flag: "w:bidi",
    later: prefixNames(
      "w",
      "adjustRightInd snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection " +
        "textAlignment textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange",
    ),
  },
  "w:r": {
    properties: "w:rPr",
    flag: "w:rtl",
    later: prefixNames("w", "cs em lang eastAsianLayout specVanish oMath rPrChange"),
  },
  "w:tbl": {
    properties: "w:tblPr",
    flag: "w:bidiVisual",
    later: prefixNames(
      "w",
      "tblStyleRowBandSize tblStyleColBandSize tblW jc tblCellSpacing tblInd tblBorders shd tblLayout tblCellMar " +
        "tblLook tblCaption tblDescription tblPrChange",
    ),
  },
  "w:sectPr": {
    properties: "w:sectPr",
    flag: "w:bidi",
    later: prefixNames("w", "rtlGutter docGrid printerSettings sectPrChange"),
  },
};

const wordFlags = new Set(["w:bidi", "w:rtl", "w:bidiVisual", "w:rtlGutter"]);

/** Formats for which Word has separate properties for right-to-left scripts. */
const complexTwins: Readonly<Record<string, string>> = { "w:b": "w:bCs", "w:i": "w:iCs", "w:sz": "w:szCs" };

const rtlLetterPattern = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10E60}-\u{10EFF}\u{1E800}-\u{1EEFF}]/u;

/** Changes the direction of a package's parts when any text changes. A part that can't be read stays unchanged. */
export function withDirection(
  parts: readonly PackagePart[],
  settings: FilterSettings,
  redirect: (xml: string, direction: TextDirection, settings: FilterSettings) => string,
): PackagePart[] {
  const direction = findChangedDirection(settings);
  if (!direction) return [...parts];
  const finish = (xml: string) => {
    try {
      return redirect(xml, direction, settings);
    } catch (error) {
      // Styles have no text, so they are read only here.
      if (error instanceof FilterError) return xml;
      throw error;
    }
  };
  return parts.map((part) => ({ ...part, finish }));
}

/**
 * Changes the direction of WordprocessingML: paragraphs, runs with right-to-left letters, tables and sections; also of
 * the DrawingML in charts and diagrams.
 */
export function redirectWord(xml: string, direction: TextDirection, settings: FilterSettings): string {
  return edit(xml, settings, (edits) => {
    const visitors = [
      direction === "ltr" ? removeFlags(edits) : new FlagWriter(xml, edits),
      writeAttributes(xml, direction, edits),
    ];
    return {
      enter(name, at) {
        for (const visitor of visitors) visitor.enter(name, at);
      },
      leave(name, at) {
        for (const visitor of visitors) visitor.leave?.(name, at);
      },
    };
  });
}

/** Removes the direction from styles if the target direction is the default. Otherwise, it is set on the paragraphs. */
export const redirectStyles = (xml: string, direction: TextDirection, settings: FilterSettings): string =>
  direction === "ltr" ? redirectWord(xml, direction, settings) : xml;

/** Changes the direction of DrawingML: paragraphs, the styles of their levels, and tables. */
export const redirectDrawing = (xml: string, direction: TextDirection, settings: FilterSettings): string =>
  edit(xml, settings, (edits) => writeAttributes(xml, direction, edits));

/** Changes the direction of SpreadsheetML: the side of a sheet's first column. */
export function redirectSheet(xml: string, direction: TextDirection, settings: FilterSettings): string {
  const value = direction === "rtl" ? "1" : undefined;
  let hasViews = false;
  const enter =
    (edits: Edit[]) =>
    (name: string, { scanner }: Walker) => {
      if (name === "x:sheetView") {
        hasViews = true;
        edits.push(...createAttributeEdits(xml, scanner.tag, { rightToLeft: value }));
      } else if (value && !hasViews && /^x:(?:sheetFormatPr|cols|sheetData)$/.test(name)) {
        hasViews = true;
        const prefix = /^<([\w.-]+:)?/.exec(scanner.raw)?.[1] ?? "";
        const view = `<${prefix}sheetViews><${prefix}sheetView rightToLeft="1" workbookViewId="0"/></${prefix}sheetViews>`;
        edits.push({ start: scanner.start, end: scanner.start, text: view });
      }
    };
  return edit(xml, settings, (edits) => ({ enter: enter(edits) }));
}

/** Changes the direction of text in the cells whose style sets one (ECMA-376 part 1, section 18.8.1). */
export function redirectCells(xml: string, direction: TextDirection, { limits }: FilterSettings): string {
  const [from, to] = direction === "rtl" ? ["1", "2"] : ["2", "1"];
  const isOther = (name: string, order?: string) => name === "alignment" && order === from;
  return editAttributes(xml, limits, (name, read) => (isOther(name, read("readingOrder")) ? { readingOrder: to } : {}));
}

interface Walker {
  scanner: XmlScanner;
  isEmpty: boolean;
}

interface Visitor {
  enter(name: string, at: Walker): void;
  leave?(name: string, at: Walker): void;
}

function edit(xml: string, { limits }: FilterSettings, visit: (edits: Edit[]) => Visitor): string {
  const edits: Edit[] = [];
  const visitor = visit(edits);
  const scanner = XmlScanner.over(xml, limits);
  let kind: Token = startRoot(scanner);
  const canonical = new ElementNames(scanner.attributes());
  for (; kind !== token.done; kind = scanner.next()) {
    const isEmpty = kind === token.empty;
    if (kind === token.open || isEmpty) visitor.enter(canonical.canonicalName(scanner.name), { scanner, isEmpty });
    if (kind === token.close) visitor.leave?.(canonical.canonicalName(scanner.name), { scanner, isEmpty });
  }
  return applyEdits(xml, edits);
}

const removeFlags = (edits: Edit[]): Visitor => ({
  enter(name, { scanner: { start, end }, isEmpty }) {
    if (isEmpty && wordFlags.has(name)) edits.push({ start, end, text: "" });
  },
});

/** An open element. */
interface OpenElement {
  /** The rule for an element with a direction, whose properties may still follow. */
  awaited: FlagRule | undefined;
  /** The rule for properties. */
  rule: FlagRule | undefined;
  prefix: string;
  isFlagged: boolean;
  /** The offset for new properties; in properties, that for the flag, undefined for the end. */
  at: number | undefined;
  /** The empty elements among the properties, by name. */
  formats: Map<string, { end: number; raw: string }>;
}

const noFormats: OpenElement["formats"] = new Map();

class FlagWriter implements Visitor {
  readonly #xml: string;
  readonly #edits: Edit[];
  readonly #open: OpenElement[] = [];

  constructor(xml: string, edits: Edit[]) {
    this.#xml = xml;
    this.#edits = edits;
  }

  enter(name: string, at: Walker): void {
    const { scanner, isEmpty } = at;
    const prefix = prefixOf(scanner);
    const parent = this.#open.at(-1);
    const own = Object.hasOwn(flags, name) ? flags[name] : undefined;
    const rule = [parent?.awaited, own].find((each) => each?.properties === name);
    if (parent?.awaited) this.#meetFirst(parent, rule !== undefined);
    if (parent?.rule) this.#property(parent, parent.rule, name, at);
    if (isEmpty && rule) {
      const text = `${scanner.raw.slice(0, -2).trimEnd()}><${prefix}${local(rule.flag)}/></${prefix}${local(name)}>`;
      this.#edits.push({ start: scanner.start, end: scanner.end, text });
    }
    if (isEmpty) return;
    const awaited = rule || (name === "w:r" && !this.#isRightToLeft(scanner)) ? undefined : own;
    const formats = rule ? new Map<string, { end: number; raw: string }>() : noFormats;
    this.#open.push({ awaited, rule, prefix, isFlagged: false, at: awaited && scanner.end, formats });
  }

  leave(_: string, { scanner }: Walker): void {
    const element = this.#open.pop();
    if (element?.awaited) this.#meetFirst(element, false);
    if (element?.rule) this.#finish(element, element.rule, scanner.start);
  }

  /** Handles the first child of an element with a direction. If it isn't the element's properties, these are added. */
  #meetFirst(owner: OpenElement, isOwn: boolean): void {
    const { at = 0, prefix, awaited: rule } = owner;
    owner.awaited = undefined;
    if (isOwn || !rule) return;
    const name = local(rule.properties);
    const text = `<${prefix}${name}><${prefix}${local(rule.flag)}/></${prefix}${name}>`;
    this.#edits.push({ start: at, end: at, text });
  }

  #property(open: OpenElement, { flag, later }: FlagRule, name: string, { scanner, isEmpty }: Walker): void {
    const { start, end, raw } = scanner;
    if (name === flag) {
      open.isFlagged = true;
      const isOff = /val\s*=\s*["'](?:0|false|off)/.test(raw);
      if (isOff && isEmpty) this.#edits.push({ start, end, text: `<${open.prefix}${local(name)}/>` });
    }
    if (later.has(name)) open.at ??= start;
    if (isEmpty) open.formats.set(name, { end, raw });
  }

  #finish({ prefix, isFlagged, at, formats }: OpenElement, { flag }: FlagRule, end: number): void {
    for (const [name, twin] of flag === "w:rtl" ? Object.entries(complexTwins) : []) {
      const format = formats.get(name);
      if (!format || formats.has(twin)) continue;
      const text = format.raw.replace(/^<[\w.:-]+/, `<${prefix}${local(twin)}`);
      this.#edits.push({ start: format.end, end: format.end, text });
    }
    const start = at ?? end;
    if (!isFlagged) this.#edits.push({ start, end: start, text: `<${prefix}${local(flag)}/>` });
  }

  #isRightToLeft({ end, name }: XmlScanner): boolean {
    const close = this.#xml.indexOf(`</${name}>`, end);
    return rtlLetterPattern.test(this.#xml.slice(end, close < 0 ? undefined : close));
  }
}

const prefixOf = ({ name }: XmlScanner): string => (name.includes(":") ? name.slice(0, name.indexOf(":") + 1) : "");
const local = (name: string): string => name.slice(name.indexOf(":") + 1);

const levelPattern = /^a:(?:pPr|defPPr|lvl[1-9]pPr)$/;
const otherSide: Readonly<Record<string, string>> = { l: "r", r: "l" };

function writeAttributes(xml: string, direction: TextDirection, edits: Edit[]): Visitor {
  const rtl = direction === "rtl" ? "1" : "0";
  /** The start of a paragraph or table without properties. */
  let missing: { at: number; text: string; properties: string } | undefined;
  const addMissing = (next: string) => {
    if (missing && missing.properties !== next) edits.push({ start: missing.at, end: missing.at, text: missing.text });
    missing = undefined;
  };
  const redirect = (tag: TagLocation, isTable: boolean) => {
    const isRightToLeft = /^(?:1|true)$/.test(findAttribute(tag, "rtl") ?? "0");
    if (isRightToLeft === (direction === "rtl")) return;
    const side = isTable ? undefined : otherSide[findAttribute(tag, "algn") ?? ""];
    edits.push(...createAttributeEdits(xml, tag, { rtl, ...(side !== undefined && { algn: side }) }));
  };
  return {
    enter(name, { scanner, isEmpty }) {
      addMissing(name);
      const isTable = name === "a:tblPr";
      if (isTable || levelPattern.test(name)) redirect(scanner.tag, isTable);
      if (name === "a:bodyPr" && scanner.tag.attributes.some((each) => each.name === "rtlCol"))
        edits.push(...createAttributeEdits(xml, scanner.tag, { rtlCol: rtl }));
      if (direction === "ltr" || isEmpty || (name !== "a:p" && name !== "a:tbl")) return;
      const properties = name === "a:p" ? "a:pPr" : "a:tblPr";
      missing = { at: scanner.end, text: `<${prefixOf(scanner)}${local(properties)} rtl="1"/>`, properties };
    },
    leave: () => addMissing(""),
  };
}
