import { IntList } from "../collections/growable.ts";

/** Numbers below this are reserved: boundary or no word, sentence start, sentence end. */
export const firstWord = 3;

/** Numbers the tokens of one side in the order in which they first appear. A number is never reused. */
export class Vocabulary {
  readonly #ids = new Map<string, number>();
  readonly #spellings: string[];
  readonly #lower: string[] = [];
  /** How often each spelling occurs inside a sentence, where its case has a meaning. */
  readonly inside: IntList;

  constructor(spellings: string[] = ["", "", ""], inside: IntList = new IntList()) {
    this.#spellings = spellings;
    this.inside = inside;
    for (let id = firstWord; id < spellings.length; id++) this.#ids.set(spellings[id] as string, id);
    inside.resize(Math.max(inside.length, spellings.length));
  }

  get size(): number {
    return this.#spellings.length;
  }

  get spellings(): readonly string[] {
    return this.#spellings;
  }

  /** The token's number; −1 for an unknown token. */
  find(token: string): number {
    return this.#ids.get(token) ?? -1;
  }

  insert(token: string): number {
    const known = this.#ids.get(token);
    if (known !== undefined) return known;
    const id = this.#spellings.length;
    this.#ids.set(token, id);
    this.#spellings.push(token);
    this.inside.push(0);
    return id;
  }

  spelling(id: number): string {
    return this.#spellings[id] ?? "";
  }

  lower(id: number): string {
    this.#lower[id] ??= this.spelling(id).toLowerCase();
    return this.#lower[id] as string;
  }

  insideCount(token: string): number {
    const id = this.find(token);
    return id < 0 ? 0 : this.inside.at(id);
  }
}
