import type { TranslationModel } from "../model/model.ts";
import type { PhrasePair } from "../options/option.ts";
import { anyNumber } from "../text/numbers.ts";

/** Numbers target tokens for one translation. Unknown words get numbers above those of the memory. */
export class TargetWords {
  readonly #model: TranslationModel;
  readonly #source: readonly string[];
  readonly #number: number;
  readonly #extra: string[] = [];
  readonly #extraIds = new Map<string, number>();

  constructor(model: TranslationModel, source: readonly string[]) {
    this.#model = model;
    this.#source = source;
    this.#number = model.targetWords.find(anyNumber);
  }

  id(token: string): number {
    const known = this.#model.targetWords.find(token);
    if (known >= 0) return known;
    const at = this.#extraIds.get(token) ?? this.#extra.push(token) - 1;
    this.#extraIds.set(token, at);
    return this.#model.targetWords.size + at;
  }

  /** The spelling of the phrase's word at `at`; undefined for a number without a known source. */
  spellingIn({ start, words, links }: PhrasePair, at: number): string | undefined {
    const word = words[at] as number;
    if (word !== this.#number) return this.spelling(word);
    const link = links.find((link) => (link & 0xffff) === at);
    return link === undefined ? undefined : this.#source[start + (link >>> 16)];
  }

  spelling(id: number): string {
    const extraIndex = id - this.#model.targetWords.size;
    return extraIndex >= 0 ? (this.#extra[extraIndex] as string) : this.#model.targetWords.spelling(id);
  }

  lowerIn(phrase: PhrasePair, at: number): string {
    const word = phrase.words[at] as number;
    const isPlain = word < this.#model.targetWords.size && word !== this.#number;
    return isPlain ? this.#model.targetWords.lower(word) : (this.spellingIn(phrase, at)?.toLowerCase() ?? "");
  }
}
