const maxEdits = (word: string): number => (word.length < 4 ? 0 : word.length < 10 ? 1 : 2);

/**
 * Counts letters to add, remove, change or swap with the next. A changed letter counts twice, because it mostly makes
 * another word (`stock`, `stuck`). So does a letter too many in a short word (`forum`, `form`), unless it is doubled. In
 * a long word, a vowel changed to another vowel counts once. Words of four letters can only have two letters swapped.
 *
 * @returns undefined for more than `max`
 */
function editDistance(a: string, b: string, max: number): number | undefined {
  if (Math.abs(a.length - b.length) > (a.length < 5 ? 0 : max)) return undefined;
  const changeOf = (one = "", other = "") => (a.length > 6 && isVowel(one) && isVowel(other) ? 1 : 2);
  let twoAbove: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        at(above, column) + (a.length < 6 && a[row - 1] !== a[row - 2] ? 2 : 1),
        at(current, column - 1) + 1,
        at(above, column - 1) + (isSame ? 0 : changeOf(a[row - 1], b[column - 1])),
        isSwapped ? at(twoAbove, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...current) > max) return undefined;
    [twoAbove, above] = [above, current];
  }
  const mistakes = at(above, b.length);
  return mistakes <= max ? mistakes : undefined;
}

const at = (row: readonly number[], column: number): number => row[column] as number;

const isVowel = (letter: string): boolean => "aeiouy".includes(letter);

/** The texts with the fewest differences, if these are few enough for a typing error. */
export function listLike(text: string, all: readonly string[]): string[] {
  for (let max = 1; max <= maxEdits(text); max += 1) {
    const like = all.filter((it) => editDistance(text, it, max) !== undefined);
    if (like.length > 0) return like;
  }
  return [];
}
