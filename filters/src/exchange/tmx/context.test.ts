import { anyNeighbor } from "@openparlance/text";
import { expect, test } from "vitest";
import { readWhole } from "../stream.ts";
import { tmxReader } from "./read.ts";
import { tmxWriter } from "./write.ts";

const languages = { sourceLanguage: "en", targetLanguage: "de" };

const read = (unit: string, source = "", header = "") =>
  readWhole(
    tmxReader(languages, { depth: 100 }),
    Buffer.from(
      `<tmx version="1.4">${header}<body><tu>${unit}<tuv xml:lang="en">${source}<seg>Save</seg></tuv><tuv xml:lang="de"><seg>Sichern</seg></tuv></tu></body></tmx>`,
    ),
  )[0]?.context;

const property = (type: string, value: string) => `<prop type="${type}">${value}</prop>`;

test.each([
  [
    "memoQ",
    "",
    property("x-context-pre", "&lt;seg&gt;Open&lt;/seg&gt;") +
      property("x-context-post", "&lt;seg&gt;&lt;bpt i='1'&gt;{}&lt;/bpt&gt;Close&lt;/seg&gt;"),
  ],
  ["Phrase", "", property("context_prev", "Open") + property("context_next", "Close")],
  ["OmegaT", property("prev", "Open") + property("next", "Close") + property("id", "7"), ""],
  ["XTM", property("x-previous-source-text", "Open") + property("x-next-source-text", "Close"), ""],
])("the neighbors of a unit are read from files of %s", (_, unit, source) => {
  expect(read(unit, source)).toEqual({ previous: "Open", next: "Close" });
});

test("a unit without neighbors has none, and one at the start of its document only has the next one", () => {
  expect(read(property("project", "Harbour"))).toBeUndefined();
  expect(read(property("x-context-pre", "") + property("x-context-post", "Close"))).toEqual({ next: "Close" });
  expect(read(property("x-parlance-next-print", "nonsense"))).toBeUndefined();
});

test("neighbors come back as they were written, texts and prints", () => {
  const pairs = [
    { source: "Save", target: "Sichern", context: { previous: "Open & <close>", next: 0xfedcba98 } },
    { source: "Save", target: "Speichern", context: { next: "Close" } },
    { source: "Save", target: "Merken" },
  ];
  const writer = tmxWriter({ ...languages, tool: { name: "Parlance", version: "1" } });
  const file = Buffer.concat([writer.push(pairs), writer.end()]);
  const matches = readWhole(tmxReader(languages, { depth: 100 }), file);
  expect(matches.map(({ context }) => context)).toEqual(pairs.map(({ context }) => context));
});

test("Trados names the previous segment, its source and its target", () => {
  const hashes = property("x-Context", "3724826454458105209, 8956964337464956188");
  expect(read(hashes + property("x-ContextContent", "Open |  | Öffnen | "))).toEqual({
    previous: "Open",
    next: anyNeighbor,
  });
  expect(read(property("x-ContextContent", "A || B || c | AQID |  | "))).toEqual({
    previous: "A | B | c",
    next: anyNeighbor,
  });
  expect(read(hashes)).toBeUndefined();
  expect(read(property("x-Context", "0, 0") + property("x-ContextContent", " |  | Öffnen | "))).toBeUndefined();
  expect(read(property("x-ContextContent", "damaged | Öffnen"))).toBeUndefined();
});

test("Trados names the previous and the next source if the header says so", () => {
  const header = `<header srclang="en">${property("x-TextContextMatchType", "PrecedingAndFollowingSource")}</header>`;
  const content = (text: string) => read(property("x-ContextContent", text), "", header);
  expect(content("Open |  | Close | ")).toEqual({ previous: "Open", next: "Close" });
  expect(content(" |  | Close | ")).toEqual({ next: "Close" });
});

test("a neighbor that is not known comes back as one", () => {
  const writer = tmxWriter({ ...languages, tool: { name: "Parlance", version: "1" } });
  const pair = { source: "Save", target: "Sichern", context: { previous: "Open", next: anyNeighbor } };
  const file = Buffer.concat([writer.push([pair]), writer.end()]);
  expect(readWhole(tmxReader(languages, { depth: 100 }), file)[0]?.context).toEqual(pair.context);
});
