import { firstWord, Vocabulary } from "./vocabulary.ts";

/** Words of at most so many letters are a class each; longer ones share that of their last letters. */
const letters = 3;
/** Class of words that the memory does not know. */
const unknown = -1;

/**
 * Puts words into classes by their endings, which in most European languages indicate case, number, gender, tense and part
 * of speech; short words, mostly articles, pronouns and prepositions, and signs stay by themselves, all numbers together.
 *
 * Source: Müller & Schütze 2011 (classes by suffix for words too rare to be counted).
 */
export class WordClasses {
  readonly #words: Vocabulary;
  readonly #classes = new Vocabulary();
  readonly #classOf: number[] = Array.from({ length: firstWord }, (_, mark) => mark);

  constructor(words: Vocabulary) {
    this.#words = words;
  }

  /** Number of the word's class; marks of a sentence's start and end are their own. */
  of(word: number): number {
    if (word >= this.#words.size) return unknown;
    // In the order of the words alone, so that the classes have the same numbers after a restart.
    while (this.#classOf.length <= word) {
      this.#classOf.push(this.#classes.insert(classNameOf(this.#words.spelling(this.#classOf.length))));
    }
    return this.#classOf[word] as number;
  }
}

function classNameOf(word: string): string {
  if (/\d/.test(word)) return "0";
  return word.length <= letters || !/\p{L}/u.test(word) ? word : `-${word.slice(-letters)}`;
}
