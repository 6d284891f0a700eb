import type { EngineTranslation, Neighbors } from "@openparlance/engine";
import type { Segment } from "@openparlance/filters";
import { keepsTags, readTags, withEdgesOf, withoutTags } from "@openparlance/text";
import type { MemoryEngines } from "../engines/memory-engines.ts";
import { failAs, TranslationFailure } from "../rules/translation-failure.ts";
import { splitInChunks } from "../store/database/chunks.ts";
import type { QueryableMemory } from "../store/memories/memories.ts";

const batchSize = 50;

export interface SegmentOptions {
  engines: MemoryEngines;
  memory: QueryableMemory;
  /** Whether exact matches of the memory are used unchanged. */
  withMemory: boolean;
  signal: AbortSignal;
  /** The name of the file. */
  document?: string | undefined;
  /** Whether a text without a translation stays empty; otherwise it gets its source. */
  isBilingual?: boolean | undefined;
}

/** The limit of machine translations that are kept for repetitions of their texts. */
const maxKept = 20_000;

/**
 * Opens a translator of a file's untranslated segments, page by page. Keeps machine translations for repeated texts.
 *
 * @throws TranslationFailure "Batch MT initiation failure"
 */
export async function openTranslator(options: SegmentOptions) {
  const { engines, memory, signal, isBilingual } = options;
  // An engine that can't be opened fails here. A large memory is learned completely: no one waits for a single text.
  await failAs("Batch MT initiation failure", () => engines.learnAll(memory, signal));
  /** Machine translations. Matches depend on the neighbors, so they are looked up for each segment. */
  const known = new Map<string, string | undefined>();
  const counts = { untranslated: 0, characters: 0 };

  /**
   * @param around the sources before and after these segments in the file
   * @returns one target for each segment, with its tags; undefined keeps the file's text
   * @throws TranslationFailure "Batch MT response failure"
   */
  async function translate(segments: readonly Segment[], around: Neighbors = {}): Promise<(string | undefined)[]> {
    const open = segments.flatMap((segment, index): LocatedSegment[] => {
      if (isKept(segment)) return [];
      const [before, after] = [segments[index - 1], segments[index + 1]];
      const neighbors = { previous: before?.source ?? around.previous, next: after?.source ?? around.next };
      return [{ index, source: segment.source, neighbors }];
    });
    for (const { source } of open) counts.characters += [...withoutTags(source)].length;
    const targets: (string | undefined)[] = segments.map(() => undefined);
    for (const batch of splitInChunks(open, batchSize)) {
      signal.throwIfAborted();
      if (known.size >= maxKept) known.clear();
      await failAs("Batch MT response failure", () => translateBatch(batch, targets, known, options));
    }
    for (const { index, source } of open) {
      if (targets[index] !== undefined) continue;
      counts.untranslated++;
      if (!isBilingual) targets[index] = source;
    }
    return targets;
  }

  /** `characters` are Unicode code points of the translated sources, without tags. */
  return { counts, translate };
}

/** A segment without a translation, with its index in the list that `translate` received. */
interface LocatedSegment {
  index: number;
  source: string;
  neighbors: Neighbors;
}

async function translateBatch(
  texts: readonly LocatedSegment[],
  targets: (string | undefined)[],
  known: Map<string, string | undefined>,
  { engines, memory, withMemory, document, signal }: SegmentOptions,
): Promise<void> {
  if (withMemory) {
    const exact = texts.map(({ source, neighbors }) => ({ source, limit: 1, minScore: 100, neighbors }));
    const matches = await engines.lookUp(memory, exact, signal);
    texts.forEach(({ index, source }, at) => {
      const match = matches[at]?.[0];
      targets[index] = match && keepsCodes(source, match.target) ? withEdgesOf(source, match.target) : undefined;
    });
  }
  const open = texts.filter(({ index }) => targets[index] === undefined);
  const unknown = new Map<string, Neighbors>();
  for (const { source, neighbors } of open) {
    if (!known.has(source) && !unknown.has(source)) unknown.set(source, neighbors);
  }
  const requests = [...unknown].map(([source, neighbors]) => ({ source, n: 1, neighbors, document }));
  const responses = await engines.translate(memory, requests, signal);
  if (responses.length < requests.length) throw new TranslationFailure("Batch MT response failure");
  requests.forEach(({ source }, at) => {
    known.set(source, translationOf(source, responses[at]?.[0]));
  });
  for (const { index, source } of open) targets[index] = known.get(source);
}

/** Whether a match has the codes of the file, without which it can't be written. Tags in strings may differ. */
export function keepsCodes(source: string, target: string): boolean {
  const codesOf = (text: string) => readTags(text.replace(/ equiv-text=" ?"/g, "")).tags;
  return !/<[gx] id="\d/.test(source) || keepsTags(codesOf(source), codesOf(target));
}

/**
 * @returns undefined without a usable translation. In a file, nothing would distinguish a translation of another text,
 *   or an incomplete one, from a good one. A text without words is its own translation.
 */
function translationOf(source: string, best: EngineTranslation | undefined): string | undefined {
  if (!best || best.isMatch) return undefined;
  const isUsable = best.score > 0 && !best.isDoubtful;
  return isUsable || !/\p{L}/u.test(withoutTags(source)) ? best.targetWithTags : undefined;
}

/** The states in exchange formats of a target that isn't a translation yet, and often is a copy of the source. */
const untranslated: ReadonlySet<string | undefined> = new Set(["new", "needs-l10n", "needs-translation", "initial"]);

const isKept = ({ locked, target, state }: Segment): boolean =>
  locked === true || (target !== undefined && target.trim() !== "" && !untranslated.has(state));
