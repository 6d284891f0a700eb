import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  defaultLimits,
  type Filter,
  FilterError,
  filters,
  memoryReader,
  readStream,
  readTerms,
  readWorkbookTerms,
  settingsFor,
  tbxReader,
} from "@openparlance/filters";
import { makings, officeMakings } from "@openparlance/filters/testing";
import {
  findPlaceables,
  findPlaceholders,
  IcuError,
  pairTags,
  parseIcu,
  readSrx,
  readTags,
  SrxError,
  splitSentences,
} from "@openparlance/text";

/** `run` refuses bytes with the reader's own error; any other error is a fault. */
export interface Target {
  name: string;
  seeds: readonly Uint8Array[];
  run(input: Uint8Array): void | Promise<void>;
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const texts = ["One word. Two!", "a b", "größe 日本"];
const limits = { ...defaultLimits, bytes: 20e6 };
const pair = { sourceLanguage: "en", targetLanguage: "de" };
const allMakings = { ...makings, ...officeMakings };
/** Larger seeds take long without finding more. */
const maxSeedBytes = 6_000;

function filterTarget(filter: Filter): Target {
  const making = allMakings[filter.name];
  if (!making) throw new Error(`no file can be made of ${filter.name}`);
  const { pack = (entry: Uint8Array) => entry } = making;
  const settings = settingsFor(filter, { ...pair, limits });
  return {
    name: filter.name,
    seeds: [encode(making.text(texts, "utf-8")), ...(making.pack ? [] : fixturesOf(filter.name))],
    run(input) {
      const extraction = unlessRefused(() => filter.extract(pack(input), settings));
      if (!extraction) return;
      extraction.merge(extraction.segments.map(() => undefined));
      unlessRefused(() => extraction.merge(extraction.segments.map(({ source }) => `${source} x`)));
    },
  };
}

function fixturesOf(format: string): Uint8Array[] {
  const folder = join(process.cwd(), "filters/fixtures", format);
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => /\/input\.[\w.]+$/.test(name)).map((name) => readFileSync(join(folder, name)));
  return files.filter(({ length }) => length < maxSeedBytes);
}

/** @returns undefined for a refusal */
function unlessRefused<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof FilterError || error instanceof IcuError || error instanceof SrxError;

async function readAll(open: () => AsyncIterable<unknown>): Promise<void> {
  try {
    for await (const _ of open());
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}

const table = { hasHeaderRow: true, maxLength: 500, delimiter: "auto" } as const;
const office = officeMakings.xlsx;

const memories: readonly Target[] = [
  [
    "a.tmx",
    '<?xml version="1.0"?><tmx version="1.4"><header srclang="en"/><body><tu tuid="1"><prop type="a">b</prop><tuv xml:lang="en"><seg>a <bpt i="1"/>b<ept i="1"/></seg></tuv><tuv xml:lang="de"><seg>c <ph/>&amp;</seg></tuv></tu></body></tmx>',
  ],
  [
    "a.xliff",
    '<xliff version="1.2"><file source-language="en" target-language="de"><body><trans-unit id="1" approved="yes"><source>a <g id="1">b</g></source><target>c</target></trans-unit></body></file></xliff>',
  ],
  [
    "a.sdlxliff",
    '<xliff version="1.2"><file source-language="en" target-language="de"><body><trans-unit id="1"><source>a</source><seg-source><mrk mtype="seg" mid="1">a</mrk></seg-source><target><mrk mtype="seg" mid="1">b</mrk></target></trans-unit></body></file></xliff>',
  ],
].map(([name = "", seed = ""]) => ({
  name: `memory ${name.slice(1)}`,
  seeds: [encode(seed)],
  run: (input) => readAll(() => readStream(memoryReader(name, { ...pair, limits }), [input])),
}));

export const targets: readonly Target[] = [
  ...filters.map(filterTarget),
  ...memories,
  {
    name: "archives",
    seeds: ["docx", "odt"].flatMap((name) => {
      const making = allMakings[name];
      return making?.pack ? [making.pack(encode(making.text(texts, "utf-8")))] : [];
    }),
    run(input) {
      const names = ["docx", "odt"];
      for (const filter of filters.filter(({ name }) => names.includes(name)))
        unlessRefused(() => filter.extract(input, settingsFor(filter, { ...pair, limits })).merge([]));
    },
  },
  {
    name: "terms .tbx",
    seeds: [
      encode(
        '<martif type="TBX"><text><body><termEntry><langSet xml:lang="en"><tig><term>a</term></tig></langSet><langSet xml:lang="de"><tig><term>b</term></tig></langSet></termEntry></body></text></martif>',
      ),
    ],
    run: (input) => readAll(() => readStream(tbxReader(pair, { depth: 1000 }), [input])),
  },
  {
    name: "terms .csv",
    seeds: [encode('source,target,Forbidden\n"a ""b""",c,yes\n'), encode("source;target\na;b\n")],
    run: (input) => readAll(() => readTerms([input.subarray(0, 9), input.subarray(9)], table, () => {})),
  },
  {
    name: "terms .xlsx",
    seeds: [encode(office?.text(texts, "utf-8") ?? "")],
    run: (input) =>
      readAll(() =>
        readWorkbookTerms([office?.pack?.(input) ?? input], { hasHeaderRow: true, maxLength: 500 }, () => {}),
      ),
  },
  {
    name: "tags",
    seeds: [encode('a <g id="1">b <x id="2"/></g> <b>c</b> {0} %s'), encode("<a b='c' d>e</a> <br/> < > <!--f-->")],
    run(input) {
      const text = decode(input);
      const { tags } = readTags(text);
      pairTags(tags);
      findPlaceables(text);
      findPlaceholders(text);
      splitSentences(text, "en");
    },
  },
  {
    name: "ICU messages",
    seeds: [
      encode("{n, plural, offset:1 =0 {none} one {# '{'a'}'} other {{name} {d, date, short} # }}"),
      encode("{g, select, male {he} other {they {x, selectordinal, few {#rd} other {#th}}}}"),
    ],
    run: (input) => unlessRefused(() => parseIcu(decode(input))),
  },
  {
    name: "segmentation rules",
    seeds: [
      encode(
        '<srx version="2.0"><header cascade="yes"/><body><languagerules><languagerule languagerulename="a"><rule break="no"><beforebreak>\\bMr\\.</beforebreak><afterbreak>\\s</afterbreak></rule></languagerule></languagerules><maprules><languagemap languagepattern=".*" languagerulename="a"/></maprules></body></srx>',
      ),
    ],
    run: (input) => unlessRefused(() => readSrx(decode(input))),
  },
];
