import { type InlineTag, readTags } from "@parlance/text";
import { TargetError } from "../document/translatable-span.ts";
import { cdataEnd, cdataStart, pairPieces, type XmlPiece } from "./pieces.ts";
import { escapeText, isHoldable } from "./references.ts";

/** What a tag of a segment stands for: the standalone or opening markup, and the closing one. */
interface Code {
  kind: "g" | "x";
  key: string;
  match: string;
  opening: string;
  closing: string;
  isCdata: boolean;
}

const codeRegex = /^<(?:(g)|x)\s+id="(\d+)"\s*(\/)?>$/;

export interface InlineContentOptions {
  /** Whether it is the inside of a CDATA section. */
  isCdata?: boolean;
  /** The stretch that this one translates: codes that match its own get its numbers, others follow. */
  like?: InlineContent | undefined;
  /** How the format writes characters that it never has as they are. */
  escapes?: ReadonlyMap<string, string> | undefined;
}

/**
 * A stretch of mixed content as a segment's text: pairs are `<g id="1">…</g>`, all else is `<x id="2"/>`, numbered in
 * their order. It writes texts back in its own spelling: in its CDATA section, with references for the characters that
 * it writes as references, with its line ends.
 */
export class InlineContent {
  readonly source: string;
  /** Whether it is the inside of a CDATA section. */
  readonly isCdata: boolean;
  readonly #pieces: readonly XmlPiece[];
  readonly #escapes: ReadonlyMap<string, string> | undefined;
  /** Around what is written, when the stretch is a whole CDATA section. */
  readonly #brackets: readonly [string, string];
  readonly #numbered: Numbered;
  #known: Map<number, Code> | undefined;

  constructor(pieces: readonly XmlPiece[], { isCdata = false, like, escapes }: InlineContentOptions = {}) {
    const isSection = isCdataSection(pieces);
    this.#brackets = isSection ? section : unbracketed;
    this.#pieces = isSection ? pieces.slice(1, -1) : pieces;
    this.#escapes = escapes;
    this.isCdata = isCdata || isSection;
    // biome-ignore lint/complexity/useOptionalChain: TypeScript has none for private names
    this.#numbered = isText(this.#pieces) ? withoutCodes : numberCodes(this.#pieces, like && like.#codes);
    this.source = numberedText(this.#pieces, this.#numbered);
  }

  /** As the file has it. */
  get raw(): string {
    const [before, after] = this.#brackets;
    return before + this.#pieces.map(({ raw }) => raw).join("") + after;
  }

  get #codes(): Map<number, Code> {
    this.#known ??= collectCodes(this.#pieces, this.#numbered);
    return this.#known;
  }

