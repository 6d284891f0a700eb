import type { InlineTag } from "@openparlance/text";
import { decodeHTML } from "entities";
import { hasWord } from "../document/has-word.ts";
import { describeUntranslated, joinNotes } from "../document/left-alone.ts";
import { emptyCodeName } from "../document/sentences.ts";
import type { Edit, Span } from "../document/translatable-span.ts";
import type { PositionedTag, Unit } from "../document/unit.ts";
import type { FilterSettings } from "../filter.ts";
import { dropsReadings, findChangedDirection, getPrimaryLanguage, type TextDirection } from "../languages.ts";
import { escapeLiteral } from "../patterns.ts";
import { findAttributeRule, type ItsElement, readItsRules } from "../xml/its.ts";
import { cdataEnd, cdataStart } from "../xml/pieces.ts";
import { buildAttributeUnits, findAttributeValue, findLanguage } from "./attributes.ts";
import { type HtmlDialect, htmlDialect } from "./dialect.ts";
import { addMissingDirection, reverseDirections } from "./direction.ts";
import type { HtmlOptions } from "./options.ts";
import { type HtmlAttribute, type HtmlToken, type HtmlTokens, parseAttributes, voidElements } from "./scan.ts";
import { findSwitches, listLanguages } from "./switches.ts";
import { decodeWithTemplates, findMarkupTemplates, templateStartPattern } from "./templates.ts";
import { ElementScope, type TranslateMode } from "./translation-scope.ts";

/** Elements whose attributes affect the translation by other names than those of the options. */
const tellingElements = new Set(["meta", "input", "th", "iframe"]);

/** Elements with raw content that is text with references. */
const textElements = new Set(["title", "textarea"]);

/** Scripts and styles may be inside a sentence and do not end it. */
const isScript = ({ name }: HtmlToken): boolean => name === "script" || name === "style";

/** Elements of SVG, its draft 1.2, and MathML whose text is visible or read aloud. */
const drawingElements = new Set("text desc foreignobject foreignObject flowpara flowPara mtext".split(" "));

/** A text, and above it its reading. */
const rubyElements = new Set(["ruby", "rb", "rt", "rtc", "rp"]);

/** Whether an element has the language of the document. */
const isRoot = (element: string): boolean => element === "html" || element === "body";

/** The numbers of printed pages (EPUB 3 Structural Semantics Vocabulary; DPUB-ARIA 1.1). */
const pageBreakPattern = /(?:^|\s)(?:doc-)?pagebreak(?:\s|$)/;
const pageListPattern = /(?:^|\s)(?:page-list|doc-pagelist)(?:\s|$)/;

const hasType = (type: RegExp, attributes: readonly HtmlAttribute[]): boolean =>
  attributes.some(({ name, value }) => (name === "epub:type" || name === "role") && type.test(value));

/** Collapses whitespace like a browser. Testing first is faster than replacing spaces by themselves. */
const collapse = (text: string): string => (/[\t\r\n\f]| {2}/.test(text) ? text.replace(/[ \t\r\n\f]+/g, " ") : text);

const isSpace = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return code === 32 || (code >= 9 && code <= 13);
};

/**
 * Finds the translatable texts of an HTML document: the content between block elements, and attributes. Content in
 * another language than that of `html` or `body` (or, without one, the source language) is left out.
 *
 * @returns the edits declare the target language; `left` are the offsets of tags and comments that contain HTML with
 *   text. Both are complete when all parts were read
 */
export function readHtml(
  text: string,
  settings: HtmlSettings,
  dialect: HtmlDialect,
): { parts: Generator<Unit>; edits: Edit[]; left: readonly number[]; readingNote(): string | undefined } {
  const reader = new HtmlReader(text, settings, dialect);
  const { edits, left } = reader;
  return { parts: readUnits(reader, dialect.scan(text)), edits, left, readingNote: () => reader.note };
}

export type HtmlSettings = Pick<FilterSettings<HtmlOptions>, "options" | "sourceLanguage" | "targetLanguage">;

function* readUnits(reader: HtmlReader, token: HtmlTokens): Generator<Unit> {
  while (token.next()) {
    reader.read(token);
    if (reader.units.length === 0) continue;
    for (const unit of reader.units) yield unit;
    reader.units = [];
  }
  reader.end();
  yield* reader.units;
}

