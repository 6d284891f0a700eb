import { capitalize, isWord, type Tokens, withoutTags } from "@openparlance/text";
import { alignPair } from "../alignment/align-online.ts";
import { defaultJumps, type Jumps } from "../alignment/hmm.ts";
import { Corpus } from "../knowledge/corpus.ts";
import { Fluency } from "../knowledge/fluency.ts";
import { LanguageModel } from "../knowledge/language-model.ts";
import { Lexicon } from "../knowledge/lexicon.ts";
import { SuffixArray } from "../knowledge/suffix-array.ts";
import { Vocabulary } from "../knowledge/vocabulary.ts";
import { WordClasses } from "../knowledge/word-classes.ts";
import { CommonOptions, type Knowledge } from "../options/option.ts";
import { tokenizePlain } from "../text/accelerator.ts";
import { findFirstWord, isAllCaps, trueCase } from "../text/casing.ts";
import { anyNumber, linkNumbers, pairNumbers } from "../text/numbers.ts";
import { SourceForms } from "../text/source-forms.ts";
import { delimiterKind, Spacing } from "../text/spacing.ts";

/** The length of the longest n-grams in the language models of words and of classes. */
export const maxWordOrder = 4;
export const maxClassOrder = 5;
/** The limit of tokens of a text that are aligned. */
const maxAligned = 500;
/** The limit of learned tokens of a text, because the time of aligning grows with the product of both lengths. */
const maxLearned = 400;
const maxLearnedCharacters = 20_000;
/** Added to a token's note when its spelling shows how the word is written inside sentences. */
const caseEvidenceBit = 4;
/** Added to a token's note when its capital at the sentence start was removed. */
const lostCapitalBit = 8;

export interface TranslationPair {
  id: number;
  source: string;
  target: string;
}

/** Everything learned from the pairs of one memory. */
export interface TranslationModel extends Knowledge {
  sourceLanguage: string;
  targetLanguage: string;
  sourceWords: Vocabulary;
  targetWords: Vocabulary;
  /** A language model of word classes, used together with `languageModel`. */
  classModel: LanguageModel;
  classes: WordClasses;
  sourceForms: SourceForms;
  spacing: Spacing;
  jumps: { forward: Jumps; backward: Jumps };
}

/** A pair as token numbers; `notes` has the kind of the delimiter before each target token, and its case. */
export interface EncodedPair {
  id: number;
  source: Int32Array;
  target: Int32Array;
  notes: Uint8Array;
  /** The links between tokens that are numbers. */
  numbers: number[];
}

export function emptyModel(
  sourceLanguage: string,
  targetLanguage: string,
  targetWords = new Vocabulary(),
  sourceWords = new Vocabulary(),
): TranslationModel {
  const corpus = new Corpus();
  return withFluency({
    sourceLanguage,
    targetLanguage,
    sourceWords,
    targetWords,
    corpus,
    index: new SuffixArray(corpus),
    lexicon: new Lexicon(),
    languageModel: new LanguageModel(maxWordOrder),
    classModel: new LanguageModel(maxClassOrder),
    classes: new WordClasses(targetWords),
    spacing: new Spacing(),
    jumps: { forward: defaultJumps(), backward: defaultJumps() },
  });
}

/** Adds the parts of a model that are derived from the others. */
export function withFluency(
  parts: Omit<TranslationModel, "sourceForms" | "fluency" | "commonOptions">,
): TranslationModel {
  const { sourceLanguage, sourceWords, lexicon, languageModel, classModel, classes } = parts;
  return {
    ...parts,
    sourceForms: new SourceForms(sourceWords, lexicon, sourceLanguage),
    fluency: new Fluency(languageModel, classModel, classes),
    commonOptions: new CommonOptions(),
  };
}

/** The text's tokens without its inline tags and its accelerator. */
export function tokenizeSegment(text: string, language: string): Tokens {
  return tokenizePlain(withoutTags(text).normalize("NFC"), language);
}

/** Numbers the tokens of a pair. The first target word is spelled as inside sentences. */
export function encodePair(model: TranslationModel, { id, source, target }: TranslationPair): EncodedPair {
  const sourceTokens = tokenizeSegment(startOf(source), model.sourceLanguage).tokens.slice(0, maxLearned);
  const { tokens, delimiters } = tokenizeSegment(startOf(target), model.targetLanguage);
  const targetTokens = tokens.slice(0, maxLearned);
  const first = findFirstWord(targetTokens);
  const saysCase = first >= 0 && !isAllCaps(targetTokens);
  const generalised = pairNumbers(sourceTokens, targetTokens);
  return withTrueCase(model, {
    id,
    source: Int32Array.from(generalised.source, (token) => model.sourceWords.insert(token.toLowerCase())),
    target: Int32Array.from(generalised.target, (token) => model.targetWords.insert(token)),
    notes: Uint8Array.from(targetTokens, (_, at) => {
      return delimiterKind(delimiters[at] as string) + (saysCase && at > first ? caseEvidenceBit : 0);
    }),
    numbers: generalised.links,
  });
}

const startOf = (text: string) => (text.length > maxLearnedCharacters ? text.slice(0, maxLearnedCharacters) : text);

