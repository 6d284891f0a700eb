/** The words after the program's name in a command line that may begin with it. */
export const commandIn = (line: string): string => line.replace(/^\s*(?:npx --no )?parlance(?:\s+|$)/, "").trim();

/** The words of a command line. Quotes join words, as in a shell. */
export const wordsIn = (line: string): string[] =>
  [...line.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) => word.replaceAll(/"([^"]*)"|'([^']*)'/g, "$1$2"));
