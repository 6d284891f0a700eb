import type { InlineTag } from "@openparlance/text";
import { noMarks } from "../document/code-marks.ts";
import {
  type CodedText,
  formatWithNames,
  type KnownNumbers,
  markCodes,
  restoreCodes,
  weaveCodes,
  writeInOrder,
} from "../document/codes.ts";
import { createIcuEscape } from "../document/message-format.ts";
import { cdataEnd, cdataStart, pairPieces, type XmlPiece } from "./pieces.ts";
import { escapeText, removeInvalid } from "./references.ts";

/** The code of a piece; `name` is the piece's key. */
interface XmlCode extends InlineTag, Pick<XmlPiece, "match" | "isCdata"> {}

export interface InlineContentOptions {
  /** Whether the content is inside a CDATA section. */
  isCdata?: boolean;
  /** The source of this translation: codes that match its codes get the same numbers, others the next ones. */
  sourceContent?: InlineContent | undefined;
  /** Escapes of characters that the format never has unescaped. */
  escapes?: ReadonlyMap<string, string> | undefined;
  /** Writes the apostrophes of a translation as those of the whole message, if the content is one of its sentences. */
  escapeIcu?: ((text: string) => string) | undefined;
}

/**
 * Mixed content as a segment's text: pairs are `<g id="1">…</g>`, other codes are `<x id="2"/>`, numbered in their
 * order. Translations are written in the spelling of the content: in its CDATA section, with its line ends, and with
 * the references that it uses.
 */
export class InlineContent {
  readonly source: string;
  readonly isCdata: boolean;
  readonly #pieces: readonly XmlPiece[];
  readonly #escapes: ReadonlyMap<string, string> | undefined;
  /** The delimiters around the written content, if it is a whole CDATA section. */
  readonly #brackets: readonly [string, string];
  readonly #text: CodedText<XmlCode>;
  readonly #escapeIcu: ((text: string) => string) | undefined;

