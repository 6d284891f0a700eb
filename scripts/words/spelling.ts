import { spawnSync } from "node:child_process";
import { codeWord, type Passage } from "./passage.ts";
import type { WordFinding } from "./rules.ts";

/** Finds words outside the US dictionary and `words/dictionary.txt`, each at its first occurrence in an area. */
export function checkSpelling(areas: ReadonlyMap<string, readonly Passage[]>): Map<string, WordFinding[]> {
  const wordsByArea = new Map([...areas].map(([name, passages]) => [name, firstOccurrences(passages)]));
  const unknown = findUnknown(new Set([...wordsByArea.values()].flatMap((locations) => [...locations.keys()])));
  return new Map(
    [...wordsByArea].map(([name, locations]) => [
      name,
      [...locations].flatMap(([word, { file, line }]) => {
        const isUnknown = unknown.has(word) || word.split(/['’]/).some((piece) => unknown.has(piece));
        return isUnknown ? [{ rule: "spelling", file, line, text: `Unknown word: ${word}.` } as const] : [];
      }),
    ]),
  );
}

function firstOccurrences(passages: readonly Passage[]): Map<string, Passage> {
  const locations = new Map<string, Passage>();
  for (const passage of passages) {
    for (const [word] of passage.text.replaceAll(codeWord, " ").matchAll(/\p{L}[\p{L}\p{M}'’]*\p{L}/gu)) {
      if (!locations.has(word)) locations.set(word, passage);
    }
  }
  return locations;
}

function findUnknown(words: ReadonlySet<string>): Set<string> {
  const options = "--no-progress --no-summary --words-only --unique --no-color --config cspell.json";
  const { stdout, error } = spawnSync("cspell", ["lint", ...options.split(" "), "stdin"], {
    input: [...words].join("\n"),
    encoding: "utf8",
  });
  if (error) throw error;
  return new Set(stdout.split("\n").map((line) => line.trim()));
}
