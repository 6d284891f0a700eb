import type { PairSpan, SegmentPair } from "./segment-pair.ts";

/** The texts of a segment in the form in which segments of a document are compared. */
export interface Wording {
  /** The source without tags, its whitespace folded. */
  source: string;
  /** The target in the form for comparison, without insignificant differences. */
  folded: string;
  /** The target for messages. */
  quoted: string;
  span: PairSpan;
}

/** @returns undefined for a segment that is not compared with others */
export function readWording({ segment, source, target }: SegmentPair): Wording | undefined {
  // The forms of a plural differ, even when their source is the same.
  if (segment.otherSource !== undefined) return undefined;
  const key = source.plain.replaceAll(/\s+/gu, " ").trim();
  const folded = fold(target.plain);
  if (!hasSeveralWords(key) || folded === "") return undefined;
  const span = target.spanOf({ start: 0, end: target.plain.length });
  return { source: key, folded, quoted: shorten(target.plain), span };
}

/** A single word is not compared: it may have several meanings, and its form depends on its context. */
function hasSeveralWords(text: string): boolean {
  const first = text.search(/\p{L}{2}/u);
  const end = text.indexOf(" ", first);
  return first >= 0 && end >= 0 && /\p{L}{2}/u.test(text.slice(end));
}

const fold = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[_&~](?=\p{L})/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim()
    .replace(/(?<![.:…!])[.:…!]+$/u, "")
    .trim();

const maxShown = 60;

const shorten = (text: string): string =>
  text.length > maxShown ? `${text.slice(0, maxShown - 1).toWellFormed()}…` : text;
