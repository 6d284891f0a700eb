/** How well a record matches. */
export interface RecordMatch {
  score: number;
  queryTerms: Set<string>;
  /** Terms of the record, which a term of the query equals or begins. */
  terms: Set<string>;
}

/** Matches by the number of the record. */
export type Matches = ReadonlyMap<number, RecordMatch>;

interface FieldIndex {
  boost: number;
  /** By term and record. */
  counts: Map<string, Map<number, number>>;
  /** The number of different terms by record. */
  lengths: number[];
  totalLength: number;
}

/** Parameters of BM25+: how much a repeated term, the length of the text, and any occurrence weigh. */
const [k, b, d] = [1.2, 0.3, 0.5];
/** The weight of a term that the query has only the beginning of. */
const startWeight = 0.375;

/** Finds records by the terms of their fields. */
export class InvertedIndex {
  readonly #fields: readonly FieldIndex[];
  #size = 0;

  /** @param boosts the weights of the fields */
  constructor(boosts: readonly number[]) {
    this.#fields = boosts.map((boost) => ({ boost, counts: new Map(), lengths: [], totalLength: 0 }));
  }

  /** Adds the next record, with the terms of each field. */
  add(terms: readonly (readonly string[])[]): void {
    for (const [index, field] of this.#fields.entries()) {
      const { size } = new Set(terms[index]);
      field.lengths.push(size);
      field.totalLength += size;
      for (const term of terms[index] ?? []) {
        const counts = field.counts.get(term) ?? new Map<number, number>();
        field.counts.set(term, counts.set(this.#size, (counts.get(this.#size) ?? 0) + 1));
      }
    }
    this.#size += 1;
  }

  /** Records with a term, or with longer ones that it begins. */
  find(term: string, longer: readonly string[], weightOf: (id: number) => number): Matches {
    const matches = new Map<number, RecordMatch>();
    for (const found of new Set([term, ...longer])) {
      const weight = found === term ? 1 : (startWeight * found.length) / (1.3 * found.length - 0.3 * term.length);
      for (const field of this.#fields) {
        for (const [id, score] of this.#scoreTerm(found, field)) {
          const match = matches.get(id) ?? { score: 0, queryTerms: new Set([term]), terms: new Set() };
          match.score += weight * field.boost * weightOf(id) * score;
          match.terms.add(found);
          matches.set(id, match);
        }
      }
    }
    return matches;
  }

  /** Scores the records with a term by BM25+. */
  #scoreTerm(term: string, { counts, lengths, totalLength }: FieldIndex): [id: number, score: number][] {
    const found = counts.get(term) ?? new Map<number, number>();
    const rarity = Math.log(1 + (this.#size - found.size + 0.5) / (found.size + 0.5));
    return Array.from(found, ([id, count]) => {
      const length = ((lengths[id] ?? 0) * this.#size) / totalLength;
      return [id, rarity * (d + (count * (k + 1)) / (count + k * (1 - b + b * length)))];
    });
  }
}

export function matchAny(all: readonly Matches[]): Matches {
  const sums = new Map<number, RecordMatch>();
  for (const matches of all) {
    for (const [id, { score, queryTerms, terms }] of matches) {
      const sum = sums.get(id) ?? { score: 0, queryTerms: new Set(), terms: new Set() };
      sum.score += score;
      for (const term of queryTerms) sum.queryTerms.add(term);
      for (const term of terms) sum.terms.add(term);
      sums.set(id, sum);
    }
  }
  return sums;
}

export const matchEvery = (all: readonly Matches[]): Matches =>
  new Map([...matchAny(all)].filter(([id]) => all.every((matches) => matches.has(id))));
