import { separateWords, type TaggedText, writeTags } from "@openparlance/text";
import { joinConfidence } from "../mt/index.ts";
import { confidenceOf } from "./confidence.ts";
import type { LinkedTranslation } from "./translation.ts";

/** A translation that is put together from its parts. */
export class JoinedTranslation {
  readonly #words: string[] = [];
  readonly #delimiters = [""];
  readonly #links: [number, number][] = [];
  readonly #provenance: LinkedTranslation["provenance"][number][] = [];
  #score = 0;
  #confidence = 1;
  #phrases = 0;
  #tagged = "";
  target = "";

  addSyntax(part: TaggedText): void {
    const { plain } = separateWords(part);
    this.#delimiters.push((this.#delimiters.pop() ?? "") + plain);
    this.target += plain;
    this.#tagged += writeTags(part);
  }

  /** @param tagged the translation with the tags of its part */
  add(translation: LinkedTranslation, sourceTokens: number[], tagged: TaggedText): void {
    const { target, words, delimiters, links, provenance, score } = translation;
    const first = this.#words.length;
    this.#delimiters.push((this.#delimiters.pop() ?? "") + (delimiters[0] ?? ""), ...delimiters.slice(1));
    this.#words.push(...words);
    for (const [from, to] of links) {
      const token = sourceTokens[from] ?? -1;
      if (token >= 0) this.#links.push([token, first + to]);
    }
    const phrases = this.#phrases;
    for (const word of provenance) {
      const number = word.kind === "memory" ? phrases + word.number : word.number;
      this.#provenance.push({ ...word, number });
      if (word.kind === "memory") this.#phrases = Math.max(this.#phrases, number);
    }
    this.#score += score * words.length;
    this.#confidence *= confidenceOf(translation);
    this.target += target;
    this.#tagged += writeTags(tagged);
  }

  /** The score is the mean of the words'; the whole is right when all parts are. */
  whole(): LinkedTranslation {
    return {
      target: this.target,
      tagged: this.#tagged,
      words: this.#words,
      delimiters: this.#delimiters,
      links: this.#links,
      provenance: this.#provenance,
      score: this.#words.length === 0 ? 0 : this.#score / this.#words.length,
      confidence: joinConfidence(this.#confidence, this.#score),
    };
  }
}
