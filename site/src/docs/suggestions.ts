export interface PageSuggestion {
  title: string;
  /** With a hash for a part of the reference. */
  route: string;
  /** The name of its Markdown file, if it isn't the hash. */
  file?: string;
}

const maxSuggestions = 5;
/** Less similar suggestions would confuse readers. */
const minSimilarity = 0.45;
/** The min ratio to the best similarity: next to a good suggestion, others share only letters. */
const minShare = 0.65;
const minWordSimilarity = 0.62;
/** The min share of equal letters in two spellings of a word, in any order. */
const minShareOfLetters = 0.85;
/** The limit of characters that are compared: several times the longest route. */
const maxCompared = 200;

/** The pages and parts with the most similar path or title, best first. */
export function findSuggestions(pathname: string, pages: readonly PageSuggestion[]): PageSuggestion[] {
  const scored = pages
    .map((page) => ({ page, score: measureLikeness(pathname.slice(0, maxCompared), page) }))
    .filter(({ score }) => score >= minSimilarity)
    .sort((a, b) => b.score - a.score);
  const similar = scored.filter(({ score }) => score >= minShare * (scored[0]?.score ?? 0)).map(({ page }) => page);
  const isFirst = ({ route, title }: PageSuggestion, index: number) =>
    similar.findIndex((other) => other.route === route || other.title === title) === index;
  return similar.filter(isFirst).slice(0, maxSuggestions);
}

/** The page, if only `.html`, `/index.html` or a trailing slash differs. */
export function findWithOtherEnding(pathname: string, pages: readonly PageSuggestion[]): PageSuggestion | undefined {
  const stem = (path: string) => path.replace(/(?:\/index\.html|\.html|\/)$/, "");
  return pages.find(({ route }) => route !== pathname && stem(route) === stem(pathname));
}

/** From 0 to 1: the highest similarity of the paths, or of the last part and a name of the page. */
function measureLikeness(pathname: string, { title, route, file = "" }: PageSuggestion): number {
  const [path = "", hash = ""] = route.split("#");
  if (hash && pathname === `${path}${file || hash}`) return 1;
  const last = lastPartOf(pathname);
  const name = hash.replace(/^tag-|^states-/, "");
  const isReference = /^\/(api|v[23])\b/i.test(pathname);
  return Math.max(
    hash ? 0 : compareWords(splitWords(pathname), splitWords(path)),
    compareWords(splitWords(last), splitWords(hash ? name : lastPartOf(path))) * (hash && !isReference ? 0.8 : 0.95),
    compareWords(splitWords(last), splitWords(file)) * 0.95,
    compareWords(splitWords(last), splitWords(title)) * 0.9,
  );
}

const lastPartOf = (path: string): string => path.replace(/\/+$/, "").split("/").pop() ?? "";

const splitWords = (text: string): string =>
  text
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replace(/\.html?$/, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/** 0 if the texts share letters but no similar words, such as "page" and "language". */
function compareWords(a: string, b: string): number {
  if (a === "") return 0;
  const isAlike = a.split(" ").some((word) => b.split(" ").some((other) => isSimilarWord(word, other)));
  return isAlike || isSimilarWord(joinLetters(a), joinLetters(b)) ? shareOf(listPairs(a), listPairs(b)) : 0;
}

const isSimilarWord = (word: string, other: string): boolean =>
  (word.length >= 4 && other.includes(word)) ||
  // Without a prefix such as "pro", the rest of a word isn't a word.
  (other.length >= 3 && (word.startsWith(other) || word.slice(4).endsWith(other))) ||
  shareOf(listPairs(word), listPairs(other)) >= minWordSimilarity ||
  shareOf([...word], [...other]) >= minShareOfLetters;

const joinLetters = (text: string): string => text.replaceAll(" ", "");

/** The similarity of two lists from 0 to 1 (Dice coefficient). */
function shareOf(left: readonly string[], right: readonly string[]): number {
  const rest = [...right];
  for (const item of left) {
    const index = rest.indexOf(item);
    if (index >= 0) rest.splice(index, 1);
  }
  return (2 * (right.length - rest.length)) / (left.length + right.length);
}

/** Pairs of neighboring letters; the ends count as letters. */
const listPairs = (text: string): string[] => {
  const framed = ` ${text} `;
  return Array.from({ length: framed.length - 1 }, (_, index) => framed.slice(index, index + 2));
};
