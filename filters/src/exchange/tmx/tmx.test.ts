import { expect, test } from "vitest";
import { FilterError } from "../../filter-error.ts";
import type { MemoryPair } from "../pairs.ts";
import { readWhole } from "../stream.ts";
import { tmxReader } from "./read.ts";
import { tmxWriter } from "./write.ts";

const languages = { sourceLanguage: "en-GB", targetLanguage: "de-DE" };
const limits = { depth: 100 };
const header = { ...languages, tool: { name: "Parlance", version: "1" } };

const sample = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE tmx SYSTEM "tmx14.dtd">
<tmx version="1.4"><header creationtool="x" srclang="en"><note>n</note><prop type="p">q</prop></header><body>
<tu tuid="1" creationdate="20250310T105813Z" changeid="Ann &amp; Bob" srclang="en-US"><note>on a sign</note><prop type="project">Harbour</prop>
 <tuv xml:lang="en-us"><seg>Mind the <bpt i="1" x="1">&lt;b&gt;</bpt>wet<ept i="1">&lt;/b&gt;</ept> deck<ph x="2"/>.</seg></tuv>
 <tuv xml:lang="FR"><seg>Attention.</seg></tuv>
 <tuv xml:lang="DE-at" changedate="20250311T000000Z"><prop type="project">Hafen</prop><seg><ph x="2"/>Achtung, <bpt i="1">&lt;b&gt;</bpt>nasses<ept i="1"/> Deck.</seg></tuv>
</tu>
<tu><tuv xml:lang="en"><seg>Only English</seg></tuv></tu>
<tu><tuv lang="en"><seg>a &lt;i&gt; &amp; b</seg></tuv><tuv lang="de"><seg><![CDATA[x <i>]]> &#252;</seg></tuv></tu>
</body></tmx>`;

const pairs: MemoryPair[] = [
  {
    source: 'Mind the <g id="1">wet</g> deck<x id="2"/>.',
    target: '<x id="2"/>Achtung, <g id="1">nasses</g> Deck.',
    sourceLanguage: "en-us",
    targetLanguage: "DE-at",
    createdAt: 1741604293,
    changedAt: 1741651200,
    createdBy: undefined,
    changedBy: "Ann & Bob",
    notes: ["on a sign"],
    properties: { project: "Hafen" },
  },
  {
    source: "a <i> & b",
    target: '<g id="1">x <i></g> ü',
    sourceLanguage: "en",
    targetLanguage: "de",
  },
];

test("a unit without a text in one of the languages is no pair", () => {
  const unit = (source: string, target: string) =>
    `<tu><tuv xml:lang="en"><seg>${source}</seg></tuv><tuv xml:lang="de"><seg>${target}</seg></tuv></tu>`;
  const file = `<tmx version="1.4"><header/><body>${unit("One", "")}${unit(" ", "Zwei")}${unit("Three", "Drei")}</body></tmx>`;
  expect(readWhole(tmxReader(languages, limits), Buffer.from(file)).map(({ source }) => source)).toEqual(["Three"]);
});

test("a variant without a text isn't preferred to another one of its language, and the text may be without seg", () => {
  const file = `<tmx version="1.4"><header/><body><tu><tuv xml:lang="en"><seg>One</seg></tuv><tuv xml:lang="de-DE"><seg/></tuv><tuv xml:lang="de"><seg> </seg></tuv><tuv xml:lang="de-AT"><seg>Eins</seg></tuv></tu>
