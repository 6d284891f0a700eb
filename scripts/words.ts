import { spawnSync } from "node:child_process";
import { areas, readArea } from "./words/areas.ts";
import { codeWord, type Passage } from "./words/passage.ts";
import { checkProgramNames } from "./words/program-names.ts";
import { checkPassage, type WordFinding } from "./words/rules.ts";

// Checks the words of every text that people read: terms (`words/terms.ts`), length of sentences, semicolons, spelling,
// and how commands name the program. node scripts/words.ts [AREA]

const requested = process.argv.slice(2);
for (const name of requested)
  if (!areas[name]) throw new Error(`Areas are ${Object.keys(areas).join(", ")}, not ${name}.`);

const chosenAreas = Object.entries(areas).filter(([name]) => requested.length === 0 || requested.includes(name));
const texts = new Map(chosenAreas.map(([name, area]) => [name, readArea(area)]));
const misspelled = checkSpelling(new Map([...texts].filter(([name]) => !areas[name]?.isTermsOnly)));

for (const [name, { forUsers, isTermsOnly }] of chosenAreas) {
  const passages = texts.get(name) ?? [];
  const checked = passages.flatMap((passage) => checkPassage(passage, forUsers));
  const ofTerms = isTermsOnly ? checked.filter(({ rule }) => rule === "terms") : checked;
  const findings = [...ofTerms, ...(misspelled.get(name) ?? [])];
  for (const { file, line, text } of findings) console.log(`${file}:${line}: ${text}`);
  console.log(`${name}: ${passages.length} passages, ${findings.length} findings`);
  if (findings.length > 0) process.exitCode = 1;
}

for (const match of requested.length === 0 ? checkProgramNames() : []) {
  console.log(match);
  process.exitCode = 1;
}

/** Finds words outside the US dictionary and `words/dictionary.txt`, each at its first occurrence in an area. */
function checkSpelling(passagesByArea: ReadonlyMap<string, readonly Passage[]>): Map<string, WordFinding[]> {
  const wordsByArea = new Map([...passagesByArea].map(([name, passages]) => [name, firstOccurrences(passages)]));
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
