import { joinNotes, listUntranslated } from "../document/left-alone.ts";
import type { ParsedText } from "../document/text-filter.ts";
import type { Edit, TranslatableSpan } from "../document/translatable-span.ts";
import type { FilterSettings } from "../filter.ts";
import { dropsReadings, findChangedDirection, getPrimaryLanguage, type TextDirection } from "../languages.ts";
import { buildContentSpans, type ContentFormat } from "../xml/content.ts";
import { type Inline, InlineContentReader, type InlineRule, localName, readContent, valuesOf } from "../xml/inline.ts";
import { findAttributeRule, type ItsElement, type ItsRules, readItsRules } from "../xml/its.ts";
import { createTextPiece, PieceList, replaceBreaks, type XmlPiece } from "../xml/pieces.ts";
import { decodeText, escapeAttribute } from "../xml/references.ts";
import { type Token, token, type XmlAttribute, XmlScanner } from "../xml/scanner.ts";
import type { XmlOptions } from "./options.ts";
import { elementsWithText } from "./texts.ts";
import { keepVariants } from "./variants.ts";

const withoutRules: (ItsElement | undefined)[] = [];

/** Elements in a text: translated ones, and others. */
const pair: Inline = { as: "pair", key: "" };
const code: Inline = { as: "code", kind: "standalone", key: "" };

export const readXml = (text: string, settings: FilterSettings<XmlOptions>, isDocumentation = false): ParsedText =>
  new XmlReader(text, settings, isDocumentation).read();

/** An element outside of texts. */
interface Level {
  isTranslated: boolean;
  /** Whether the element is skipped with all of its content. */
  isExcluded: boolean;
  keepsSpace: boolean;
  name: string;
  parent?: Level;
  /** The data of the rules for the document. */
  its?: ItsElement | undefined;
  /** Undefined until a text in the element is read. */
  path?: Path | undefined;
}

function buildPath(level: Level): Path {
  level.path ??= level.parent ? buildPath(level.parent).of(level.name) : new Path("");
  return level.path;
}

/** The names from the root to an element. All elements with the same names share one object. */
class Path {
  readonly context: string;
  #inside: Map<string, Path> | undefined;

  constructor(context: string) {
    this.context = context;
  }

  of(name: string): Path {
    this.#inside ??= new Map();
    const known = this.#inside.get(name);
    if (known) return known;
    const path = new Path(this.context === "" ? name : `${this.context}/${name}`);
    this.#inside.set(name, path);
    return path;
  }
}

interface OpenText {
  content: InlineContentReader;
  at: number;
  depth: number;
  level: Level;
  /** The data of the rules for the element and the open elements in it, from the outermost. */
  its: (ItsElement | undefined)[];
  /** The translatable texts inside the inline codes of this text. */
  inner: TranslatableSpan[];
}

class XmlReader {
  readonly #text: string;
  readonly #settings: FilterSettings<XmlOptions>;
  readonly #scanner: XmlScanner;
  readonly #elements: ReadonlySet<string>;
  readonly #skipped: ReadonlySet<string>;
  readonly #attributes: ReadonlySet<string>;
  /** The names of these attributes, without elements. */
  readonly #attributeNames: ReadonlySet<string>;
  readonly #withText: readonly boolean[];
  /** The number of opening tags before the current one. */
  #tags = 0;
  readonly #outside: Level;
  readonly #levels: Level[] = [];
  readonly #parts: TranslatableSpan[] = [];
  readonly #running: ContentFormat;
  readonly #preformatted: ContentFormat;
  readonly #its: ItsRules | undefined;
  /** The open texts, from the outermost to the innermost. Each one is in a code of the previous one. */
  readonly #open: OpenText[] = [];
  /** The kind of the element whose tag was last read in a text: a part of the text, or a separate text. */
  #inline: "translated" | "nested" | undefined;
  readonly #direction: TextDirection | undefined;
  #languageFacts: { source: string | undefined; edits: Edit[] } = { source: undefined, edits: [] };

  readonly #isDocumentation: boolean;
  readonly #dropsReadings: boolean;

