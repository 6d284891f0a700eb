import synonymText from "./synonyms.txt?raw";
import { readLines, splitWords, stemWord } from "./words.ts";

interface Phrase {
  stems: readonly string[];
  /** The other phrases of the group. */
  others: readonly (readonly string[])[];
}

const toWords = (phrase: string): string[] => splitWords(phrase).map(({ whole }) => whole);

/** Groups of words and phrases that readers use for the same thing. A word may be in several groups. */
const groups = readLines(synonymText).map((group) => group.split("|").map(toWords));
const phrases = Map.groupBy(
  groups.flatMap((all): Phrase[] =>
    all.map((phrase) => ({ stems: phrase.map(stemWord), others: all.filter((other) => other !== phrase) })),
  ),
  ({ stems: [start = ""] }) => start,
);

/** Synonyms of words and phrases in a text, without words of the text. */
export function listSynonyms(words: readonly string[]): string[] {
  const stems = words.map(stemWord);
  const synonyms = stems.flatMap((stem, index) =>
    (phrases.get(stem) ?? [])
      .filter((phrase) => phrase.stems.every((part, offset) => stems[index + offset] === part))
      .flatMap(({ others }) => others.flat()),
  );
  const own = new Set(stems);
  return [...new Set(synonyms)].filter((word) => !own.has(stemWord(word)));
}

/** Single-word synonyms of a word, and their stems. */
export const listSynonymWords = (word: string): string[] =>
  (phrases.get(stemWord(word)) ?? [])
    .filter(({ stems }) => stems.length === 1)
    .flatMap(({ others }) => others.filter(({ length }) => length === 1).flat())
    .flatMap((other) => [other, stemWord(other)]);

/** Synonyms of a whole query, each as joined stems. */
export function listSynonymNames(stems: readonly string[]): string[] {
  const name = stems.join(" ");
  const same = (phrases.get(stems[0] ?? "") ?? []).filter((phrase) => phrase.stems.join(" ") === name);
  return same.flatMap(({ others }) => others.map((other) => other.map(stemWord).join(" ")));
}
