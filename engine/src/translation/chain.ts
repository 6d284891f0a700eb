import { tokenize } from "@openparlance/text";
import { rankByAgreement } from "../post-editing/rank-candidates.ts";
import type { PostEdited } from "../post-editing/write-edited.ts";
import { align, type Completed, type Completion, complete } from "./complete.ts";
import { withEdges } from "./edges.ts";
import { type FallBack, fallBack } from "./fall-back.ts";
import {
  type ProviderFailure,
  type ProviderTranslation,
  serves,
  type TermbaseVersion,
  type TranslationProvider,
} from "./provider.ts";
import { type ProviderResult, requestTranslations } from "./request-translations.ts";
import { isSafe, safeCopy, withPlaceholders } from "./safe-copy.ts";
import { type ChainSegment, segmentFor } from "./segment.ts";
import { type ChainTranslation, measureCoverage } from "./translation.ts";

/** What a provider's output becomes by what was learnt from confirmed segments. */
export interface EditedOutput extends PostEdited {
  /** The chrF2 (0 to 1) that the provider's outputs are expected to reach as they are. */
  quality: number;
}

/** Who may translate, in this order, and what they are given. */
export interface Chain extends Completion, Pick<FallBack, "pairs" | "match"> {
  /** The embedded translator, best first. */
  local?(segment: ChainSegment, n: number): readonly ChainTranslation[];
  /** The embedded translation is taken at once when its score is as high, 0 to 1. */
  minConfidence: number;
  /** Edits a provider's output as the confirmed segments say. */
  postEdit?(provider: string, source: string, output: string): Promise<EditedOutput | undefined>;
  /** Called with what a provider made of a source, before it is completed. */
  keep?(provider: string, source: string, output: string): void;
  /** Translations by the embedded translator with the phrases of another one's, best first; [] where its data is too little. */
  merge?(segment: ChainSegment, draft: string, n: number): Promise<readonly ChainTranslation[]>;
  /** ISO 3166-1 codes of the variants, where they are known. */
  sourceRegion?: string | undefined;
  targetRegion?: string | undefined;
  /** Whose segment it is, the name of its document, and how the owner wants it translated. */
  owner?: number | undefined;
  /** Where the terms of the segment are from. */
  termbase?: TermbaseVersion | undefined;
  document?: string | undefined;
  instructions?: string | undefined;
  providers: readonly TranslationProvider[];
  /** A signal that aborts when the time of one request to this provider is up. */
  deadline(provider: TranslationProvider): AbortSignal;
  /** Aborts when no one waits any more; `translateThrough` rejects with its reason then. */
  signal: AbortSignal;
  /** Called for each provider that did not serve. */
  report(failure: ProviderFailure): void;
}

/**
 * Translates a segment through the first part of the chain that can. First is the embedded translator where it is confident,
 * then the providers in turn, and last {@link fallBack}. When a provider fails, the next is queried. What the first that serves made
 * is post-edited, and the embedded translator makes its own of it. The best of these by confidence and agreement come first.
 * No machine translation is returned that has other placeholders than its source.
 *
 * @returns at most `n` different translations, best first, each beginning with the prefix; [] when the source has no
 *   tokens
 */
export async function translateThrough(chain: Chain, segment: ChainSegment, n: number): Promise<ChainTranslation[]> {
  const { source, prefix = "" } = segment;
  if (tokenize(source, chain.sourceLanguage).tokens.length === 0) return [];
  const begins = ({ target }: ChainTranslation) => target.startsWith(prefix);
  const local = distinct(embed(segment, n, (n) => chain.local?.(segment, n) ?? [])).filter(begins);
  const coverage = coverageOfBest(chain, source, local);
  if (coverage > 0 && (local[0]?.score ?? 0) >= chain.minConfidence) return local.slice(0, n);
  for (const provider of chain.providers) {
    if (!serves(provider.capabilities, chain.sourceLanguage, chain.targetLanguage)) continue;
    const draft = coverage >= minDraftCoverage ? local[0]?.target : undefined;
    const created = await translateWithin(chain, provider, { ...segment, ...(draft !== undefined && { draft }) }, n);
    if (created) return align(source, await improve(chain, segment, created, coverage > 0 ? local : [], n), chain);
  }
  return coverage > 0 ? fallBack(segment, local.slice(0, n), chain) : [safeCopy(segment, chain.sourceLanguage)];
}

/** From this share of known words on, the embedded translation may help another engine. */
const minDraftCoverage = 0.5;

/** What a provider made of a segment, at first and after it was completed. */
interface ProviderOutcome {
  provider: TranslationProvider;
  first: ProviderTranslation;
  translations: Completed[];
}

