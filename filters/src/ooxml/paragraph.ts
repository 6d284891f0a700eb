import { createEditFinder } from "../document/edits-within.ts";
import { hasWord } from "../document/has-word.ts";
import { applyEdits, type Span } from "../document/translatable-span.ts";
import { buildSpan, type Unit } from "../document/unit.ts";
import { dropsReadings } from "../languages.ts";
import { decodeText, escapeText, removeInvalid } from "../xml/references.ts";
import { type Token, token, type XmlScanner } from "../xml/scanner.ts";
import type { RunDialect } from "./dialect.ts";
import { readEntries, writeEntry } from "./entries.ts";
import { type MarkedText, markText } from "./markers.ts";
import { type Fields, pairSpanningMarkup, readFieldName } from "./marks.ts";
import { type Atom, buildCode, buildPair, type Code, field, type Mark, type TextNode } from "./nodes.ts";
import type { ElementReader, TextUnit } from "./reading.ts";
import { RepeatedTexts } from "./repeated-texts.ts";
import { writeRuns } from "./write.ts";

/** Reads the paragraph whose opening tag is the scanner's token: its text, and the texts inside its codes. */
export function readParagraph(part: ElementReader, dialect: RunDialect, into: TextUnit[]): void {
  const paragraph = new ParagraphReader(part, dialect);
  const unit = paragraph.read();
  const { cutsEach, settings } = part.reading;
  if (unit) into.push(cutsEach ? buildSpan(unit, settings) : unit);
}

const noFields: Fields = { translated: new Set(), left: new Set() };
// biome-ignore format: a list of names
const breaks: ReadonlySet<string> = new Set([
  "a:br", "w:br", "w:cr", "w:drawing", "w:endnoteReference", "w:footnoteReference", "w:object", "w:ptab", "w:tab",
]);
const writeText = (text: string): string => escapeText(removeInvalid(text));
const noLinks: ReadonlyMap<string, Span> = new Map();

/** Matches a sign of a script whose texts have readings. */
const signPattern = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;

class ParagraphReader {
  readonly #part: ElementReader;
  readonly #scanner: XmlScanner;
  readonly #dialect: RunDialect;
  readonly #fields: Fields;
  /** Texts inside codes. */
  readonly #leaves: TextUnit[] = [];
  /** The label of a button until its field ends. A label in several pieces stays unchanged. */
  #label: TextUnit | undefined;
  /** The pieces of the instruction of the innermost field. */
  #instruction: Span[] = [];
  /** For run properties that contain texts, the first span with each of them. */
  readonly #links = new Map<string, Span>();
  readonly #originals = new RepeatedTexts();
  /** The start of the content after the paragraph's properties. */
  #start: number;

  constructor(part: ElementReader, dialect: RunDialect) {
    this.#part = part;
    this.#scanner = part.scanner;
    this.#dialect = dialect;
    this.#fields = part.reading.fields ?? noFields;
    this.#start = part.scanner.end;
  }

