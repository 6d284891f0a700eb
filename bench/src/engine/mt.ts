import { AdaptiveTranslator, type TranslationPair } from "@openparlance/engine";
import { countWords } from "@openparlance/text";
import { liveBytes } from "@openparlance/text/testing";
import type { Measurements } from "../report.ts";
import { measureCpu, percentile } from "./cpu.ts";
import { readUiStrings, type UiString } from "./libreoffice.ts";

const wordsPerPair = 13;

/**
 * Measures the translator on pairs of about 13 words, joined from user-interface strings (English to German). Figures:
 * training, memory, unseen sentences with and without a prefix, a long text and one confirmed segment.
 */
export async function measureTranslator(pairCount = 29_000, queries = 300): Promise<Measurements> {
  const pairs = joinStrings(await readUiStrings("de"), pairCount + queries);
  const [known, unseen] = [pairs.slice(0, pairCount), pairs.slice(pairCount)];
  const translator = new AdaptiveTranslator("en", "de");
  const before = liveBytes();
  const training = measureCpu(() => translator.train(known));
  const bytes = (liveBytes() - before) / pairCount;
  for (const { source } of known.slice(0, 50)) translator.translate(source);
  const plain = unseen.map(({ source }) => measureCpu(() => translator.translate(source)));
  const prefixed = unseen.map(({ source, target }) => {
    const prefix = target.slice(0, Math.floor(target.length / 3));
    return measureCpu(() => translator.translate(source, { prefix }));
  });
  const long = unseen.map(({ source }) => source).join(" ");
  const longMs = [0, 100, 200, 300, 400].map((at) => measureCpu(() => translator.translate(long.slice(at, at + 5000))));
  const confirmed = unseen.map((pair) => measureCpu(() => translator.add(pair)));
  return {
    "train s": training / 1000,
    "bytes a segment": bytes,
    "13 words p50 ms": percentile(plain, 50),
    "13 words p95 ms": percentile(plain, 95),
    "prefix p95 ms": percentile(prefixed, 95),
    "5,000 characters ms": percentile(longMs, 50),
    "one confirmed segment p95 ms": percentile(confirmed, 95),
  };
}

/** Joins strings in a seeded order to pairs of about 13 words. A string is in several pairs, next to others. */
export function joinStrings(strings: readonly UiString[], count: number): TranslationPair[] {
  let seed = 1;
  const next = (): UiString => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return strings[Math.floor((seed / 2 ** 32) * strings.length)] as UiString;
  };
  return Array.from({ length: count }, (_, n) => {
    const sources: string[] = [];
    const targets: string[] = [];
    for (let words = 0; words < wordsPerPair - 2; ) {
      const { source, target } = next();
      const own = countWords(source, "en");
      if (words + own > wordsPerPair + 2) continue;
      words += own;
      sources.push(source);
      targets.push(target);
    }
    return { id: n + 1, source: sources.join(" "), target: targets.join(" ") };
  });
}