export const hiddenHtml = "The text in a srcdoc attribute or conditional comment";

const hasText = (markup: string): boolean => hasWord(decodeHTML(markup.replace(/<[^<>]*>/g, "")));

/** A unit that is being read. */
class OpenUnit implements Span {
  start = -1;
  end = -1;
  plain = "";
  readonly tags: PositionedTag[] = [];
  readonly inner: Unit[] = [];
  /** Edits of language attributes inside the unit. */
  readonly edits: Edit[] = [];
}

const noOptions: HtmlOptions = { attributes: [], inline: [], protect: [] };

class HtmlReader {
  /** As for `XmlScanner`. */
  static readonly kept = new HtmlReader("", { options: noOptions, sourceLanguage: "en" }, htmlDialect);
  readonly #text: string;
  readonly #dialect: HtmlDialect;
  readonly #inline: ReadonlySet<string>;
  readonly #protected: ReadonlySet<string>;
  readonly #attributes: ReadonlySet<string>;
  /** Matches the parts of a tag that affect its translation; few tags have such parts. */
  readonly #relevantPattern: RegExp;
  readonly #targetLanguage: string | undefined;
  /** The direction of the target language, if the source language has another one. */
  readonly #direction: TextDirection | undefined;
  /** The units that were read and not yielded yet. */
  units: Unit[] = [];
  /** Edits of language attributes outside of units. */
  readonly edits: Edit[] = [];
  #unit = new OpenUnit();
  readonly #braces: boolean[] = [];
  /** No template begins before this offset. */
  #nextTemplate = -1;
  readonly #dropsReadings: boolean;
  /** The number of open `pre` elements. */
  #pre = 0;
  /** The offsets of the `switch` elements that have content in the target language. */
  readonly #switches: ReadonlySet<number>;
  #pageList: string | undefined;
  /** The unit around a text in a drawing. */
  #around: OpenUnit | undefined;
  /** The open elements of a text in a drawing, each with whether its tags are codes. */
  #drawn: boolean[] = [];
  /** The open element of a drawing that is not translated. */
  #kept: ElementScope | undefined;
  /** The offsets of tags and comments that contain HTML with text. */
  readonly left: number[] = [];
  /** The language of the document, without region; empty if unknown. */
  #language: string;
  /** The open scopes, from the outermost to the innermost. */
  readonly #scopes: ElementScope[] = [];
  readonly #itsRules: ReturnType<typeof readItsRules>;
  /** The open elements, if there are rules. */
  readonly #elements: { name: string; its: ItsElement }[] = [];
  /** The values of the ITS rules for the element whose tag is being read. */
  #its: ItsElement | undefined;

