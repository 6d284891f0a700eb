import { partitionPoint } from "@openparlance/text";
import type { Sliced } from "../slices.ts";
import type { TermFlags } from "./flags.ts";
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
  /** If several terms have the same span, the one with the highest rank is used. */
  flags: TermFlags;
  form: TermMatch["form"];
  order: number;
}

/** The candidates that are resolved in one slice. */
const candidatesAtOnce = 200;

const formRank = { written: 0, inflected: 1, compound: 2 } as const;

/** Prefers, in this order: more tokens, more letters, further left, closer form, higher rank, newer. */
const byPreference = (one: Candidate, other: Candidate): number =>
  other.endToken - other.startToken - (one.endToken - one.startToken) ||
  other.end - other.start - (one.end - one.start) ||
  one.start - other.start ||
  formRank[one.form] - formRank[other.form] ||
  other.flags.rank - one.flags.rank ||
  other.order - one.order;

/** Keeps the preferred one of overlapping candidates in a text; those for the same span become its alternatives. */
export function* resolveOverlaps(text: string, candidates: readonly Candidate[]): Sliced<TermMatch[]> {
  /** The kept matches from left to right. */
  const kept: TermMatch[] = [];
  let count = 0;
  for (const { order: _, flags, term, ...candidate } of candidates.toSorted(byPreference)) {
    if (++count % candidatesAtOnce === 0) yield false;
    const at = partitionPoint(0, kept.length, (index) => (kept[index] as TermMatch).end <= candidate.start);
    const rival = kept[at];
    const isFree = !rival || rival.start >= candidate.end;
    if (!isFree && (rival.start !== candidate.start || rival.end !== candidate.end)) continue;
    const found = flags.isKept ? { ...term(), target: text.slice(candidate.start, candidate.end) } : term();
    const alternatives = flags.isKept ? [] : flags.variants.map((target) => ({ ...found, target }));
    if (isFree) kept.splice(at, 0, { ...candidate, term: found, alternatives });
    else rival.alternatives.push(found, ...alternatives);
  }
  return kept;
}
