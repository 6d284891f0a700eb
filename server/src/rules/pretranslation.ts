import { capitalise, normalise, readTags, writeTags } from "@parlance/text";
import type { MemoryEngines } from "../engine/memory-engines.ts";
import type { EngineMatch } from "../ports.ts";
import type { AskedMemory } from "../store/memories.ts";

export interface PretranslationOptions {
  mode: "TM" | "TM+MT";
  /** Whether exact matches are confirmed. */
  autoAccept: boolean;
  /** false: text that differs only in case is the same. */
  caseSensitive: boolean;
  /** Whether what is accepted is credited to the author of the match, otherwise to `userEmail`. */
  matchAttribution: boolean;
  userEmail: string;
  /** Milliseconds until it begins. */
  delayMs?: number | undefined;
}

/** A target for a segment; `isExact` for one that needs nobody to look at it. */
export interface Suggestion {
  target: string;
  isExact: boolean;
  /** The author of the match; undefined for machine translation. */
  userEmail?: string | undefined;
}

type Options = Pick<PretranslationOptions, "mode" | "caseSensitive">;

/** Matches looked through for one that differs in case only. */
const matchesRead = 10;

/**
 * What a memory and its machine translation suggest for each source: an exact match, else with `TM` the best fuzzy one,
 * with `TM+MT` the machine's translation unless it knows nothing, else the best fuzzy one.
 *
 * Source: contract of the API, call uploadDocument.
 *
 * @returns undefined for a source that nothing is known of
 */
export async function suggestionsFor(
  engines: MemoryEngines,
  memory: AskedMemory,
  sources: readonly string[],
  options: Options & { documentId: number },
): Promise<(Suggestion | undefined)[]> {
  const matches = await matchesOf(engines, memory, sources, options);
  const withoutExact = sources.filter((_, index) => !matches[index]?.exact);
  const translated = options.mode === "TM+MT" ? await translationsOf(engines, memory, withoutExact, options) : [];
  let next = 0;
  return sources.map((_, index) => {
    const { exact, fuzzy } = matches[index] ?? {};
    if (exact) return { target: exact.target, isExact: true, userEmail: exact.userEmail };
    const machine = translated[next++];
    if (machine !== undefined) return { target: machine, isExact: false };
    return fuzzy && { target: fuzzy.target, isExact: false, userEmail: fuzzy.userEmail };
  });
}

interface Found {
  exact?: EngineMatch | undefined;
  fuzzy?: EngineMatch | undefined;
}

async function matchesOf(
  engines: MemoryEngines,
  memory: AskedMemory,
  sources: readonly string[],
  { caseSensitive, documentId }: Options & { documentId: number },
): Promise<Found[]> {
  const lookUp = (texts: readonly string[], limit: number) =>
    engines.lookUp(
      memory,
      texts.map((source) => ({ source, limit, excludeDocument: documentId })),
    );
  const found = (await lookUp(sources, caseSensitive ? 1 : matchesRead)).map((matches, index): Found => {
    const isExact = ({ score, source }: EngineMatch) =>
      score === 100 || (!caseSensitive && isSameButCase(source, sources[index] as string));
    return { exact: matches.find(isExact), fuzzy: matches[0] };
  });
  return caseSensitive ? found : withOtherSpellings(found, sources, memory, lookUp);
}

/** A text all in capitals is far from the same one in small letters, so each usual spelling is looked for. */
async function withOtherSpellings(
  found: readonly Found[],
  sources: readonly string[],
  { sourceLang }: AskedMemory,
  lookUp: (texts: readonly string[], limit: number) => Promise<EngineMatch[][]>,
): Promise<Found[]> {
  const spellings = sources.map((source, index) => (found[index]?.exact ? [] : spellingsOf(source, sourceLang)));
  const matches = await lookUp(spellings.flat(), 1);
  let next = 0;
  return found.map((each, index) => {
    const first = next;
    next += spellings[index]?.length ?? 0;
    const respelt = matches.slice(first, next).flat();
    return {
      exact: each.exact ?? respelt.find(({ source }) => isSameButCase(source, sources[index] as string)),
      fuzzy: each.fuzzy,
    };
  });
}

function isSameButCase(a: string, b: string): boolean {
  const tagsOf = (text: string) => readTags(text).tags.map(({ text }) => text);
  return folded(a) === folded(b) && tagsOf(a).join() === tagsOf(b).join();
}

const folded = (text: string): string => normalise(text).toLowerCase();

/** The source in small letters, in capitals, with a capital first and with one for each word. */
function spellingsOf(source: string, language: string): string[] {
  const { plain, tags } = readTags(source);
  const lower = plain.toLocaleLowerCase(language);
  const words = lower.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toLocaleUpperCase(language));
  const spellings = new Set([lower, plain.toLocaleUpperCase(language), capitalise(lower, language), words]);
  // Where a spelling is longer, the places of the tags are not known.
  const fitting = [...spellings].filter((spelling) => tags.length === 0 || spelling.length === plain.length);
  return fitting.map((spelling) => writeTags({ plain: spelling, tags })).filter((spelling) => spelling !== source);
}

/** undefined where the machine knows nothing. */
async function translationsOf(
  engines: MemoryEngines,
  memory: AskedMemory,
  sources: readonly string[],
  { documentId }: { documentId: number },
): Promise<(string | undefined)[]> {
  const requests = sources.map((source) => ({ source, n: 1, excludeDocument: documentId }));
  const answers = await engines.translate(memory, requests);
  return answers.map(([best]) => (best && best.score > 0 ? best.targetWithTags : undefined));
}
