import { chrf } from "../metrics/chrf.ts";
import { alignPair } from "../mt/alignment/align-online.ts";
import { IntList } from "../mt/collections/growable.ts";
import {
  countCase,
  emptyModel,
  encodePair,
  learn,
  type TranslationModel,
  type TranslationPair,
  unlearn,
} from "../mt/model/model.ts";
import { modelFromPieces, modelToPieces } from "../mt/model/snapshot.ts";
import { startsWithCapital } from "../mt/text/casing.ts";
import { linkNumbers } from "../mt/text/numbers.ts";
import { finish, type Sliced } from "../slices.ts";
import { decodeEdits } from "./decode-edits.ts";
import { parseLinked, readOutput, readText, spellLinked } from "./read-output.ts";
import { SourceLinker } from "./source-linker.ts";
import { type PostEditedText, type WrittenCase, writeEdited } from "./write-edited.ts";

/** The limits of characters of a text that are read, and of its tokens that are learned. */
const maxCharacters = 5000;
const maxLearned = 200;
/** The expected quality of a provider's first outputs, and the number of confirmed ones with the same weight. */
const expectedQuality = 0.6;
const expectedCount = 5;

/** A provider's output for a source, and a person's translation. Plain texts. */
export interface PostEdit extends TranslationPair {
  output: string;
}

/**
 * Learns from confirmed segments how a provider's output must be edited, for one memory and provider. It is a
 * phrase-based translation of outputs into confirmed targets. Each word of an output forms a unit with the source words
 * that it translates. An edit is made only if both are the same. The results depend only on the learned post-edits and
 * the order in which they are added.
 * Source: Simard, Goutte & Isabelle 2007 (statistical post-editing); Béchara, Ma & van Genabith 2011 (with the source).
 */
export class PostEditor {
  readonly #sourceLanguage: string;
  readonly #targetLanguage: string;
  #model: TranslationModel;
  readonly #linker = new SourceLinker();
  /**
   * For each sentence of the corpus: chrF2 of the output in tenths of a percent, and whether the target's case is the
   * source's.
   */
  readonly #qualities: IntList;
  readonly #cases: IntList;
  #qualitySum = 0;
  readonly #caseCounts = [0, 0, 0];

  /** @param sourceLanguage ISO 639-1 code, as is `targetLanguage` */
  constructor(sourceLanguage: string, targetLanguage: string, saved?: SavedPostEditor) {
    this.#sourceLanguage = sourceLanguage;
    this.#targetLanguage = targetLanguage;
    this.#model = saved?.model ?? emptyModel(targetLanguage, targetLanguage);
    this.#qualities = new IntList(Int32Array.from(saved?.qualities ?? []), saved?.qualities.length ?? 0);
    this.#cases = new IntList(Int32Array.from(saved?.cases ?? []), saved?.cases.length ?? 0);
    const { corpus } = this.#model;
    for (let sentence = 0; sentence < corpus.size; sentence++) {
      if (corpus.lists.alive.at(sentence) === 1) this.#count(sentence, 1);
    }
  }