  read(): Unit | undefined {
    const prefix = this.#scanner.name.slice(0, this.#scanner.name.indexOf(":") + 1);
    const marked = markText(this.#children());
    const span = { start: this.#start, end: this.#scanner.start };
    if (this.#leaves.length === 0 && !hasWord(marked.text.plain)) return undefined;
    const { context } = this.#part.reading;
    return {
      ...span,
      text: marked.text,
      escape: removeInvalid,
      finish: this.#writer(marked, prefix),
      ...(this.#leaves.length > 0 && { inner: { units: this.#leaves, raw: this.#slice(span) } }),
      ...(context !== undefined && { context }),
    };
  }

  #writer({ markers, base }: MarkedText, prefix: string): NonNullable<Unit["finish"]> {
    const { buffer } = this.#scanner;
    const dialect = this.#dialect;
    // The returned function exists for every paragraph, so it must not keep the reader in memory.
    const links = this.#links.size > 0 ? this.#links : noLinks;
    const { targetLanguage } = this.#part.reading.settings;
    return (content, edits) => {
      const within = createEditFinder(edits);
      const markup = ({ start, end }: Span) => applyEdits(buffer.slice(start, end), within(start, end), start);
      const properties = (comparable: string) => {
        const link = links.get(comparable);
        return dialect.writeProperties(link ? dialect.comparable(markup(link)) : comparable, prefix, targetLanguage);
      };
      return writeRuns(content, { markers, base, dialect, prefix, properties, markup });
    };
  }

  /** Reads the children of the current element, up to its closing tag. */
  #children(): TextNode[] {
    const nodes: TextNode[] = [];
    this.#part.eachChild((kind) => this.#child(kind, nodes));
    return pairSpanningMarkup(nodes, this.#fields);
  }

  #child(kind: Token, nodes: TextNode[]): void {
    const role = this.#dialect.roles[this.#part.name];
    if (role === "run") this.#run(kind, nodes);
    else if (role === "text") this.#text(kind, undefined, nodes);
    else if (role === "properties") this.#start = this.#skip(kind).end;
    else if (role === "container" && kind === token.open) nodes.push(this.#container());
    else if (role === "simpleField" && kind === token.open) nodes.push(this.#simpleField());
    else if (role === "rangeStart" || role === "rangeEnd") nodes.push(this.#range(kind, role));
    else if (role === "dropped") this.#skip(kind);
    else {
      const isBreak = breaks.has(this.#part.name);
      nodes.push(buildCode({ ...this.#skip(kind), properties: undefined, isBreak }, role === "content"));
    }
  }

  #container(): TextNode {
    this.#part.attributeTexts(this.#leaves);
    const opening = { ...this.#token(), isLink: /^w:(?:hyperlink|fldSimple)$/.test(this.#part.name) };
    const children = this.#children();
    return buildPair([opening], children, [this.#token()]);
  }

  #simpleField(): TextNode {
    const name = readFieldName(this.#part.attribute("instr") ?? "", this.#fields);
    if (this.#fields.translated.has(name)) return this.#container();
    return buildCode({ ...this.#skip(token.open), properties: undefined }, true);
  }

  #range(kind: Token, role: "rangeStart" | "rangeEnd"): Code {
    const name = this.#part.name.replace(/(?:Start|End)$/, "");
    const mark: Mark = {
      id: `${name} ${this.#part.attribute("id")}`,
      location: role === "rangeStart" ? "start" : "end",
    };
    return { ...buildCode({ ...this.#skip(kind), properties: undefined }), mark };
  }

  #run(kind: Token, nodes: TextNode[]): void {
    if (kind === token.empty) return;
    let properties = "";
    let isHidden = false;
    this.#part.eachChild((child) => {
      const role = this.#dialect.roles[this.#part.name];
      if (role === "runProperties") {
        const raw = this.#slice(this.#properties(child));
        properties = this.#dialect.comparable(raw);
        isHidden = this.#dialect.isHidden?.(raw) ?? false;
      } else if (role === "text" && !isHidden) this.#text(child, properties, nodes);
      else if (role === "ruby" && !isHidden && child === token.open) this.#readRuby(properties, nodes);
      else this.#readRun(child, { properties, isHidden }, nodes);
    });
  }

  /** Reads run properties. All runs of a link repeat the texts in them, and a translator sees only the first. */
  #properties(kind: Token): Span {
    const leaves: TextUnit[] = [];
    const { start } = this.#scanner;
    this.#part.readWhole(kind, leaves);
    const span = { start, end: this.#scanner.end };
    if (leaves.length === 0) return span;
    const comparable = this.#dialect.comparable(this.#slice(span));
    const isFirst = !this.#links.has(comparable);
    if (isFirst) this.#links.set(comparable, span);
    const spans = this.#originals.collect(leaves, isFirst, this.#part.reading.settings);
    for (const each of spans) this.#leaves.push(each);
    return span;
  }

  #readRun(kind: Token, { properties, isHidden }: { properties: string; isHidden: boolean }, nodes: TextNode[]): void {
    const { name } = this.#part;
    const role = this.#dialect.roles[name];
    const character = isHidden ? undefined : this.#dialect.characters?.[name];
    const location = role === "fieldMark" ? this.#fieldPosition() : undefined;
    const isInstruction = role === "instruction" && kind === token.open;
    const { start } = this.#scanner;
    if (this.#label && (location === "middle" || location === "end")) this.#leaves.push(this.#label);
    if (isInstruction || location !== undefined) this.#label = undefined;
    if (location !== undefined) this.#endInstruction();
    const instruction = isInstruction ? this.#readInstruction() : undefined;
    const end = isInstruction ? this.#scanner.end : this.#skip(kind).end;
    const atom: Atom = {
      start,
      end,
      properties,
      isCharacter: role === "character" || character !== undefined,
      isBreak: breaks.has(name) && !this.#slice({ start, end }).includes("<wp:anchor"),
    };
    if (role === "dropped") return;
    if (character !== undefined) nodes.push({ kind: "text", text: character, properties, atom });
    else if (location !== undefined) nodes.push({ ...buildCode(atom), mark: { id: field, location } });
    else if (instruction !== undefined) {
      nodes.push({ ...buildCode(atom), mark: { id: field, location: "instruction", instruction } });
    } else nodes.push(buildCode(atom, role === "content"));
  }

  /** Reads only the text under a reading that a translation drops. Signs that a text quotes stay with theirs. */
  #readRuby(properties: string, nodes: TextNode[]): void {
    const { start } = this.#scanner;
    const base: TextNode[] = [];
    this.#part.eachChild((kind) => {
      if (this.#part.name !== "w:rubyBase" || kind === token.empty) this.#skip(kind);
      else this.#part.eachChild((child) => this.#child(child, base));
    });
    const { end } = this.#scanner;
    const isQuoted =
      !dropsReadings(this.#part.reading.settings.sourceLanguage) &&
      base.some((node) => node.kind === "text" && signPattern.test(node.text));
    if (isQuoted) nodes.push(buildCode({ start, end, properties, isCharacter: false, isBreak: false }, true));
    else for (const node of base) nodes.push(node);
  }

  /**
   * Reads the instruction of a field. The label of a button and the tip of a link are in it.
   * @returns the instruction without a text that is translated
   */
  #readInstruction(): string {
    const { end: start, buffer } = this.#scanner;
    const instruction = this.#part.content();
    this.#instruction.push({ start, end: this.#scanner.start });
    const raw = (buffer.slice(start, this.#scanner.start).split(/\s\\\*/)[0] ?? "").trimEnd();
    const [before, name = ""] =
      /^\s*(\w+BUTTON)\s+\S+\s+(?=\S[^<]*$)/i.exec(raw) ??
      /^\s*(HYPERLINK)\s[^<]*?\\o\s+"(?=[^"\\<]+")/i.exec(raw) ??
      [];
    if (before === undefined || !this.#fields.translated.has(name.toUpperCase())) return instruction;
    const isLink = name.toUpperCase() === "HYPERLINK";
    const label = isLink ? (raw.slice(before.length).split('"')[0] ?? "") : raw.slice(before.length);
    const from = start + before.length;
    const text = { plain: decodeText(label), tags: [] };
    this.#label = { start: from, end: from + label.length, text, escape: isLink ? writeEntry : writeText };
    return isLink ? decodeText(before.replace(/\\o\s+"$/, "")) : instruction;
  }

  #endInstruction(): void {
    if (this.#instruction.length === 0) return;
    for (const entry of readEntries(this.#scanner.buffer, this.#instruction, this.#fields)) this.#leaves.push(entry);
    this.#instruction = [];
  }

  #fieldPosition(): Mark["location"] {
    const type = this.#part.attribute("fldCharType");
    if (type === "begin") return "start";
    return type === "end" ? "end" : "middle";
  }

  #text(kind: Token, properties: string | undefined, nodes: TextNode[]): void {
    if (kind === token.empty) return;
    const { start, raw } = this.#scanner;
    const text = removeInvalid(this.#dialect.read(this.#part.content(), raw.includes("preserve")));
    if (text !== "")
      nodes.push({ kind: "text", text, properties, atom: { start, end: this.#scanner.end, properties } });
  }

  /** The current tag between runs, as an atom. */
  #token(): Atom {
    const { start, end } = this.#scanner;
    return { start, end, properties: undefined };
  }

  /** Moves to the end of the current element, and collects its texts. */
  #skip(kind: Token): Span {
    const { start } = this.#scanner;
    this.#part.readWhole(kind, this.#leaves);
    return { start, end: this.#scanner.end };
  }

  #slice({ start, end }: Span): string {
    return this.#scanner.buffer.slice(start, end);
  }
}
