import type { CheckedText, PairSpan } from "./segment-pair.ts";

export type EndMark = "stop" | "question" | "exclamation" | "colon" | "ellipsis" | "comma" | "semicolon";

const charactersByMark: Readonly<Record<EndMark, string>> = {
  stop: ".。．｡।۔։።",
  question: "?？؟\u037E՞",
  exclamation: "!！՜",
  colon: ":：",
  ellipsis: "…",
  comma: ",，،、",
  semicolon: ";；؛",
};

const markOf = new Map(
  Object.entries(charactersByMark).flatMap(([mark, characters]) =>
    [...characters].map((one) => [one, mark as EndMark] as const),
  ),
);

export interface TextEnd extends PairSpan {
  mark: EndMark | undefined;
  /** Whether the mark belongs to a part of the text: bracketed or quoted words, an abbreviation, an ordinal number. */
  isLoose: boolean;
}

/** Abbreviations that often end a text, in addition to single letters. */
const abbreviations = new Set(
  `abs approx art avg bd bzw ca cf co corp dept div ed env etc evtl ej ext ff fig ggf hrs inc incl jr kg lit ltd max min
  mins mio misc mr mrs ms no nr núm num op orig pág par pl pos pp prof resp rev sec secs sek seq sg sr ss st std tel tg
  usu usw vgl vol vs vv z zzgl`.split(/\s+/u),
);

/** The limit of characters in which the last word is looked for. */
const maxLastWord = 100;

/** The mark at the end, before quotation marks and brackets; undefined for a text without words. */
export function readEnd({ plain, language }: CheckedText): TextEnd | undefined {
  if (!/\p{L}{2}/u.test(plain)) return undefined;
  const text = withoutLineEnds(plain).replace(/(?<![\s"'»«”“’‘)\]}」』>])[\s"'»«”“’‘)\]}」』>]+$/u, "");
  const isInside = /\S/u.test(plain.slice(text.length));
  const dots = /(?<!\.)\.{2,}$/.exec(text);
  if (dots) return { mark: "ellipsis", isLoose: isInside, start: dots.index, end: text.length };
  const last = text.at(-1) ?? "";
  // A doubled colon is part of a program's syntax.
  const known = text.endsWith("::") ? undefined : markOf.get(last);
  const mark = language === "el" && last === ";" ? "question" : known;
  const start = mark ? text.length - 1 : text.length;
  const word = /(?:^|[\s(\u00A0.])([\p{L}\p{N}]+)$/u.exec(text.slice(-maxLastWord, -1))?.[1] ?? "";
  // A short text with a full stop is probably an abbreviation, or ends with one.
  const count = text.trim().split(/\s+/u, 4).length;
  const isShort = count === 1 || (word.length < 6 && count < 4);
  const isAbbreviation =
    isShort || /^(?:\p{L}|\p{Lu}{2,3}|\p{Nd}+)$/u.test(word) || abbreviations.has(word.toLowerCase());
  const isLoose = (mark !== undefined && isInside) || (mark === "stop" && isAbbreviation);
  return { mark, isLoose, start, end: text.length };
}

/** Removes whitespace at the end, and `%n`, which is a line end. */
function withoutLineEnds(plain: string): string {
  let text = plain.trimEnd();
  while (text.endsWith("%n")) text = text.slice(0, -2).trimEnd();
  return text;
}
