export const readCommand = (line: string): string => line.replace(/^\s*(?:npx --no )?parlance(?:\s+|$)/, "").trim();

/** Quotes join words, as in a shell. */
export const splitWords = (line: string): string[] =>
  [...line.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) => word.replaceAll(/"([^"]*)"|'([^']*)'/g, "$1$2"));
