import { expect, test } from "vitest";
import { FilterError } from "../../filter-error.ts";
import { readStream, readWhole } from "../stream.ts";
import { type TermPair, tbxReader } from "./read.ts";

const languages = { sourceLanguage: "en", targetLanguage: "de" };
const limits = { depth: 50 };
const read = (file: string | Uint8Array) => readWhole(tbxReader(languages, limits), Buffer.from(file));

const version2 = `<?xml version="1.0"?><!DOCTYPE martif SYSTEM "TBXcoreStructV02.dtd">
<martif type="TBX-Basic" xml:lang="en"><martifHeader><fileDesc><sourceDesc><p>x</p></sourceDesc></fileDesc></martifHeader>
<text><body>
<termEntry id="1"><descrip type="subjectField">Harbour</descrip>
 <descripGrp><descrip type="definition">Flat &amp; low
   boat</descrip><admin type="source">Book</admin></descripGrp>
 <langSet xml:lang="en-GB"><tig><term>barge</term><termNote type="partOfSpeech">noun</termNote></tig>
  <ntig><termGrp><term>lighter<hi>s</hi></term></termGrp></ntig></langSet>
 <langSet xml:lang="DE"><tig><term>Kahn</term><termNote type="partOfSpeech">Substantiv</termNote><note>common</note></tig></langSet>
 <langSet xml:lang="fr"><tig><term>péniche</term></tig></langSet>
</termEntry>
<termEntry><langSet xml:lang="en"><tig><term>quay</term></tig></langSet></termEntry>
</body></text></martif>`;

const version3 = `<tbx style="dct" type="TBX-Basic" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2" xmlns:min="http://www.tbxinfo.net/ns/min" xmlns:basic="http://www.tbxinfo.net/ns/basic">
<text><body><conceptEntry id="c1"><min:subjectField>Harbour</min:subjectField>
<langSec xml:lang="en"><termSec><term>barge</term><min:partOfSpeech>noun</min:partOfSpeech></termSec></langSec>
<langSec xml:lang="de"><basic:definition>Boot</basic:definition><termSec><term>Kahn</term></termSec></langSec>
</conceptEntry></body></text></tbx>`;

test("TBX 2 gives a pair for each term of the source with each of the target", () => {
  const concept = { subjectField: "Harbour", definition: "Flat & low boat", source: "Book" };
  const metadata = { ...concept, partOfSpeech: "Substantiv", note: "common" };
  expect(read(version2)).toEqual([
    { source: "barge", target: "Kahn", metadata },
    { source: "lighters", target: "Kahn", metadata },
  ]);
});

test("the status of a term of the source says nothing of its translation", () => {
  const term = (text: string, status: string) =>
    `<tig><term>${text}</term><termNote type="normativeAuthorization">${status}</termNote></tig>`;
  const file = `<martif><text><body><termEntry><langSet xml:lang="en">${term("hook", "deprecatedTerm")}</langSet>
<langSet xml:lang="de"><tig><term>Anker</term></tig>${term("Haken", "admittedTerm")}</langSet></termEntry></body></text></martif>`;
  expect(read(file)).toEqual([
    { source: "hook", target: "Anker", metadata: {} },
    { source: "hook", target: "Haken", metadata: { normativeAuthorization: "admittedTerm" } },
  ]);
});

test("the terms of a language may be in several elements, or without one of their own", () => {
  const set = (language: string, ...terms: string[]) => `<langSet xml:lang="${language}">${terms.join("")}</langSet>`;
  const term = (text: string) => `<term>${text}</term>`;
  const tig = (text: string) => `<tig>${term(text)}</tig>`;
  const file = (...sets: string[]) =>
    `<martif><text><body><termEntry>${sets.join("")}</termEntry></body></text></martif>`;
  const pairsOf = (...sets: string[]) => read(file(...sets)).map(({ source, target }) => `${source}=${target}`);
  expect(pairsOf(set("en", tig("a")), set("de", tig("b")), set("de", tig("c")))).toEqual(["a=b", "a=c"]);
  expect(pairsOf(set("en", term("a")), set("de", tig("")), set("de-AT", term("b")))).toEqual(["a=b"]);
});

