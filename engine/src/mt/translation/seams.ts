import { type LanguageModel, sentenceEnd, sentenceStart } from "../knowledge/language-model.ts";
import type { TranslationOption } from "../options/option.ts";

/** The seams between phrases, including both ends of the text. */
export interface Seams {
  all: number;
  /** The number of seams whose two words are never adjacent in the memory. */
  unseen: number;
}

/** Counts the seams of a translation. Many unseen ones indicate a bad translation. */
export function countSeams(options: readonly TranslationOption[], languageModel: LanguageModel): Seams {
  const seams = { all: 0, unseen: 0 };
  const pair = new Int32Array([sentenceStart, 0]);
  const joinTo = (word: number) => {
    pair[1] = word;
    seams.all++;
    if (languageModel.occurrences(pair, 0, 2) <= 0) seams.unseen++;
  };
  for (const { words } of options) {
    if (words.length === 0) continue;
    joinTo(words[0] as number);
    pair[0] = words.at(-1) as number;
  }
  joinTo(sentenceEnd);
  return seams;
}