  /**
   * The markup of a translation.
   *
   * @param also a stretch numbered like this one: its further codes may be used
   * @param segment index of the segment, for the error
   * @throws TargetError when the tags are not those of `source`
   */
  write(target: string, also?: InlineContent, segment = 0): string {
    if (target === this.source) return this.raw;
    if (!isHoldable(target)) throw new TargetError(segment, "a character that XML cannot hold");
    const [before, after] = this.#brackets;
    const spelling = buildSpelling(this.#pieces, this.#escapes);
    const isPlain = this.#numbered === withoutCodes && !target.includes("<");
    const written = isPlain
      ? escapeBy(spelling, target, this.isCdata)
      : ((spelling.size === 0 ? this.#writtenInOrder(target) : undefined) ??
        this.#writeTagged(target, spelling, also, segment));
    return before + written + after;
  }

  /** The target of which each `<` begins the tag of the next code; undefined for any other. */
  #writtenInOrder(target: string): string | undefined {
    if (this.isCdata) return undefined;
    let written = "";
    let end = 0;
    for (let index = 0; index < this.#pieces.length; index++) {
      const { kind, raw, isCdata } = this.#pieces[index] as XmlPiece;
      if (kind === "text") continue;
      const tag = buildTag(kind, index, this.#numbered);
      const at = target.indexOf("<", end);
      if (isCdata || at < 0 || !target.startsWith(tag, at)) return undefined;
      written += escapeText(target.slice(end, at)) + raw;
      end = at + tag.length;
    }
    return target.includes("<", end) ? undefined : written + escapeText(target.slice(end));
  }

  #writeTagged(target: string, spelling: Spelling, also: InlineContent | undefined, segment: number): string {
    const { plain, tags } = readTags(target);
    const missing = new Set(this.#codes.keys());
    const open: Code[] = [];
    let written = "";
    let text = "";
    let at = 0;
    for (const tag of tags) {
      text += plain.slice(at, tag.at);
      at = tag.at;
      if (tag.name !== "g" && tag.name !== "x") {
        text += tag.text;
        continue;
      }
      written += escapeBy(spelling, text, open.at(-1)?.isCdata ?? this.isCdata);
      text = "";
      written += this.#code(tag, { open, missing, also, segment });
    }
    written += escapeBy(spelling, text + plain.slice(at), this.isCdata);
    if (open.length > 0) throw new TargetError(segment, "a tag that is not closed");
    for (const id of missing) throw new TargetError(segment, `the tag ${id} is missing`);
    return written;
  }

  #code(
    tag: InlineTag,
    state: { open: Code[]; missing: Set<number>; also: InlineContent | undefined; segment: number },
  ): string {
    if (tag.kind === "close") {
      const opened = state.open.pop();
      if (!opened || tag.name !== "g") throw new TargetError(state.segment, "a closing tag too many");
      return opened.closing;
    }
    const [, pair, digits, slash] = codeRegex.exec(tag.text) ?? [];
    const id = Number(digits);
    const code = this.#codes.get(id) ?? (state.also ? state.also.#codes.get(id) : undefined);
    const isAgain = this.#codes.has(id) && !state.missing.delete(id);
    if (!code || isAgain || code.kind !== (pair ?? "x") || (pair === undefined) !== (slash !== undefined)) {
      throw new TargetError(state.segment, `the tag ${digits ?? tag.name} is not the source's, or there twice`);
    }
    if (code.kind === "g") state.open.push(code);
    return code.opening;
  }
}

/** Of each piece the number of its code, 0 for text and for the end of a pair; and its other piece in the pair, or −1. */
interface Numbered {
  numbers: readonly number[];
  partner: readonly number[];
}

/** Of pieces that are all text. */
const withoutCodes: Numbered = { numbers: [], partner: [] };

const isText = (pieces: readonly XmlPiece[]): boolean => pieces.every(({ kind }) => kind === "text");

/** @param known the codes whose numbers go to those that match them */
function numberCodes(pieces: readonly XmlPiece[], known: ReadonlyMap<number, Code> = noCodes): Numbered {
  const partner = pairPieces(pieces);
  const free = known.size > 0 ? new FreeCodes(known) : undefined;
  let last = 0;
  for (const number of known.keys()) last = Math.max(last, number);
  const numbers = pieces.map((piece, index) => {
    const isEnd = piece.kind === "close" && partner[index] !== -1;
    return piece.kind === "text" || isEnd ? 0 : (free?.take(piece) ?? ++last);
  });
  return { numbers, partner };
}

/** Codes whose numbers nothing has yet. */
class FreeCodes {
  readonly #taken = new Set<number>();
  readonly #byMatch = new Map<string, number[]>();
  readonly #byKey = new Map<string, number[]>();

  constructor(codes: ReadonlyMap<number, Code>) {
    // Last first, so that the first is the last of each list.
    for (const [number, { match, key }] of [...codes].reverse()) {
      add(this.#byMatch, match, number);
      add(this.#byKey, key, number);
    }
  }

  /** Takes the number of the code that matches a piece, or else of the first with the same key. */
  take({ kind, match, key }: XmlPiece): number | undefined {
    const taken = this.#next(this.#byMatch, match) ?? (kind === "close" ? undefined : this.#next(this.#byKey, key));
    if (taken !== undefined) this.#taken.add(taken);
    return taken;
  }

  #next(codes: Map<string, number[]>, name: string): number | undefined {
    const numbers = name === "" ? undefined : codes.get(name);
    while (numbers && this.#taken.has(numbers.at(-1) ?? -1)) numbers.pop();
    return numbers?.at(-1);
  }
}

function add(codes: Map<string, number[]>, name: string, number: number): void {
  const numbers = codes.get(name);
  if (numbers) numbers.push(number);
  else codes.set(name, [number]);
}

/** The text of a stretch that is like no other: see `Stretch`. */
export function buildSource(pieces: readonly XmlPiece[]): string {
  const inside = isCdataSection(pieces) ? pieces.slice(1, -1) : pieces;
  return numberedText(inside, isText(inside) ? withoutCodes : numberCodes(inside));
}

function numberedText(pieces: readonly XmlPiece[], numbered: Numbered): string {
  const [first] = pieces;
  if (first?.kind === "text" && pieces.length === 1) return first.text;
  return pieces.map(({ kind, text }, index) => (kind === "text" ? text : buildTag(kind, index, numbered))).join("");
}

/** What stands for the code of a piece in a segment. */
function buildTag(kind: XmlPiece["kind"], index: number, { numbers, partner }: Numbered): string {
  if (partner[index] === -1) return `<x id="${numbers[index]}"/>`;
  return kind === "close" ? "</g>" : `<g id="${numbers[index]}">`;
}

function collectCodes(pieces: readonly XmlPiece[], { numbers, partner }: Numbered): Map<number, Code> {
  const codes = new Map<number, Code>();
  pieces.forEach(({ raw: opening, key, match, isCdata }, index) => {
    const number = numbers[index] ?? 0;
    if (number === 0) return;
    const other = pieces[partner[index] as number];
    codes.set(number, { kind: other ? "g" : "x", key, match, opening, closing: other?.raw ?? "", isCdata });
  });
  return codes;
}

const noCodes: ReadonlyMap<number, Code> = new Map();

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

/** How the stretch writes characters that it never has as they are: `\u00A0` as `&#160;`, line feeds as CR LF. */
function buildSpelling(pieces: readonly XmlPiece[], escapes: Spelling = none): Spelling {
  // Most stretches add nothing to the escapes and share them.
  let own: Map<string, string> | undefined;
  const change = () => {
    own ??= new Map(escapes);
    return own;
  };
  for (const { text, raw } of pieces) {
    if (text !== raw && text !== "" && text !== " ") change().set(text, raw);
    else if (raw === text && text.includes(">")) change().set(">", ">");
  }
  const spelling = own ?? escapes;
  if (spelling.size === 0) return spelling;
  for (const { text, raw } of pieces) {
    if (text !== raw) continue;
    for (const char of spelling.keys()) if (char !== ">" && text.includes(char)) change().delete(char);
  }
  return own ?? escapes;
}

const none: Spelling = new Map();