  constructor(text: string, settings: FilterSettings<XmlOptions>, isDocumentation: boolean) {
    const { elements, skippedElements, inlineElements, attributes } = settings.options;
    this.#text = text;
    this.#settings = settings;
    this.#isDocumentation = isDocumentation;
    this.#direction = findChangedDirection(settings);
    this.#scanner = XmlScanner.over(text, { ...settings.limits, allowsEntities: true });
    this.#elements = new Set(elements);
    this.#skipped = new Set(skippedElements);
    this.#attributes = new Set(attributes);
    this.#attributeNames = new Set(attributes.map((each) => each.slice(each.indexOf("@") + 1)));
    // Where elements are marked as translatable, as in GtkBuilder, others aren't.
    const isTranslated =
      this.#elements.size === 0 && !(text.includes("translatable") && translatablePattern.test(text));
    this.#outside = { isTranslated, isExcluded: false, keepsSpace: false, name: "" };
    this.#its = readItsRules(text, settings.targetLanguage, true);
    const read = this.#its ? {} : { read: (raw: string) => readContent(raw, this.#simple) };
    this.#preformatted = { text, cutting: settings, ...read };
    this.#dropsReadings = dropsReadings(settings.sourceLanguage);
    this.#running = { ...this.#preformatted, shape: this.#dropsReadings ? withoutReadings : replaceBreaks };
    this.#withText = elementsWithText(text, settings.limits, new Set(inlineElements), this.#its);
  }

