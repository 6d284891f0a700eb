interface GramReader {
  /** The number of gram lengths. */
  orders: number;
  read: (text: string) => string[];
  /** Joins the units of a gram. */
  separator: string;
  /** Whether grams of a length that a reference lacks count against its hypothesis. */
  countsLonger: boolean;
}

/** The counts of whole texts, by gram length; [0] is for single units. */
export interface GramCounts {
  matched: Int32Array;
  proposed: Int32Array;
  expected: Int32Array;
}

/** Adds the counts of hypotheses, each with the reference at the same position. */
export function sumGrams(hypotheses: readonly string[], references: readonly string[], reader: GramReader): GramCounts {
  const { orders, read, separator, countsLonger } = reader;
  const grams = () => new Int32Array(orders);
  const counts = { matched: grams(), proposed: grams(), expected: grams() };
  for (const [at, hypothesis] of hypotheses.entries()) {
    const [proposed, expected] = [read(hypothesis), read(references[at] ?? "")];
    const last = countsLonger ? orders : Math.min(orders, expected.length);
    for (let length = 1; length <= last; length++) {
      const shared = countShared(countGrams(proposed, length, separator), countGrams(expected, length, separator));
      (counts.matched[length - 1] as number) += shared;
      (counts.proposed[length - 1] as number) += Math.max(0, proposed.length - length + 1);
      (counts.expected[length - 1] as number) += Math.max(0, expected.length - length + 1);
    }
  }
  return counts;
}

function countGrams(units: readonly string[], length: number, separator: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (let start = 0; start + length <= units.length; start++) {
    const gram = units.slice(start, start + length).join(separator);
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
}

/** The size of the intersection of two bags of grams. */
function countShared(these: ReadonlyMap<string, number>, those: ReadonlyMap<string, number>): number {
  let shared = 0;
  for (const [gram, count] of these) shared += Math.min(count, those.get(gram) ?? 0);
  return shared;
}
