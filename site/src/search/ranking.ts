import { firstSentence } from "./excerpt.ts";
import { isExtension, type Kind, type SearchRecord } from "./record.ts";
import { listSynonymNames } from "./synonyms.ts";
import { listKeywords } from "./topics.ts";
import { listForms, splitWords, stemWord, type Word } from "./words.ts";

/** A text of a record. */
export interface SearchField {
  /** The weight of a word in the field. */
  boost: number;
  text: (record: SearchRecord) => string;
  /** Whether only synonyms of the words are indexed. */
  isSynonyms?: true;
}

const lead = ({ text }: SearchRecord): string => firstSentence(text);

/** Titles weigh most, then first sentences; synonyms weigh less than the word. */
export const fields: readonly SearchField[] = [
  { boost: 8, text: ({ title }) => title },
  { boost: 4, text: ({ code }) => code },
  { boost: 2, text: ({ detail }) => detail },
  { boost: 3, text: ({ path }) => path.join(" ") },
  { boost: 2.5, text: lead },
  { boost: 1, text: ({ text }) => text },
  { boost: 4, text: ({ url }) => listKeywords(url) },
  { boost: 5, text: ({ title }) => title, isSynonyms: true },
  { boost: 1.5, text: lead, isSynonyms: true },
  { boost: 0.8, text: ({ text }) => text, isSynonyms: true },
];

/** Factors that order equally good matches of different kinds. */
const weights: Partial<Record<Kind, number>> = {
  page: 2,
  operation: 1.8,
  entity: 1.5,
  error: 1.2,
  section: 1.6,
  heading: 1.2,
  server: 1.2,
  limit: 0.8,
  field: 0.8,
  value: 0.6,
  response: 0.3,
  term: 0.1,
};

/** For queries with several words or "how", which describe tasks, as guides do. */
const taskWeights: Partial<Record<Kind, number>> = { page: 1.8, section: 1.4, heading: 1.5, server: 1.4 };

/** Kinds of records by the stems of words that name them. */
const kindWords: Record<string, readonly Kind[]> = {
  error: ["error"],
  limit: ["limit"],
  state: ["states"],
  parameter: ["field"],
  field: ["field"],
  endpoint: ["operation"],
  guide: ["page"],
};

/** Words about the form of the result. */
const howWords = new Set(["how", "guide", "tutorial"]);
/** Words of messages about faults. */
const faultWords = new Set(
  "cannot denied disallowed exceeded failed forbidden illegal invalid must rejected unable".split(" "),
);
const responseWords = new Set(["response", "returns", "status", "answer"].map(stemWord));

/** Words that don't describe the result. */
const stopWords = new Set(
  [
    "a an the and or if there that this these those",
    "i me my you your it its we us our they them",
    "are be is can do does was were been being",
    "about as at by for from in into of on so than to with",
    "how what when where which why whether who",
    "find handle know more need see set use used using want",
    "did does has have may should will would could must",
    "also any exactly like much per please possible same some support supports vs versus way",
    "actually already always currently else even ever got just let make really still sure very yet",
    "parlance",
    "happen happens mean means later",
    "biggest largest longest max maximum",
  ].flatMap((words) => words.split(" ")),
);

/** All words except stop words, if there are any. */
export function listDistinctiveWords(words: readonly Word[]): readonly Word[] {
  const telling = words.filter(({ whole }) => !stopWords.has(whole));
  return telling.length > 0 ? telling : words;
}

export function weighRecords(words: readonly Word[]): (record: SearchRecord) => number {
  const asWritten = new Set(words.map(({ whole }) => whole));
  const stems = listDistinctiveWords(words).map(({ whole }) => stemWord(whole));
  const isTask = stems.length > 1 || words.some(({ whole }) => howWords.has(whole));
  const requestedKinds = new Set(stems.flatMap((stem) => kindWords[stem] ?? []));
  const isFault = hasFault(words);
  const isAmount = wantsAmount(words);
  const synonyms = new Set(listSynonymNames(stems));
  return (record) => {
    const { kind, title, code, path } = record;
    const titleStems = splitWords(title).flatMap(listForms).map(stemWord);
    let weight = (weights[kind] ?? 1) * (isExtension(record) ? 0.6 : 1);
    if (isTask) weight *= taskWeights[kind] ?? 1;
    if (isTask && stems.every((stem) => titleStems.includes(stem))) weight *= 1.6;
    if (synonyms.has(titleStems.join(" "))) weight *= 2;
    if (requestedKinds.has(kind)) weight *= 1.5;
    if (isFault && kind === "error") weight *= 2;
    if (isAmount && kind === "limit" && titleStems[0] !== "minimum") weight *= 3;
    if (kind === "field" && stems.includes(stemWord(path.at(-1)?.toLowerCase() ?? ""))) weight *= 2;
    if (asWritten.has(code.toLowerCase())) weight *= 2;
    return weight;
  };
}

export const hasFault = (words: readonly Word[]): boolean => words.some(({ whole }) => faultWords.has(whole));

export const wantsAmount = (words: readonly Word[]): boolean =>
  /\bhow (?:many|much|large|big|long)\b|\b(?:biggest|largest|limits?|longest|max|maximum)\b/.test(
    words.map(({ whole }) => whole).join(" "),
  );

/** Whether a query has a status, or a word for responses. */
export const wantsResponses = (words: readonly Word[]): boolean =>
  words.some(({ whole }) => /^[1-5]\d\d$/.test(whole) || responseWords.has(stemWord(whole)));
