import { AdaptiveTranslator, type NewEntry, TranslationMemory, type TranslationPair } from "@openparlance/engine";

/** The judged parts of a translation; `links` are pairs of source token and target token. */
export interface LearnerDraft {
  target: string;
  words: readonly string[];
  links: readonly (readonly [source: number, target: number])[];
  provenance: readonly { kind: string }[];
}

/** The memory and the machine translation of one language pair, which learn while a person translates. */
export interface BenchLearner {
  /** Learns the segments that were confirmed before the work begins. */
  train(segments: readonly TranslationPair[]): void;
  translate(source: string): LearnerDraft | undefined;
  /** Learns a confirmed segment; the next translation must use it. */
  confirm(segment: TranslationPair): void;
}

/** Uses exact matches as they were last confirmed. Other texts are translated, with their fuzzy matches. */
export function adaptiveLearner(source: string, target: string): BenchLearner {
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

/** Ids rise in the order of confirming, so of equal matches the last confirmed is the newest. */
const buildEntry = (segment: TranslationPair): NewEntry => ({
  ...segment,
  resource: null,
  origin: 0,
  createdAt: 0,
  updatedAt: segment.id,
  userEmail: "",
});
