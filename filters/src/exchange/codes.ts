import { type InlineTag, pairTags, readTags } from "@openparlance/text";
import { escapeText } from "../xml/references.ts";

/** An inline tag of a segment, and its closing tag if it has one. */
export interface NumberedCode {
  id: number;
  tag: string;
  closing?: string;
}

interface PositionedCodes {
  plain: string;
  placements: readonly (InlineTag & { code: NumberedCode })[];
}

/** The codes of a segment, numbered from 1 in the order of the source, and then codes that only the target has. */
export class Codes {
  readonly #source: string;
  #own: PositionedCodes | undefined;
  #all: readonly NumberedCode[] | undefined;

  constructor(source: string) {
    this.#source = source;
  }

  get all(): readonly NumberedCode[] {
    this.#own ??= positionCodes(this.#source, []);
    this.#all ??= this.#own.placements.flatMap(({ kind, code }) => (kind === "close" && code.closing ? [] : [code]));
    return this.#all;
  }

  /** The tags of the source or of a target, each with the same code as in the source if there is one. */
  placeTags(text: string): PositionedCodes {
    const { all } = this;
    return text === this.#source && this.#own ? this.#own : positionCodes(text, all);
  }
}

/** Writes an inline tag, whose text is escaped, with the number of its code. */
export interface CodeMarkup {
  open(number: number, code: string): string;
  close(number: number, code: string): string;
  standalone(number: number, code: string): string;
}

/** Writes a source or target with its inline tags as codes. */
export function writeCodes(text: string, codes: Codes, markup: CodeMarkup): string {
  if (!text.includes("<")) return escapeText(text);
  const { plain, placements } = codes.placeTags(text);
  let written = "";
  let end = 0;
  for (const { at, kind, code, text: tag } of placements) {
    written += escapeText(plain.slice(end, at));
    end = at;
    const role = code.closing === undefined || kind === "standalone" ? "standalone" : kind;
    written += markup[role](code.id, escapeText(tag));
  }
  return written + escapeText(plain.slice(end));
}

function positionCodes(text: string, known: readonly NumberedCode[]): PositionedCodes {
  const { plain, tags } = readTags(text);
  const partners = pairTags(tags);
  const free = [...known];
  const placements: (InlineTag & { code: NumberedCode })[] = [];
  let last = known.length;
  tags.forEach((tag, index) => {
    const partner = partners[index] as number;
    const opener = placements[partner];
    if (opener) {
      placements.push({ ...tag, code: opener.code });
      return;
    }
    const closing = tags[partner]?.text;
    const same = free.findIndex((code) => code.tag === tag.text && code.closing === closing);
    const code = free.splice(same, same < 0 ? 0 : 1)[0] ?? { id: ++last, tag: tag.text, ...(closing && { closing }) };
    placements.push({ ...tag, code });
  });
  return { plain, placements };
}
