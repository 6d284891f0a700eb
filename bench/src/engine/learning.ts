import { bleu, chrf, type TranslationPair } from "@openparlance/engine";
import type { BenchLearner, LearnerDraft } from "./learner.ts";
import { type OneShotCounts, OneShotWords } from "./one-shot-words.ts";

interface Quality {
  bleu: number;
  chrf: number;
}

export interface LearningResult {
  /** The quality when each segment is confirmed as soon as it is translated. */
  learning: Quality;
  /** The quality when no segment is ever confirmed. */
  fixed: Quality;
  /** Segments whose source had been confirmed, and those of them translated letter for letter as last confirmed. */
  repeats: { met: number; verbatim: number };
  oneShot: OneShotCounts;
}

/**
 * Translates a stream twice, after the same background: learning, when each segment is confirmed with its reference
 * after it was translated, and not learning. A source is a repeat when it was confirmed before, letter for letter, in
 * the background or earlier in the stream.
 *
 * @param makeLearner is run twice, and must return a learner that has learned nothing
 */
export function measureLearning(
  makeLearner: () => BenchLearner,
  background: readonly TranslationPair[],
  stream: readonly TranslationPair[],
): LearningResult {
  const [learner, fixed] = [makeLearner(), makeLearner()];
  learner.train(background);
  fixed.train(background);
  const confirmed = new Map<string, string>();
  const oneShot = new OneShotWords(background);
  for (const { source, target } of background) confirmed.set(source, target);
  const repeats = { met: 0, verbatim: 0 };
  const drafts = stream.map((segment) => {
    const draft = learner.translate(segment.source) ?? nothing;
    const known = confirmed.get(segment.source);
    if (known === undefined) oneShot.meet(segment, draft);
    else {
      repeats.met += 1;
      if (draft.target === known) repeats.verbatim += 1;
    }
    learner.confirm(segment);
    oneShot.confirm(segment);
    confirmed.set(segment.source, segment.target);
    return {
      wanted: segment.target,
      learned: draft.target,
      unlearned: fixed.translate(segment.source)?.target ?? "",
    };
  });
  return {
    learning: measureQuality(drafts, "learned"),
    fixed: measureQuality(drafts, "unlearned"),
    repeats,
    oneShot: oneShot.counts,
  };
}

const nothing: LearnerDraft = { target: "", words: [], links: [], provenance: [] };

type TranslatedFile = Record<"wanted" | "learned" | "unlearned", string>;

function measureQuality(drafts: readonly TranslatedFile[], which: "learned" | "unlearned"): Quality {
  const hypotheses = drafts.map((draft) => draft[which]);
  const references = drafts.map(({ wanted }) => wanted);
  return { bleu: bleu(hypotheses, references), chrf: chrf(hypotheses, references) };
}

/** The stream is the catalog of Writer in file order, the background all others. */
export function writerStream(strings: readonly { catalog: string; source: string; target: string }[]) {
  const segments = strings.map(({ catalog, source, target }, index) => ({
    id: index + 1,
    catalog,
    source,
    target,
  }));
  return {
    background: segments.filter(({ catalog }) => catalog !== "sw"),
    stream: segments.filter(({ catalog }) => catalog === "sw"),
  };
}
