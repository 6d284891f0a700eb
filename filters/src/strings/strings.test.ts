import { expect, test } from "vitest";
import { settingsFor } from "../filter.ts";
import { strings } from "./index.ts";

test("keys and values may be in apostrophes, and a translation stays in them", () => {
  const file = `'a' = 'It\\'s "here"';\n"b" = 'Two';\n'c' = "Ship's";\n`;
  const { segments, merge } = strings.extract(
    new TextEncoder().encode(file),
    settingsFor(strings, { sourceLanguage: "en" }),
  );
  expect(segments.map(({ context, source }) => [context, source])).toEqual([
    ["a", `It's "here"`],
    ["b", "Two"],
    ["c", "Ship's"],
  ]);
  const targets = [`C'est "ici"`, "L'un et \"l'autre\"", `D'un "bateau"`];
  expect(new TextDecoder().decode(merge(targets))).toBe(
    `'a' = 'C\\'est "ici"';\n"b" = 'L\\'un et "l\\'autre"';\n'c' = "D'un \\"bateau\\"";\n`,
  );
});
