import { conditions } from "../browser.ts";
import type { Circumstances } from "../record.ts";
import { budgets } from "./sandbox-budgets.ts";

export interface SandboxCosts {
  /** Sizes of the files that the page fetched for it, in brotli where they are compressed. */
  bytesToFirstResponse: number;
  /** With what is loaded on first need. */
  bytesInAll: number;
  /** Processor time of the page and its worker up to the first response, at this machine's own speed; the median. */
  firstResponseHereMs: number;
  /** The same from the first press of Run on the front page up to the translation, with the scripts of the front page. */
  bytesToFirstTranslation: number;
  firstTranslationHereMs: number;
  /** Later responses, likewise, by call. */
  laterResponsesHereMs: Record<string, number>;
}

export type SandboxRecord = Circumstances & SandboxCosts;

/**
 * The time to the first response on a slow line with a slow processor. A browser slows no worker down, so it is
 * computed, as if nothing ran in parallel. It is the sum of the processor's time here, slowed, the time of every byte
 * over the line, and two round trips. One round trip is for the page's part, one for the worker and its files.
 */
export const firstResponseMs = ({ firstResponseHereMs, bytesToFirstResponse }: SandboxCosts): number =>
  slowMs(firstResponseHereMs, bytesToFirstResponse, 2);

/** The same for the first translation; the script of the front page is fetched together with the page's part. */
export const firstTranslationMs = ({ firstTranslationHereMs, bytesToFirstTranslation }: SandboxCosts): number =>
  slowMs(firstTranslationHereMs, bytesToFirstTranslation, 2);

function slowMs(hereMs: number, bytes: number, roundTrips: number): number {
  const { cpuSlowdown, megabitsPerSecond, latencyMs } = conditions;
  return hereMs * cpuSlowdown + (bytes * 8) / (megabitsPerSecond * 1000) + roundTrips * latencyMs;
}

export const laterResponsesMs = ({ laterResponsesHereMs }: SandboxCosts): [call: string, ms: number][] =>
  Object.entries(laterResponsesHereMs).map(([operation, ms]) => [operation, ms * conditions.cpuSlowdown]);

export function formatLines(record: SandboxCosts): string[] {
  return [
    `before the first answer: ${record.bytesToFirstResponse} bytes; in all: ${record.bytesInAll}`,
    `first answer: ${firstResponseMs(record).toFixed(0)} ms (here ${record.firstResponseHereMs.toFixed(0)})`,
    `first translation: ${firstTranslationMs(record).toFixed(0)} ms (here ${record.firstTranslationHereMs.toFixed(0)}, ${record.bytesToFirstTranslation} bytes)`,
    ...laterResponsesMs(record).map(([operation, ms]) => `${operation}: ${ms.toFixed(0)} ms`),
  ];
}

/** What goes over its budget, a sentence each. */
export function overBudget(record: SandboxCosts): string[] {
  const over = (what: string, value: number, limit: number) =>
    value > limit ? [`${what} is ${value.toFixed(0)}, at most ${limit} is allowed.`] : [];
  return [
    ...over("bytesToFirstAnswer", record.bytesToFirstResponse, budgets.bytesToFirstResponse),
    ...over("bytesInAll", record.bytesInAll, budgets.bytesInAll),
    ...over("firstAnswerMs", firstResponseMs(record), budgets.firstResponseMs),
    ...over("firstTranslationMs", firstTranslationMs(record), budgets.firstTranslationMs),
    ...laterResponsesMs(record).flatMap(([operation, ms]) =>
      over(`the time of ${operation}`, ms, budgets.laterResponseMs),
    ),
  ];
}
