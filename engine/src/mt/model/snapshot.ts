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

/** Everything except the lists of numbers. */
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
 * The model in pieces, most of them views of it. The first is the header: its length (4 bytes, little endian), JSON in
 * UTF-8, and zeros up to a multiple of 4. Each other piece is a list of 32-bit integers.
 */
export function modelToPieces(model: TranslationModel): Uint8Array[] {
  const { positions: sorted, tailStart } = model.index;
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
  const headPiece = new Uint8Array(start);
  new DataView(headPiece.buffer).setUint32(0, head.length, true);
  headPiece.set(head, 4);
  return [headPiece, ...lists.map((list) => new Uint8Array(list.buffer, list.byteOffset, list.byteLength))];
}

/**
 * Reads the pieces of a model, whose arrays the model then owns and changes, or one array of all pieces, which it
 * copies. Throws a RangeError for incomplete pieces or another version.
 */
export function modelFromPieces([first = new Uint8Array(), ...others]: readonly Uint8Array[]): TranslationModel {
  const { header, start } = readHeader(first);
  const pieces = others.length > 0 ? others : copyPieces(first, start, header.lengths);
  const lists = header.lengths.map((length, at) => {
    const piece = pieces[at];
    if (piece?.byteLength !== 4 * length) throw new RangeError("Expected a complete snapshot of a translator");
    return new IntList(new Int32Array(piece.buffer as ArrayBuffer, piece.byteOffset, length), length);
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

/** Copies the lists out of one array. Not with `slice`, which doesn't copy in a `Buffer` of Node. */
function copyPieces(bytes: Uint8Array, start: number, lengths: readonly number[]): Uint8Array[] {
  let end = start;
  const pieces = lengths.map((length) => {
    end += 4 * length;
    return new Uint8Array(bytes.subarray(end - 4 * length, end));
  });
  if (end !== bytes.length) throw new RangeError("Expected a complete snapshot of a translator");
  return pieces;
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

/** The tables that find numbers and words add this share to the size of the lists, measured over 20,000 pairs. */
const slotPart = 0.37;

export function countBytes(model: TranslationModel): number {
  const lists = [...listIntLists(model), model.index.positions];
  return (1 + slotPart) * lists.reduce((sum, { items }) => sum + items.byteLength, 0);
}

const listIntLists = ({
  sourceWords,
  targetWords,
  spacing,
  corpus,
  lexicon,
  languageModel,
  classModel,
  classes,
}: TranslationModel): IntList[] => [
  sourceWords.inside,
  targetWords.inside,
  spacing.counts,
  ...corpusLists.map((name) => corpus.lists[name]),
  ...lexiconLists.map((name) => lexicon.state[name]),
  ...languageModelLists.map((name) => languageModel.state[name]),
  ...languageModelLists.map((name) => classModel.state[name]),
  classes.learned,
];
