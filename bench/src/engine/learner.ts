import { AdaptiveTranslator, type NewEntry, TranslationMemory, type TranslationPair } from "@openparlance/engine";

/** A translation, and the word links that {@link OneShotWords} judges: pairs of source token and target token. */
export interface LearnerDraft {
  target: string;
  words: readonly string[];
  links: readonly (readonly [source: number, target: number])[];
  provenance: readonly { kind: string }[];
}

/** A memory and a machine translation that learn while a linguist translates. */
export interface BenchLearner {
  /** Learns the segments that were confirmed before the linguist begins. */
  train(segments: readonly TranslationPair[]): void;
  translate(source: string): LearnerDraft | undefined;
  /** The next translation must use the segment. */
  confirm(segment: TranslationPair): void;
}

/** Repeats the last confirmed translation of an exact match. Other texts are translated, using their fuzzy matches. */
export function createAdaptiveLearner(source: string, target: string): BenchLearner {
  const translator = new AdaptiveTranslator(source, target);
  let memory = new TranslationMemory();
  const languages = { source, target };
  return {
    train(segments) {
      translator.train(segments);
      memory = TranslationMemory.from(segments.map(buildEntry));
    },
    translate(text) {
      const matches = memory.lookUp(text, { limit: 3, languages });
      const [best] = matches;
      if (best?.score === 100) return { target: best.target, words: [], links: [], provenance: [] };
      return translator.translate(text, { matches })[0];
    },
    confirm(segment) {
      translator.add(segment);
      memory.add(buildEntry(segment));
    },
  };
}

/** IDs rise in the order of confirming, so the newest of equal matches is the last confirmed. */
const buildEntry = (segment: TranslationPair): NewEntry => ({
  ...segment,
  resource: null,
  origin: 0,
  createdAt: 0,
  updatedAt: segment.id,
  userEmail: "",
});
