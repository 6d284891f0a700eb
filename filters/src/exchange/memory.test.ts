import { readFileSync } from "node:fs";
import { strToU8, Zip, ZipDeflate, zipSync } from "fflate";
import { expect, test } from "vitest";
import { FilterError } from "../filter-error.ts";
import { defaultLimits } from "../limits.ts";
import { memoryReader } from "./memory.ts";
import { readWhole } from "./stream.ts";
import type { SdlxliffFilter } from "./xliff.ts";

const languages = { sourceLanguage: "en", targetLanguage: "de" };
const fixture = (name: string) => readFileSync(new URL(`../../fixtures/${name}`, import.meta.url));

function readPairs(name: string, file: Uint8Array, settings = {}): string[][] {
  const pairs = readWhole(memoryReader(name, { ...languages, ...settings }), file);
  return pairs.map(({ source, target }) => [source, target]);
}

const tmx = strToU8(
  '<tmx version="1.4"><body><tu><tuv xml:lang="en"><seg>one</seg></tuv><tuv xml:lang="de"><seg>eins</seg></tuv></tu></body></tmx>',
);

test("a zipped TMX gives the pairs of all TMX files in it, whatever the pieces", () => {
  const file = zipSync({ "a/b.tmx": tmx, "readme.txt": strToU8("x"), "c.TMX": [tmx, { level: 0 }] });
  expect(readPairs("memory.TMX.zip", file)).toEqual([
    ["one", "eins"],
    ["one", "eins"],
  ]);
  const reader = memoryReader("m.tmx.zip", languages);
  const matches = [...file].flatMap((byte) => reader.push(Uint8Array.of(byte)));
  expect([...matches, ...reader.end()]).toHaveLength(2);
});

test("a zipped TMX beyond the limits, damaged or without TMX is refused", () => {
  const bomb = zipSync({ "b.tmx": strToU8(`<tmx>${" ".repeat(4_000_000)}</tmx>`) });
  expect(() => readPairs("m.tmx.zip", bomb)).toThrow("unpacks to more than 100 times");
  expect(() => readPairs("m.tmx.zip", bomb, { limits: { ...defaultLimits, ratio: 10_000, bytes: 1_000_000 } })).toThrow(
    "more than 1000000 bytes",
  );
  const file = zipSync({ "../a.tmx": tmx });
  expect(() => readPairs("m.tmx.zip", file)).toThrow("name points outside");
  expect(() => readPairs("m.tmx.zip", zipSync({ "a.txt": tmx }))).toThrow("no .tmx file");
  expect(() => readPairs("m.tmx.zip", tmx)).toThrow(FilterError);
  const whole = zipSync({ "a.tmx": tmx });
  for (let length = 0; length < 100; length++) {
    expect(() => readPairs("m.tmx.zip", whole.subarray(0, length))).toThrow(FilterError);
  }
});

test("a zipped TMX whose bytes are not those that were packed is refused", () => {
  const whole = zipSync({ "a.tmx": [tmx, { level: 0 }], "b.tmx": tmx });
  expect(readPairs("m.tmx.zip", whole)).toHaveLength(2);
  const flipped = whole.slice();
  const at = Buffer.from(flipped).indexOf("eins");
  flipped[at] = 69;
  expect(() => readPairs("m.tmx.zip", flipped)).toThrow("File extraction error: an entry is damaged (a.tmx)");
});

test("of a large zipped TMX the directory is found too", () => {
  const unit = `<tu><note>${"x".repeat(10_000)}</note><tuv xml:lang="en"><seg>a</seg></tuv><tuv xml:lang="de"><seg>b</seg></tuv></tu>`;
  const large = strToU8(`<tmx version="1.4"><body>${unit.repeat(900)}</body></tmx>`);
  const file = zipSync({ "a.tmx": [large, { level: 0 }] });
  expect(readPairs("m.tmx.zip", file)).toHaveLength(900);
});

test("a zipped TMX that was packed as it was made is read", () => {
  const parts: Uint8Array[] = [];
  const zip = new Zip((_, part) => parts.push(part));
  for (const name of ["a.tmx", "b.tmx"]) {
    const entry = new ZipDeflate(name);
    zip.add(entry);
    entry.push(tmx, true);
  }
  zip.end();
  expect(readPairs("m.tmx.zip", Buffer.concat(parts))).toHaveLength(2);
});

test("an XLIFF file gives its translated units, of the memory's languages only", () => {
  const file = fixture("xliff/v1-2/input.xlf");
  const pairs = readPairs("a.xlf", file);
  expect(pairs.slice(0, 2)).toEqual([
    ['Tickets: <x id="1"/><g id="2">here</g>', 'Karten: <x id="1"/><g id="2">hier</g>'],
    ['Quay <g id="1">4</g>', 'Kai <g id="1">4</g>'],
  ]);
  expect(readPairs("a.xliff", file, { sourceLanguage: "fr" })).toEqual([]);
  expect(readPairs("a.xlf", fixture("xliff/v2/input.xlf"))).toHaveLength(2);
  for (const extension of ["mqxliff", "mxliff", "TXLF"]) expect(readPairs(`a.${extension}`, file)).toEqual(pairs);
});

test.each(["v1-0", "v1-1"])("an XLIFF file of an earlier version gives its translated units: %s", (version) => {
  const file = fixture(`xliff/${version}/input.xlf`);
  expect(readPairs("a.xlf", file)).toEqual([['Quay <x id="1"/>4', 'Kai <x id="1"/>4']]);
  const unnamed = strToU8(
    Buffer.from(file)
      .toString()
      .replace(/<xliff[^>]*>/, "<xliff>"),
  );
  expect(readPairs("a.xlf", unnamed)).toHaveLength(1);
});

const filter = (input: Partial<SdlxliffFilter>): SdlxliffFilter => ({
  confName: "Translated",
  allowablePercentage: -1,
  allowUnlockedSegments: true,
  ...input,
});
const translated = ["Mind the deck.", "Achtung, nasses Deck."];
const locked = ["It rains.", "Es regnet."];

test.each([
  [undefined, [translated, locked]],
  [[filter({})], [translated]],
  [[filter({ allowablePercentage: 98 })], [translated]],
  [[filter({ allowablePercentage: 99 })], []],
  [[filter({ allowUnlockedSegments: false })], []],
  [[filter({ confName: "SignedOff", allowUnlockedSegments: false })], [locked]],
  [[filter({ confName: "Locked" })], [locked]],
  [[filter({ confName: "Draft" })], []],
  [
    [filter({ confName: "ApprovedTranslation" }), filter({}), filter({ confName: "Locked" })],
    [translated, locked],
  ],
])("of an SDLXLIFF file the filters %j take %j", (sdlxliffFilters, pairs) => {
  expect(readPairs("a.sdlxliff", fixture("sdlxliff/segments/input.sdlxliff"), { sdlxliffFilters })).toEqual(pairs);
});

test("another extension is an unsupported file type", () => {
  expect(() => memoryReader("a.docx", languages)).toThrow("Unsupported file type");
});
