import { decode } from "../mt/decoder/decoder.ts";
import { emptyHypothesis } from "../mt/decoder/hypothesis.ts";
import { bestPaths } from "../mt/decoder/n-best.ts";
import type { TranslationModel } from "../mt/model/model.ts";
import { draftOption } from "../mt/options/draft-options.ts";
import { keepBest, type TranslationOption } from "../mt/options/option.ts";
import { memoryOptions } from "../mt/options/options.ts";
import type { SentenceExclusion } from "../mt/options/phrases.ts";
import { findFirstWord, trueCase } from "../mt/text/casing.ts";
import { anyNumber } from "../mt/text/numbers.ts";
import { TargetWords } from "../mt/translation/target-words.ts";
import type { Sliced } from "../slices.ts";
import { type ReadOutput, spellLinked } from "./read-output.ts";

/** Outputs usually have the right order, so less effort is needed than for a translation. */
const effort = 0.2;

/** The number of samples of a span's confirmed edits; with 200, BLEU is not better on user-interface strings. */
const maxEditSamples = 50;

export interface DecodedEdits {
  options: TranslationOption[];
  targets: TargetWords;
}

/** Edits an output: each span may be replaced as in confirmed segments, and each word may stay unchanged. */
export function* decodeEdits(model: TranslationModel, read: ReadOutput, skip: SentenceExclusion): Sliced<DecodedEdits> {
  const { tokens, words } = read;
  const ids = Int32Array.from(words, (word) => model.sourceWords.find(spellLinked(word)));
  const table = yield* memoryOptions(ids, model, skip, undefined, maxEditSamples);
  const targets = new TargetWords(model, tokens.tokens);
  const first = findFirstWord(tokens.tokens);
  for (const [at, row] of table.entries()) {
    const token = tokens.tokens[at] as string;
    const spelling = at === first ? trueCase(token, model.targetLanguage, model.targetWords) : token;
    const isNumber = words[at]?.output === anyNumber && model.targetWords.find(anyNumber) >= 0;
    const kept = Int32Array.of(targets.id(isNumber ? anyNumber : spelling));
    const option = draftOption({ start: at, end: at + 1, words: kept, links: Int32Array.of(0) }, model);
    row[1] = keepBest([...(row[1] ?? []), option]);
  }
  const paths = yield* bestPaths(yield* decode(table, model.fluency, [emptyHypothesis(model.fluency)], effort), 1);
  return { options: paths[0]?.hypotheses.flatMap(({ option }) => option ?? []) ?? [], targets };
}
