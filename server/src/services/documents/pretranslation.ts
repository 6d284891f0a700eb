import type { EngineMatch, Neighbors, TranslateRequest } from "@openparlance/engine";
import { keepsPlaceholders, readTags, withEdgesOf, withoutTags } from "@openparlance/text";
import type { MemoryEngines } from "../../engines/memory-engines.ts";
import type { PretranslationOptions } from "../../store/background/task-inputs.ts";
import type { QueryableMemory } from "../../store/memories/memories.ts";
import { keepsCodes } from "../translate-segments.ts";

/** A target for a segment. `isExact`: whether it needs no review. */
export interface Suggestion {
  target: string;
  isExact: boolean;
  /** Whether the translation is an exact match with the same neighbors. */
  isContextExact: boolean;
  /** The author of the match; undefined for machine translation. */
  userEmail?: string | undefined;
}

type Options = Pick<PretranslationOptions, "mode" | "caseSensitive"> & {
  documentId: number;
  neighbors: readonly Neighbors[];
  /** The name of the document. */
  document: string;
  instructions?: string | undefined;
  signal?: AbortSignal | undefined;
};

/** The limit of matches that differ only in case, among which one with the same tags is searched. */
const matchesRead = 10;

/**
 * Suggestions of a memory and of machine translation for each source: an exact match, preferably in context. Without
 * one, `TM` suggests the best fuzzy match. `TM+MT` suggests the machine translation if there is one, else the best
 * fuzzy match. A fuzzy match only counts if its target has the placeholders of the source. Source: contract of the API,
 * operation uploadDocument.
 */
export async function suggestionsFor(
  engines: MemoryEngines,
  memory: QueryableMemory,
  sources: readonly string[],
  options: Options,
): Promise<(Suggestion | undefined)[]> {
  const matches = await findMatches(engines, memory, sources, options);
  const withoutExact = sources
    .map((source, index) => ({ source, neighbors: options.neighbors[index] }))
    .filter((_, index) => !matches[index]?.exact);
  const translated = options.mode === "TM+MT" ? await translateAll(engines, memory, withoutExact, options) : [];
  let next = 0;
  return sources.map((source, index) => {
    const { exact, fuzzy } = matches[index] ?? {};
    const { isContextExact = false } = exact ?? {};
    if (exact) {
      const target = withEdgesOf(source, exact.target);
      return { target, isExact: true, isContextExact, userEmail: exact.userEmail };
    }
    const machine = translated[next++];
    const draft = { isExact: false, isContextExact: false };
    if (machine !== undefined) return { target: machine, ...draft };
    return fuzzy && { target: withEdgesOf(source, fuzzy.target), ...draft, userEmail: fuzzy.userEmail };
  });
}

interface Match {
  exact?: EngineMatch | undefined;
  fuzzy?: EngineMatch | undefined;
}

async function findMatches(
  engines: MemoryEngines,
  memory: QueryableMemory,
  sources: readonly string[],
  { caseSensitive, documentId: excludeDocument, neighbors, signal }: Options,
): Promise<Match[]> {
  const requests = sources.map((source, at) => ({ source, limit: 1, excludeDocument, neighbors: neighbors[at] }));
  const closest = await engines.lookUp(memory, requests, signal);
  const matches = closest.map(([best], index): Match => {
    if (best?.score === 100) return keepsCodes(sources[index] as string, best.target) ? { exact: best } : {};
    return { fuzzy: best && fitsSource(sources[index] as string, best) ? best : undefined };
  });
  if (caseSensitive) return matches;
  // A text in capitals is not similar to the same text in lowercase.
  const open = sources.filter((_, index) => !matches[index]?.exact);
  const alike = open.map((source) => ({ source, limit: matchesRead, excludeDocument, isSameButCase: true }));
  const others = await engines.lookUp(memory, alike, signal);
  let next = 0;
  return matches.map((each, index) => {
    if (each.exact) return each;
    const exact = others[next++]?.find(({ source }) => haveSameTags(source, sources[index] as string));
    return { exact, fuzzy: each.fuzzy };
  });
}

/** Whether a match has the placeholders of a source. URLs may differ, because they are often translated. */
function fitsSource(source: string, { target }: EngineMatch): boolean {
  return keepsPlaceholders(withoutTags(source), withoutTags(target), { mayMoveAddresses: true });
}

export function haveSameTags(a: string, b: string): boolean {
  const tagsOf = (text: string) => readTags(text).tags.map(({ text }) => text);
  return tagsOf(a).join() === tagsOf(b).join();
}

async function translateAll(
  engines: MemoryEngines,
  memory: QueryableMemory,
  segments: readonly Pick<TranslateRequest, "source" | "neighbors">[],
  { documentId, document, instructions, signal }: Options,
): Promise<(string | undefined)[]> {
  const about = { n: 1, excludeDocument: documentId, document, instructions };
  const requests = segments.map((segment) => ({ ...segment, ...about }));
  const responses = await engines.translate(memory, requests, signal);
  return responses.map(([best]) => (best && best.score > 0 && !best.isMatch ? best.targetWithTags : undefined));
}