<tu><tuv lang="en">\n Two &amp; more </tuv><tuv lang="de">Zwei &amp; mehr</tuv></tu></body></tmx>`;
  const read = readWhole(tmxReader(languages, limits), Buffer.from(file));
  expect(read.map(({ source, target }) => [source, target])).toEqual([
    ["One", "Eins"],
    ["Two & more", "Zwei & mehr"],
  ]);
});

test("further variants of a language are pairs, too, up to a limit of repeated text", () => {
  const read = (...texts: [language: string, text: string][]) => {
    const variants = texts.map(([language, text]) => `<tuv xml:lang="${language}"><seg>${text}</seg></tuv>`);
    const file = `<tmx version="1.4"><header/><body><tu>${variants.join("")}</tu></body></tmx>`;
    return readWhole(tmxReader(languages, limits), Buffer.from(file)).map(({ source, target }) => [source, target]);
  };
  const texts = read(["en", "a"], ["de", "b"], ["fr", "c"], ["de", "<ph/>d"], ["en", "e"], ["de-AT", "f"], ["de", ""]);
  expect(texts).toEqual([
    ["a", "b"],
    ["a", '<x id="1"/>d'],
    ["e", "b"],
  ]);
  const many = Array.from({ length: 900 }, (_, index): [string, string] => ["de", String(index)]);
  expect(read(["en", "a"], ...many)).toHaveLength(900);
  expect(read(["en", "a".repeat(2 ** 18)], ...many)).toHaveLength(1);
});

test("a TMX file gives the pairs of two languages with their codes, dates, notes and properties", () => {
  expect(readWhole(tmxReader(languages, limits), Buffer.from(sample))).toEqual(pairs);
});

test("pieces of any length and UTF-16 give the same pairs", () => {
  for (const file of [Buffer.from(sample), Buffer.from(`\uFEFF${sample}`, "utf16le")]) {
    for (const length of [1, 7, 100, 300]) {
      const reader = tmxReader(languages, limits);
      const matches: MemoryPair[] = [];
      for (let at = 0; at < file.length; at += length) matches.push(...reader.push(file.subarray(at, at + length)));
      expect([...matches, ...reader.end()]).toEqual(pairs);
    }
  }
});

test("an encoding is known by its name in Windows, too", () => {
  const [before, after] = unitOf("a", "\n").replace(/^/, '<?xml version="1.0" encoding="cp932"?>').split("\n") as [
    string,
    string,
  ];
  const file = Buffer.concat([Buffer.from(before), Buffer.of(0x95, 0x5c), Buffer.from(after)]);
  expect(readWhole(tmxReader(languages, limits), file)).toMatchObject([{ target: "\u8868" }]);
});

test("between regions of one language the region decides", () => {
  const file = Buffer.from(
    '<tmx version="1.4"><body><tu><tuv xml:lang="en-US"><seg>color</seg></tuv><tuv xml:lang="en-GB"><seg>colour</seg></tuv></tu></body></tmx>',
  );
  const read = (sourceLanguage: string, targetLanguage: string) =>
    readWhole(tmxReader({ sourceLanguage, targetLanguage }, limits), file).map(({ source, target }) => [
      source,
      target,
    ]);
  expect(read("en-GB", "en-US")).toEqual([["colour", "color"]]);
  expect(read("en-US", "en-GB")).toEqual([["color", "colour"]]);
});

test("a written memory is read as it was", () => {
  const written: MemoryPair[] = [
    ...pairs,
    {
      source: 'A <g id="1"><g id="2">b</g></g> & <x id="3"/>',
      target: '<x id="3"/> <g id="2">"x"\t</g> <g id="1">]]></g>',
    },
    { source: "a\u0000\uD800", target: "  two  spaces  " },
  ];
  const writer = tmxWriter(header);
  const file = Buffer.concat([writer.push(written.slice(0, 1)), writer.push(written.slice(1)), writer.end()]);
  const read = readWhole(tmxReader(languages, limits), file);
  expect(read.slice(0, 1)).toEqual(pairs.slice(0, 1));
  expect(read.map(({ source, target }) => [source, target])).toEqual([
    [pairs[0]?.source, pairs[0]?.target],
    [pairs[1]?.source, pairs[1]?.target],
    [written[2]?.source, written[2]?.target],
    ["a\uFFFD", "  two  spaces  "],
  ]);
});

test("a memory without pairs is a TMX file without units", () => {
  expect(readWhole(tmxReader(languages, limits), tmxWriter(header).end())).toEqual([]);
});

test.each([
  ["<tbx/>", "not a TMX document"],
  ["<tmx><body><tu></body></tmx>", "closed with a different name at line 1, column 16"],
  ["<tmx><body>", "not closed"],
  [`<tmx>${"<a>".repeat(200)}`, "nested deeper than 100"],
  ['<!DOCTYPE tmx [<!ENTITY a "b">]><tmx/>', "declares entities"],
  ['<?xml version="1.0" encoding="klingon"?><tmx/>', "encoding is unknown"],
  ["<tmx>\xFF</tmx>", "not utf-8"],
])("%j is refused: %s", (file, message) => {
  const read = () => readWhole(tmxReader(languages, limits), Buffer.from(file, "latin1"));
  expect(read).toThrow(FilterError);
  expect(read).toThrow(message);
});

const unitOf = (source: string, target: string, before = "") =>
  `<tmx version="1.4"><body><tu>${before}<tuv xml:lang="en-GB"><seg>${source}</seg></tuv><tuv xml:lang="de-DE"><seg>${target}</seg></tuv></tu></body></tmx>`;
const pairOf = (file: string) => readWhole(tmxReader(languages, limits), Buffer.from(file))[0];

test("codes of the target get the numbers of those that match them, or else of the first of their kind", () => {
  const source = '<ph x="1"/><bpt i="1" x="2"/><ept i="1"/><ph x="1"/><bpt i="2" x="2"/><ept i="2"/>';
  const target = '<ph x="1"/><bpt i="1" x="2"/><ept i="1"/><ph x="3"/><ph x="1"/><ph x="1"/><bpt i="2"/><ept i="2"/>';
  expect(pairOf(unitOf(source, target))).toMatchObject({
    source: '<x id="1"/><g id="2"></g><x id="3"/><g id="4"></g>',
    target: '<x id="1"/><g id="2"></g><x id="5"/><x id="3"/><x id="6"/><g id="4"></g>',
  });
});

test.each([
  ['Invalid <g id="1">g tag</g> inside.', 'Invalid <g id="1">g tag</g> inside.'],
  ["The <b>wet</b> deck", 'The <g id="1">wet</g> deck'],
  ['The <mrk mtype="term">wet</mrk> deck<br/>', 'The <g id="1">wet</g> deck<x id="2"/>'],
  ['The <hi type="b">wet</hi> <bx id="1"/>deck<ex id="1"/>', 'The <g id="1">wet</g> <g id="2">deck</g>'],
  ["The <it pos='begin'>{b}</it>wet deck", 'The <x id="1"/>wet deck'],
])("the text of elements that are no native codes is text: %s", (seg, text) => {
  expect(pairOf(unitOf(seg, seg))).toMatchObject({ source: text, target: text });
});

test("a unit of very many properties or codes is read in one go", () => {
  const properties = Array.from({ length: 10_000 }, (_, n) => `<prop type="t${n}">${n}</prop>`).join("");
  expect(Object.keys(pairOf(unitOf("a", "b", properties))?.properties ?? {})).toHaveLength(10_000);
  const [count, opened, closed] = [20_000, '<bpt i="1"/>', '<ept i="2"/>'];
  expect(pairOf(unitOf(opened.repeat(count), '<ph x="1"/>'.repeat(count)))?.target).toContain(`<x id="${2 * count}"/>`);
  expect(pairOf(unitOf(opened.repeat(count) + closed.repeat(count), "b"))?.source).toContain(`<x id="${2 * count}"/>`);
});

test("a unit of more than 100,000 tags is refused, but two units may have as many together", () => {
  const unit = unitOf("<ph/>".repeat(60_000), "b");
  expect(pairOf(unit.replace(/<tu>.*<\/tu>/, "$&$&"))?.target).toBe("b");
  expect(() => pairOf(unit.replace(">b<", `>${"<ph/>".repeat(60_000)}<`))).toThrow("a unit of more than 100000 tags");
});
