import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readTags, writeTags } from "@openparlance/text";
import { areBalanced } from "@openparlance/text/testing";
import { describe, expect, test } from "vitest";
import {
  defaultLimits,
  type Filter,
  FilterError,
  type FilterSettings,
  filters,
  findFilter,
  readConfiguration,
  type Segment,
  settingsFor,
} from "./index.ts";
import { readCaseFile } from "./testing/case-file.ts";
import { zipFaults } from "./testing/index.ts";

/**
 * Every format passes these tests, over `fixtures/<format>/<case>/`:
 *
 * - `input.<ext>`: the file; of formats that are ZIP archives also a folder with what is in it
 * - `settings.json`, optional: `sourceLanguage`, `targetLanguage`, and a filter configuration
 * - `expected.json`: its segments
 * - `canonical.<ext>`, optional: what the untranslated file becomes where the format cannot keep its bytes
 */
const fixtures = new URL("../fixtures/", import.meta.url);

interface Case {
  filter: Filter;
  fileName: string;
  input: Uint8Array;
  settings: FilterSettings;
  expected: Segment[];
  canonical: Uint8Array;
}

describe.each(filters.map((filter) => [filter.name, filter] as const))("%s", (name, filter) => {
  const names = readdirSync(new URL(`${name}/`, fixtures));

  test("has fixtures", () => expect(names.length).toBeGreaterThan(0));

  test("fails on an empty file and says so", () => {
    expect(findFailure(() => filter.extract(new Uint8Array(), settingsFor(filter, { sourceLanguage: "en" })))).toMatch(
      /^(?:No translatable content|File extraction error)$/,
    );
  });

  test("refuses a file over the limit", () => {
    const limits = { bytes: 3, entries: 1, ratio: 1, depth: 1, segments: 1 };
    const settings = settingsFor(filter, { sourceLanguage: "en", limits });
    expect(findFailure(() => filter.extract(new Uint8Array(4), settings))).toBe("File extraction error");
  });

  describe.each(names)("%s", (caseName) => {
    const { fileName, input, settings, expected, canonical } = readCase(filter, `${name}/${caseName}/`);
    const extraction = filter.extract(input, settings);
    const { segments } = extraction;
    const write = (targets: readonly (string | undefined)[]) => Buffer.from(extraction.merge(targets));

    test("is found by its name", () => expect(findFilter(fileName)).toBe(filter));

    test("gives the expected segments, each time", () => {
      expect(segments).toEqual(expected);
      expect(filter.extract(input, settings).segments).toEqual(segments);
    });

    test("has balanced tags in numbered markup", () => {
      for (const { source } of segments) {
        const { tags } = readTags(source);
        if (tags.every(({ text }) => numberedTagPattern.test(text))) expect(areBalanced(tags)).toBe(true);
      }
    });

    const pseudo = segments.map(({ source, locked }) => (locked ? undefined : pseudoTranslation(source)));
    const again = filter.extract(write(pseudo), settings);
    const isBilingual = again.segments.some(({ target }) => target !== undefined);

    test("stays as it is without targets and with those it has", () => {
      expect(write(segments.map(() => undefined))).toEqual(Buffer.from(canonical));
      const own = segments.map(({ source, target }) => (isBilingual ? target : source));
      expect(write(own)).toEqual(Buffer.from(canonical));
    });

    test("changes in its text alone when translated", () => {
      const read = again.segments.map(({ source, target }) => (isBilingual ? target : source));
      expect(read).toEqual(
        segments.map(({ source, target }, index) => pseudo[index] ?? (isBilingual ? target : source)),
      );
      expect(again.segments.map(withoutText)).toEqual(segments.map(withoutText));
    });

    const isArchive = [...input.subarray(0, 2)].join() === "80,75";
    if (isArchive) {
      test("stays an archive that programs read as a stream and by its directory", () => {
        const faults = zipFaults(write(pseudo));
        expect(faults.filter((fault) => !zipFaults(input).includes(fault))).toEqual([]);
      });
    }

    test("never fails on a character of a translation", () => {
      const damaged = segments.map(({ source, locked }) => (locked ? undefined : withControls(source)));
      const file = write(damaged);
      expect(filter.extract(file, settings).segments).not.toHaveLength(0);
      const isXml = /^\s*<\?xml/.test(file.toString());
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
      if (isXml) expect(file.toString()).not.toMatch(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/);
    });

    test("has its own text again when translated back", () => {
      const sources = segments.map(({ source, locked }) => (locked ? undefined : source));
      const back = filter.extract(again.merge(sources), settings).segments;
      expect(back.map(({ source, target }) => (isBilingual ? target : source))).toEqual(
        segments.map(({ source, target, locked }) => (isBilingual && locked ? target : source)),
      );
    });

    test("refuses a target without the tags of its source, naming the segment", () => {
      const tagged = segments.findIndex(({ source }) =>
        readTags(source).tags.some(({ text }) => numberedTagPattern.test(text)),
      );
      if (tagged < 0) return;
      const targets = segments.map((_, index) => (index === tagged ? "none" : undefined));
      expect(() => write(targets)).toThrow(new RegExp(`^File reassembly error: segment ${tagged + 1}:`));
    });
  });
});

const numberedTagPattern = /^<(?:\/g|g id="\d+"(?: equiv-text=" ")?|x id="\d+"(?: equiv-text="")?\/)>$/;

function readCase(filter: Filter, folder: string): Case {
  const at = new URL(folder, fixtures);
  const { fileName, input } = readCaseFile(at);
  const read = (name: string) => readFileSync(new URL(name, at));
  const json = (name: string) => (existsSync(new URL(name, at)) ? JSON.parse(read(name).toString()) : {});
  const { sourceLanguage = "en", targetLanguage, ...provided } = json("settings.json");
  const { filter: _, ...configuration } = readConfiguration({ filter: filter.name, ...provided });
  const canonicalName = fileName.replace("input.", "canonical.");
  return {
    filter,
    fileName,
    input,
    settings: { sourceLanguage, targetLanguage, limits: defaultLimits, ...configuration },
    expected: json("expected.json"),
    canonical: existsSync(new URL(canonicalName, at)) ? read(canonicalName) : input,
  };
}

/** Other letters of the same length, so that sentences end where they did; tags and placeables stay. */
function pseudoTranslation(source: string): string {
  const { plain, tags } = readTags(source);
  const changed = plain.replace(
    /(\{[\s\S]*\}|%[\w$.%@-]+|\\[\s\S]|&#?\w+;|\b(?:https?|www)\S+)|[a-y]/g,
    (letter, kept) => kept ?? String.fromCharCode(letter.charCodeAt(0) + 1),
  );
  return writeTags({ plain: changed, tags });
}

/** Inserts characters that XML cannot hold into the first word. */
function withControls(source: string): string {
  const { plain, tags } = readTags(source);
  const at = plain.search(/(?<=^\p{L})\p{L}/u);
  if (at < 0) return source;
  const controls = "\u000B\u0001\uFFFE";
  return writeTags({
    plain: plain.slice(0, at) + controls + plain.slice(at),
    tags: tags.map((tag) => ({ ...tag, at: tag.at >= at ? tag.at + controls.length : tag.at })),
  });
}

function withoutText({ source, target: _, state: __, ...facts }: Segment): unknown {
  return { ...facts, tags: readTags(source).tags.map(({ text }) => text) };
}

function findFailure(run: () => unknown): string {
  try {
    run();
    return "none";
  } catch (error) {
    if (error instanceof FilterError) return error.reason;
    throw error;
  }
}
