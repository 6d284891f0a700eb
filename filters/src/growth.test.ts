import { growthOf } from "@parlance/text/testing";
import { strToU8 } from "fflate";
import { describe, expect, test } from "vitest";
import { FilterError, findFilter, settingsFor } from "./index.ts";
import { fits } from "./patterns.ts";
import { References } from "./xlsx/references.ts";

/** For each doubling: linear work has 2, quadratic work 4. */
const maxGrowth = 2.6;
const size = 16_000;

/** Reads a file, and writes it with other targets. */
function readAndWrite({ fileName, file }: { fileName: string; file: Uint8Array }): void {
  const filter = findFilter(fileName);
  if (!filter) throw new Error(`no filter reads ${fileName}`);
  try {
    const { segments, merge } = filter.extract(
      file,
      settingsFor(filter, { sourceLanguage: "en", targetLanguage: "de" }),
    );
    merge(segments.map(({ source }) => `${source} `));
  } catch (error) {
    if (!(error instanceof FilterError)) throw error;
  }
}

const growthOfFile = (fileName: string, text: (size: number) => string) =>
  growthOf(size, (bytes) => ({ fileName, file: strToU8(text(bytes)) }), readAndWrite, maxGrowth);

/** A text of about that length. */
const repeated = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length));

describe("what once took quadratic time", () => {
  test.each<[string, string, (size: number) => string]>([
    ["blanks in a row of dashes", "a.md", (n) => `a | b\n--- ${repeated(" ", n)}x`],
    ["blanks before the end of a link", "a.md", (n) => `[a](${repeated(" ", n)}x`],
    ["line ends after a block of YAML", "a.yaml", (n) => `a: |\n  b\n${repeated("\n", n)}c\n`],
    ["line ends in a block of YAML", "a.yaml", (n) => `a: |\n  b${repeated("\n", n)}  c\n`],
    [
      "fields of a PO header",
      "a.po",
      (n) => `msgid ""\nmsgstr ""\n${repeated('"Language:"\n', n)}\nmsgid "a"\nmsgstr ""\n`,
    ],
    ["blanks before a PO text", "a.po", (n) => `msgid "a"\nmsgstr ""\n${repeated(" ", n)}x`],
  ])("%s", (_, fileName, text) => {
    expect(growthOfFile(fileName, text)).toBeLessThan(maxGrowth);
  });

  test.each([".", "'[", "['", "''a", "['['", "a:", "'a'"])("formulas of %j", (unit) => {
    const growth = growthOf(
      size,
      (n) => `!${repeated(unit, n)}x`,
      (formula) => new References().add(formula),
      maxGrowth,
    );
    expect(growth).toBeLessThan(maxGrowth);
  });

  test("patterns of names with many stars", () => {
    const pattern = "*a*b";
    const growth = growthOf(size, (n) => "a".repeat(n), fits([pattern]), maxGrowth);
    expect(growth).toBeLessThan(maxGrowth);
  });
});
