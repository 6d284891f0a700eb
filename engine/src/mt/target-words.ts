import type { Model } from "./model.ts";

/** Numbers target tokens for one translation; words that the memory does not know get numbers above its own. */
export class TargetWords {
  readonly #model: Model;
  readonly #extra: string[] = [];

  constructor(model: Model) {
    this.#model = model;
  }

  id(token: string): number {
    const known = this.#model.targetWords.find(token);
    if (known >= 0) return known;
    const at = this.#extra.indexOf(token);
    return this.#model.targetWords.size + (at >= 0 ? at : this.#extra.push(token) - 1);
  }

  readonly spelling = (id: number): string => {
    const beyond = id - this.#model.targetWords.size;
    return beyond >= 0 ? (this.#extra[beyond] as string) : this.#model.targetWords.spelling(id);
  };

  /** In lower case. */
  readonly lower = (id: number): string => {
    return id < this.#model.targetWords.size ? this.#model.targetWords.lower(id) : this.spelling(id).toLowerCase();
  };
}
