import type { Segment } from "@parlance/filters";
import { withoutTags } from "@parlance/text";
import type { MemoryEngines } from "../engine/memory-engines.ts";
import type { AskedMemory } from "../store/memories.ts";
import { step, TranslationFailure } from "./translation-failure.ts";

/** Texts that go to the engine together. */
const batchSize = 50;

export interface TranslatedSegments {
  /** One for each segment, with its tags; undefined keeps what the file has. */
  targets: (string | undefined)[];
  /** Unicode code points of the sources that were translated, without tags. */
  characters: number;
}

export interface SegmentOptions {
  engines: MemoryEngines;
  memory: AskedMemory;
  /** Exact matches of the memory are taken word for word. */
  withMemory: boolean;
  signal: AbortSignal;
}

/**
 * Translates what a file has no translation for.
 *
 * @throws TranslationFailure "Batch MT initiation failure", "Batch MT response failure"
 */
export async function translateSegments(
  segments: readonly Segment[],
  options: SegmentOptions,
): Promise<TranslatedSegments> {
  const { engines, memory, signal } = options;
  const open = segments.filter((segment) => !isKept(segment)).map(({ source }) => source);
  const distinct = [...new Set(open)];
  const targets = new Map<string, string>();
  // An engine that cannot be opened says so here; a large memory is learnt as a whole, since nobody waits for a string.
  await step("Batch MT initiation failure", () => engines.learnAll(memory));
  for (let start = 0; start < distinct.length; start += batchSize) {
    signal.throwIfAborted();
    const batch = distinct.slice(start, start + batchSize);
    await step("Batch MT response failure", () => translateBatch(batch, targets, options));
  }
  return {
    targets: segments.map((segment) => (isKept(segment) ? undefined : targets.get(segment.source))),
    characters: open.reduce((sum, source) => sum + [...withoutTags(source)].length, 0),
  };
}

async function translateBatch(
  sources: readonly string[],
  targets: Map<string, string>,
  { engines, memory, withMemory, signal }: SegmentOptions,
): Promise<void> {
  if (withMemory) {
    const matches = await engines.lookUp(
      memory,
      sources.map((source) => ({ source, limit: 1, minScore: 100 })),
      signal,
    );
    sources.forEach((source, index) => {
      const match = matches[index]?.[0];
      if (match) targets.set(source, match.target);
    });
  }
  const rest = sources.filter((source) => !targets.has(source));
  const answers = await engines.translate(
    memory,
    rest.map((source) => ({ source, n: 1 })),
    signal,
  );
  if (answers.length < rest.length) throw new TranslationFailure("Batch MT response failure");
  rest.forEach((source, index) => void targets.set(source, answers[index]?.[0]?.targetWithTags ?? source));
}

/** The words of exchange formats for a target that is none yet, often a copy of the source. */
const untranslated: ReadonlySet<string | undefined> = new Set(["new", "needs-translation", "initial"]);

const isKept = ({ locked, target, state }: Segment): boolean =>
  locked === true || (target !== undefined && target !== "" && !untranslated.has(state));
