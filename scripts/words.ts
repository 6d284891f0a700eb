import { readFileSync, writeFileSync } from "node:fs";
import { areas, readArea } from "./words/areas.ts";
import { checkPassage, type Rule, type WordFinding } from "./words/rules.ts";
import { checkSpelling } from "./words/spelling.ts";

/**
 * Checks the words of every text that people read: terms (`words/terms.ts`), length of sentences, semicolons, spelling.
 *
 * ```
 * node scripts/words.ts            every area, against the recorded counts
 * node scripts/words.ts guides     everything that is found in one area
 * node scripts/words.ts --record   records counts that have gone down
 * ```
 */

type Counts = Record<Rule, number>;

const none: Counts = { terms: 0, sentences: 0, semicolons: 0, spelling: 0 };
const recordFile = new URL("words/recorded.json", import.meta.url);
const recorded: Record<string, Counts> = JSON.parse(readFileSync(recordFile, "utf8"));
const named = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const isRecording = process.argv.includes("--record");

for (const name of named) if (!areas[name]) throw new Error(`Areas are ${Object.keys(areas).join(", ")}, not ${name}.`);

const chosen = Object.entries(areas).filter(([name]) => named.length === 0 || named.includes(name));
const texts = new Map(chosen.map(([name, area]) => [name, readArea(area)]));
const misspelled = checkSpelling(texts);

for (const [name, { forUsers }] of chosen) {
  const passages = texts.get(name) ?? [];
  const found = [...passages.flatMap((passage) => checkPassage(passage, forUsers)), ...(misspelled.get(name) ?? [])];
  const counts = countByRule(found);
  const before = recorded[name] ?? none;
  const grown = (Object.keys(counts) as Rule[]).filter((rule) => counts[rule] > before[rule]);
  for (const { file, line, rule, text } of found) {
    if (named.length > 0 || grown.includes(rule)) console.log(`${file}:${line}: ${text}`);
  }
  const summary = Object.entries(counts).map(([rule, count]) => `${count} ${rule} (recorded ${before[rule as Rule]})`);
  console.log(`${name}: ${passages.length} passages, ${summary.join(", ")}`);
  if (grown.length > 0) process.exitCode = 1;
  else if (isRecording) recorded[name] = counts;
}
if (isRecording) writeFileSync(recordFile, `${JSON.stringify(recorded, undefined, 2)}\n`);

function countByRule(found: readonly WordFinding[]): Counts {
  const counts = { ...none };
  for (const { rule } of found) counts[rule]++;
  return counts;
}
