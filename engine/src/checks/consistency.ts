import type { PairFault } from "./check.ts";
import type { CheckedSegment, SegmentPair } from "./segment-pair.ts";

/**
 * Finds sources that are translated in different ways within a document. Whitespace makes no difference; in the targets,
 * case, accelerators and the mark at the end make none either.
 *
 * Source: ITS 2.0, `inconsistency`.
 */
export class Consistency {
  /** By the folded source: the first target of each kind. */
  readonly #known = new Map<string, { folded: string; target: string; id: CheckedSegment["id"] }>();

  /** Compares a segment with those before it. */
  look({ segment, source, target }: SegmentPair): PairFault[] {
    const key = source.plain.replaceAll(/\s+/gu, " ").trim();
    const folded = fold(target.plain);
    // The forms of a plural differ, also where their source is the same.
    if (segment.otherSource !== undefined) return [];
    if (!hasSeveralWords(key) || folded === "") return [];
    const first = this.#known.get(key);
    if (!first) this.#known.set(key, { folded, target: target.plain, id: segment.id });
    if (!first || first.folded === folded) return [];
    return [
      {
        message: `The same source is translated as "${shorten(first.target)}" in segment ${first.id}.`,
        target: target.spanOf({ start: 0, end: target.plain.length }),
      },
    ];
  }
}

/** A word alone may mean several things, and agrees with others. */
const hasSeveralWords = (text: string): boolean => text.split(" ").filter((word) => /\p{L}{2}/u.test(word)).length > 1;

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
