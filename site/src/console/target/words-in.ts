/** The words after the program's name in a command line that may begin with it. */
export const commandIn = (line: string): string => line.replace(/^\s*(?:npx --no )?parlance(?:\s+|$)/, "").trim();

/** The words of a command line; quotes keep what is between them together, as a shell does. */
export const wordsIn = (line: string): string[] =>
  [...line.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) => word.replaceAll(/"([^"]*)"|'([^']*)'/g, "$1$2"));
