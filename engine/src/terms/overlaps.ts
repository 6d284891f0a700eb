import { partitionPoint } from "@openparlance/text";
import type { TermSpan } from "./phrase.ts";
import type { Term } from "./term.ts";

export interface TermMatch extends TermSpan {
  term: Term;
  /** Other terms for the same span, such as synonyms, best first. */
  alternatives: Term[];
  /** `compound`: a part of a longer word. Tokens refer to the whole word, and offsets to the part. */
  form: "written" | "inflected" | "compound";
}

/** A match before overlaps are resolved. Of two terms, the one with the higher `order` was added later. */
export interface Candidate extends TermSpan {
  /** Reads the term. Most candidates overlap others, so few terms are read. */
  term(): Term;
  /** Other targets of the term. */
  variants?: readonly string[];
  form: TermMatch["form"];
  /** If several terms have the same span, the one with the highest rank is used. */
  rank: number;
  order: number;
}

const formRank = { written: 0, inflected: 1, compound: 2 } as const;

/** Prefers, in this order: more tokens, more letters, further left, closer form, higher rank, newer. */
const byPreference = (one: Candidate, other: Candidate): number =>
  other.endToken - other.startToken - (one.endToken - one.startToken) ||
  other.end - other.start - (one.end - one.start) ||
  one.start - other.start ||
  formRank[one.form] - formRank[other.form] ||
  other.rank - one.rank ||
  other.order - one.order;

/** Keeps the preferred one of overlapping candidates; those for the same span become its alternatives. */
export function resolveOverlaps(candidates: readonly Candidate[]): TermMatch[] {
  /** The kept matches from left to right. */
  const kept: TermMatch[] = [];
  for (const { order: _, rank: __, variants = [], term, ...candidate } of candidates.toSorted(byPreference)) {
    const at = partitionPoint(0, kept.length, (index) => (kept[index] as TermMatch).end <= candidate.start);
    const rival = kept[at];
    const isFree = !rival || rival.start >= candidate.end;
    if (!isFree && (rival.start !== candidate.start || rival.end !== candidate.end)) continue;
    const found = term();
    const alternatives = variants.map((target) => ({ ...found, target }));
    if (isFree) kept.splice(at, 0, { ...candidate, term: found, alternatives });
    else rival.alternatives.push(found, ...alternatives);
  }
  return kept;
}
