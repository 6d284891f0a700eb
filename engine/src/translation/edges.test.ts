import { withoutTags } from "@openparlance/text";
import { expect, test } from "vitest";
import { withEdges } from "./edges.ts";

test.each([
  ["<x/> files", "Laden von <x/> Dateien", "Laden von <x/> Dateien"],
  ["<x/> files", "<x/>Dateien", "<x/> Dateien"],
  ["Page <x/>", "<x/>. Seite", "<x/>. Seite"],
  ["Page <x/> ", "Seite<x/>", "Seite <x/> "],
  [" <x/> files of <y/> ", "<y/>: <x/> Dateien", " <y/>: <x/> Dateien "],
  ["<b> files</b>", "<b>Dateien</b>", "<b> Dateien</b>"],
])("%j translated as %j has the whitespace of %j", (tagged, translated, expected) => {
  const translation = { target: withoutTags(translated), tagged: translated };
  const result = withEdges(translation, { source: withoutTags(tagged), tagged });
  expect(result).toEqual({ target: withoutTags(expected), tagged: expected });
});

test("a text of a message keeps the whitespace next to its syntax", () => {
  const segment = { source: " c", tagged: "</a> c", isIcu: true };
  expect(withEdges({ target: " C", tagged: " C</a>" }, segment)).toEqual({ target: " C", tagged: " C</a>" });
});
