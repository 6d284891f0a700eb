/** Extensions of files that can be imported as a memory. */
export const memoryFiles = ".tmx,.xliff,.xlf,.sdlxliff,.csv,.tsv";
