import { conditions } from "../browser.ts";
import type { Circumstances } from "../record.ts";
import { budgets } from "./budgets.ts";

export interface SandboxCosts {
  /** Sizes of the files that the page fetched for it, in brotli where they are compressed. */
  bytesToFirstAnswer: number;
  /** With what is loaded on first need. */
  bytesInAll: number;
  /** Processor time of the page and its worker up to the first response, at this machine's own speed; the median. */
  firstAnswerHereMs: number;
  /** The same from the first press of Run on the front page up to the translation, with the scripts of the front page. */
  bytesToFirstTranslation: number;
  firstTranslationHereMs: number;
  /** Later responses, likewise, by call. */
  laterAnswersHereMs: Record<string, number>;
}

export type SandboxRecord = Circumstances & SandboxCosts;

/**
 * The time to the first response on a slow line with a slow processor. A browser slows no worker down, so it is
 * computed, as if nothing ran in parallel. It is the sum of the processor's time here, slowed, the time of every byte
 * over the line, and two round trips. One round trip is for the page's part, one for the worker and its files.
 */
export const firstAnswerMs = ({ firstAnswerHereMs, bytesToFirstAnswer }: SandboxCosts): number =>
  slowMs(firstAnswerHereMs, bytesToFirstAnswer, 2);

/** The same for the first translation; the script of the front page is fetched together with the page's part. */
export const firstTranslationMs = ({ firstTranslationHereMs, bytesToFirstTranslation }: SandboxCosts): number =>
  slowMs(firstTranslationHereMs, bytesToFirstTranslation, 2);

function slowMs(hereMs: number, bytes: number, roundTrips: number): number {
  const { cpuSlowdown, megabitsPerSecond, latencyMs } = conditions;
  return hereMs * cpuSlowdown + (bytes * 8) / (megabitsPerSecond * 1000) + roundTrips * latencyMs;
}

export const laterAnswersMs = ({ laterAnswersHereMs }: SandboxCosts): [call: string, ms: number][] =>
  Object.entries(laterAnswersHereMs).map(([call, ms]) => [call, ms * conditions.cpuSlowdown]);

export function formatLines(record: SandboxCosts): string[] {
  return [
    `before the first answer: ${record.bytesToFirstAnswer} bytes; in all: ${record.bytesInAll}`,
    `first answer: ${firstAnswerMs(record).toFixed(0)} ms (here ${record.firstAnswerHereMs.toFixed(0)})`,
    `first translation: ${firstTranslationMs(record).toFixed(0)} ms (here ${record.firstTranslationHereMs.toFixed(0)}, ${record.bytesToFirstTranslation} bytes)`,
    ...laterAnswersMs(record).map(([call, ms]) => `${call}: ${ms.toFixed(0)} ms`),
  ];
}

/** What goes over its budget, a sentence each. */
export function overBudget(record: SandboxCosts): string[] {
  const over = (what: string, value: number, limit: number) =>
    value > limit ? [`${what} is ${value.toFixed(0)}, at most ${limit} is allowed.`] : [];
  return [
    ...over("bytesToFirstAnswer", record.bytesToFirstAnswer, budgets.bytesToFirstAnswer),
    ...over("bytesInAll", record.bytesInAll, budgets.bytesInAll),
    ...over("firstAnswerMs", firstAnswerMs(record), budgets.firstAnswerMs),
    ...over("firstTranslationMs", firstTranslationMs(record), budgets.firstTranslationMs),
    ...laterAnswersMs(record).flatMap(([call, ms]) => over(`the time of ${call}`, ms, budgets.laterAnswerMs)),
  ];
}
