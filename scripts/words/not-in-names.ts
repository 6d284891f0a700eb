/** Words that names must not contain, and their replacements. Source: the project's list of words, "In code". */
const notInNames: readonly [pattern: RegExp, write: string][] = [
  [/^answer(?:s|ed|ing)?$/, "response, or result"],
  [/^calls?$/, "operation for what is described, request for the act"],
  [/^ask(?:s|ed|ing)?$/, "request, query or send"],
  [/^questions?$/, "query or request"],
  [/^quotas?$/, "rateLimit"],
  [/^place[sd]?$/, "location, position or slot"],
  [/^stretch(?:es)?$/, "span"],
  [/^(?:told|tells?|hears?|heard)$/, "report, entry or event"],
  [/^(?:given|taken|made|found)$/, "a noun for a value, a verb for a function"],
  [/^(?:nobody|behind)$/, "plain words"],
  [/^(?:catalogue|colour)/, "US spelling"],
];

/** Standard terms that contain such a word. At the start, `place` is a verb; `is` with a participle is a predicate. */
const allowedTermPattern =
  /[Nn]ot-?[Ff]ound|[iI]n-?[pP]lace|[gG]iven-?[uU]p|^place(?=[A-Z-])|^(?:is|was)(?=[A-Z])\w*(?:Given|Taken|Made|Found|Placed)/g;

/** Names that may contain such a word, and why. */
const exceptions: Readonly<Record<string, string>> = {
  PARLANCE_COLOUR: "an unknown setting in tests",
  QuestionQuestionToken: "of TypeScript",
  call: "of TypeScript's and Vitest's API",
  callTool: "of the Model Context Protocol",
  calls: "of Vitest's spies",
  colour: "an unknown option in tests",
  found: "a field of `doctor --json`",
  heardEvents: "a table",
  indirectQuestionPattern: "the sentence in a text",
  isAskedFor: "of a fault that a request names",
  nobody: "the system's user",
  place: "the verb, of tags",
  "place.test": "the same",
  placed: "tags that have a position",
  question: "the mark in a text, or what a prompt shows",
  questionToken: "of a syntax tree",
  quota: "a kind of limit in the data",
  quotas: "a table",
  tool_calls: "of OpenAI's API",
};

const used = new Set<string>();

/** @returns the replacement of an unwanted word, if any. @param name of an identifier or a file */
export function findUnwantedWord(name: string): string | undefined {
  const words = name.replace(allowedTermPattern, "").match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];
  const unwanted = notInNames.find(([pattern]) => words.some((word) => pattern.test(word.toLowerCase())));
  if (!unwanted) return undefined;
  if (!exceptions[name]) return unwanted[1];
  used.add(name);
  return undefined;
}

export const listUnusedExceptions = (): string[] => Object.keys(exceptions).filter((name) => !used.has(name));
