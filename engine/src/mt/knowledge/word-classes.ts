import { IntList } from "../collections/growable.ts";
import { clusterWords } from "./exchange.ts";
import { firstWord, Vocabulary } from "./vocabulary.ts";

/** The number of last letters that are the ending of a word. */
const letters = 3;
const unknown = -1;
/** The number of sentences from which a word's neighbors are more reliable than its ending. */
const minSentences = 1000;

/**
 * Classes of words. Words with similar neighbors during learning share a class. Other words have the class of most
 * words with the same ending. In most European languages the ending indicates case, number, gender, tense and part of
 * speech. If no learned word has the ending, the ending is a class. Each short word (mostly articles, pronouns and
 * prepositions) and each sign has its own class; all numbers share one.
 * Source: Brown et al. 1992 (class-based n-gram models). Müller & Schütze 2011 (classes by suffix for rare words).
 */
export class WordClasses {
  readonly #words: Vocabulary;
  readonly learned: IntList;
  /** The class of most learned words with this ending. */
  #byEnding: ReadonlyMap<string, number> = new Map();
  /** Classes of endings without a learned word, numbered after the learned classes. */
  readonly #endings = new Vocabulary();
  #firstEnding = 0;
  readonly #classOf: number[] = Array.from({ length: firstWord }, (_, mark) => mark);

  /** @param learned the class of each learned word, otherwise 0 */
  constructor(words: Vocabulary, learned = new IntList()) {
    this.#words = words;
    this.learned = learned;
    this.#readLearned();
  }

  /** Learns classes from sentences if there are enough, before a class is requested. Yields between slices of work. */
  *learn(sentences: readonly Int32Array[]): Generator<undefined, void> {
    if (sentences.length < minSentences) return;
    const classes = yield* clusterWords(sentences, this.#words.size);
    this.learned.resize(classes.length);
    this.learned.items.set(classes);
    this.#readLearned();
  }

  /** The number of a word's class. The sentence start and the sentence end have their own classes. */
  of(word: number): number {
    if (word >= this.#words.size) return unknown;
    // Classifies words in order, so that the classes have the same numbers after a restart.
    while (this.#classOf.length <= word) this.#classOf.push(this.#classify(this.#classOf.length));
    return this.#classOf[word] as number;
  }

  #classify(word: number): number {
    const learned = word < this.learned.length ? this.learned.at(word) : 0;
    if (learned > 0) return learned;
    const ending = endingOf(this.#words.spelling(word));
    return this.#byEnding.get(ending) ?? this.#firstEnding + this.#endings.insert(ending);
  }

  #readLearned(): void {
    const counts = new Map<string, Map<number, number>>();
    for (const [word, learned] of this.learned.view().entries()) {
      if (learned === 0) continue;
      const ending = endingOf(this.#words.spelling(word));
      const ofEnding = counts.get(ending) ?? new Map<number, number>();
      counts.set(ending, ofEnding.set(learned, (ofEnding.get(learned) ?? 0) + 1));
      this.#firstEnding = Math.max(this.#firstEnding, learned + 1);
    }
    this.#byEnding = new Map(
      Array.from(counts, ([ending, ofEnding]) => {
        const [[commonest = 0] = []] = [...ofEnding].sort(([one, a], [other, b]) => b - a || one - other);
        return [ending, commonest];
      }),
    );
  }
}

function endingOf(word: string): string {
  if (/\d/.test(word)) return "0";
  return word.length <= letters || !/\p{L}/u.test(word) ? word : `-${word.slice(-letters)}`;
}
