import { expandUrl } from "./record.ts";
import sameText from "./topic-synonyms.txt?raw";
import topicText from "./topics.txt?raw";
import { stemWord } from "./words.ts";

/** Words that mean the same here, so that a phrase has one of them. */
const synonyms = new Map(
  sameText
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [first = "", ...others] = line.split(" | ").map(stemWord);
      return others.map((other) => [other, first] as const);
    }),
);

const canonicalStem = (stem: string): string => synonyms.get(stem) ?? stem;

interface Topic {
  phrase: string;
  stems: readonly string[];
  anchors: readonly string[];
}

/** Each line has the anchors that help, best first, and readers' own words for them, in any order. */
const all: readonly Topic[] = topicText
  .trim()
  .split("\n")
  .flatMap((line) => {
    const [anchors = "", phrases = ""] = line.split(" => ");
    return phrases.split(" | ").map((phrase) => ({
      ...{ phrase, anchors: anchors.split(" ") },
      stems: phrase.split(" ").map(stemWord).map(canonicalStem),
    }));
  });

export const topicAnchors: readonly string[] = [...new Set(all.flatMap(({ anchors }) => anchors))];

const topicsByUrl = Map.groupBy(all, ({ anchors: [best = ""] }) => expandUrl(best));

/** The words of the topics that a record is the best result for. */
export const listKeywords = (url: string): string => (topicsByUrl.get(url) ?? []).map(({ phrase }) => phrase).join(" ");

/** The stems that topics replace with another word. */
export const topicStems: readonly string[] = [...synonyms.keys()];

/** How many phrases have a word. */
const counts = new Map<string, number>();
for (const { stems } of all) for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);

/** Weights words that are in few phrases higher; a word in no phrase has the weight of one in four. */
const weigh = (stem: string): number => 1 / Math.log2(2 + (counts.get(stem) ?? 4));
const sumWeights = (stems: readonly string[]): number => stems.reduce((sum, stem) => sum + weigh(stem), 0);

/**
 * The topics whose words are all in a query. Topics that cover most of the query come first; of equal ones, those with
 * adjacent words. The last word of the query may be the beginning of a topic's word.
 */
export function listTopics(query: readonly string[]): { anchors: readonly string[]; coversAll: boolean }[] {
  const last = query.at(-1) ?? "";
  const words = [...new Set(query.filter((stem) => !/^\d+$/.test(stem)).map(canonicalStem))];
  const text = words.join(" ");
  const isStart = last.length > 3 && !counts.has(last);
  const isSame = (word: string, stem: string) => word === stem || (isStart && word === last && stem.startsWith(word));
  return all
    .filter(({ stems }) => stems.every((stem) => words.some((word) => isSame(word, stem))))
    .map(({ stems, anchors }) => {
      const others = words.filter((word) => !stems.some((stem) => isSame(word, stem)));
      const share = 1 / (1 + sumWeights(others) / sumWeights(stems));
      const rank = share + (text.includes(stems.join(" ")) ? 0.1 : 0);
      return { anchors, share, rank, coversAll: share >= (stems.length > 1 ? 0.7 : 0.9) };
    })
    .filter(({ share }) => share >= 0.35)
    .toSorted((a, b) => b.rank - a.rank);
}
