/** The number of the column in `AB3`, from 1; 0 if there is none. */
export function parseColumn(location: string): number {
  let column = 0;
  for (const letter of /^\$?([A-Z]{0,3})/.exec(location)?.[1] ?? "") column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}

/** The number of the row in `AB3`; 0 if there is none. */
export const parseRow = (location: string): number => Number(/^\$?[A-Z]+\$?(\d+)/.exec(location)?.[1] ?? 0);

export const parseCell = (location: string) => ({ column: parseColumn(location), row: parseRow(location) });

/** Creates a test whether a cell is in a range such as `A1:B3`. */
export function rangeMatcher(range: string): (cell: ReturnType<typeof parseCell>) => boolean {
  const [first = "", last = first] = range.split(":");
  const [from, to] = [parseCell(first), parseCell(last)];
  return ({ column, row }) => from.column <= column && column <= to.column && from.row <= row && row <= to.row;
}

/** 28 → `AB` */
export function formatColumn(column: number): string {
  let letters = "";
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters;
}
