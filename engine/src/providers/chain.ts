import { tokenize } from "@parlance/text";
import { ask, type ProviderResult } from "./ask.ts";
import { type Completion, complete } from "./complete.ts";
import { type ProviderFailure, type ProviderTranslation, serves, type TranslationProvider } from "./provider.ts";
import { type ChainSegment, segmentFor } from "./segment.ts";
import { filterSound, isSound, soundCopy } from "./sound.ts";
import { type ChainTranslation, measureCoverage } from "./translation.ts";

/** Who may translate, in this order, and what they are given. */
export interface Chain extends Completion {
  /** The embedded translator, best first. */
  embedded?(segment: ChainSegment, n: number): readonly ChainTranslation[];
  /** The embedded translation is taken at once when so much of the source's words is known to it, 0 to 1. */
  minCoverage: number;
  /** ISO 3166-1 codes of the variants, where they are known. */
  sourceRegion?: string | undefined;
  targetRegion?: string | undefined;
  providers: readonly TranslationProvider[];
  /** A signal that aborts when the time of one request to this provider is up. */
  deadline(provider: TranslationProvider): AbortSignal;
  /** Aborts when nobody waits any more; `translateThrough` rejects with its reason then. */
  signal: AbortSignal;
  /** Called for each provider that did not serve. */
  report(failure: ProviderFailure): void;
}

/**
 * Translates a segment through the first part of the chain that can: the embedded translator where it knows enough of
 * the source, the providers in turn, the embedded translator with whatever it knows, and last the source itself. When a
 * provider fails, the next is queried. No machine translation is returned that has other placeholders than its source.
 *
 * @returns at most `n` different translations, best first, each beginning with the prefix, all made by the same part;
 *   [] when the source has no tokens
 */
export async function translateThrough(chain: Chain, segment: ChainSegment, n: number): Promise<ChainTranslation[]> {
  const { source, prefix = "" } = segment;
  if (tokenize(source, chain.sourceLanguage).tokens.length === 0) return [];
  const begins = ({ target }: ChainTranslation) => target.startsWith(prefix);
  const embedded = distinct(embed(segment, n, (n) => chain.embedded?.(segment, n) ?? [])).filter(begins);
  const coverage = coverageOfBest(chain, source, embedded);
  if (coverage > 0 && coverage >= chain.minCoverage) return embedded.slice(0, n);
  for (const provider of chain.providers) {
    if (!serves(provider.capabilities, chain.sourceLanguage, chain.targetLanguage)) continue;
    const translations = await translateWithin(chain, provider, segment, n);
    if (translations) return translations;
  }
  return coverage > 0 ? embedded.slice(0, n) : [soundCopy(segment, chain.sourceLanguage)];
}

/** What a provider makes of a segment; undefined when that cannot be used. */
async function translateWithin(
  chain: Chain,
  provider: TranslationProvider,
  segment: ChainSegment,
  n: number,
): Promise<ChainTranslation[] | undefined> {
  // A provider that varies may keep the placeholders when it is asked once more.
  for (const isSecondTry of provider.capabilities.varies ? [false, true] : [false]) {
    const answer = await askWith(chain, provider, { ...segment, ...(isSecondTry && { isSecondTry }) }, n);
    if (isFailure(answer)) {
      chain.report(answer);
      return undefined;
    }
    const translations = completed(chain, answer, segment);
    if (translations.length > 0) return translations.slice(0, n);
  }
  chain.report({ provider: provider.name, reason: "lost placeholders" });
  return undefined;
}

function coverageOfBest(chain: Chain, source: string, [best]: readonly ChainTranslation[]): number {
  return best && best.score > 0 ? measureCoverage(source, chain.sourceLanguage, best) : 0;
}

function askWith(
  chain: Chain,
  provider: TranslationProvider,
  segment: ChainSegment,
  n: number,
): Promise<ProviderResult> {
  const { sourceLanguage, targetLanguage, sourceRegion, targetRegion, signal } = chain;
  const request = {
    sourceLanguage,
    targetLanguage,
    ...(sourceRegion && { sourceRegion }),
    ...(targetRegion && { targetRegion }),
    n: Math.max(1, Math.min(n, provider.capabilities.nBest)),
    segments: [segmentFor(provider.capabilities, segment)],
  };
  return ask(provider, request, chain.deadline(provider), signal);
}

function isFailure(answer: ProviderResult): answer is ProviderFailure {
  return "reason" in answer;
}

/** The translations that can be used, with what they lacked. */
function completed(
  chain: Chain,
  answers: Exclude<ProviderResult, ProviderFailure>,
  segment: ChainSegment,
): ChainTranslation[] {
  const begun = answers.filter(({ target }) => target.startsWith(segment.prefix ?? ""));
  // The prefix is put before a translation only when none of this provider begins with it by itself.
  const translations = (begun.length > 0 ? begun : answers)
    .map((answer) => complete(withEdges(answer, segment), segment, chain))
    .filter(({ target }) => isSound(segment, target));
  return distinct(translations);
}

/** Whitespace around the source is kept around its translation. */
function withEdges(answer: ProviderTranslation, { source, prefix }: ChainSegment): ProviderTranslation {
  if (prefix) return answer;
  const padded = (text: string) => `${/^\s*/u.exec(source)?.[0]}${text.trim()}${/(?<!\s)\s*$/u.exec(source)?.[0]}`;
  return {
    ...answer,
    target: padded(answer.target),
    ...(answer.tagged !== undefined && { tagged: padded(answer.tagged) }),
  };
}

/** So many more translations are looked through for one with the placeholders of the source. */
export const moreEmbedded = 8;

/** What the embedded translator makes of a segment, without translations that have other placeholders. */
export function embed(
  segment: ChainSegment,
  n: number,
  translate: (n: number) => readonly ChainTranslation[],
): ChainTranslation[] {
  const first = translate(n);
  const sound = filterSound(segment, first);
  return sound.length > 0 || first.length === 0 ? sound : filterSound(segment, translate(n + moreEmbedded)).slice(0, n);
}

function distinct(translations: readonly ChainTranslation[]): ChainTranslation[] {
  const seen = new Set<string>();
  return translations.filter(({ target }) => !seen.has(target) && seen.add(target));
}
