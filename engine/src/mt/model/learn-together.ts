import { type CorpusSide, trainAlignment } from "../alignment/train-alignment.ts";
import type { Corpus } from "../knowledge/corpus.ts";
import { countSentences, LanguageModel, sentenceEnd, sentenceStart } from "../knowledge/language-model.ts";
import { similarity } from "../text/similarity.ts";
import { WordRoots } from "../text/word-roots.ts";
import {
  type EncodedPair,
  emptyModel,
  encodeAgain,
  maxClassOrder,
  maxWordOrder,
  record,
  type TranslationModel,
  withFluency,
} from "./model.ts";

/** Pairs learnt between two yields. */
const slice = 100;

/** An empty model with what pairs say that are aligned together, by the roots of their words. Yields between slices. */
export function* learnTogether(
  empty: TranslationModel,
  pairs: readonly EncodedPair[],
): Generator<undefined, TranslationModel> {
  const [sources, targets] = [new WordRoots(empty.sourceWords), new WordRoots(empty.targetWords)];
  const { links, forwardJumps, backwardJumps } = yield* trainAlignment(
    buildSide(
      pairs.map(({ source }) => source),
      sources,
    ),
    buildSide(
      pairs.map(({ target }) => target),
      targets,
    ),
    (source, target) => similarity(sources.spelling(source), targets.spelling(target)),
  );
  for (const [n, pair] of pairs.entries()) {
    record(empty, pair, links[n] as Int32Array);
    if (n % slice === 0) yield;
  }
  empty.index.extend();
  const words = markSentences(empty.corpus);
  const classes = words.map((word) => empty.classes.of(word));
  return withFluency({
    ...empty,
    languageModel: new LanguageModel(maxWordOrder, yield* countSentences(words, maxWordOrder)),
    classModel: new LanguageModel(maxClassOrder, yield* countSentences(classes, maxClassOrder)),
    jumps: { forward: forwardJumps, backward: backwardJumps },
  });
}

/** The model of the same pairs, aligned together: its result depends on nothing but the pairs in force. */
export function realign(model: TranslationModel): TranslationModel {
  const { corpus, sourceLanguage, targetLanguage, weights, sourceWords, targetWords } = model;
  const pairs: EncodedPair[] = [];
  for (let sentence = 0; sentence < corpus.size; sentence++) {
    if (corpus.alive.at(sentence) === 1) pairs.push(encodeAgain(model, sentence));
  }
  const work = learnTogether(emptyModel(sourceLanguage, targetLanguage, weights, targetWords, sourceWords), pairs);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

function buildSide(texts: Int32Array[], roots: WordRoots): CorpusSide {
  const starts = new Int32Array(texts.length + 1);
  for (const [n, text] of texts.entries()) starts[n + 1] = (starts[n] as number) + text.length;
  const tokens = new Int32Array(starts[texts.length] as number);
  let at = 0;
  for (const text of texts) for (const word of text) tokens[at++] = roots.of(word);
  return { tokens, starts };
}

/** All target sentences, one after the other, each between its marks. */
function markSentences({ target, targetStarts, size }: Corpus): Int32Array {
  const words = new Int32Array(target.length + 2 * size);
  for (let sentence = 0, at = 0; sentence < size; sentence++) {
    const text = target.items.subarray(targetStarts.at(sentence), targetStarts.at(sentence + 1));
    words[at] = sentenceStart;
    words.set(text, at + 1);
    at += text.length + 2;
    words[at - 1] = sentenceEnd;
  }
  return words;
}