  /** Reads the output of `toBytes`. Throws a RangeError for incomplete bytes or another version. */
  static fromBytes(bytes: Uint8Array): PostEditor {
    const length = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0, true);
    if (4 + length > bytes.length) throw new RangeError("Expected a complete snapshot of a post-editor");
    const header: Header = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length)));
    const model = modelFromPieces([bytes.subarray(4 + length)]);
    return new PostEditor(header.sourceLanguage, model.targetLanguage, { ...header, model });
  }

  toBytes(): Uint8Array {
    const [qualities, cases] = [[...this.#qualities.view()], [...this.#cases.view()]];
    const header: Header = { sourceLanguage: this.#sourceLanguage, qualities, cases };
    const head = new TextEncoder().encode(JSON.stringify(header));
    const model = modelToPieces(this.#model);
    const bytes = new Uint8Array(model.reduce((sum, { length }) => sum + length, 4 + head.length));
    new DataView(bytes.buffer).setUint32(0, head.length, true);
    let end = 4;
    for (const piece of [head, ...model]) {
      bytes.set(piece, end);
      end += piece.length;
    }
    return bytes;
  }

  get size(): number {
    return this.#model.corpus.aliveCount;
  }

  /** The expected chrF2 (0 to 1) of the provider's output against a person's translation. */
  get quality(): number {
    return (expectedQuality * expectedCount + this.#qualitySum / 1000) / (expectedCount + this.size);
  }

  /** Learns a post-edit, unless a text exceeds {@link maxLearned} tokens. It replaces one with the same ID. */
  learn({ id, source, output, target }: PostEdit): void {
    this.unlearn(id);
    if (Math.max(source.length, output.length, target.length) > maxCharacters) return;
    const model = this.#model;
    const sourceTokens = readText(source, this.#sourceLanguage);
    const { tokens, words } = readOutput(sourceTokens, readText(output, this.#targetLanguage), this.#linker);
    const pair = encodePair(model, { id, source: output, target });
    if (words.length !== pair.source.length || words.length > maxLearned || pair.target.length === 0) return;
    pair.source = Int32Array.from(words, (word) => model.sourceWords.insert(spellLinked(word)));
    countCase(model, pair, 1);
    const links = alignPair(pair.source, pair.target, model.lexicon, model.jumps, {
      source: words.map((word) => word.output),
      target: Array.from(pair.target, (word) => model.targetWords.lower(word)),
    });
    learn(model, pair, linkNumbers(links, pair.numbers));
    model.index.extend();
    const targetTokens = readText(target, this.#targetLanguage);
    const [ofSource, ofOutput, ofTarget] = [sourceTokens, tokens, targetTokens].map((text) =>
      startsWithCapital(text.tokens),
    );
    this.#qualities.push(Math.round(10 * chrf([output], [target])));
    this.#cases.push(ofSource === ofOutput ? caseUndecided : ofTarget === ofSource ? caseOfSource : caseOfOutput);
    this.#count(model.corpus.size - 1, 1);
  }

  /** Unlearns the post-edit of an entry. @returns whether there was one */
  unlearn(id: number): boolean {
    const sentence = this.#model.corpus.find(id);
    if (sentence < 0) return false;
    this.#count(sentence, -1);
    unlearn(this.#model, sentence);
    return true;
  }

  /** The output with the expected edits; unchanged if no learned edit applies. */
  edit(source: string, output: string): PostEditedText {
    return finish(this.editInSlices(source, output));
  }

  /** Edits in slices. Nothing may be learned or unlearned after a slice that yields `false`. */
  *editInSlices(source: string, output: string, excludes?: (id: number) => boolean): Sliced<PostEditedText> {
    if (this.size === 0 || Math.max(source.length, output.length) > maxCharacters) return unchanged(output);
    const sourceTokens = readText(source, this.#sourceLanguage);
    const read = readOutput(sourceTokens, readText(output, this.#targetLanguage), this.#linker);
    if (read.words.length === 0 || read.words.length > maxLearned) return unchanged(output);
    const model = this.#model;
    model.fluency.begin();
    try {
      const skip = excludes && ((sentence: number) => excludes(model.corpus.idOf(sentence)));
      const decoded = yield* decodeEdits(model, read, skip);
      return writeEdited(model, read, decoded, { source: sourceTokens, output, written: this.#writtenCase });
    } finally {
      model.fluency.end();
    }
  }

  get #writtenCase(): WrittenCase {
    return (this.#caseCounts[caseOfSource] as number) > (this.#caseCounts[caseOfOutput] as number)
      ? "source"
      : "output";
  }

  /** Adds (`step` 1) or removes (−1) the counts of a sentence outside the model. */
  #count(sentence: number, step: 1 | -1): void {
    const { corpus, sourceWords } = this.#model;
    const words = Array.from(corpus.sourceOf(sentence), (word) => parseLinked(sourceWords.spelling(word)));
    this.#linker.change(words, step);
    this.#qualitySum += step * this.#qualities.at(sentence);
    (this.#caseCounts[this.#cases.at(sentence)] as number) += step;
  }
}

interface Header {
  sourceLanguage: string;
  qualities: number[];
  cases: number[];
}

interface SavedPostEditor extends Omit<Header, "sourceLanguage"> {
  model: TranslationModel;
}

/** The text whose first letter has the same case as the target, if source and output differ. */
const caseUndecided = 0;
const caseOfSource = 1;
const caseOfOutput = 2;

const unchanged = (output: string): PostEditedText => ({ target: output, isEdited: false, editedWords: [] });
