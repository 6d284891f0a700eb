import { areas, readArea } from "./words/areas.ts";
import { checkProgramNames } from "./words/program-names.ts";
import { checkPassage } from "./words/rules.ts";
import { checkSpelling } from "./words/spelling.ts";

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
