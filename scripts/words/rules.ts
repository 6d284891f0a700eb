import { codeWord, type Passage } from "./passage.ts";
import { terms } from "./terms.ts";

type Rule = "terms" | "sentences" | "semicolons" | "spelling";

export interface WordFinding extends Passage {
  readonly rule: Rule;
}

const maxSentenceWords = 24;
const maxSemicolons = 1;

/** Finds unwanted terms, long sentences and chains of semicolons. */
export function checkPassage({ file, line, text }: Passage, forUsers: boolean): WordFinding[] {
  const findings: WordFinding[] = [];
  const report = (rule: Rule, what: string) => findings.push({ rule, file, line, text: what });
  for (const term of terms) {
    const word = (term.forUsers ?? forUsers) === forUsers && term.pattern.exec(text);
    if (word) report("terms", `"${contextOf(text, word.index, word[0].length)}": write ${term.write}.`);
  }
  for (const sentence of sentencesIn(text)) {
    const words = countWords(sentence);
    if (words > maxSentenceWords) report("sentences", `${words} words: ${sentence}`);
  }
  const semicolons = text.split(";").length - 1;
  if (semicolons > maxSemicolons) report("semicolons", `${semicolons} semicolons: ${text.slice(0, 80)}`);
  return findings;
}

/** Splits a passage at the ends of sentences, and at colons before a capital letter. */
export const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.!?:][)"']?)\s+(?=[\p{Lu}\d"'(◆])/u).filter((sentence) => sentence.trim() !== "");

/** A list of code spans is one word. */
export const countWords = (sentence: string): number =>
  sentence
    .replace(new RegExp(`${codeWord}(?:(?:,| and| or|, and|, or|:|/| ·) ${codeWord})+`, "g"), codeWord)
    .split(/\s+/)
    .filter((word) => /[\p{L}\d◆]/u.test(word)).length;

/** The match with up to four words on each side. */
const contextOf = (text: string, at: number, length: number) => {
  const before = text.slice(0, at).split(" ").slice(-4).join(" ");
  const [match, rest] = [text.slice(at, at + length), text.slice(at + length)];
  return before + match + rest.split(" ").slice(0, 4).join(" ");
};
