import { readTags, type Tag } from "@parlance/text";
import { TargetError } from "../document/stretch.ts";
import { cdataEnd, cdataStart, type Piece, pairPieces } from "./pieces.ts";
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

export interface StretchOptions {
  /** Whether it is the inside of a CDATA section. */
  isCdata?: boolean;
  /** The stretch that this one translates: codes that match its own get its numbers, others follow. */
  like?: Stretch | undefined;
  /** How the format writes characters that it never has as they are. */
  escapes?: ReadonlyMap<string, string> | undefined;
}

/**
 * A stretch of mixed content as a segment's text: pairs are `<g id="1">…</g>`, all else is `<x id="2"/>`, numbered in
 * their order. It writes texts back in its own spelling: in its CDATA section, with references for the characters that
 * it writes as references, with its line ends.
 */
export class Stretch {
  readonly source: string;
  readonly raw: string;
  /** Whether it is the inside of a CDATA section. */
  readonly isCdata: boolean;
  readonly #codes: Map<number, Code>;
  readonly #spelling: ReadonlyMap<string, string>;
  /** Around what is written, when the stretch is a whole CDATA section. */
  readonly #brackets: readonly [string, string];

  constructor(pieces: readonly Piece[], { isCdata = false, like, escapes }: StretchOptions = {}) {
    const isSection = isCdataSection(pieces);
    const inside = isSection ? pieces.slice(1, -1) : pieces;
    this.#brackets = isSection ? section : unbracketed;
    this.isCdata = isCdata || isSection;
    this.raw = pieces.map((piece) => piece.raw).join("");
    this.#codes = new Map();
    this.#spelling = spellingOf(inside, escapes);
    this.source = this.#number(inside, like);
  }

  /**
   * The markup of a translation.
   *
   * @param also a stretch numbered like this one: its further codes may be used
   * @param segment index of the segment, for the error
   * @throws TargetError when the tags are not those of `source`
   */
  write(target: string, also?: Stretch, segment = 0): string {
    if (target === this.source) return this.raw;
    if (!isHoldable(target)) throw new TargetError(segment, "a character that XML cannot hold");
    const [before, after] = this.#brackets;
    const isPlain = this.#codes.size === 0 && !target.includes("<");
    return before + (isPlain ? this.#escape(target, this.isCdata) : this.#writeTagged(target, also, segment)) + after;
  }

  #writeTagged(target: string, also: Stretch | undefined, segment: number): string {
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
      written += this.#escape(text, open.at(-1)?.isCdata ?? this.isCdata);
      text = "";
      written += this.#code(tag, { open, missing, also, segment });
    }
    written += this.#escape(text + plain.slice(at), this.isCdata);
    if (open.length > 0) throw new TargetError(segment, "a tag that is not closed");
    for (const id of missing) throw new TargetError(segment, `the tag ${id} is missing`);
    return written;
  }

  #code(tag: Tag, state: { open: Code[]; missing: Set<number>; also: Stretch | undefined; segment: number }): string {
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

  #escape(text: string, isCdata: boolean): string {
    if (this.#spelling.size === 0 && !isCdata) return escapeText(text);
    let spelled = "";
    for (const char of text) {
      const own = this.#spelling.get(char);
      if (isCdata) spelled += own === undefined || own.startsWith("&") ? char : own;
      else spelled += own ?? escapeText(char);
    }
    return isCdata ? spelled.replaceAll("]]>", "]]]]><![CDATA[>") : spelled.replaceAll("]]>", "]]&gt;");
  }

  /** Gives the codes their numbers; the text with them. */
  #number(pieces: readonly Piece[], like: Stretch | undefined): string {
    const known = like ? like.#codes : new Map<number, Code>();
    let last = Math.max(0, ...known.keys());
    const numberOf = ({ kind, match, key }: Piece) => {
      const free = [...known].filter(([id]) => !this.#codes.has(id));
      const same =
        free.find(([, code]) => match !== "" && code.match === match) ??
        free.find(([, code]) => kind !== "close" && key !== "" && code.key === key);
      return same?.[0] ?? ++last;
    };
    const partner = pairPieces(pieces);
    let source = "";
    pieces.forEach((piece, index) => {
      if (piece.kind === "text") {
        source += piece.text;
        return;
      }
      const other = pieces[partner[index] as number];
      if (other && piece.kind === "close") {
        source += "</g>";
        return;
      }
      const { raw: opening, key, match, isCdata } = piece;
      const id = known.size > 0 ? numberOf(piece) : ++last;
      this.#codes.set(id, { kind: other ? "g" : "x", key, match, opening, closing: other?.raw ?? "", isCdata });
      source += other ? `<g id="${id}">` : `<x id="${id}"/>`;
    });
    return source;
  }
}

const section = [cdataStart, cdataEnd] as const;
const unbracketed = ["", ""] as const;

function isCdataSection(pieces: readonly Piece[]): boolean {
  const last = pieces.length - 1;
  return last > 0 && pieces.every(({ isCdata }, index) => isCdata === (index === 0 || index === last));
}

/** How the stretch writes characters that it never has as they are: `\u00A0` as `&#160;`, line feeds as CR LF. */
function spellingOf(
  pieces: readonly Piece[],
  escapes: ReadonlyMap<string, string> = none,
): ReadonlyMap<string, string> {
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

const none: ReadonlyMap<string, string> = new Map();
