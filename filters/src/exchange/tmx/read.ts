import { findInLanguage } from "../../languages.ts";
import { readXliff12Inline } from "../../xliff/codes.ts";
import { InlineContentReader, type InlineRule } from "../../xml/inline.ts";
import { InlineContent } from "../../xml/inline-content.ts";
import type { XmlPiece } from "../../xml/pieces.ts";
import { decodeText } from "../../xml/references.ts";
import { type Token, token, type XmlScanner } from "../../xml/scanner.ts";
import { readNativeCodes } from "../native-codes.ts";
import type { LanguagePair, MemoryPair } from "../pairs.ts";
import type { StreamReader } from "../stream.ts";
import { type StreamLimits, type TokenReader, XmlStream } from "../xml-stream.ts";
import { readContext, tradosMatchType } from "./context.ts";
import { ownTool } from "./write.ts";

/**
 * Reads a TMX file (LISA OSCAR, TMX 1.4b; 1.1 to 1.3 too): each unit with both languages is a pair. Further variants in
 * one of them are pairs with the first variant in the other. Codes become `<g id="1">…</g>` and `<x id="2"/>`. In files
 * that `tmxWriter` wrote, they become the original tags. Texts that look like tags stay unchanged.
 */
export const tmxReader = (languages: LanguagePair, limits: StreamLimits): StreamReader<MemoryPair> =>
  new XmlStream(new UnitReader(languages, limits), limits);

/** The limit of tags and texts in a unit. In memory, a code takes 30 times its characters. */
const maxUnitSize = 100_000;
/** The limit of text that further pairs of a unit repeat, in UTF-16 code units. */
const maxRepeated = 2 ** 18;

/** The properties that a `tu` and a `tuv` share. */
interface Facts {
  createdAt?: number | undefined;
  changedAt?: number | undefined;
  createdBy?: string;
  changedBy?: string;
  notes: string[];
  /** Types and values. */
  properties: [string, string][];
}

interface Variant extends Facts {
  language: string;
  text: string;
  /** The pieces of a segment with codes. */
  pieces: readonly XmlPiece[] | undefined;
}

class UnitReader implements TokenReader<MemoryPair> {
  readonly #languages: LanguagePair;
  readonly #limits: StreamLimits;
  #isTmx = false;
  #isOwn = false;
  /** The tags and texts of the unit that were read. */
  #unitSize = 0;
  /** Whether the contexts of Trados include the next source. */
  #withFollowing = false;
  #unit: (Facts & { variants: Variant[] }) | undefined;
  #variant: Variant | undefined;
  /** The text of the variant outside of its elements. */
  #outside = "";
  /** The `seg`, `note` or `prop` whose text is being read, and its depth. */
  #element: ReadElement | undefined;
  #inline: InlineContentReader | undefined;

  constructor(languages: LanguagePair, limits: StreamLimits) {
    this.#languages = languages;
    this.#limits = limits;
  }

