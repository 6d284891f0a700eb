import { expect, test } from "vitest";
import { buildEntry } from "../../testing/random.ts";
import { PackedRows } from "./packed-rows.ts";
import { buildRow, type MemoryRow } from "./row.ts";

const rowNumbered = (id: number, source: string, target = ""): MemoryRow =>
  buildRow(buildEntry(id, source, target, { createdAt: 5, updatedAt: 2 ** 32 - 1 }), 7);

const rowsIn = (packed: PackedRows): MemoryRow[] => Array.from(packed.positions, (position) => packed.row(position));

test("rows come back as they were", () => {
  const halves = ["half \ud83d", "\ude00 half"];
  const texts = ["", " ", "<b/>", "Save", "größe 😀", "\ufeffmark", "a\u0000b", "漢".repeat(5000), ...halves];
  const rows = texts.flatMap((source, at) =>
    texts.map((target, other) => rowNumbered(2 ** 40 + at * texts.length + other, source, target)),
  );
  const packed = new PackedRows();
  for (const row of rows) packed.add(row);
  expect(rowsIn(packed)).toEqual(rows);
  expect(Array.from(packed.positions, (position) => packed.lengthOf(position))).toEqual(
    rows.map(({ length }) => length),
  );
  expect(Array.from(packed.positions, (position) => packed.hashOf(position))).toEqual(rows.map(({ hash }) => hash));
});

test("of rows with the same id the last one stays", () => {
  const packed = new PackedRows();
  for (const source of ["Save", "Open", "Close"]) packed.add(rowNumbered(1, source));
  packed.add(rowNumbered(2, "Print"));
  packed.add(rowNumbered(3, "Undo"));
  expect([packed.delete(2), packed.delete(2)]).toEqual([true, false]);
  expect(packed.size).toBe(2);
  expect(packed.ids).toEqual([1, 3]);
  expect(rowsIn(packed).map(({ source }) => source)).toEqual(["Close", "Undo"]);
});

test("the decoded text is freed when reading stops early", () => {
  const packed = new PackedRows();
  for (const id of [1, 2]) packed.add(rowNumbered(id, "Save"));
  const { bytes } = packed;
  for (const _ of packed.rows()) break;
  expect(packed.bytes).toBe(bytes);
});
