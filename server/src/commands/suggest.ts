/** The candidate closest to a mistyped text; undefined when all are too different. */
export function suggest(text: string, candidates: readonly string[]): string | undefined {
  const best = candidates
    .map((candidate) => ({ candidate, distance: editDistance(text, candidate) }))
    .sort((one, other) => one.distance - other.distance)[0];
  return best && best.distance <= Math.max(1, best.candidate.length / 3) ? best.candidate : undefined;
}

/** Optimal string alignment distance: insertions, deletions, substitutions, and swaps of neighbors. */
function editDistance(from: string, to: string): number {
  let [previous, row]: [number[], number[]] = [[], Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let line = 1; line <= from.length; line++) {
    const [beforePrevious, above] = [previous, row];
    [previous, row] = [above, [line]];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[line - 1] === to[column - 1];
      const isSwap = from[line - 1] === to[column - 2] && from[line - 2] === to[column - 1];
      row[column] = Math.min(
        (above[column] as number) + 1,
        (row[column - 1] as number) + 1,
        (above[column - 1] as number) + (isSame ? 0 : 1),
        isSwap ? (beforePrevious[column - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return row[to.length] as number;
}
