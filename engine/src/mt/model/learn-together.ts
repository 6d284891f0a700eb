import { finish } from "../../slices.ts";
import { type CorpusSide, trainAlignment } from "../alignment/train-alignment.ts";
import { similarity } from "../text/similarity.ts";
import { WordRoots } from "../text/word-roots.ts";
import { type EncodedPair, emptyModel, learn, reencode, type TranslationModel } from "./model.ts";

/** The number of pairs learned between two yields. */
const slice = 100;

/** Builds a model from pairs. They are aligned together, by the roots of their words. Yields between slices. */
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
    learn(empty, pair, links[n] as Int32Array);
    if (n % slice === 0) yield;
  }
  empty.index.extend();
  return { ...empty, jumps: { forward: forwardJumps, backward: backwardJumps } };
}

/** Builds the model again, with its pairs aligned together. The result depends only on the pairs in use. */
export function realign(model: TranslationModel): TranslationModel {
  const { corpus, sourceLanguage, targetLanguage, sourceWords, targetWords } = model;
  const pairs: EncodedPair[] = [];
  for (let sentence = 0; sentence < corpus.size; sentence++) {
    if (corpus.lists.alive.at(sentence) === 1) pairs.push(reencode(model, sentence));
  }
  return finish(learnTogether(emptyModel(sourceLanguage, targetLanguage, targetWords, sourceWords), pairs));
}

function buildSide(texts: Int32Array[], roots: WordRoots): CorpusSide {
  const starts = new Int32Array(texts.length + 1);
  for (const [n, text] of texts.entries()) starts[n + 1] = (starts[n] as number) + text.length;
  const tokens = new Int32Array(starts[texts.length] as number);
  let at = 0;
  for (const text of texts) for (const word of text) tokens[at++] = roots.of(word);
  return { tokens, starts };
}