  constructor(text: string, { options, sourceLanguage, targetLanguage }: HtmlSettings, dialect: HtmlDialect) {
    this.#text = text;
    this.#dialect = dialect;
    this.#inline = new Set(options.inline);
    this.#protected = new Set(options.protect);
    this.#attributes = new Set(options.attributes);
    const telling = [
      "translate",
      "lang(?:uage)?\\s*=",
      "page-?(?:break|list)",
      ...options.attributes.map(escapeLiteral),
    ];
    this.#dropsReadings = dropsReadings(sourceLanguage);
    this.#direction = findChangedDirection({ sourceLanguage, targetLanguage });
    if (this.#direction) telling.push("dir(?:ection)?\\s*[=:]");
    this.#relevantPattern = new RegExp(telling.join("|"), "i");
    this.#language = getPrimaryLanguage(sourceLanguage);
    this.#targetLanguage = targetLanguage;
    this.#itsRules = readItsRules(text, targetLanguage, false);
    const target = getPrimaryLanguage(targetLanguage ?? "");
    this.#switches =
      text.includes("systemLanguage") && target !== this.#language ? findSwitches(text, target) : new Set();
  }

  get note(): string | undefined {
    return joinNotes(this.#itsRules?.warning, describeUntranslated(hiddenHtml, this.#text, this.left));
  }

  read(token: HtmlToken): void {
    if (this.#itsRules) this.#followRules(token);
    const scope = this.#scopes.length > 0 ? this.#createScope(token) : undefined;
    if (token.kind === "open" && !scope?.isCode) this.#openElement(token, scope?.translation ?? "yes");
    else if (scope === undefined || scope.translation === "yes") this.#readToken(token);
    else if (scope.isDrawing) this.#readDrawing(token);
    if (scope === undefined || scope !== this.#scopes.at(-1)) return;
    if (!(token.kind === "open" && this.#isEmpty(token)) && scope.isEnd(token)) this.#leaveElement(token.end);
  }

  #followRules(token: HtmlToken): void {
    const { kind, name } = token;
    if (kind === "open") {
      const value = (attribute: string) => findAttributeValue(parseAttributes(this.#text, token), attribute);
      this.#its = this.#itsRules?.enter(this.#elements.at(-1)?.its, { name, attribute: value, start: token.start });
      if (this.#its && !this.#isEmpty(token)) this.#elements.push({ name, its: this.#its });
    } else if (kind === "close") {
      const at = this.#elements.findLastIndex((element) => element.name === name);
      this.#its = at < 0 ? undefined : this.#elements.splice(at)[0]?.its;
    }
  }

  #isInSentence(name: string): boolean {
    const within = this.#its && this.#its.withinText !== "nested" ? this.#its.withinText : undefined;
    return within === undefined ? this.#inline.has(name) : within === "yes";
  }

  #createScope(token: HtmlToken): ElementScope | undefined {
    for (let scope = this.#scopes.at(-1); ; scope = this.#scopes.at(-1)) {
      if (!scope?.endsBefore(token)) return scope;
      this.#leaveElement(token.start);
    }
  }

  #leaveElement(end: number): void {
    const scope = this.#scopes.pop();
    if (scope?.isDrawing) {
      this.#endDrawnText();
      this.#drawn = [];
    }
    if (scope?.isReading) this.#extendUnit(scope.start, end);
    else if (scope?.isCode) this.#addCode({ start: scope.start, end }, "standalone", "x");
    else this.finish();
  }

  /** Reads a token of a drawing (SVG). Each text in a drawing is a unit of its own. */
  #readDrawing(token: HtmlToken): void {
    const { kind, name, start, end } = token;
    const raw = this.#text.slice(start, end);
    if (this.#kept) {
      if (!this.#kept.isEnd(token)) return;
      if (this.#drawn.length > 0) this.#addCode({ start: this.#kept.start, end }, "standalone", "x");
      this.#kept = undefined;
      return;
    }
    const isTranslated = this.#switches.has(start);
    if (kind === "open" && (isTranslated || /aria-|[lL]ang(?:uage)?\s*=|translate\s*=|notranslate/.test(raw))) {
      const attributes = this.#parseAttributes(token);
      if (isTranslated || this.#findTranslation("", attributes, "yes") !== "yes") {
        const { hasAllEnds } = this.#dialect;
        if (!raw.endsWith("/>")) this.#kept = new ElementScope(token, { translation: "no", isCode: false, hasAllEnds });
        else if (this.#drawn.length > 0) this.#addCode(token, "standalone", "x");
        return;
      }
      this.#addAttributes(token, attributes, true);
    }
    if (kind === "raw" && name === "title" && raw.trim() !== "") {
      const before = /^\s*/.exec(raw)?.[0].length ?? 0;
      const text = this.#decodeRaw(raw.trim(), true);
      const span = { start: start + before, end: start + raw.trimEnd().length };
      (this.#around ?? this.#unit).inner.push({ ...span, text, escape: this.#dialect.escapeText, context: "svg" });
    } else if (this.#drawn.length > 0) this.#readDrawnText(token);
    else if (kind === "open" && drawingElements.has(name) && !raw.endsWith("/>")) {
      this.#drawn.push(false);
      this.#beginDrawnText();
    }
  }

  /** Reads a token of a text in a drawing. A part with a position of its own is a text of its own. */
  #readDrawnText(token: HtmlToken): void {
    const { kind, name, start, end } = token;
    if (kind !== "open" && kind !== "close") {
      if (kind !== "raw") this.#readToken(token);
      return;
    }
    const isOpening = kind === "open" && !this.#isEmpty(token);
    const isInside = this.#inline.has(name) || /^(?:tspan|textpath|flowspan)$/i.test(name);
    const isPositioned = kind === "open" && /\s[xy]\s*=/.test(this.#text.slice(start, end));
    const isCode = kind === "close" ? (this.#drawn.pop() ?? false) : isInside && !isPositioned;
    if (isOpening) this.#drawn.push(isCode);
    if (isCode) this.#addCode(token, isOpening || kind === "close" ? kind : "standalone", name);
    else {
      this.#endDrawnText();
      if (this.#drawn.length > 0) this.#beginDrawnText();
    }
  }

  #beginDrawnText(): void {
    this.#around = this.#unit;
    this.#unit = new OpenUnit();
  }

  #endDrawnText(): void {
    if (!this.#around) return;
    const unit = this.#takeUnit();
    this.#unit = this.#around;
    if (unit) this.#unit.inner.push({ ...unit, context: "svg" });
    this.#around = undefined;
  }

  #readToken(token: HtmlToken): void {
    if (token.kind === "text" || token.kind === "cdata") this.#addText(token);
    else if (token.kind === "comment") this.#addComment(token);
    else if (token.kind === "template") this.#addCode(token, "standalone", "x");
    else if (token.kind === "close") this.#closeElement(token);
    else if (textElements.has(token.name)) this.#addRaw(token);
    else if (isScript(token)) this.#extendScript(token);
  }

  /** Adds a code. Old programs read text in a conditional comment: `<!--[if mso]><p>Text</p><![endif]-->`. */
  #addComment(token: HtmlToken): void {
    const raw = this.#text.startsWith("<!--[if", token.start) ? this.#text.slice(token.start, token.end) : "";
    if (!/<(?:script|style|xml)\b/i.test(raw) && hasText(raw)) this.left.push(token.start);
    this.#addCode(token, "standalone", emptyCodeName);
  }

  #closeElement(token: HtmlToken): void {
    if (token.name === "pre") this.#pre = Math.max(0, this.#pre - 1);
    if (token.name === this.#pageList) this.#pageList = undefined;
    if (this.#dropsReadings && rubyElements.has(token.name)) this.#extendUnit(token.start, token.end);
    else if (this.#isInSentence(token.name)) this.#addCode(token, "close", token.name);
    else if (isScript(token)) this.#extendScript(token);
    else this.finish();
  }

  /** @param around whether the content of the surrounding element is translated */
  #openElement(token: HtmlToken, around: TranslateMode): void {
    const { name } = token;
    const isInSentence = this.#isInSentence(name) || isScript(token);
    const isEmpty = this.#isEmpty(token);
    const attributes = this.#parseAttributes(token);
    const isReading = name !== "ruby" && name !== "rb";
    const mayDrop = this.#dropsReadings && around === "yes" && rubyElements.has(name);
    if (mayDrop && (isReading || this.#findTranslation(name, attributes, around) === "yes")) {
      const { hasAllEnds } = this.#dialect;
      this.#extendUnit(token.start, token.end);
      if (!isEmpty && isReading)
        this.#scopes.push(new ElementScope(token, { translation: "no", isCode: true, isReading, hasAllEnds }));
      return;
    }
    if (!isInSentence) this.finish();
    if (name === "html" && this.#direction === "rtl") this.edits.push(...addMissingDirection(token, attributes));
    if (isRoot(name)) this.#language = this.#findStatedLanguage(attributes) ?? this.#language;
    const translation = isScript(token) ? around : this.#findTranslation(name, attributes, around);
    if (translation !== around && !isEmpty) {
      const isCode = isInSentence && around === "yes";
      const isDrawing =
        isCode &&
        (name === "svg" || name === "math") &&
        this.#protected.has(name) &&
        findAttributeValue(attributes, "translate") !== "no";
      this.#scopes.push(
        new ElementScope(token, { translation, isCode, isDrawing, hasAllEnds: this.#dialect.hasAllEnds }),
      );
      if (isDrawing) this.#addAttributes(token, attributes, true);
    }
    if ((isEmpty ? around : translation) !== "yes") return;
    if (name === "pre") this.#pre++;
    const hasAttributes = attributes.length > 0;
    if (hasAttributes && hasType(pageListPattern, attributes)) this.#pageList = name;
    const hasText = hasAttributes && translation === "yes" && this.#addAttributes(token, attributes, isInSentence);
    if (!isInSentence) return;
    const hasContent = hasText || name === "img" || name === "input";
    if (isEmpty || isScript(token)) this.#addCode(token, "standalone", hasContent ? "x" : emptyCodeName);
    else this.#addCode(token, "open", name);
  }

  #findTranslation(element: string, attributes: readonly HtmlAttribute[], around: TranslateMode): TranslateMode {
    const named =
      attributes.length === 0
        ? undefined
        : (findAttributeValue(attributes, "its:translate") ?? findAttributeValue(attributes, "translate"));
    const translate = named === undefined ? this.#its?.translate : named.toLowerCase();
    if (translate === "yes") return translate;
    if (this.#protected.has(element) || (element === "ol" && this.#pageList !== undefined)) return "no";
    if (translate === "no") return translate;
    if (attributes.length === 0) return around;
    if (/(?:^|\s)notranslate(?:\s|$)/.test(findAttributeValue(attributes, "class") ?? "")) return "no";
    if (hasType(pageBreakPattern, attributes)) return "no";
    const language = isRoot(element) || this.#language === "" ? undefined : this.#findStatedLanguage(attributes);
    if (language === undefined || around === "no") return around;
    return language === this.#language ? "yes" : "foreign";
  }

  /** The language that an element declares; undefined if it declares none or an unknown one. */
  #findStatedLanguage(attributes: readonly HtmlAttribute[]): string | undefined {
    const stated = findLanguage(attributes, this.#dialect);
    if (stated === undefined) return undefined;
    const languages = listLanguages(stated);
    const language = languages.includes(this.#language) ? this.#language : languages[0];
    return language === "" || language === "und" ? undefined : language;
  }

  /** @returns whether there are texts in the tag's attributes */
  #addAttributes(token: HtmlToken, attributes: readonly HtmlAttribute[], isInSentence: boolean): boolean {
    if (token.name === "iframe" && hasText(decodeHTML(findAttributeValue(attributes, "srcdoc") ?? "")))
      this.left.push(token.start);
    const units = buildAttributeUnits(token.name, attributes, this.#listTranslatable(), this.#dialect);
    (isInSentence ? this.#unit.inner : this.units).push(...units);
    (isInSentence ? this.#unit.edits : this.edits).push(
      ...this.#createLanguageEdits(token, attributes),
      ...(this.#direction ? reverseDirections(token, attributes, this.#direction) : []),
    );
    return units.length > 0;
  }

  #listTranslatable(): ReadonlySet<string> {
    const its = this.#its;
    if (!its || its.attributes.length === 0) return this.#attributes;
    const all = new Set([...this.#attributes, ...its.attributes.map(([name]) => name)]);
    return new Set(
      [...all].filter((name) => (findAttributeRule(its, name) ?? (this.#attributes.has(name) && "yes")) === "yes"),
    );
  }

  /** Replaces the document's language with the target language. */
  #createLanguageEdits(token: HtmlToken, attributes: readonly HtmlAttribute[]): Edit[] {
    const { languageNames, attribute } = this.#dialect;
    const language = this.#targetLanguage;
    if (language === undefined || isScript(token)) return [];
    const isDocuments = (value: string) => isRoot(token.name) || listLanguages(value).includes(this.#language);
    const namesContent =
      token.name === "meta" && findAttributeValue(attributes, "http-equiv")?.toLowerCase() === "content-language";
    const names = namesContent ? ["content"] : languageNames;
    return attributes
      .filter(({ name, value }) => names.includes(name) && isDocuments(value))
      .map(({ start, end, quote }) => {
        const { escape: escapeText, finish } = attribute[quote];
        return { start, end, text: finish(escapeText(language), []) };
      });
  }

  #isEmpty({ name, end }: HtmlToken): boolean {
    return voidElements.has(name) || this.#text[end - 2] === "/";
  }

  /** The attributes of a tag; [] if none of them affects the translation. */
  #parseAttributes(token: HtmlToken): readonly HtmlAttribute[] {
    const { name, start, end } = token;
    if (end - start === name.length + 2) return [];
    const isTelling =
      this.#itsRules || tellingElements.has(name) || this.#relevantPattern.test(this.#text.slice(start, end));
    return isTelling ? parseAttributes(this.#text, token) : [];
  }

  /** Adds text to the unit, without whitespace at its start. */
  #addText({ kind, start, end }: HtmlToken): void {
    let from = start;
    if (this.#unit.start < 0) while (from < end && isSpace(this.#text, from)) from++;
    if (from === end) return;
    this.#extendUnit(from, end);
    if (kind === "cdata") this.#addPlain(this.#text.slice(from + cdataStart.length, end - cdataEnd.length));
    else {
      if (this.#mayHoldTemplates(from, end)) from = this.#addTemplates(from, end);
      this.#addDecoded(from, end);
    }
    this.#unit.end = end;
  }

  /** Adds the templates of a text as codes, and the text between them. @returns the end of the last one */
  #addTemplates(offset: number, end: number): number {
    let from = offset;
    for (const template of findMarkupTemplates(this.#text.slice(offset, end), this.#dialect.isEntity, this.#braces)) {
      this.#addDecoded(from, offset + template.start);
      this.#addCode({ start: offset + template.start, end: offset + template.end }, "standalone", "x");
      from = offset + template.end;
    }
    return from;
  }

  #mayHoldTemplates(from: number, to: number): boolean {
    if (this.#nextTemplate < from) {
      templateStartPattern.lastIndex = from;
      this.#nextTemplate = templateStartPattern.test(this.#text)
        ? templateStartPattern.lastIndex - 1
        : this.#text.length;
    }
    return this.#nextTemplate < to;
  }

  #addDecoded(from: number, end: number): void {
    const text = this.#text.slice(from, end);
    this.#addPlain(text.includes("&") ? this.#dialect.decodeText(text) : text);
  }

  #addPlain(text: string): void {
    this.#unit.plain += this.#pre > 0 ? text : collapse(text);
  }

  #addCode({ start, end }: Span, kind: InlineTag["kind"], name: string): void {
    this.#unit.tags.push({ kind, name, text: this.#text.slice(start, end), at: this.#unit.plain.length, start });
    this.#extendUnit(start, end);
  }

  /** Adds the content or the end of a script to its code, so that nothing comes between its tags. */
  #extendScript(token: HtmlToken): void {
    const code = this.#unit.tags.at(-1);
    if (!code || code.start + code.text.length !== token.start) this.#addCode(token, "standalone", emptyCodeName);
    else code.text = this.#text.slice(code.start, token.end);
    this.#extendUnit(token.start, token.end);
  }

  /** Adds the content of `title` or `textarea` as a unit. */
  #addRaw({ name, start, end }: HtmlToken): void {
    const text = this.#decodeRaw(this.#text.slice(start, end), name === "title");
    this.units.push({ start, end, text, escape: this.#dialect.escapeText, context: name });
  }

  #decodeRaw(raw: string, collapses: boolean): Unit["text"] {
    const { decodeText, isEntity } = this.#dialect;
    return decodeWithTemplates(raw, collapses ? (part) => collapse(decodeText(part)) : decodeText, isEntity);
  }

  #extendUnit(start: number, end: number): void {
    if (this.#unit.start < 0) this.#unit.start = start;
    this.#unit.end = end;
  }

  /** Builds the unit without the whitespace at its end, which stays unchanged. */
  #buildUnit({ start, end: after, plain, tags, inner, edits }: OpenUnit): Unit {
    let end = after;
    let to = plain.length;
    if (isSpace(this.#text, end - 1)) {
      const last = tags.at(-1)?.at ?? 0;
      while (to > last && isSpace(plain, to - 1)) to--;
      while (end > start && isSpace(this.#text, end - 1)) end--;
    }
    const unit: Unit = { start, end, text: { plain: plain.slice(0, to), tags }, escape: this.#dialect.escapeText };
    if (inner.length > 0 || edits.length > 0) unit.inner = { units: inner, edits, raw: this.#text.slice(start, end) };
    return unit;
  }

  /** Ends the open elements at the end of the file. */
  end(): void {
    while (this.#scopes.length > 0) this.#leaveElement(this.#text.length);
    this.finish();
  }

  finish(): void {
    // Most elements end directly after another one, so there is no open unit.
    if (this.#unit.start < 0) return;
    const unit = this.#takeUnit();
    if (unit) this.units.push(unit);
  }

  #takeUnit(): Unit | undefined {
    const unit = this.#unit;
    this.#unit = new OpenUnit();
    if (unit.inner.length > 0 || unit.plain.trim() !== "") return this.#buildUnit(unit);
    for (const edit of unit.edits) this.edits.push(edit);
    return undefined;
  }
}
