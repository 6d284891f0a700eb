import { expect, test } from "vitest";
import { tryFile } from "./real-file.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

test("a file is read, and its translation by a parser of others", () => {
  const file = bytes('<!doctype html><html lang="en"><p>The <b>ferry</b> leaves.</p></html>');
  expect(tryFile("notice.html", file)).toEqual({
    format: "html",
    outcome: { kind: "read", segments: 1, isSame: true },
  });
});

test("the lines that open blocks of Markdown's extensions are counted", () => {
  const file = bytes(":::note[Title]\nMind the deck.\n:::\n\n> [!TIP]\n> Pay before you leave.\n");
  expect(tryFile("a.md", file)?.outcome).toEqual({ kind: "read", segments: 3, isSame: true, openings: 2 });
});

test("a file without text is refused with the reason", () => {
  expect(tryFile("empty.json", bytes("{}"))?.outcome).toEqual({ kind: "refused", reason: "No translatable content" });
});

test("a text that the other parser does not show does not count as lost", () => {
  const twice = bytes('{"sign": "No mooring here.", "sign": "Mind the wet deck."}');
  expect(tryFile("signs.json", twice)?.outcome).toMatchObject({ kind: "read", segments: 2 });
});

test("a file of no known format is not tried", () => {
  expect(tryFile("program.exe", bytes("MZ"))).toBeUndefined();
});
