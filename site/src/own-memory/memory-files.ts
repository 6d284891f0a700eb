/** The endings of files that the page imports as a memory. */
export const memoryFiles = ".tmx,.xliff,.xlf,.sdlxliff,.csv,.tsv";