/** The best of what the provider made, what it becomes by post-editing, and what the embedded translator makes of it. */
async function improve(
  chain: Chain,
  segment: ChainSegment,
  { provider, first, translations }: ProviderOutcome,
  local: readonly ChainTranslation[],
  n: number,
): Promise<Completed[]> {
  const output = first.target.trim();
  // Where the provider gets the prefix, its output is not what it would be without one.
  if (!(segment.prefix && provider.capabilities.prefix)) chain.keep?.(provider.name, segment.source, output);
  const edited = (await chain.postEdit?.(provider.name, segment.source, output)) ?? unedited(output);
  const post = edited.isEdited ? completed(chain, [{ target: edited.target }], segment) : [];
  const draft = edited.isEdited ? edited.target : output;
  const merged = withPlaceholders(segment, (await chain.merge?.(segment, draft, n)) ?? []);
  if (post.length === 0 && merged.length === 0) return translations;
  const stated = first.score ?? edited.quality;
  const own = Math.max(stated, local[0]?.score ?? 0);
  const candidates = [
    ...rate(merged.slice(0, 1), own),
    ...rate(
      post.map((one) => withEdits(one, edited)),
      own,
    ),
    ...rate(local.slice(0, 1), local[0]?.score ?? 0),
    ...rate(translations.slice(0, 1), stated),
  ];
  // What the embedded translator stated holds for its own words alone.
  const ranked = rankByAgreement(candidates).map(({ one, score }) => {
    const { confidence: _, ...translation } = one.translation;
    return { ...translation, score };
  });
  const missed = ({ missedTerms = [] }: Completed) => missedTerms.length;
  ranked.sort((a, b) => missed(a) - missed(b));
  const rest = [...merged.slice(1), ...translations.slice(1)];
  const begins = ({ target }: Completed) => target.startsWith(segment.prefix ?? "");
  return distinct([...ranked, ...rest].filter(begins)).slice(0, n);
}

/** What is expected of a provider of which nothing was confirmed. */
const unknownQuality = 0.6;

const unedited = (target: string): EditedOutput => ({
  target,
  isEdited: false,
  editedWords: [],
  quality: unknownQuality,
});

const rate = (translations: readonly Completed[], confidence: number) =>
  translations.map((translation) => ({ translation, target: translation.target, confidence }));

/** Words that confirmed segments put there come from the memory. */
function withEdits(translation: Completed, { target, editedWords }: EditedOutput): Completed {
  if (translation.target.trim() !== target.trim()) return translation;
  const provenance = translation.provenance.map((word, at) =>
    word.kind === "provider" && editedWords.includes(at)
      ? ({ kind: "memory", number: phraseOf(editedWords, at) } as const)
      : word,
  );
  return { ...translation, provenance };
}

/** Words next to each other are one phrase: 1, 2, … */
function phraseOf(words: readonly number[], at: number): number {
  return words.filter((word) => word <= at && !words.includes(word - 1)).length;
}

/** What a provider makes of a segment; undefined when that cannot be used. */
async function translateWithin(
  chain: Chain,
  provider: TranslationProvider,
  segment: ChainSegment,
  n: number,
): Promise<ProviderOutcome | undefined> {
  // A provider that varies may keep the placeholders when it is requested once more.
  for (const isSecondTry of provider.capabilities.varies ? [false, true] : [false]) {
    const translation = await requestWith(chain, provider, { ...segment, ...(isSecondTry && { isSecondTry }) }, n);
    if (isFailure(translation)) {
      chain.report(translation);
      return undefined;
    }
    const translations = completed(chain, translation, segment);
    const [first] = translation;
    if (translations.length > 0 && first) return { provider, first, translations: translations.slice(0, n) };
  }
  chain.report({ provider: provider.name, reason: "lost placeholders" });
  return undefined;
}

function coverageOfBest(chain: Chain, source: string, [best]: readonly ChainTranslation[]): number {
  return best && best.score > 0 ? measureCoverage(source, chain.sourceLanguage, best) : 0;
}

function requestWith(
  chain: Chain,
  provider: TranslationProvider,
  segment: ChainSegment,
  n: number,
): Promise<ProviderResult> {
  const { sourceLanguage, targetLanguage, sourceRegion, targetRegion, owner } = chain;
  const { termbase, document, instructions } = chain;
  const { glossaries, context, nBest = 1 } = provider.capabilities;
  const request = {
    ...{ sourceLanguage, targetLanguage, sourceRegion, targetRegion, owner },
    ...(glossaries && { termbase }),
    ...(context && { document, instructions }),
    n: Math.max(1, Math.min(n, nBest)),
    segments: [segmentFor(provider.capabilities, segment)],
  };
  return requestTranslations(provider, request, chain.deadline(provider), chain.signal);
}

function isFailure(translation: ProviderResult): translation is ProviderFailure {
  return "reason" in translation;
}

/** The translations that can be used, with what they lacked. */
function completed(
  chain: Chain,
  results: Exclude<ProviderResult, ProviderFailure>,
  segment: ChainSegment,
): Completed[] {
  const begun = results.filter(({ target }) => target.startsWith(segment.prefix ?? ""));
  // The prefix is put before a translation only when none of this provider begins with it by itself.
  const translations = (begun.length > 0 ? begun : results)
    .map((translation) => complete(withEdges(translation, segment), segment, chain))
    .filter(({ target }) => isSafe(segment, target));
  return distinct(translations);
}

/** So many more translations are looked through for one with the placeholders of the source. */
export const moreLocal = 8;

/** What the embedded translator makes of a segment, without translations that have other placeholders. */
export function embed(
  segment: ChainSegment,
  n: number,
  translate: (n: number) => readonly ChainTranslation[],
): ChainTranslation[] {
  const first = translate(n);
  const safe = withPlaceholders(segment, first);
  return safe.length > 0 || first.length === 0 ? safe : withPlaceholders(segment, translate(n + moreLocal)).slice(0, n);
}

function distinct<One extends Completed>(translations: readonly One[]): One[] {
  const seen = new Set<string>();
  return translations.filter(({ target }) => !seen.has(target) && seen.add(target));
}
