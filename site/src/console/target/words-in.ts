export const commandIn = (line: string): string => line.replace(/^\s*(?:npx --no )?parlance(?:\s+|$)/, "").trim();

/** Quotes join words, as in a shell. */
export const wordsIn = (line: string): string[] =>
  [...line.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) => word.replaceAll(/"([^"]*)"|'([^']*)'/g, "$1$2"));
