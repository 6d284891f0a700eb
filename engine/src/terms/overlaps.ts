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

/** A term of a candidate. Of two terms, the one with the higher `order` was added later. */
export interface Synonym {
  /** Reads the term. Most candidates overlap others, so few terms are read. */
  term(): Term;
  /** If several terms have the same span, the one with the highest rank is used. */
  flags: TermFlags;
  order: number;
}

/** Terms with the same spelling at a span, before overlaps are resolved. Many candidates share a list of synonyms. */
export interface Candidate extends TermSpan {
  form: TermMatch["form"];
  synonyms: readonly Synonym[];
}

/** The candidates that are resolved in one slice. */
const candidatesAtOnce = 200;

const formRank = { written: 0, inflected: 1, compound: 2 } as const;

/** Prefers, in this order: more tokens, more letters, further left, closer form. */
const bySpan = (one: Candidate, other: Candidate): number =>
  other.endToken - other.startToken - (one.endToken - one.startToken) ||
  other.end - other.start - (one.end - one.start) ||
  one.start - other.start ||
  formRank[one.form] - formRank[other.form];

/** Prefers, in this order: closer form, higher rank, newer. */
const byPreference = (one: Synonym & Pick<Candidate, "form">, other: Synonym & Pick<Candidate, "form">): number =>
  formRank[one.form] - formRank[other.form] || other.flags.rank - one.flags.rank || other.order - one.order;

type MatchedTerms = Pick<TermMatch, "term" | "alternatives">;

/** Keeps the preferred ones of overlapping candidates in a text. Those for the same span become alternatives. */
export function* resolveOverlaps(text: string, candidates: readonly Candidate[]): Sliced<TermMatch[]> {
  const sorted = candidates.toSorted(bySpan);
  /** The kept matches from left to right. */
  const kept: TermMatch[] = [];
  const known = new Map<Candidate["synonyms"], MatchedTerms>();
  for (let next = 0, count = 1; next < sorted.length; count++) {
    if (count % candidatesAtOnce === 0) yield false;
    const { synonyms, ...candidate } = sorted[next] as Candidate;
    const from = next++;
    while (sorted[next]?.start === candidate.start && sorted[next]?.end === candidate.end) next++;
    const at = partitionPoint(0, kept.length, (index) => (kept[index] as TermMatch).end <= candidate.start);
    if ((kept[at]?.start ?? Infinity) < candidate.end) continue;
    const isShared = next === from + 1 && !synonyms.some(({ flags }) => flags.isKept);
    const terms = (isShared && known.get(synonyms)) || readTerms(text, sorted.slice(from, next));
    if (isShared) known.set(synonyms, terms);
    kept.splice(at, 0, { ...candidate, ...terms });
  }
  return kept;
}

/** The terms of all candidates for a span. */
function readTerms(text: string, same: readonly Candidate[]): MatchedTerms {
  const ranked = same.flatMap(({ form, start, end, synonyms }) =>
    synonyms.map((each) => ({ ...each, form, start, end })),
  );
  const [term, ...alternatives] = ranked.sort(byPreference).flatMap(({ term: read, flags, start, end }): Term[] => {
    const term = read();
    if (flags.isKept) return [{ ...term, target: text.slice(start, end) }];
    return [term, ...flags.variants.map((target) => ({ ...term, target }))];
  });
  return { term: term as Term, alternatives };
}
