import { bleu, chrf, countEdits, ter } from "@openparlance/engine";

/** The scores of an engine's translations, in percent except `editSeconds`. */
export interface Scores {
  bleu: number;
  chrf2: number;
  /** Edits per 100 words: lower is better. */
  ter: number;
  /** The share of next words that the engine suggests while a translation is typed; null where it isn't measured. */
  nextWord: number | null;
  /** Estimated time for 100 words with the engine's suggestions; without suggestions it is 500 seconds. */
  editSeconds: number;
}

/**
 * Estimated time of a word, in seconds: to read it in a suggestion, to edit it, and to translate it without a
 * suggestion. The last one is 720 words an hour.
 */
const readSeconds = 0.5;
const editWordSeconds = 5;
const translateSeconds = 5;

/** @param hypotheses empty where the engine suggests nothing */
export const scoreTranslations = (
  hypotheses: readonly string[],
  references: readonly string[],
  nextWord: number | null,
): Scores => ({
  bleu: bleu(hypotheses, references),
  chrf2: chrf(hypotheses, references),
  ter: ter(hypotheses, references),
  nextWord,
  editSeconds: estimateEditSeconds(hypotheses, references),
});

/** Words that take longer to edit than to translate count as a new translation. */
function estimateEditSeconds(hypotheses: readonly string[], references: readonly string[]): number {
  let [seconds, wordCount] = [0, 0];
  for (const [at, hypothesis] of hypotheses.entries()) {
    const { edits, words } = countEdits(hypothesis, references[at] ?? "");
    const read = readSeconds * hypothesis.split(/\s+/).filter(Boolean).length;
    seconds += Math.min(words * translateSeconds, edits * editWordSeconds) + (hypothesis === "" ? 0 : read);
    wordCount += words;
  }
  return wordCount === 0 ? 0 : (100 * seconds) / wordCount;
}
