import { readTags } from "@openparlance/text";
import { type Segment, settingsFor } from "../filter.ts";
import { FilterError } from "../filter-error.ts";
import { findFilter } from "../registry.ts";
import { foreignReaders } from "./foreign/readers.ts";

/** The result of reading and writing a file. */
export type FileOutcome =
  /** `openings`: of Markdown, how many lines open a block of an extension. */
  | { kind: "read"; segments: number; isSame: boolean; openings?: number }
  | { kind: "refused"; reason: string }
  /** The other parser cannot read the original, so nothing judges the translation. */
  | { kind: "unjudged"; reason: string }
  /** The file lost a text, or more than its texts changed. */
  | { kind: "changed"; what: string }
  | { kind: "failed"; reason: string };

/**
 * Reads a file, writes it unchanged and with a mark as the translation of each text. Then reads both results with a
 * parser that others wrote.
 *
 * @returns undefined when no filter reads files of this name
 */
export function tryFile(name: string, file: Uint8Array): { format: string; outcome: FileOutcome } | undefined {
  const filter = findFilter(name);
  const readForeign = filter && foreignReaders[filter.name];
  if (!filter || !readForeign) return undefined;
  const of = (outcome: FileOutcome) => ({ format: filter.name, outcome });
  try {
    const { segments, merge } = filter.extract(
      file,
      settingsFor(filter, { sourceLanguage: "en", targetLanguage: "de" }),
    );
    let original: WordCounts;
    try {
      original = countTexts(readForeign(file, file));
    } catch (error) {
      return of({ kind: "unjudged", reason: describe(error) });
    }
    const unchanged = merge(segments.map(() => undefined));
    const isSame = areSame(unchanged, file);
    if (!isSame) {
      const added = listAdded(countTexts(readForeign(unchanged, file)), original);
      if (added.length > 0) return of({ kind: "changed", what: `unchanged export: ${added.slice(0, 5).join(" | ")}` });
    }
    const marked = segments.map(markSegment);
    const translated = merge(marked);
    const texts = readForeign(translated, file);
    const openings = isMarkdown(filter.name) ? listOpenings(file) : undefined;
    const lostOpening = openings && listAdded(countTexts(openings), countTexts(listOpenings(translated)))[0];
    if (lostOpening) return of({ kind: "changed", what: `opening line lost: ${lostOpening}` });
    const lost = findLost(segments, marked, texts, original);
    if (lost) return of({ kind: "changed", what: `lost: ${lost.source.slice(0, 80)}` });
    const added = listAdded(countTexts(texts.filter((text) => !text.match(anyMarkPattern))), original).filter(
      (text) => hasWord(text) && !wordsOfTranslation.has(text) && !wordsOfFormat[filter.name]?.includes(text),
    );
    if (added.length > 0) return of({ kind: "changed", what: `translated export: ${added.slice(0, 5).join(" | ")}` });
    const count = openings && openings.length > 0 ? { openings: openings.length } : {};
    return of({ kind: "read", segments: segments.length, isSame, ...count });
  } catch (error) {
    if (error instanceof FilterError && error.reason !== "File reassembly error")
      return of({ kind: "refused", reason: error.reason });
    return of({ kind: "failed", reason: describe(error) });
  }
}

/**
 * Parts of a translation besides its texts: its language with the plural forms, the state of its units, and sheets to
 * be calculated again.
 */
const wordsOfTranslation: ReadonlySet<string> = new Set([
  "de",
  "nplurals=2; plural=(n != 1);",
  "state",
  "translated",
  // Values of an OpenDocument whose language has no country, of a template of catalogs, and of a workbook.
  "none",
  "text/plain; charset=UTF-8",
  "fullCalcOnLoad",
  "1",
]);

/** Words that translation adds to files of one format only. */
const wordsOfFormat: Readonly<Record<string, readonly string[]>> = {
  // Slides whose runs name no language.
  pptx: ["lang"],
  // Catalogs without a language, or with fewer plural forms.
  qt: ["language", "numerusform"],
};

const isMarkdown = (format: string): boolean => format === "markdown" || format === "mdx";

/** The starts of lines that open a directive, an alert, an admonition or a tab, without its title. */
const listOpenings = (file: Uint8Array): string[] =>
  new TextDecoder()
    .decode(file)
    .match(/^[ \t>]*(?::{2,}[ \t]*[\w-]+|\[![\p{L}\p{N}_-]+\]|(?:!{3}|\?{3}\+?)[ \t]+[\w-]+|={3}[ \t]+")/gmu) ?? [];

/** Whether a text has a letter or digit. Otherwise, it is its own translation. */
const hasWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** The first segment whose marks are missing, although the other parser shows its text in the original. */
function findLost(
  segments: readonly Segment[],
  marked: readonly (string | undefined)[],
  texts: readonly string[],
  original: WordCounts,
): Segment | undefined {
  const known = new Set(texts.flatMap((text) => text.match(anyMarkPattern) ?? []));
  const shown = [...original.keys()].join("\n");
  return segments.find(({ source }, at) => {
    const isWhole = marked[at]?.match(anyMarkPattern)?.every((mark) => known.has(mark)) ?? true;
    const words = readTags(source).plain.replace(/\s+/g, " ").trim();
    return !isWhole && shown.includes(words);
  });
}

const anyMarkPattern = /X\d+Y\d+X/g;

/** A mark for each text between the tags of the source. Untranslatable text stays. */
function markSegment({ source, locked }: Segment, at: number): string | undefined {
  if (locked) return undefined;
  let rest = source;
  const parts = readTags(source).tags.map(({ text }) => {
    const before = rest.slice(0, rest.indexOf(text));
    rest = rest.slice(before.length + text.length);
    return [before, text] as const;
  });
  const mark = (text: string, slot: number) => (hasWord(text) ? `X${at}Y${slot}X` : text);
  return parts.map(([before, tag], slot) => mark(before, slot) + tag).join("") + mark(rest, parts.length);
}

type WordCounts = ReadonlyMap<string, number>;

/** Counts each text, apart from whitespace. */
function countTexts(texts: readonly string[]): WordCounts {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const bare = text.replace(/\s+/g, " ").trim();
    if (bare) counts.set(bare, (counts.get(bare) ?? 0) + 1);
  }
  return counts;
}

/** Texts that occur more often than in the original. */
const listAdded = (counts: WordCounts, original: WordCounts): string[] =>
  [...counts].filter(([text, count]) => count > (original.get(text) ?? 0)).map(([text]) => text.slice(0, 80));

const areSame = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && Buffer.compare(a, b) === 0;

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 200);
