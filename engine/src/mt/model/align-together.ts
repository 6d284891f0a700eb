import { type Alignment, type CorpusSide, trainAlignment } from "../alignment/train-alignment.ts";
import { similarity } from "../text/similarity.ts";
import { WordRoots } from "../text/word-roots.ts";
import { type EncodedPair, emptyModel, encodeAgain, learn, type TranslationModel } from "./model.ts";

type Sentences = readonly Pick<EncodedPair, "source" | "target">[];

/** Aligns pairs together, by the roots of their words. Yields between slices of work. */
export function alignTogether(
  { sourceWords, targetWords }: Pick<TranslationModel, "sourceWords" | "targetWords">,
  pairs: Sentences,
): Generator<undefined, Alignment> {
  const [sources, targets] = [new WordRoots(sourceWords), new WordRoots(targetWords)];
  return trainAlignment(
    buildSide(pairs.map(({ source }) => source.map((word) => sources.of(word)))),
    buildSide(pairs.map(({ target }) => target.map((word) => targets.of(word)))),
    (source, target) => similarity(sources.spelling(source), targets.spelling(target)),
  );
}

/** The model of the same pairs, aligned together: its result depends on nothing but the pairs in force. */
export function realign(model: TranslationModel): TranslationModel {
  const { corpus, sourceLanguage, targetLanguage, weights, sourceWords, targetWords } = model;
  const pairs: EncodedPair[] = [];
  for (let sentence = 0; sentence < corpus.size; sentence++) {
    if (corpus.alive.at(sentence) === 1) pairs.push(encodeAgain(model, sentence));
  }
  const anew = emptyModel(sourceLanguage, targetLanguage, weights, targetWords, sourceWords);
  const { links, forwardJumps, backwardJumps } = finish(alignTogether(model, pairs));
  anew.jumps = { forward: forwardJumps, backward: backwardJumps };
  for (const [n, pair] of pairs.entries()) learn(anew, pair, links[n] as Int32Array);
  anew.index.extend();
  return anew;
}

function finish<Result>(work: Generator<undefined, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

function buildSide(texts: Int32Array[]): CorpusSide {
  const starts = new Int32Array(texts.length + 1);
  for (const [n, text] of texts.entries()) starts[n + 1] = (starts[n] as number) + text.length;
  const tokens = new Int32Array(starts[texts.length] as number);
  for (const [n, text] of texts.entries()) tokens.set(text, starts[n]);
  return { tokens, starts };
}
