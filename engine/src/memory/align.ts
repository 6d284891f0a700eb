/**
 * Pairs the tokens of two texts with the fewest edits (Wagner & Fischer 1974, "The string-to-string correction
 * problem").
 *
 * @returns pairs of indexes in order; an index is −1 where the other token has no partner
 */
export function align(one: readonly string[], other: readonly string[]): [number, number][] {
  let start = 0;
  const shorter = Math.min(one.length, other.length);
  while (start < shorter && one[start] === other[start]) start++;
  let same = 0;
  while (same < shorter - start && one.at(-1 - same) === other.at(-1 - same)) same++;
  const [rows, columns] = [one.length - same - start, other.length - same - start];
  const pairs: [number, number][] = [];
  for (let at = 1; at <= same; at++) pairs.push([one.length - at, other.length - at]);
  const width = columns + 1;
  const edits = editTable(one, other, start, rows, columns);
  const at = (row: number, column: number): number => edits[row * width + column] as number;
  let row = rows;
  let column = columns;
  while (row > 0 || column > 0) {
    const isSame = row > 0 && column > 0 && one[start + row - 1] === other[start + column - 1];
    if (row > 0 && column > 0 && at(row, column) === at(row - 1, column - 1) + (isSame ? 0 : 1)) {
      pairs.push([start + --row, start + --column]);
    } else if (row > 0 && at(row, column) === at(row - 1, column) + 1) pairs.push([start + --row, -1]);
    else pairs.push([-1, start + --column]);
  }
  for (let before = start - 1; before >= 0; before--) pairs.push([before, before]);
  return pairs.reverse();
}

function editTable(one: readonly string[], other: readonly string[], start: number, rows: number, columns: number) {
  const width = columns + 1;
  const edits = new Uint32Array((rows + 1) * width);
  for (let column = 0; column <= columns; column++) edits[column] = column;
  for (let row = 1; row <= rows; row++) {
    edits[row * width] = row;
    for (let column = 1; column <= columns; column++) {
      const place = row * width + column;
      const changed = one[start + row - 1] === other[start + column - 1] ? 0 : 1;
      edits[place] = Math.min(
        (edits[place - width - 1] as number) + changed,
        (edits[place - width] as number) + 1,
        (edits[place - 1] as number) + 1,
      );
    }
  }
  return edits;
}
