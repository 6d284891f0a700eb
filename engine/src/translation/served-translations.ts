import { withoutTags } from "@openparlance/text";
import { isUnchanged } from "../metrics/index.ts";
import type { EngineTranslation } from "./engine-translation.ts";
import { Reliability } from "./reliability.ts";

/** The number of remembered texts; the newest stay. */
const maxServed = 2000;
/** Longer texts with their translations are not: what comes of them says little of single segments. In characters. */
const maxLength = 1000;
/** Bytes of what is remembered besides its characters, of two bytes each. */
const bytesOfServed = 150;

interface ServedTranslation {
  /** Without inline tags. */
  target: string;
  /** The estimated confidence, before the memory's reliability is applied. */
  confidence: number;
}

/** Keeps the translations of a memory that were given away until they come back confirmed, and learns from them. */
export class ServedTranslations {
  /** By source without inline tags. */
  readonly #served = new Map<string, ServedTranslation>();
  #characters = 0;
  readonly #reliability: Reliability;

  /** @param numbers what {@link toNumbers} returned */
  constructor(numbers?: readonly number[]) {
    this.#reliability = new Reliability(numbers);
  }

  /** The learned parameters; the translations themselves are not kept. */
  toNumbers(): number[] {
    return this.#reliability.toNumbers();
  }

  /** About how many bytes it takes. */
  get bytes(): number {
    return bytesOfServed * this.#served.size + 2 * this.#characters;
  }

  /** The translations of a text, scored as it holds in this memory; the best is remembered. */
  recordServed(source: string, translations: readonly EngineTranslation[]): EngineTranslation[] {
    const [best] = translations;
    if (best) this.#remember(withoutTags(source), { target: best.target, confidence: best.score });
    return this.calibrate(translations);
  }

  /** The translations, scored as it holds in this memory; none higher than the best. */
  calibrate(translations: readonly EngineTranslation[]): EngineTranslation[] {
    const scores = translations.map(({ score }) => this.#reliability.adjust(score));
    const [highest = 0] = scores;
    return translations.map((translation, at) => ({ ...translation, score: Math.min(highest, scores[at] ?? 0) }));
  }

  /** Learns whether a person left the translation of a source as it was. */
  learnFrom(source: string, target: string): void {
    // A memory that is opened reads all its entries.
    if (this.#served.size === 0) return;
    const plain = withoutTags(source);
    const served = this.#forget(plain);
    if (served) this.#reliability.learn(served.confidence, isUnchanged(served.target, withoutTags(target)));
  }

  #remember(source: string, served: ServedTranslation): void {
    this.#forget(source);
    const length = source.length + served.target.length;
    if (length > maxLength) return;
    this.#served.set(source, served);
    this.#characters += length;
    const [oldest] = this.#served.size > maxServed ? this.#served.keys() : [];
    if (oldest !== undefined) this.#forget(oldest);
  }

  #forget(source: string): ServedTranslation | undefined {
    const served = this.#served.get(source);
    if (this.#served.delete(source)) this.#characters -= source.length + (served?.target.length ?? 0);
    return served;
  }
}
