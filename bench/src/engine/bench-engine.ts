import type { Bench, Measurements } from "../report.ts";
import { budgets } from "./engine-budgets.ts";
import { createAdaptiveLearner } from "./learner.ts";
import { measureLearning, splitByCatalog } from "./learning.ts";
import { readUiStrings } from "./libreoffice.ts";
import { benchMemory } from "./memory/bench-memory.ts";
import { measureTranslator } from "./mt.ts";

const sections: Record<string, () => Promise<Measurements>> = {
  "memory of 100,000": () => benchMemory({ segmentCount: 100_000, queryCount: 2000, comparedCount: 2000 }),
  "memory of 1,000,000": () => benchMemory({ segmentCount: 1_000_000, queryCount: 2000, comparedCount: 40 }),
  translator: () => measureTranslator(),
  "learning, German": () => measureLanguage("de"),
  "learning, French": () => measureLanguage("fr"),
};

async function measureLanguage(target: "de" | "fr"): Promise<Measurements> {
  const { background, stream } = splitByCatalog(await readUiStrings(target));
  const { learningQuality, fixedQuality, repeats, oneShotCounts } = measureLearning(
    () => createAdaptiveLearner("en", target),
    background,
    stream,
  );
  return {
    "BLEU learning": learningQuality.bleu,
    "BLEU gained": learningQuality.bleu - fixedQuality.bleu,
    "chrF2 learning": learningQuality.chrf,
    "chrF2 gained": learningQuality.chrf - fixedQuality.chrf,
    "repeats met": repeats.met,
    "repeats verbatim %": (100 * repeats.verbatim) / repeats.met,
    "words confirmed once, met": oneShotCounts.met,
    "words confirmed once, translated %": (100 * oneShotCounts.translated) / oneShotCounts.met,
    "words confirmed once, as in the reference %": (100 * oneShotCounts.right) / oneShotCounts.met,
  };
}

export const engineBench: Bench = {
  parts: Object.fromEntries(
    Object.entries(sections).map(([name, measure]) => [
      name.replaceAll(/,? /g, "-"),
      async (show) => show(name, await measure()),
    ]),
  ),
  budgets,
};