  read(): ParsedText {
    const scanner = this.#scanner;
    let doctype = "";
    for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
      if (this.#open.length > 0) this.#acceptInText(kind);
      else if (kind === token.open || kind === token.empty) this.#element(kind === token.empty);
      else if (kind === token.close) this.#levels.pop();
      else if (kind === token.doctype) doctype = scanner.raw;
      if (kind === token.open) this.#tags++;
    }
    const { source, edits } = this.#languageFacts;
    const texts = keepVariants(this.#text, { parts: this.#parts, edits }, this.#settings);
    const note = joinNotes(this.#its?.warning, listUntranslated("The text in these entities", listTexts(doctype)));
    return { ...texts, sourceLanguage: source, readingNote: () => note };
  }

  #element(isEmpty: boolean): void {
    const scanner = this.#scanner;
    const attributes = scanner.attributes();
    const value = valuesOf(attributes);
    const isRoot = this.#levels.length === 0;
    const language = this.#languageOf(value);
    if (isRoot && language !== undefined) this.#languageFacts.source = decodeText(language);
    const parent = this.#levels.at(-1) ?? this.#outside;
    const its = this.#its?.enterTag(parent.its, scanner);
    const name = localName(scanner.name);
    const space = value("xml:space") ?? its?.space ?? (this.#isPreformatted(name) ? "preserve" : undefined);
    const translate = translateValue(value) ?? its?.translate;
    const isExcluded = this.#isExcluded(name, translate, language) || (parent.isExcluded && translate !== "yes");
    const level: Level = {
      isTranslated: !isExcluded && (parent.isTranslated || translate === "yes" || this.#elements.has(name)),
      isExcluded,
      keepsSpace: space === undefined ? parent.keepsSpace : space === "preserve",
      name: scanner.name,
      parent,
      its,
      path: undefined,
    };
    if (level.isTranslated) this.#attributeTexts(attributes, its, this.#parts);
    if (isRoot || !isExcluded) this.#changeLanguage(attributes);
    if (this.#direction && !isExcluded && !ownDirectionPattern.test(name)) this.#redirect(attributes, this.#direction);
    if (isEmpty) return;
    this.#levels.push(level);
    if (!level.isTranslated || !this.#withText[this.#tags]) return;
    this.#openText(level);
  }

  #isPreformatted(name: string): boolean {
    return preformatted.has(name) || (this.#isDocumentation && name === "address");
  }

  #openText(level: Level): void {
    const { end, path } = this.#scanner;
    const its = this.#its ? [level.its] : withoutRules;
    const content = new InlineContentReader(this.#its ? this.#createInlineRule(this.#its, its) : this.#simple);
    this.#open.push({ content, at: end, depth: path.length, level, its, inner: [] });
  }

  /** Reads inline elements without rules. */
  readonly #simple: InlineRule = (name, attribute) => {
    const isReading = this.#dropsReadings && /^(?:text|delimiter)/.test(attribute("tts:ruby") ?? "");
    const isTranslated = !isReading && !this.#isExcluded(name, translateValue(attribute), this.#languageOf(attribute));
    const isNested = isTranslated && this.#isDocumentation && nestedPattern.test(name);
    this.#inline = isNested ? "nested" : isTranslated ? "translated" : undefined;
    return isTranslated && !isNested ? pair : code;
  };

  /** @param its receives the data of the rules for each open element */
  #createInlineRule(rules: ItsRules, its: (ItsElement | undefined)[]): InlineRule {
    return (name, attribute, depth) => {
      its.length = depth + 1;
      const own = rules.enter(its[depth], { name, attribute, start: this.#scanner.start });
      its.push(own);
      const translate = translateValue(attribute) ?? own.translate;
      if (this.#isExcluded(name, translate, this.#languageOf(attribute))) return code;
      const isNested = own.withinText === "no" || own.withinText === "nested";
      this.#inline = isNested ? "nested" : "translated";
      return isNested ? code : pair;
    };
  }

  #isExcluded(name: string, translate: string | undefined, language: string | undefined): boolean {
    const isSkipped = this.#skipped.size > 0 && this.#skipped.has(name);
    return isSkipped || translate === "no" || this.#isForeign(language);
  }

  /** In DocBook 4, `lang` has no namespace. */
  #languageOf(value: (name: string) => string | undefined): string | undefined {
    return value("xml:lang") ?? (this.#isDocumentation ? value("lang") : undefined);
  }

  /** Whether a language is neither that of the source nor that of the document. */
  #isForeign(language: string | undefined): boolean {
    if (language === undefined || language === "") return false;
    const own = [this.#settings.sourceLanguage, this.#languageFacts.source ?? ""];
    return !own.some((each) => getPrimaryLanguage(each) === getPrimaryLanguage(language));
  }

  #acceptInText(kind: Token): void {
    const scanner = this.#scanner;
    const open = this.#open.at(-1) as OpenText;
    if (kind === token.close && scanner.path.length < open.depth) this.#closeText(open);
    this.#inline = undefined;
    for (const { content } of this.#open) content.accept(kind, scanner);
    const inline = this.#inline as "translated" | "nested" | undefined;
    if (inline === undefined || (!this.#its && this.#attributes.size === 0)) return;
    const its = open.its.at(-1);
    this.#attributeTexts(scanner.attributes(), its, open.inner);
    if (inline === "translated" || kind !== token.open) return;
    const { level } = open;
    const keepsSpace = level.keepsSpace || this.#isPreformatted(localName(scanner.name));
    this.#openText({ ...level, name: scanner.name, parent: level, keepsSpace, its, path: undefined });
  }

  #closeText({ content, at, level, inner }: OpenText): void {
    this.#open.pop();
    const facts = { context: buildPath(level).context };
    const format = level.keepsSpace ? this.#preformatted : this.#running;
    const spans = buildContentSpans(content.pieces, at, format, facts, inner);
    const around = this.#open.at(-1)?.inner ?? this.#parts;
    for (const span of spans) around.push(span);
    if (this.#open.length === 0) this.#levels.pop();
  }

  #attributeTexts(attributes: readonly XmlAttribute[], its: ItsElement | undefined, texts: TranslatableSpan[]): void {
    if (this.#attributes.size === 0 && !its?.attributes.length) return;
    const element = localName(this.#scanner.name);
    for (const { name, value, start } of attributes) {
      const isNamed =
        this.#attributeNames.has(name) && (this.#attributes.has(name) || this.#attributes.has(`${element}@${name}`));
      const rule = its && findAttributeRule(its, name);
      if (rule === undefined ? !isNamed : rule !== "yes") continue;
      const escapes = valueEscapes(this.#text.charAt(start - 1));
      const format = { text: this.#text, cutting: this.#settings, read: valuePieces, escapes };
      const facts = { context: `${element}@${name}` };
      for (const span of buildContentSpans(valuePieces(value), start, format, facts)) texts.push(span);
    }
  }

  /** Changes the language of the root, or of translated text. */
  #changeLanguage(attributes: readonly XmlAttribute[]): void {
    const { targetLanguage } = this.#settings;
    if (targetLanguage === undefined) return;
    for (const { name, value, start, end } of attributes)
      if (value !== "" && (name === "xml:lang" || (name === "lang" && this.#isDocumentation)))
        this.#languageFacts.edits.push({ start, end, text: escapeAttribute(targetLanguage) });
  }

  /** Reverses the direction of an element around text, as in DITA and DocBook. */
  #redirect(attributes: readonly XmlAttribute[], direction: TextDirection): void {
    for (const { name, value, start, end } of attributes) {
      const isDirection = /^(?:its:)?dir$/.test(name) && /^(?:ltr|rtl)$/.test(value);
      if (isDirection) this.#languageFacts.edits.push({ start, end, text: direction });
    }
  }
}

/** The names of the entities whose values are texts: names and numbers have no words next to each other. */
const listTexts = (doctype: string): string[] =>
  [...doctype.matchAll(/<!ENTITY\s+(\S+)\s+(?:"([^"]*)|'([^']*))/g)]
    .filter(([, , quoted, value = quoted]) => /\p{L}{2}\s+\p{L}{2}/u.test(value ?? ""))
    .map(([, name = ""]) => name);

const readingPattern = /^<[^<>]*\btts:ruby\s*=\s*["'](?:text|delimiter)/;

/** Removes the readings of timed text (TTML 2, section 10.2.35) from a translation. */
const withoutReadings = (pieces: readonly XmlPiece[]): readonly XmlPiece[] =>
  replaceBreaks(pieces.map((piece) => (readingPattern.test(piece.raw) ? createTextPiece(piece.raw, "") : piece)));

/** Elements of DITA and DocBook whose text has its own direction: code, input, and output. */
const ownDirectionPattern =
  /^(?:code|codeblock|codeph|computeroutput|literal|literallayout|msgblock|pre|programlisting|screen|synopsis|userinput)$/;

/** Elements of DITA and DocBook that are separate texts within another one, such as footnotes and lists. */
const nestedPattern =
  /^(?:alt|blockquote|caption|desc|[dosu]l|d[dt]|\w*entry|figure|fn|footnote|indexterm|l[iq]|lines|\w*list|listitem|literallayout|\w*mediaobject|member|note|p|para|pre|primary|secondary|simpara|sli|\w*table|textobject|title)$/;

/** Elements of DITA, DocBook and HTML whose line ends are shown. */
const preformatted = new Set("codeblock lines literallayout msgblock pre programlisting".split(" "));

/** Whether an element is translated, "yes" or "no", by ITS or by an attribute as in AppStream and GtkBuilder. */
function translateValue(value: (name: string) => string | undefined): string | undefined {
  const own = value("its:translate") ?? value("translate") ?? value("translatable");
  return own === "true" ? "yes" : own === "false" ? "no" : own;
}

const translatablePattern = /\stranslatable\s*=\s*["'](?:yes|true)["']/;

function valuePieces(value: string): readonly XmlPiece[] {
  const list = new PieceList();
  list.text(value);
  return list.pieces;
}

const inQuotes: ReadonlyMap<string, string> = new Map(['"', "\n", "\t"].map((char) => [char, escapeAttribute(char)]));
const inApostrophes: ReadonlyMap<string, string> = new Map([...inQuotes, ["'", "&apos;"]]);

/** Escapes for characters that would end an attribute's value or be lost in it, by its quote. */
const valueEscapes = (quote: string): ReadonlyMap<string, string> => (quote === "'" ? inApostrophes : inQuotes);
