import { bleu, chrf, type TranslationPair } from "@openparlance/engine";
import type { BenchLearner, LearnerDraft } from "./learner.ts";
import { type OneShotCounts, OneShotWords } from "./one-shot-words.ts";

interface Quality {
  bleu: number;
  chrf: number;
}

export interface LearningResult {
  /** The quality when each segment is confirmed as soon as it is translated. */
  learningQuality: Quality;
  /** The quality when no segment is ever confirmed. */
  fixedQuality: Quality;
  /** Segments whose source was confirmed before, and those translated exactly as last confirmed. */
  repeats: { met: number; verbatim: number };
  oneShotCounts: OneShotCounts;
}

/**
 * Translates a stream twice after the same background. The first learner confirms each segment with its reference after
 * its translation, the second none. A repeat is a source that occurred before, in the background or the stream.
 *
 * @param makeLearner runs twice, and must return a learner without knowledge
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
    const draft = learner.translate(segment.source) ?? emptyDraft;
    const known = confirmed.get(segment.source);
    if (known === undefined) oneShot.judgeDraft(segment, draft);
    else {
      repeats.met += 1;
      if (draft.target === known) repeats.verbatim += 1;
    }
    learner.confirm(segment);
    oneShot.countConfirmed(segment);
    confirmed.set(segment.source, segment.target);
    return { wanted: segment.target, learned: draft.target, unlearned: fixed.translate(segment.source)?.target ?? "" };
  });
  return {
    learningQuality: measureQuality(drafts, "learned"),
    fixedQuality: measureQuality(drafts, "unlearned"),
    repeats,
    oneShotCounts: oneShot.counts,
  };
}

const emptyDraft: LearnerDraft = { target: "", words: [], links: [], provenance: [] };

type ComparedTargets = Record<"wanted" | "learned" | "unlearned", string>;

function measureQuality(drafts: readonly ComparedTargets[], which: "learned" | "unlearned"): Quality {
  const hypotheses = drafts.map((draft) => draft[which]);
  const references = drafts.map(({ wanted }) => wanted);
  return { bleu: bleu(hypotheses, references), chrf: chrf(hypotheses, references) };
}

/** The catalog of Writer is the stream, all others are the background. */
export function splitByCatalog(strings: readonly { catalog: string; source: string; target: string }[]) {
  const segments = strings.map(({ catalog, source, target }, index) => ({ id: index + 1, catalog, source, target }));
  return {
    background: segments.filter(({ catalog }) => catalog !== "sw"),
    stream: segments.filter(({ catalog }) => catalog === "sw"),
  };
}
