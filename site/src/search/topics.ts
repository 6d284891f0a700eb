import { expandUrl } from "./record.ts";
import sameText from "./topic-synonyms.txt?raw";
import topicText from "./topics.txt?raw";
import { readLines, stemWord } from "./words.ts";

/** Words that mean the same here, so that each phrase needs only one of them. */
const synonyms = new Map(
  readLines(sameText).flatMap((line) => {
    const [first = "", ...others] = line.split(" | ").map(stemWord);
    return others.map((other) => [other, first] as const);
  }),
);

const canonicalStem = (stem: string): string => synonyms.get(stem) ?? stem;

interface Topic {
  phrase: string;
  /** Whether Parlance lacks it: the anchors lead to what is nearest. */
  isAbsent: boolean;
  stems: readonly string[];
  anchors: readonly string[];
}

/**
 * A line has the helpful anchors, best first, and words of readers, in any order. A hyphen is before what Parlance
 * doesn't have.
 */
const allTopics: readonly Topic[] = readLines(topicText).flatMap((line) => {
  const [anchors = "", phrases = ""] = line.split(" => ");
  return phrases.split(" | ").map((written) => {
    const phrase = written.replace(/^-/, "");
    const stems = phrase.split(" ").map(stemWord).map(canonicalStem);
    return { phrase, isAbsent: phrase !== written, anchors: anchors.split(" "), stems };
  });
});

export const topicAnchors: readonly string[] = [...new Set(allTopics.flatMap(({ anchors }) => anchors))];

const topicsByUrl = Map.groupBy(allTopics, ({ anchors: [best = ""] }) => expandUrl(best));

/** The words of topics whose best result has this URL. */
export const listKeywords = (url: string): string => (topicsByUrl.get(url) ?? []).map(({ phrase }) => phrase).join(" ");

/** Stems that topics replace by another word. */
export const topicStems: readonly string[] = [...synonyms.keys()];

/** The number of phrases with a stem, for what Parlance has. */
const counts = new Map<string, number>();
for (const { stems, isAbsent } of allTopics)
  for (const stem of isAbsent ? [] : new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);

/** Higher for rarer stems; an unknown one weighs like one in four phrases. */
const weigh = (stem: string): number => 1 / Math.log2(2 + (counts.get(stem) ?? 4));
const sumWeights = (stems: readonly string[]): number => stems.reduce((sum, stem) => sum + weigh(stem), 0);

/** Stems of what operations do. */
const verbs = new Set(
  "archive cancel create delete deliver download export import rename upload"
    .split(" ")
    .map(stemWord)
    .map(canonicalStem),
);

/**
 * Topics with all their words in the query, by their share of its distinctive words, then adjacent words first. The last
 * of these may be the beginning of a topic's word.
 */
export function listTopics(
  query: readonly string[],
  all: readonly string[],
): { anchors: readonly string[]; coversAll: boolean }[] {
  const last = query.at(-1) ?? "";
  const words = [...new Set(query.filter((stem) => !/^\d+$/.test(stem)).map(canonicalStem))];
  const present = [...words, ...new Set(all.map(canonicalStem))];
  const text = present.join(" ");
  const isStart = last.length > 3 && !counts.has(last);
  const isSame = (word: string, stem: string) => word === stem || (isStart && word === last && stem.startsWith(word));
  return allTopics
    .filter(({ stems }) => stems.every((stem) => present.some((word) => isSame(word, stem))))
    .filter(({ stems }) => stems.some((stem) => words.some((word) => isSame(word, stem))))
    .map(({ stems, anchors }) => {
      const others = words.filter((word) => !stems.some((stem) => isSame(word, stem)));
      const share = 1 / (1 + sumWeights(others) / sumWeights(stems));
      // A topic that also has common words of the query is more precise.
      const isPrecise = stems.length + others.length > words.length;
      const rank = share + (text.includes(stems.join(" ")) ? 0.1 : 0) + (isPrecise ? 0.15 : 0);
      // A query with the verb of another operation isn't about this topic alone.
      const isOther = others.some((stem) => verbs.has(stem));
      return { anchors, share, rank, coversAll: !isOther && share >= (stems.length > 1 ? 0.7 : 0.9) };
    })
    .filter(({ share }) => share >= 0.35)
    .toSorted((a, b) => b.rank - a.rank);
}

/** Whether a query has the words of a topic that Parlance lacks, one after the other. */
export function hasAbsentTopic(query: readonly string[]): boolean {
  const words = ` ${query.map(canonicalStem).join(" ")} `;
  return allTopics.some(({ isAbsent, stems }) => isAbsent && words.includes(` ${stems.join(" ")} `));
}
