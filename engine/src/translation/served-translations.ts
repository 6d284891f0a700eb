import { withoutTags } from "@openparlance/text";
import { isUnchanged } from "../metrics/index.ts";
import type { EngineTranslation } from "./engine-translation.ts";
import { Reliability } from "./reliability.ts";

/** The limit of remembered texts; the newest are kept. */
const maxServed = 2000;
/** The limit of characters in a remembered text. From longer texts, little can be learned about single segments. */
const maxLength = 1000;
/** The bytes of a remembered text in addition to its characters, which have two bytes each. */
const bytesOfServed = 150;

interface ServedTranslation {
  /** Without inline tags. */
  target: string;
  /** The estimated confidence, before the memory's reliability is applied. */
  confidence: number;
}

/** Remembers the translations that a memory has served until they are confirmed, and learns from them. */
export class ServedTranslations {
  /** The served translations by source without inline tags. */
  readonly #served = new Map<string, ServedTranslation>();
  #characters = 0;
  readonly #reliability: Reliability;

  /** @param numbers the result of {@link toNumbers} */
  constructor(numbers?: readonly number[]) {
    this.#reliability = new Reliability(numbers);
  }

  /** The learned parameters; the translations themselves are not saved. */
  toNumbers(): number[] {
    return this.#reliability.toNumbers();
  }

  get bytes(): number {
    return bytesOfServed * this.#served.size + 2 * this.#characters;
  }

  /** Calibrates the scores of a text's translations for this memory, and remembers the best translation. */
  recordServed(source: string, translations: readonly EngineTranslation[]): EngineTranslation[] {
    const [best] = translations;
    if (best) this.#remember(withoutTags(source), { target: best.target, confidence: best.score });
    return this.calibrate(translations);
  }

  /** Calibrates the scores of translations for this memory; none becomes higher than the first. */
  calibrate(translations: readonly EngineTranslation[]): EngineTranslation[] {
    const scores = translations.map(({ score }) => this.#reliability.adjust(score));
    const [highest = 0] = scores;
    return translations.map((translation, at) => ({ ...translation, score: Math.min(highest, scores[at] ?? 0) }));
  }

  /** Learns whether a person left the translation of a source unchanged. */
  learnFrom(source: string, target: string): void {
    // When a memory is opened, it reads all its entries, so this must be fast.
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