  accept(kind: Token, scanner: XmlScanner): MemoryPair[] | undefined {
    if (kind !== token.text && !this.#isTmx) this.#checkRoot(kind, scanner);
    if (scanner.name === "header" && (kind === token.open || kind === token.empty))
      this.#isOwn = scanner.attribute("creationtool") === ownTool;
    if (this.#unit && ++this.#unitSize > maxUnitSize)
      throw scanner.error(`a unit of more than ${maxUnitSize} tags and texts`);
    if (this.#element) this.#acceptInElement(this.#element, kind, scanner);
    else if (kind === token.open) this.#openElement(scanner);
    else if (kind === token.text && this.#variant) this.#outside += scanner.raw;
    else if (kind === token.close && scanner.name === "tuv") this.#closeVariant();
    else if (kind === token.close && scanner.name === "tu") return this.#pairVariants();
    return undefined;
  }

  #checkRoot(kind: Token, scanner: XmlScanner): void {
    if (kind !== token.open && kind !== token.empty) return;
    if (scanner.name !== "tmx") throw scanner.error("not a TMX document: another root element");
    this.#isTmx = true;
  }

  #openElement(scanner: XmlScanner): void {
    const { name } = scanner;
    if (name === "tu") {
      this.#unit = { ...readMetadata(scanner), variants: [] };
      this.#unitSize = 0;
    }
    if (!this.#unit) {
      if (name === "prop") this.#element = newElement(scanner);
      return;
    }
    if (name === "tuv") {
      const language = scanner.attribute("xml:lang") ?? scanner.attribute("lang") ?? "";
      this.#variant = { ...readMetadata(scanner), language, text: "", pieces: undefined };
      this.#unit.variants.push(this.#variant);
    } else if (name === "seg" || name === "note" || name === "prop") {
      this.#element = newElement(scanner);
    }
  }

  #acceptInElement(element: { name: string; text: string; depth: number }, kind: Token, scanner: XmlScanner): void {
    if (kind === token.close && scanner.path.length < element.depth) this.#close();
    else if (this.#inline) this.#inline.accept(kind, scanner);
    else if (kind === token.text) element.text += scanner.raw;
    else if (element.name === "seg") {
      this.#inline = new InlineContentReader(inlineTmx);
      if (element.text !== "") this.#inline.text(element.text);
      this.#inline.accept(kind, scanner);
    }
  }

  /** A variant without a text is none. Some tools write the text without `seg`. */
  #closeVariant(): void {
    const variant = this.#variant;
    if (variant && !variant.pieces && variant.text.trim() === "") {
      variant.text = decodeText(this.#outside).trim();
      if (variant.text === "") this.#unit?.variants.pop();
    }
    this.#outside = "";
    this.#variant = undefined;
  }

  #close(): void {
    const { name, type, text } = this.#element as { name: string; type: string; text: string };
    const owner = this.#variant ?? this.#unit;
    if (type === tradosMatchType.property && !owner)
      this.#withFollowing = decodeText(text).trim() === tradosMatchType.followingSource;
    if (name === "note") owner?.notes.push(decodeText(text));
    if (name === "prop" && owner) owner.properties.push([type, decodeText(text)]);
    if (name === "seg" && this.#variant) {
      this.#variant.text = decodeText(text);
      this.#variant.pieces = this.#inline?.pieces;
    }
    this.#element = undefined;
    this.#inline = undefined;
  }

  #pairVariants(): MemoryPair[] | undefined {
    const unit = this.#unit;
    this.#unit = undefined;
    const source = unit && findInLanguage(unit.variants, this.#languages.sourceLanguage);
    const target = unit && findInLanguage(unit.variants, this.#languages.targetLanguage, source);
    if (!source || !target) {
      this.#limits.onOtherLanguages?.(unit?.variants.map(({ language }) => language) ?? []);
      return undefined;
    }
    const first = this.#pair(unit, source, target);
    const pairs = [first];
    const further = source.language === target.language ? [] : unit.variants;
    let leftOut = 0;
    for (const variant of further) {
      const isTarget = variant.language === target.language;
      if (variant === source || variant === target || !(isTarget || variant.language === source.language)) continue;
      if (pairs.length * (first.source.length + first.target.length) > maxRepeated) leftOut++;
      else pairs.push(isTarget ? this.#pair(unit, source, variant) : this.#pair(unit, variant, target));
    }
    if (leftOut > 0) this.#limits.onLeftOut?.(leftOut);
    return pairs.filter(({ source, target }) => source.trim() !== "" && target.trim() !== "");
  }

  #pair(unit: Facts, source: Variant, target: Variant): MemoryPair {
    const notes = [...unit.notes, ...target.notes];
    const properties = [...unit.properties, ...target.properties];
    const ofAll = [...unit.properties, ...source.properties, ...target.properties];
    const context = readContext(ofAll, this.#withFollowing);
    return {
      ...((this.#isOwn && readOwnTexts(source, target)) || readTexts(source, target)),
      sourceLanguage: source.language,
      targetLanguage: target.language,
      createdAt: target.createdAt ?? unit.createdAt,
      changedAt: target.changedAt ?? unit.changedAt,
      createdBy: target.createdBy ?? unit.createdBy,
      changedBy: target.changedBy ?? unit.changedBy,
      ...(notes.length > 0 && { notes }),
      ...(context && { context }),
      ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    };
  }
}

function readTexts(source: Variant, target: Variant): Pick<MemoryPair, "source" | "target"> {
  const sourceContent = source.pieces && new InlineContent(source.pieces);
  return {
    source: sourceContent?.source ?? source.text,
    target: target.pieces ? new InlineContent(target.pieces, sourceContent && { sourceContent }).source : target.text,
  };
}

/** @returns undefined when a code isn't in the form that we write */
function readOwnTexts(source: Variant, target: Variant): Pick<MemoryPair, "source" | "target"> | undefined {
  const [from, to] = [source, target].map(({ pieces, text }) => (pieces ? readNativeCodes(pieces) : text));
  return from === undefined || to === undefined ? undefined : { source: from, target: to };
}

interface ReadElement {
  name: string;
  type: string;
  text: string;
  depth: number;
}

function newElement(scanner: XmlScanner): ReadElement {
  const { name } = scanner;
  const type = (name === "prop" && scanner.attribute("type")) || "";
  return { name, type, text: "", depth: scanner.path.length };
}

function readMetadata(scanner: XmlScanner): Facts {
  const facts: Facts = { notes: [], properties: [] };
  for (const { name, value } of scanner.attributes()) {
    if (name === "creationdate") facts.createdAt = parseTime(value);
    else if (name === "changedate") facts.changedAt = parseTime(value);
    else if (name === "creationid") facts.createdBy = decodeText(value);
    else if (name === "changeid") facts.changedBy = decodeText(value);
  }
  return facts;
}

/** `20250310T105813Z`, ISO 8601's basic form in UTC, as Unix timestamp in seconds. */
function parseTime(value: string): number | undefined {
  const match = /^(\d{4})-?(\d\d)-?(\d\d)T(\d\d):?(\d\d):?(\d\d)Z?$/.exec(value);
  const [year = 0, month = 0, ...rest] = match?.slice(1).map(Number) ?? [];
  return match ? Date.UTC(year, month - 1, ...rest) / 1000 : undefined;
}

const nativeCodes: ReadonlySet<string> = new Set(["it", "ph", "ut"]);
const pointsOfXliff: ReadonlySet<string> = new Set(["bx", "ex", "x"]);

/**
 * Inline elements of TMX 1.4b (LISA OSCAR 2005, section 3.3): native codes, and `hi` around text. Some tools also write
 * elements of XLIFF or HTML; the text in them is text of the segment.
 */
const inlineTmx: InlineRule = (name, attribute, depth) => {
  const shared = `i ${attribute("i") ?? ""}`;
  const x = attribute("x");
  if (name === "bpt") return { as: "code", kind: "open", key: shared, match: x ? `x ${x}` : shared };
  if (name === "ept") return { as: "code", kind: "close", key: shared };
  if (nativeCodes.has(name)) return { as: "code", kind: "standalone", key: `${name} ${x ?? ""}` };
  if (pointsOfXliff.has(name)) return readXliff12Inline(name, attribute, depth);
  return { as: "pair", key: `${name} ${x ?? attribute("id") ?? ""}` };
};
