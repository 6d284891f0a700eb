import { hasWord } from "../document/has-word.ts";
import type { Span } from "../document/translatable-span.ts";
import type { Unit } from "../document/unit.ts";
import { decodeText, escapeText, removeInvalid } from "../xml/references.ts";
import type { Fields } from "./marks.ts";

/** The fields with entries, and the fields that show all of these. */
const entryFields: Readonly<Record<string, string>> = { XE: "INDEX", TC: "TOC" };

/** Matches the entry, or the reference that it is; other switches have names of bookmarks and of indexes. */
const textPattern = /((?:^\s*(?:XE|TC)\s+|\\t\s*)(?:["“”„]|&quot;))((?:(?!&quot;)[^"“”„\\]|\\.)*)(?:["“”„]|&quot;)/gis;

const unescapedPattern = (sign: string) => new RegExp(`${sign}(?<=(?<!\\\\)(?:\\\\\\\\)*${sign})`);

/**
 * The texts in the instruction of an entry of an index or a table of contents: each level (`Boats:small`), and a
 * reference (`\t "See ships"`). A translation drops the reading by which a level is sorted: `漢字;かんじ`. A text in
 * several pieces stays unchanged.
 *
 * @param pieces the pieces of the instruction, which may be in several runs
 */
export function readEntries(buffer: string, pieces: readonly Span[], { translated, left }: Fields): Unit[] {
  const whole = pieces.map(({ start, end }) => buffer.slice(start, end)).join("");
  const name = /^\s*(XE|TC)\s/i.exec(whole)?.[1]?.toUpperCase();
  if (name === undefined || !translated.has(entryFields[name] ?? "")) return [];
  const units: Unit[] = [];
  const locate = createLocator(pieces);
  const isIndex = name === "XE";
  for (const match of whole.matchAll(textPattern)) {
    const [, before = "", text = ""] = match;
    let at = match.index + before.length;
    for (const level of isIndex ? text.split(unescapedPattern(":")) : [text]) {
      const [shown = ""] = isIndex ? decodeText(level).split(unescapedPattern(";")) : [decodeText(level)];
      const plain = shown.replace(/\\(.)/gs, "$1");
      const location = locate(at, level.length);
      if (location) units.push({ ...location, text: { plain, tags: [] }, escape: isIndex ? writeLevel : writeEntry });
      else if (hasWord(plain)) left.add(name);
      at += level.length + 1;
    }
  }
  return units;
}

/** Writes a text between quotation marks in an instruction. */
export const writeEntry = (text: string, signs = /[\\"“”„]/g): string =>
  escapeText(removeInvalid(text).replace(signs, "\\$&"));
const writeLevel = (text: string): string => writeEntry(text, /[\\"“”„:;]/g);

/** Returns a function for the locations, in order, of parts of an instruction; undefined for one in several pieces. */
function createLocator(pieces: readonly Span[]): (from: number, length: number) => Span | undefined {
  let index = 0;
  let before = 0;
  return (from, length) => {
    for (let piece = pieces[index]; piece; piece = pieces[++index]) {
      const start = piece.start + from - before;
      if (start < piece.end) return start + length <= piece.end ? { start, end: start + length } : undefined;
      before += piece.end - piece.start;
    }
    return undefined;
  };
}
