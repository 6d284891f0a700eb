export interface Word {
  /** In lower case without separators: `workflowstagetemplateid`, `readytostart`. */
  whole: string;
  /** Words inside a compound name: `workflow`, `stage`, `template`, `id`. */
  parts: readonly string[];
  /** The word, its parts, and the stems of both. */
  terms: readonly string[];
}

/** `memory_id` is one word, and so is `4,000`. */
export const wordPattern = /\d{1,3}(?:,\d{3})+(?![\p{L}\p{N}_])|[\p{L}\p{N}_]+/gu;

/** `memory_id`, `memoryId` and `READY_TO_START` are one word each, with parts. */
export const splitWords = (text: string): Word[] =>
  (text.normalize("NFKC").match(wordPattern) ?? []).map(analyzeWord).filter(({ whole }) => whole !== "");

const known = new Map<string, Word>();

/** Cached, because texts repeat words. */
export function analyzeWord(written: string): Word {
  const cached = known.get(written);
  if (cached) return cached;
  const parts = written
    .replaceAll(",", "")
    .replaceAll(/(\p{Ll}|\p{N})(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, "$1$2_")
    .toLowerCase()
    .split("_")
    .filter(Boolean);
  const forms = { whole: parts.join(""), parts: parts.length > 1 ? parts : [] };
  const word = { ...forms, terms: withStems(listForms(forms)) };
  known.set(written, word);
  return word;
}

/** One stem for `translate`, `translation` and `translating`, and for `stop` and `stopped`. */
export function stemWord(word: string): string {
  const singular = word
    .replace(/(?<=\p{L}{3})ie[sd]$/u, "y")
    .replace(/(?<=\p{L}{2}(?:ss|sh|ch|x))es$/u, "")
    .replace(/(?<=\p{L}{3}|^id)(?<!s)s$/u, "");
  const base = singular.replace(
    /(?<=\p{L}{3}([bdgmnprt]|(?<=[bcdv]e)l))\1(?:ing|ed)$|(?<=\p{L}{4})(?:ing|(?<=[^i]t)ions?|ed)$/u,
    "",
  );
  // "localise" and "localisation" are spelled with a z here.
  return base.replace(/(?<=\p{L}{4})(?<!^(?:stat|them))e$/u, "").replace(/(?<=\p{L}{4}i)s(?=$|at$)/u, "z");
}

export const readLines = (text: string): string[] => text.trim().split("\n");

/** Equal for names that differ only in case, spaces and separators. */
export const normalizeName = (text: string): string =>
  splitWords(text)
    .map(({ whole }) => whole)
    .join("");

export const withStems = (words: readonly string[]): string[] => [
  ...new Set(words.flatMap((word) => [word, stemWord(word)])),
];

export const listParts = ({ whole, parts }: Word): readonly string[] => (parts.length > 0 ? parts : [whole]);

/** A word and the words inside it. */
export const listForms = ({ whole, parts }: Pick<Word, "whole" | "parts">): readonly string[] => [whole, ...parts];

/** Words, words inside names, and the stems of both. */
export const listTerms = (text: string): string[] => splitWords(text).flatMap(({ terms }) => terms);
