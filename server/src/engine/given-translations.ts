import { isUnchanged, Reliability } from "@parlance/engine";
import { withoutTags } from "@parlance/text";
import type { EngineTranslation } from "../ports/engine.ts";

/** So many texts are remembered, the newest; with their translations they take some 300 bytes each. */
const maxGiven = 2000;
/** Longer texts are not: what comes of them says little of single segments. */
const maxLength = 1000;

interface Given {
  /** Without inline tags. */
  target: string;
  /** As it is estimated for any memory. */
  confidence: number;
}

/** Keeps the translations of a memory that were given away until they come back confirmed, and learns from them. */
export class GivenTranslations {
  /** By source without inline tags. */
  readonly #given = new Map<string, Given>();
  readonly #reliability: Reliability;

  /** @param numbers what {@link toNumbers} returned */
  constructor(numbers?: readonly number[]) {
    this.#reliability = new Reliability(numbers);
  }

  /** What was learnt; the translations themselves are not kept. */
  toNumbers(): number[] {
    return this.#reliability.toNumbers();
  }

  /** About how many bytes it takes. */
  get bytes(): number {
    return bytesOfGiven * this.#given.size;
  }

  /** The translations of a text, scored as it holds in this memory; the best is remembered. */
  give(source: string, translations: readonly EngineTranslation[]): EngineTranslation[] {
    const [best] = translations;
    if (best) this.#remember(withoutTags(source), { target: best.target, confidence: best.score });
    return this.adjust(translations);
  }

  adjust(translations: readonly EngineTranslation[]): EngineTranslation[] {
    return translations.map((translation) => ({ ...translation, score: this.#reliability.adjust(translation.score) }));
  }

  /** Learns whether a person left the translation of a source as it was. */
  confirm(source: string, target: string): void {
    // A memory that is opened reads all its entries.
    if (this.#given.size === 0) return;
    const plain = withoutTags(source);
    const given = this.#given.get(plain);
    if (!given) return;
    this.#given.delete(plain);
    this.#reliability.learn(given.confidence, isUnchanged(given.target, withoutTags(target)));
  }

  #remember(source: string, given: Given): void {
    if (source.length + given.target.length > maxLength) return;
    this.#given.delete(source);
    this.#given.set(source, given);
    const [oldest] = this.#given.size > maxGiven ? this.#given.keys() : [];
    if (oldest !== undefined) this.#given.delete(oldest);
  }
}

const bytesOfGiven = 300;