/** Numbers the tokens of a sentence in the corpus again, with the current vocabulary. */
export function reencode(model: TranslationModel, sentence: number): EncodedPair {
  const { corpus, sourceWords } = model;
  const source = corpus.sourceOf(sentence).slice();
  const number = sourceWords.find(anyNumber);
  return recase(model, {
    id: corpus.idOf(sentence),
    source,
    target: corpus.targetOf(sentence).slice(),
    notes: corpus.notesOf(sentence),
    numbers: Array.from(corpus.linksOf(sentence)).filter((link) => source[link >>> 16] === number),
  });
}

/** Respells the first target word of a pair with the current knowledge of its spelling inside sentences. */
export function recase(model: TranslationModel, pair: EncodedPair): EncodedPair {
  const { targetWords, targetLanguage } = model;
  const at = pair.notes.findIndex((note) => (note & lostCapitalBit) !== 0);
  if (at < 0) return withTrueCase(model, pair);
  const written = targetWords.insert(capitalize(targetWords.spelling(pair.target[at] as number), targetLanguage));
  const notes = pair.notes.with(at, (pair.notes[at] as number) & ~lostCapitalBit);
  return withTrueCase(model, { ...pair, target: pair.target.with(at, written), notes });
}

/** Respells the first target word of a pair as inside sentences. */
function withTrueCase({ targetWords, targetLanguage }: TranslationModel, pair: EncodedPair): EncodedPair {
  const { target, notes } = pair;
  const first = target.findIndex((word) => isWord(targetWords.spelling(word)));
  if (first < 0) return pair;
  const written = targetWords.spelling(target[first] as number);
  const standard = trueCase(written, targetLanguage, targetWords);
  if (standard === written) return pair;
  return {
    ...pair,
    target: target.with(first, targetWords.insert(standard)),
    notes: notes.with(first, (notes[first] as number) | lostCapitalBit),
  };
}

/** Adds (`step` 1) or removes (−1) the spellings of the words inside the target sentence. */
export function countCase(model: TranslationModel, pair: Pick<EncodedPair, "target" | "notes">, step: 1 | -1): void {
  const { target, notes } = pair;
  for (let at = 0; at < target.length; at++) {
    if ((notes[at] as number) & caseEvidenceBit)
      (model.targetWords.inside.items[target[at] as number] as number) += step;
  }
}

/** Learns a pair with its alignment. `countCase` must be run for the pair before. */
export function learn(model: TranslationModel, pair: EncodedPair, aligned: Int32Array): void {
  const { corpus, lexicon, spacing } = model;
  const { id, source, target, notes, numbers } = pair;
  const links = linkNumbers(aligned, numbers);
  lexicon.change(source, target, links, 1);
  spacing.change(target, notes.map(delimiterKindOf), 1);
  countWords(model, corpus.add(id, source, target, links, notes), 1);
}

export function unlearn(model: TranslationModel, sentence: number): void {
  const { corpus } = model;
  const target = corpus.targetOf(sentence);
  const notes = corpus.notesOf(sentence);
  model.lexicon.change(corpus.sourceOf(sentence), target, corpus.linksOf(sentence), -1);
  model.spacing.change(target, notes.map(delimiterKindOf), -1);
  countWords(model, sentence, -1);
  countCase(model, { target, notes }, -1);
  corpus.remove(sentence);
}

const delimiterKindOf = (note: number) => note & (caseEvidenceBit - 1);

function countWords(model: TranslationModel, sentence: number, step: 1 | -1): void {
  const target = model.corpus.targetOf(sentence);
  model.languageModel.change(target, step);
  const classes = target.map((word) => model.classes.of(word));
  model.classModel.change(classes, step);
  model.fluency.markStale();
  model.commonOptions = new CommonOptions();
}

export function alignNew(model: TranslationModel, pair: Pick<EncodedPair, "source" | "target">): Int32Array {
  const { source, target } = pair;
  return alignPair(source, target, model.lexicon, model.jumps, {
    source: Array.from(source, (word) => model.sourceWords.spelling(word)),
    target: Array.from(target, (word) => model.targetWords.lower(word)),
  });
}

/** Links of source tokens with target tokens of any two plain texts, ascending, without learning them. */
export function linksBetween(model: TranslationModel, source: string, target: string): [number, number][] {
  const sourceTokens = tokenizePlain(source, model.sourceLanguage).tokens.slice(0, maxAligned);
  const targetTokens = tokenizePlain(target, model.targetLanguage).tokens.slice(0, maxAligned);
  const spellings = {
    source: sourceTokens.map((token) => token.normalize("NFC").toLowerCase()),
    target: targetTokens.map((token) => token.normalize("NFC").toLowerCase()),
  };
  const first = findFirstWord(targetTokens);
  const links = alignPair(
    Int32Array.from(spellings.source, (token) => model.sourceWords.find(token)),
    Int32Array.from(targetTokens, (token, at) =>
      model.targetWords.find(at === first ? trueCase(token, model.targetLanguage, model.targetWords) : token),
    ),
    model.lexicon,
    model.jumps,
    spellings,
  );
  return Array.from(links, (link) => [link >>> 16, link & 0xffff]);
}
