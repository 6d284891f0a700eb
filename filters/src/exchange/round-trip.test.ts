import { describe, expect, test } from "vitest";
import { defaultLimits } from "../limits.ts";
import { memoryReader } from "./memory.ts";
import { memoryCsvReader, memoryCsvWriter } from "./memory-csv.ts";
import { memoryXliffWriter } from "./memory-xliff.ts";
import type { MemoryPair } from "./pairs.ts";
import { type LazyReader, readWhole, type StreamWriter } from "./stream.ts";
import { tmxWriter } from "./tmx/write.ts";

const languages = { sourceLanguage: "en-GB", targetLanguage: "de-DE" };
const settings = { ...languages, limits: defaultLimits };

const formats: Record<string, [() => StreamWriter<MemoryPair>, () => LazyReader<MemoryPair>]> = {
  tmx: [
    () => tmxWriter({ ...languages, tool: { name: "Parlance", version: "1" } }),
    () => memoryReader("m.tmx", settings),
  ],
  xliff: [
    () => memoryXliffWriter({ ...languages, original: 'Harbour "signs" & <more>' }),
    () => memoryReader("m.xliff", settings),
  ],
  csv: [() => memoryCsvWriter(), () => memoryCsvReader()],
};

/** Every code point that a text may have and XML can hold. */
function* everyCharacter(): Generator<string> {
  for (let code = 0x20; code <= 0x10ffff; code++) {
    if ((code >= 0xd800 && code <= 0xdfff) || code === 0xfffe || code === 0xffff) continue;
    yield String.fromCodePoint(code);
  }
}

function* slicesOf(characters: Iterable<string>, length: number): Generator<string> {
  let slice = "";
  let count = 0;
  for (const character of characters) {
    slice += character;
    if (++count % length === 0) {
      yield slice;
      slice = "";
    }
  }
  yield slice;
}

const cases: Record<string, readonly [source: string, target: string][]> = {
  "plain texts": [["Mind the wet deck.", "Achtung, nasses Deck."]],
  "tags of segments": [
    ['A <g id="1"><g id="2">b</g></g> & <x id="3"/>', '<x id="3"/> <g id="2">"x"\t</g> <g id="1">]]></g>'],
    ['<x id="1"/>', '<x id="1"/><x id="1"/>'],
  ],
  "tags of HTML, crossed, unpaired and with attributes": [
    ['<b class="x">a</b>', "<b class='x'>b</b>"],
    ["<b><i>a</b></i>", "</i>b<br><b>"],
    ["a <br/> b", "<p data-a='&lt;&quot;'>c &amp;nbsp; &lt;d&gt;</p>"],
  ],
  "what reads as markup and is none": [["a < b > c && d", "]]> <!-- x --> <?p?> <![CDATA[y]]> &#13; &amp;amp;"]],
  "quotes and delimiters": [
    ['"a", \'b\'; c|d\t"', '""'],
    ['"', '""""'],
    ["sep=;", "=SUM(A1)"],
  ],
  "line breaks of every kind": [
    ["a\nb\r\nc\rd", "\n\ne\r\n\r\n"],
    ["a\u2028b\u2029c\u0085", "d\u0020e"],
  ],
  "leading, trailing and repeated spaces": [
    ["  a  b  ", "\t c \u00a0 d\u3000"],
    [" \n a", "b \r\n "],
  ],
  "the widest Unicode": [
    ["👩🏽‍🚀 👨‍👩‍👧‍👦 🏴󠁧󠁢󠁳󠁣󠁴󠁿 e\u0301\u0327 ﷺ", "\u202eabc\u202c \u2066שלום\u2069 مرحبا \u{10FFFF} \uFEFFa\uFEFF"],
  ],
  "a text of a million characters": [["x<b>".repeat(10_000) + "y".repeat(960_000), "😀 ".repeat(300_000)]],
  "every character": [...slicesOf(everyCharacter(), 5000)].map((slice) => [`a${slice}z`, `${slice}.`]),
};

describe.each(Object.entries(formats))("%s", (_, [newWriter, newReader]) => {
  test.each(Object.entries(cases))("keeps %s", (_name, pairs) => {
    const writer = newWriter();
    const written = pairs.map(([source, target]) => ({ source, target }));
    const file = Buffer.concat([writer.push(written.slice(0, 1)), writer.push(written.slice(1)), writer.end()]);
    const read = readWhole(newReader(), file).map(({ source, target }) => ({ source, target }));
    expect(read.length).toBe(written.length);
    for (const [index, pair] of written.entries()) {
      if (pair.source !== read[index]?.source || pair.target !== read[index]?.target) expect(read[index]).toEqual(pair);
    }
  });

  test("is read the same in pieces of any length", () => {
    const writer = newWriter();
    const pairs = Object.values(cases)
      .slice(0, 8)
      .flat()
      .map(([source, target]) => ({ source, target }));
    const file = Buffer.concat([writer.push(pairs), writer.end()]);
    for (const length of [1, 7, 1000]) {
      const reader = newReader();
      const matches: MemoryPair[] = [];
      for (let at = 0; at < file.length; at += length) matches.push(...reader.push(file.subarray(at, at + length)));
      matches.push(...reader.end());
      expect(matches.map(({ source, target }) => ({ source, target }))).toEqual(pairs);
    }
  });

  test("without a pair is read as none", () => {
    expect(readWhole(newReader(), newWriter().end())).toEqual([]);
  });
});

test("codes that another program added to a file of ours are numbered like all others", () => {
  const writer = tmxWriter({ ...languages, tool: { name: "Parlance", version: "1" } });
  const file = Buffer.concat([writer.push([{ source: "<b>a</b>", target: "<b>b</b>" }]), writer.end()]).toString();
  const changed = file.replace("&lt;b&gt;", "{\\b ");
  expect(readWhole(memoryReader("m.tmx", settings), Buffer.from(changed))).toMatchObject([
    { source: '<g id="1">a</g>', target: '<g id="1">b</g>' },
  ]);
});

test("a CSV file of another program may have more columns, in any order, with any usual delimiter", () => {
  const read = (text: string) => readWhole(memoryCsvReader(), Buffer.from(text));
  expect(read("\uFEFFID;Target ;Source\n1;Kai;Quay\n2;;Pier\n")).toEqual([{ source: "Quay", target: "Kai" }]);
  expect(read("source\ttarget\r\nQuay\tKai\r\n")).toEqual([{ source: "Quay", target: "Kai" }]);
  expect(read("")).toEqual([]);
  expect(() => read("Quay,Kai\n")).toThrow("row 1 must name the columns source and target");
  expect(() => read('source,target\n"a,b\n')).toThrow("File extraction error");
});
