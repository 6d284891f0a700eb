import { existsSync, readdirSync, readFileSync } from "node:fs";
import { type InlineTag, readTags } from "@openparlance/text";
import { describe, expect, test } from "vitest";
import { defaultLimits, type Filter, type FilterSettings, filters, readConfiguration, type Segment } from "./index.ts";
import { readCaseFile } from "./testing/case-file.ts";
import { htmlTexts } from "./testing/foreign/html.ts";
import { foreignReaders } from "./testing/foreign/readers.ts";
import { type Around, texts } from "./testing/foreign/texts.ts";

/**
 * Parsers that others wrote find any target unchanged in the file, over `fixtures/<format>/<case>/`. Each file is
 * translated twice: into short marks, and into marks between texts that look like markup. The second translation must
 * read as the first with those texts around its marks.
 */
const fixtures = new URL("../fixtures/", import.meta.url);
/** How often each text is put around a mark in each case. */
const times = process.env.PARLANCE_PROOF === "1" ? 4 : 1;

test("each format has a parser of others", () => {
  expect(Object.keys(foreignReaders).sort()).toEqual(filters.map(({ name }) => name).sort());
});

describe.each(filters.map((filter) => [filter.name, filter] as const))("%s", (name, filter) => {
  const kept = withoutDifference[name] ?? ((text: string) => text);
  const read = foreignReaders[name] as NonNullable<(typeof foreignReaders)[string]>;

  test.each(readdirSync(new URL(`${name}/`, fixtures)))("%s holds any target", (caseName) => {
    const { input, settings } = readCase(filter, `${name}/${caseName}/`);
    const { segments, merge } = filter.extract(input, settings);
    const isHtml = Object.keys(settings.subfilters ?? {}).length > 0;
    const textsOf = (targets: readonly (string | undefined)[]) => {
      const matches = read(merge(targets), input);
      return isHtml ? matches.map(shownByBrowser) : matches;
    };
    // Archives take longer, and all of their texts are escaped alike, so they need fewer rounds.
    const rounds = Math.min(Math.ceil((times * texts.length) / segments.length), isArchive(input) ? 6 * times : 500);
    for (let round = 0; round < rounds; round++) {
      const around = new Map<string, Around>();
      const filling = {
        round,
        offset: round * segments.length,
        around,
        isMarkdown: name === "markdown" || name === "mdx",
      };
      const marked = segments.map((segment, at) => target(segment, at, { ...filling, isMarked: true }));
      const full = segments.map((segment, at) => target(segment, at, { ...filling, isMarked: false }));
      const short = textsOf(marked);
      const long = textsOf(full);
      expect(lostIn(short, around.keys()), `round ${round}`).toEqual([]);
      const expected = short.map((text) => text.replace(anyMarkPattern, (mark) => fill(mark, around.get(mark))));
      expect(differences(long.map(kept), expected.map(kept)), `round ${round}`).toEqual([]);
    }
  });
});

const shownByBrowser = (text: string) => htmlTexts(text).at(-1) ?? "";

/** Removes differences that a format can't keep. */
const withoutDifference: Readonly<Record<string, (text: string) => string>> = {
  // In the texts of formulas two quotation marks are one.
  xlsx: (text) => text.replace(/"+/g, '"'),
  // Spaces at the edges of emphasis are moved out of it, and those at the edges of lines are removed.
  markdown: (text) => text.replace(/\s+/g, ""),
  mdx: (text) => text.replace(/\s+/g, ""),
  // A translation has as many lines as its source.
  srt: (text) => text.replace(/\s+/g, " ").trim(),
  vtt: (text) => text.replace(/\s+/g, " ").trim(),
};

const isArchive = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

const lostIn = (texts: readonly string[], marks: Iterable<string>): string[] => {
  const matches = new Set(texts.flatMap((text) => text.match(anyMarkPattern) ?? []));
  return [...marks].filter((mark) => !matches.has(mark));
};

function differences(matches: readonly string[], expected: readonly string[]): unknown[] {
  const at = expected.findIndex((text, index) => text !== matches[index]);
  if (at < 0 && matches.length === expected.length) return [];
  const [a = "", b = ""] = [matches[at], expected[at]];
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const near = (text: string) => text.slice(Math.max(0, start - 40), start + 40);
  return [{ matches: near(a), expected: near(b) }];
}

const anyMarkPattern = /X\d+Y\d+X/g;
const fill = (mark: string, around: Around | undefined) => `${around?.before ?? ""}${mark}${around?.after ?? ""}`;

/** Names of sheets may not have most signs. */
const isPlain = ({ context }: Segment) => context === "sheet name";

interface Filling {
  round: number;
  /** The first of the texts to try. */
  offset: number;
  /** Receives the characters that are put around each mark. */
  around: Map<string, Around>;
  /** Whether the words are marks without characters around them. */
  isMarked: boolean;
  isMarkdown: boolean;
}

/** A target with the tags of its source. Depending on the round, words are in all gaps, or not at both ends. */
function target(
  segment: Segment,
  at: number,
  { round, offset, around, isMarked, isMarkdown }: Filling,
): string | undefined {
  if (segment.locked) return undefined;
  const { tags } = readTags(segment.source);
  const hasWord = (slot: number) => {
    if (round % 3 === 0 || tags.length === 0) return true;
    // Markdown cannot hold two pieces of code without anything between them.
    if (round % 3 === 1 || isMarkdown) return tags.length < 2 ? slot === 0 : slot > 0 && slot < tags.length;
    return slot === tags.length;
  };
  let written = "";
  for (let slot = 0; slot <= tags.length; slot++) {
    if (hasWord(slot)) {
      const mark = `X${at}Y${slot}X`;
      const own = texts[(at + slot * 11 + offset) % texts.length] as Around;
      if (isPlain(segment)) written += mark;
      else if (isMarked) {
        around.set(mark, own);
        written += mark;
      } else written += fill(mark, own);
    }
    written += (tags[slot] as InlineTag | undefined)?.text ?? "";
  }
  return written;
}

interface Case {
  input: Uint8Array;
  settings: FilterSettings;
}

function readCase(filter: Filter, folder: string): Case {
  const at = new URL(folder, fixtures);
  const { input } = readCaseFile(at);
  const file = new URL("settings.json", at);
  const {
    sourceLanguage = "en",
    targetLanguage,
    ...provided
  } = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const { filter: _, ...configuration } = readConfiguration({ filter: filter.name, ...provided });
  return { input, settings: { sourceLanguage, targetLanguage, limits: defaultLimits, ...configuration } };
}