  constructor(pieces: readonly XmlPiece[], options: InlineContentOptions = {}) {
    const { isCdata = false, sourceContent, escapes, escapeIcu } = options;
    const isSection = isCdataSection(pieces);
    this.#brackets = isSection ? section : unbracketed;
    this.#pieces = isSection ? pieces.slice(1, -1) : pieces;
    this.#escapes = escapes;
    this.isCdata = isCdata || isSection;
    this.#text = readCodes(this.#pieces, sourceContent ? sourceContent.#text : undefined);
    this.source = formatWithNames(this.#text);
    this.#escapeIcu = escapeIcu;
  }

  /** The markup of the content in the file. */
  get raw(): string {
    const [before, after] = this.#brackets;
    return before + this.#pieces.map(({ raw }) => raw).join("") + after;
  }

  /**
   * The markup of a translation. Codes that only `also`, numbered like this content, has may be used, too.
   * @throws TargetError, with the index `segment`, if the tags are not those of `source`
   */
  write(translation: string, also?: InlineContent, segment = 0): string {
    if (translation === this.source) return this.raw;
    const [before, after] = this.#brackets;
    const spelling = buildSpelling(this.#pieces, this.#escapes);
    const escapeIcu = this.#escapeIcu ?? createIcuEscape(this.#text.plain);
    const spell = (text: string, isCdata: boolean) => escapeBy(spelling, escapeIcu(text), isCdata);
    const isInOneSpelling = !this.isCdata && this.#text.tags.every((code) => !code.isCdata);
    const written = isInOneSpelling ? writeInOrder(this.#text, translation, (text) => spell(text, false)) : undefined;
    // Invalid characters are removed after the escapes, by which a format such as Android's resources may represent a
    // control.
    return before + removeInvalid(written ?? this.#writeRestored(translation, spell, also, segment)) + after;
  }

  #writeRestored(target: string, spell: Spell, also: InlineContent | undefined, segment: number): string {
    const options = { also: also ? also.#text : undefined, allowsOtherTags: true };
    const restored = restoreCodes(this.#text, target, segment, options);
    const isCdata = findCdata(restored.tags, this.isCdata);
    const codeOf = (index: number) => (restored.tags[index] as XmlCode).text;
    return weaveCodes(restored, codeOf, (text, gap) => spell(text, isCdata[gap] as boolean));
  }
}

type Spell = (text: string, isCdata: boolean) => string;

/** For the text before each code and after the last one: whether it is in a CDATA section. */
function findCdata(codes: readonly XmlCode[], isOutside: boolean): boolean[] {
  const open = [isOutside];
  const inCdata = [isOutside];
  for (const { kind, isCdata } of codes) {
    // A text that looks like a tag may be in a section.
    if (kind === "open") open.push(isCdata || (open.at(-1) as boolean));
    if (kind === "close") open.pop();
    inCdata.push(open.at(-1) as boolean);
  }
  return inCdata;
}

/** @param sourceText a text whose numbers are used for the codes that match its codes */
function readCodes(pieces: readonly XmlPiece[], sourceText?: CodedText<XmlCode>): CodedText<XmlCode> {
  const [first] = pieces;
  if (first?.kind === "text" && pieces.length === 1) return { ...emptyContent, plain: first.text };
  let plain = "";
  const codes: XmlPiece[] = [];
  const tags: XmlCode[] = [];
  for (const piece of pieces) {
    const { kind, raw, text, key, match, isCdata } = piece;
    if (kind === "text") plain += text;
    else {
      codes.push(piece);
      tags.push({ kind, name: key, text: raw, at: plain.length, match, isCdata });
    }
  }
  if (tags.length === 0) return { ...emptyContent, plain };
  const known = sourceText && sourceText.tags.length > 0 ? new FreeNumbers(sourceText) : undefined;
  return markCodes({ plain, tags }, pairPieces(codes), known);
}

const emptyContent = { tags: [], partner: [], numbers: [], marks: noMarks };

/** The numbers of another text's codes that were not used yet. */
class FreeNumbers implements KnownNumbers<XmlCode> {
  readonly max: number;
  readonly marks: ReadonlyMap<number, string>;
  readonly #used = new Set<number>();
  readonly #byMatch = new Map<string, number[]>();
  readonly #byKey = new Map<string, number[]>();

  constructor({ tags, numbers, marks }: CodedText<XmlCode>) {
    this.marks = marks;
    this.max = numbers.reduce((max, number) => Math.max(max, number), 0);
    // Numbers are added from the last to the first, so that `pop` takes the first.
    for (let index = tags.length - 1; index >= 0; index--) {
      const { match, name } = tags[index] as XmlCode;
      const number = numbers[index] as number;
      if (number === 0) continue;
      add(this.#byMatch, match, number);
      add(this.#byKey, name, number);
    }
  }

  /** Takes the number of a matching code, or else of the first one with the same key. */
  take({ kind, match, name }: XmlCode): number | undefined {
    const used = this.#next(this.#byMatch, match) ?? (kind === "close" ? undefined : this.#next(this.#byKey, name));
    if (used !== undefined) this.#used.add(used);
    return used;
  }

  #next(codes: Map<string, number[]>, name: string): number | undefined {
    const numbers = name === "" ? undefined : codes.get(name);
    while (numbers && this.#used.has(numbers.at(-1) ?? -1)) numbers.pop();
    return numbers?.at(-1);
  }
}

function add(codes: Map<string, number[]>, name: string, number: number): void {
  const numbers = codes.get(name);
  if (numbers) numbers.push(number);
  else codes.set(name, [number]);
}

/** The `source` of an `InlineContent` without `sourceContent`. */
export const buildSource = (pieces: readonly XmlPiece[]): string =>
  formatWithNames(readCodes(isCdataSection(pieces) ? pieces.slice(1, -1) : pieces));

const section = [cdataStart, cdataEnd] as const;
const unbracketed = ["", ""] as const;

function isCdataSection(pieces: readonly XmlPiece[]): boolean {
  const last = pieces.length - 1;
  return last > 0 && pieces.every(({ isCdata }, index) => isCdata === (index === 0 || index === last));
}

type Spelling = ReadonlyMap<string, string>;

function escapeBy(spelling: Spelling, text: string, isCdata: boolean): string {
  if (spelling.size === 0 && !isCdata) return escapeText(text);
  let spelled = "";
  for (const char of text) {
    const own = spelling.get(char);
    if (isCdata) spelled += own === undefined || own.startsWith("&") ? char : own;
    else spelled += own ?? escapeText(char);
  }
  return isCdata ? spelled.replaceAll("]]>", "]]]]><![CDATA[>") : spelled.replaceAll("]]>", "]]&gt;");
}

/** Finds the spelling of characters that the content always escapes: `\u00A0` as `&#160;`, line feeds as CR LF. */
function buildSpelling(pieces: readonly XmlPiece[], escapes: Spelling = noSpelling): Spelling {
  // Most contents add nothing to the escapes, so they share one map.
  let own: Map<string, string> | undefined;
  const change = () => {
    own ??= new Map(escapes);
    return own;
  };
  // The characters that the content escapes by the format's own rules. Android reads `&quot;` as a quotation mark.
  const used = new Set<string>();
  for (const { text, raw } of pieces) {
    const isReference = raw.startsWith("&");
    if (text !== raw && escapes.has(text) && !isReference) used.add(text);
    if (text !== raw && text !== "" && text !== " " && !(isReference && used.has(text))) change().set(text, raw);
    else if (raw === text && text.includes(">")) change().set(">", ">");
  }
  const spelling = own ?? escapes;
  if (spelling.size === 0) return spelling;
  let isQuoted = false;
  for (const { kind, text, raw } of pieces) {
    // In quotation marks of Android, an apostrophe needs no escape.
    if (raw === '"' && kind !== "text") isQuoted = kind === "open";
    if (text !== raw || isQuoted) continue;
    for (const char of spelling.keys())
      if (char !== ">" && !used.has(char) && text.includes(char)) change().delete(char);
  }
  return own ?? escapes;
}

const noSpelling: Spelling = new Map();
