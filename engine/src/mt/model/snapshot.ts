import { IntList } from "../collections/growable.ts";
import { Corpus, corpusLists } from "../knowledge/corpus.ts";
import { LanguageModel, languageModelLists } from "../knowledge/language-model.ts";
import { Lexicon, lexiconLists } from "../knowledge/lexicon.ts";
import { SuffixArray } from "../knowledge/suffix-array.ts";
import { Vocabulary } from "../knowledge/vocabulary.ts";
import { WordClasses } from "../knowledge/word-classes.ts";
import { Spacing } from "../text/spacing.ts";
import { maxClassOrder, maxWordOrder, type TranslationModel, withFluency } from "./model.ts";

const version = "parlance-mt 5";

/** Everything but the numbers' own lists. */
interface Header {
  version: string;
  sourceLanguage: string;
  targetLanguage: string;
  sourceWords: readonly string[];
  targetWords: readonly string[];
  forwardJumps: number[];
  backwardJumps: number[];
  tailStart: number;
  lengths: number[];
}

/**
 * The model as bytes. The length of the header (4 bytes, little endian) comes first, then the header as JSON in UTF-8.
 * Zeros up to a multiple of 4 follow. Then come all lists of 32-bit integers, one after the other.
 */
export function modelToBytes(model: TranslationModel): Uint8Array {
  const { sorted, tailStart } = model.index.state;
  const lists = [...listIntLists(model), sorted].map((list) => list.view());
  const header: Header = {
    version,
    sourceLanguage: model.sourceLanguage,
    targetLanguage: model.targetLanguage,
    sourceWords: model.sourceWords.spellings,
    targetWords: model.targetWords.spellings,
    forwardJumps: [...model.jumps.forward],
    backwardJumps: [...model.jumps.backward],
    tailStart,
    lengths: lists.map(({ length }) => length),
  };
  const head = new TextEncoder().encode(JSON.stringify(header));
  const start = 4 + Math.ceil(head.length / 4) * 4;
  const bytes = new Uint8Array(start + 4 * header.lengths.reduce((sum, length) => sum + length, 0));
  new DataView(bytes.buffer).setUint32(0, head.length, true);
  bytes.set(head, 4);
  let at = start;
  for (const list of lists) {
    bytes.set(new Uint8Array(list.buffer, list.byteOffset, list.byteLength), at);
    at += list.byteLength;
  }
  return bytes;
}

/** The model written by `modelToBytes`. Throws a RangeError when the bytes are not whole or of another version. */
export function modelFromBytes(bytes: Uint8Array): TranslationModel {
  const { header, start } = readHeader(bytes);
  const total = header.lengths.reduce((sum, length) => sum + length, 0);
  if (bytes.length !== start + 4 * total) throw new RangeError("Expected a whole snapshot of a translator");
  let at = start;
  const lists = header.lengths.map((length) => {
    const list = new IntList();
    list.resize(length);
    // Not by slice(), which of a Node Buffer gives a view.
    new Uint8Array(list.items.buffer).set(bytes.subarray(at, at + 4 * length));
    at += 4 * length;
    return list;
  });
  let used = 0;
  const next = () => lists[used++] as IntList;
  const sourceWords = new Vocabulary([...header.sourceWords], next());
  const targetWords = new Vocabulary([...header.targetWords], next());
  const spacing = new Spacing(next());
  const nextOf = <Name extends string>(names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, next()])) as Record<Name, IntList>;
  const corpus = new Corpus(nextOf(corpusLists));
  const lexicon = new Lexicon(nextOf(lexiconLists));
  const languageModel = new LanguageModel(maxWordOrder, nextOf(languageModelLists));
  const classModel = new LanguageModel(maxClassOrder, nextOf(languageModelLists));
  const classes = new WordClasses(targetWords, next());
  const index = new SuffixArray(corpus, next(), header.tailStart);
  return withFluency({
    sourceLanguage: header.sourceLanguage,
    targetLanguage: header.targetLanguage,
    sourceWords,
    targetWords,
    corpus,
    index,
    lexicon,
    languageModel,
    classModel,
    classes,
    spacing,
    jumps: { forward: Float64Array.from(header.forwardJumps), backward: Float64Array.from(header.backwardJumps) },
  });
}

function readHeader(bytes: Uint8Array): { header: Header; start: number } {
  try {
    const length = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0, true);
    const header: Header = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length)));
    if (header.version === version) return { header, start: 4 + Math.ceil(length / 4) * 4 };
  } catch (cause) {
    throw new RangeError("Expected a snapshot of a translator", { cause });
  }
  throw new RangeError(`Expected a snapshot of version "${version}"`);
}

function listIntLists({
  sourceWords,
  targetWords,
  spacing,
  corpus,
  lexicon,
  languageModel,
  classModel,
  classes,
}: TranslationModel): IntList[] {
  return [
    sourceWords.inside,
    targetWords.inside,
    spacing.counts,
    ...corpusLists.map((name) => corpus.lists[name]),
    ...lexiconLists.map((name) => lexicon.state[name]),
    ...languageModelLists.map((name) => languageModel.state[name]),
    ...languageModelLists.map((name) => classModel.state[name]),
    classes.learned,
  ];
}
