import { confidenceOfWhole } from "./confidence.ts";
import type { WordProvenance } from "./translation.ts";

/** A part to join. In each part, `number` counts the phrases from 1. */
interface Joinable {
  target: string;
  words: readonly string[];
  delimiters: readonly string[];
  links: readonly (readonly [source: number, target: number])[];
  provenance: readonly WordProvenance[];
  score: number;
}

export class JoinedTranslation {
  target = "";
  readonly #words: string[] = [];
  readonly #delimiters = [""];
  readonly #links: [number, number][] = [];
  readonly #provenance: WordProvenance[] = [];
  #score = 0;
  #confidence = 1;
  #phrases = 0;

  addSyntax(text: string): void {
    this.#delimiters.push((this.#delimiters.pop() ?? "") + text);
    this.target += text;
  }

  /** @param tokenOf converts a source token of the part to one of the whole; −1 if there is none */
  add(part: Joinable, confidence: number, weight: number, tokenOf: (token: number) => number): void {
    const first = this.#words.length;
    const [before = "", ...delimiters] = part.delimiters;
    this.addSyntax(before);
    for (const delimiter of delimiters) this.#delimiters.push(delimiter);
    for (const word of part.words) this.#words.push(word);
    for (const [from, to] of part.links) if (tokenOf(from) >= 0) this.#links.push([tokenOf(from), first + to]);
    const phrases = this.#phrases;
    for (const word of part.provenance) {
      const number = word.kind === "memory" ? phrases + word.number : word.number;
      this.#provenance.push({ ...word, number });
      if (word.kind === "memory") this.#phrases = Math.max(this.#phrases, number);
    }
    this.#score += part.score * weight;
    this.#confidence *= confidence;
    this.target += part.target.slice(before.length);
  }

  /**
   * The joined translation. Its score is the mean of the scores of the parts; `weight` is their total weight. Its
   * confidence assumes that all parts must stay unchanged.
   */
  whole(weight = this.#words.length) {
    const score = weight === 0 ? 0 : this.#score / weight;
    return {
      target: this.target,
      words: this.#words,
      delimiters: this.#delimiters,
      links: this.#links,
      provenance: this.#provenance,
      score,
      confidence: confidenceOfWhole(this.#confidence, score),
    };
  }
}
