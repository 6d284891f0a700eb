import { expect, test } from "vitest";
import { readRow } from "../csv/rows.ts";
import { FilterError } from "../filter-error.ts";
import { RowReader } from "./rows.ts";

/** Reads a file in pieces of so many bytes, as far as it goes. */
function readIn(pieceBytes: number, text: string) {
  const reader = new RowReader(",");
  const bytes = new TextEncoder().encode(text);
  const rows = [];
  let used = 0;
  try {
    for (; used < bytes.length; used += pieceBytes) {
      rows.push(...reader.push(bytes.subarray(used, used + pieceBytes)));
    }
    rows.push(...reader.end());
    return { rows, used };
  } catch (error) {
    return { refused: error instanceof FilterError && error.detail, used };
  }
}

test("rows are the same in pieces of any size, long ones too", () => {
  const text = `a,"${"b\n".repeat(100_000)}"\nc,d\n${"e".repeat(200_000)},f`;
  const { rows } = readIn(text.length, text);
  expect(rows?.map(({ row, fields }) => [row, fields.map(({ length }) => length)])).toEqual([
    [1, [1, 200_000]],
    [2, [1, 1]],
    [3, [200_000, 1]],
  ]);
  for (const size of [1000, 16_384, 70_000]) expect(readIn(size, text).rows).toEqual(rows);
});

test("a row of more fields than spreadsheets have is refused before it has been read", () => {
  const { refused, used } = readIn(1000, `a,b\nc${",d".repeat(1_000_000)}\n`);
  expect(refused).toBe("row 2 has more than 16384 fields");
  expect(used).toBeLessThan(40_000);
  expect(readIn(1000, `a${",".repeat(16_383)}\n`).rows).toHaveLength(1);
  // Fields take far more memory than the text of a large piece.
  expect(readRow(",".repeat(9), 0, ",", 5).fields).toHaveLength(6);
});

test("a quote that is not closed is refused", () => {
  expect(readIn(100_000, `a,"${"b".repeat(9_000_000)}`).refused).toBe("row 1 does not end");
});
