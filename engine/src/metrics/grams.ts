export type GramCounts = Map<string, number>;

/** Counts the runs of `length` units, joined by `separator`. */
export function countGrams(units: readonly string[], length: number, separator: string): GramCounts {
  const counts: GramCounts = new Map();
  for (let start = 0; start + length <= units.length; start++) {
    const gram = units.slice(start, start + length).join(separator);
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
}

/** The size of the intersection of two bags of grams. */
export function countShared(these: GramCounts, those: GramCounts): number {
  let shared = 0;
  for (const [gram, count] of these) shared += Math.min(count, those.get(gram) ?? 0);
  return shared;
}
