import type { Bench, Measurements } from "../report.ts";
import { budgets } from "./engine-budgets.ts";
import { adaptiveLearner } from "./learner.ts";
import { measureLearning, writerStream } from "./learning.ts";
import { readUiStrings } from "./libreoffice.ts";
import { benchMemory } from "./memory/bench-memory.ts";
import { measureTranslator } from "./mt.ts";

const sections: Record<string, () => Promise<Measurements>> = {
  "memory of 100,000": () => benchMemory({ segments: 100_000, queries: 2000, compared: 2000 }),
  "memory of 1,000,000": () => benchMemory({ segments: 1_000_000, queries: 2000, compared: 40 }),
  translator: () => measureTranslator(),
  "learning, German": () => learningFigures("de"),
  "learning, French": () => learningFigures("fr"),
};

async function learningFigures(target: "de" | "fr"): Promise<Measurements> {
  const { background, stream } = writerStream(await readUiStrings(target));
  const { learning, fixed, repeats, oneShot } = measureLearning(
    () => adaptiveLearner("en", target),
    background,
    stream,
  );
  return {
    "BLEU learning": learning.bleu,
    "BLEU gained": learning.bleu - fixed.bleu,
    "chrF2 learning": learning.chrf,
    "chrF2 gained": learning.chrf - fixed.chrf,
    "repeats met": repeats.met,
    "repeats verbatim %": (100 * repeats.verbatim) / repeats.met,
    "words confirmed once, met": oneShot.met,
    "words confirmed once, translated %": (100 * oneShot.translated) / oneShot.met,
    "words confirmed once, as in the reference %": (100 * oneShot.right) / oneShot.met,
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