test("TBX-Min is read", () => {
  const group = (language: string, text: string) =>
    `<langGroup xml:lang="${language}"><termGroup><term>${text}</term><termStatus>preferred</termStatus></termGroup></langGroup>`;
  const file = `<TBX dialect="TBX-Min"><header><languages source="en" target="de"/></header><body><entry id="1"><subjectField>Ships</subjectField>${group("en", "hull")}${group("de", "Rumpf")}</entry></body></TBX>`;
  const metadata = { subjectField: "Ships", termStatus: "preferred" };
  expect(read(file)).toEqual([{ source: "hull", target: "Rumpf", metadata }]);
});

test("a term of TermWeb that needs no translation is its own, without one in the target language", () => {
  const file = (needed: string, rest = "") =>
    `<martif><text><body><termEntry><descrip type="Translation needed">${needed}</descrip><langSet xml:lang="en"><tig><term>YaST</term></tig></langSet>${rest}</termEntry></body></text></martif>`;
  const metadata = { "Translation needed": "No" };
  expect(read(file("No"))).toEqual([{ source: "YaST", target: "YaST", metadata }]);
  expect(read(file("Yes"))).toEqual([]);
  const target = '<langSet xml:lang="de"><tig><term>Yast</term></tig></langSet>';
  expect(read(file("No", target))).toEqual([{ source: "YaST", target: "Yast", metadata }]);
});

test("pieces give the same pairs as they come", async () => {
  const pairs: TermPair[] = [];
  const pieces = [...Buffer.from(version2)].map((byte) => Uint8Array.of(byte));
  for await (const pair of readStream(tbxReader(languages, limits), pieces)) pairs.push(pair);
  expect(pairs).toEqual(read(version2));
});

test("TBX 3 with elements for categories is read alike", () => {
  expect(read(version3)).toEqual([
    {
      source: "barge",
      target: "Kahn",
      metadata: { subjectField: "Harbour", partOfSpeech: "noun", definition: "Boot" },
    },
  ]);
});

test.each([
  ["<tmx/>", "not a TBX document"],
  ["<martif><text></martif>", "closed with a different name"],
])("%j is refused: %s", (file, message) => {
  expect(() => read(file)).toThrow(FilterError);
  expect(() => read(file)).toThrow(message);
});

const synonyms = (language: string, count: number, term = "<tig><term>a</term></tig>") =>
  `<langSet xml:lang="${language}">${term.repeat(count)}</langSet>`;
const concept = (inside: string) => `<martif><text><body>\n<termEntry>${inside}</termEntry></body></text></martif>`;

test("a language may be named without the prefix of XML", () => {
  const file = concept((synonyms("en", 1) + synonyms("de", 1)).replaceAll("xml:lang", "lang"));
  expect(read(file)).toEqual([{ source: "a", target: "a", metadata: {} }]);
});

test("a concept gives at most 1,000 pairs", () => {
  expect(read(concept(synonyms("en", 25) + synonyms("de", 40)))).toHaveLength(1_000);
  const file = concept(synonyms("en", 6_000) + synonyms("de", 6_000));
  expect(() => read(file)).toThrow(
    /^File extraction error: a concept of more than 1000 pairs .* at line 2, column \d+$/,
  );
});

test("the pairs of a concept repeat its metadata within reason", () => {
  const note = `<note>${"x".repeat(100_000)}</note>`;
  expect(read(concept(note + synonyms("en", 1) + synonyms("de", 3)))).toHaveLength(3);
  const file = concept(synonyms("en", 1) + synonyms("de", 10, `<tig><term>a</term>${note}</tig>`));
  expect(() => read(file)).toThrow("more metadata than its pairs of terms can repeat");
});

test("any number of concepts may lack one of the languages", () => {
  const other = `<termEntry>${synonyms("en", 1)}${synonyms("fr", 1)}</termEntry>`.repeat(140_000);
  expect(read(concept(`</termEntry>${other}<termEntry>${synonyms("en", 1)}${synonyms("de", 1)}`))).toHaveLength(1);
});

test("pairs are created on demand", () => {
  const reader = tbxReader(languages, limits);
  const file = concept(`${synonyms("en", 30) + synonyms("de", 30)}</termEntry><termEntry>`.repeat(200));
  const pairs = reader.push(Buffer.from(file));
  expect(pairs[Symbol.iterator]().next().value).toEqual({ source: "a", target: "a", metadata: {} });
});
