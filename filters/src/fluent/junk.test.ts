import { expect, test } from "vitest";
import { settingsFor } from "../filter.ts";
import { fluent } from "./index.ts";

const extract = (file: string) =>
  fluent.extract(new TextEncoder().encode(file), settingsFor(fluent, { sourceLanguage: "en", targetLanguage: "de" }));

test.each([
  "junk here\n",
  "= no name\n",
  "broken = { $a\n",
  "b = { $n ->\n    [one] x\n",
  "b = {\n   *[one] x\n    }\n",
])("junk between messages stays as it is: %j", (junk) => {
  const { segments, merge, note } = extract(`a = One\n${junk}c = Two\n`);
  expect(note).toBe("What isn't a message, term, or comment wasn't translated: line 2.");
  expect(segments.map(({ source }) => source)).toEqual(["One", "Two"]);
  expect(new TextDecoder().decode(merge(["Eins", "Zwei"]))).toBe(`a = Eins\n${junk}c = Zwei\n`);
});

test("a file of nothing else is refused with the location", () => {
  expect(() => extract("junk here\n")).toThrow("File extraction error: no equals sign after the name at line 1");
});
