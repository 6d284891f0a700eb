import { Checker, type CheckId } from "@openparlance/engine";
import { seedRandom } from "@openparlance/text/testing";
import { expect, test } from "vitest";
import { readUiStrings } from "./libreoffice.ts";

/** A correct translation. */
interface InjectablePair {
  source: string;
  target: string;
}

/** A kind of fault; `inject` returns undefined for a translation in which the fault is impossible. */
interface Injection {
  name: string;
  /** The check that must find the fault. */
  check: CheckId;
  /** @param random returns a number in [0, 1) */
  inject(pair: InjectablePair, random: () => number): InjectablePair | undefined;
}

type WordSpans = readonly [text: string, start: number, end: number][];

const pick = <Item>(items: readonly Item[], random: () => number): Item | undefined =>
  items[Math.floor(random() * items.length)];

const matchesOf = (text: string, pattern: RegExp): WordSpans =>
  [...text.matchAll(pattern)]
    .map((match) => [match[0], match.index, match.index + match[0].length] as const)
    .map((it) => [...it]);

/** Replaces a match of `pattern` that source and target share. */
const replacing =
  (pattern: RegExp, replace: (text: string, random: () => number) => string): Injection["inject"] =>
  ({ source, target }, random) => {
    const matches = pick(
      matchesOf(target, pattern).filter(([text]) => source.includes(text)),
      random,
    );
    if (!matches) return undefined;
    const [text, start, end] = matches;
    return { source, target: target.slice(0, start) + replace(text, random) + target.slice(end) };
  };

/** Numbers outside words, placeholders and lists. */
const numberPattern = /(?<![\p{L}\p{N}_%$.,:/({[])\d{2,}(?![\p{L}\p{N}_$.,:/)}\]])/gu;
const placeholderPattern = /%\d\b|%[sd]|\$\(?[A-Z][A-Z0-9]+\)?|\{\d\}|%[A-Z]{4,}/g;
const tagPattern = /<\/?(?:b|i|em|strong|item|ahelp|emph)\b[^<>]*>/g;

const injections: readonly Injection[] = [
  {
    name: "another number",
    check: "numbers",
    inject: replacing(numberPattern, (text, random) => {
      const at = Math.floor(random() * text.length);
      const digit = (Number(text[at]) + 1 + Math.floor(random() * 8)) % 10 || 9;
      return text.slice(0, at) + (digit === Number(text[at]) ? 1 : digit) + text.slice(at + 1);
    }),
  },
  { name: "a number left out", check: "numbers", inject: replacing(numberPattern, () => "") },
  { name: "a placeholder left out", check: "placeholders", inject: replacing(placeholderPattern, () => "") },
  {
    name: "a placeholder with a space",
    check: "placeholders",
    inject: replacing(placeholderPattern, (text) => `${text[0]} ${text.slice(1)}`),
  },
  { name: "a tag left out", check: "tags", inject: replacing(tagPattern, () => "") },
  {
    name: "another address",
    check: "addresses",
    inject: replacing(/https?:\/\/[\w./-]*[\w/]/g, (text, random) => {
      const at = 10 + Math.floor(random() * (text.length - 10));
      return text.slice(0, at) + text.slice(at + 1);
    }),
  },
  {
    name: "the mark at the end left out",
    check: "punctuation",
    inject: ({ source, target }) =>
      /\p{L}{3}[.:?]$/u.test(source) && /\p{L}{3}[.:?]$/u.test(target)
        ? { source, target: target.slice(0, -1) }
        : undefined,
  },
  {
    name: "a mark added at the end",
    check: "punctuation",
    inject: ({ source, target }) =>
      /\p{L}{3} \p{L}{4,}$/u.test(source) && /\p{L}{3} \p{L}{6,}$/u.test(target)
        ? { source, target: `${target}.` }
        : undefined,
  },
  {
    name: "a bracket left out",
    check: "punctuation",
    inject({ source, target }) {
      const at = target.search(/\)(?=[^()]*$)/);
      if (at < 0 || !/\(.*\)/.test(source) || !/\(\p{L}{3}/u.test(target)) return undefined;
      return { source, target: target.slice(0, at) + target.slice(at + 1) };
    },
  },
  {
    name: "two spaces",
    check: "spacing",
    inject({ source, target }, random) {
      const gap = pick(matchesOf(target, /(?<=\p{L}{2}) (?=\p{L}{2})/gu), random);
      return gap && { source, target: `${target.slice(0, gap[1])} ${target.slice(gap[1])}` };
    },
  },
  {
    name: "a space at the end",
    check: "spacing",
    inject: ({ source, target }) =>
      /\S$/.test(source) && /\S$/.test(target) ? { source, target: `${target} ` } : undefined,
  },
  {
    name: "a word twice",
    check: "repeated-words",
    inject({ source, target }, random) {
      const word = pick(matchesOf(target, /(?<=^| )\p{Ll}{3,}(?= |$)/gu), random);
      return word && { source, target: `${target.slice(0, word[2])} ${word[0]}${target.slice(word[2])}` };
    },
  },
  {
    name: "the source left",
    check: "untranslated",
    inject: ({ source }) =>
      matchesOf(source.replaceAll(tagPattern, " "), /[\p{L}']+/gu).length >= 5 ? { source, target: source } : undefined,
  },
];

const maxFaults = 200;
const minRecall = 0.95;

/** Pairs of many catalogs, and sentences for faults that strings of an interface can't have. */
async function pairsOf(targetLanguage: "de" | "fr"): Promise<InjectablePair[]> {
  const strings = await readUiStrings(targetLanguage);
  const ends = { de: "Siehe auch", fr: "Voir aussi" };
  const created = Array.from({ length: 60 }, (_, at) => {
    const address = `https://harbour.test/${"abcdefghij"[at % 10]}/page${at}/ferries`;
    return { source: `See also ${address} for more.`, target: `${ends[targetLanguage]} ${address}.` };
  });
  const tagged = strings
    .slice(0, 3000)
    .filter(({ source, target }) => /^\p{L}+ \p{L}/u.test(source) && / /.test(target));
  const withTags = tagged.map(({ source, target }) => ({
    source: `<b>${source.replace(" ", "</b> ")}`,
    target: `<b>${target.replace(" ", "</b> ")}`,
  }));
  return [...strings, ...created, ...withTags];
}

test.each(["de", "fr"] as const)(
  "of faults injected into %s strings, at least 95 percent of each kind are found",
  async (language) => {
    const pairs = await pairsOf(language);
    const random = seedRandom(21);
    const check = (pair: InjectablePair) =>
      new Checker({ sourceLanguage: "en", targetLanguage: language })
        .check({ id: 1, ...pair })
        .map((finding) => finding.check);
    const recall: Record<string, number> = {};
    for (const { name, check: id, inject } of injections) {
      const matches: boolean[] = [];
      for (let tried = 0; tried < 100_000 && matches.length < maxFaults; tried++) {
        const pair = pairs[Math.floor(random() * pairs.length)] as InjectablePair;
        const wrong = inject(pair, random);
        if (!wrong || wrong.target === pair.target || check(pair).includes(id)) continue;
        const isFound = check(wrong).includes(id);
        matches.push(isFound);
      }
      expect(matches.length, name).toBeGreaterThanOrEqual(20);
      recall[name] = matches.filter(Boolean).length / matches.length;
    }
    for (const [name, share] of Object.entries(recall)) expect(share, name).toBeGreaterThanOrEqual(minRecall);
  },
);
