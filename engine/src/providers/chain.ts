import { tokenize } from "@parlance/text";
import { type Answer, ask } from "./ask.ts";
import { type Completion, complete } from "./complete.ts";
import { type ProviderFailure, type ProviderTranslation, serves, type TranslationProvider } from "./provider.ts";
import { type ChainSegment, segmentFor } from "./segment.ts";
import { isSound, soundCopy, soundOf } from "./sound.ts";
import { type ChainTranslation, coverageOf, translationOf } from "./translation.ts";

/** Who may translate, asked in this order, and what they are given. */
export interface Chain extends Completion {
  /** Targets of exact matches, newest first; left out when none are wanted. */
  memory?(segment: ChainSegment): readonly string[];
  /** The embedded translator, best first. */
  embedded?(segment: ChainSegment, n: number): readonly ChainTranslation[];
  /** The embedded translation is taken at once when so much of the source's words is known to it, 0 to 1. */
  leastCoverage: number;
  /** ISO 3166-1 codes of the variants, where they are known. */
  sourceRegion?: string | undefined;
  targetRegion?: string | undefined;
  providers: readonly TranslationProvider[];
  /** A signal that aborts when the time of one request to this provider is up. */
  deadline(provider: TranslationProvider): AbortSignal;
  /** Aborts when nobody waits any more; `translateThrough` rejects with its reason then. */
  signal: AbortSignal;
}

/** The translations of a segment, all of one origin. */
export interface ChainAnswer {
  origin: "memory" | "embedded" | "provider" | "copy";
  /** The provider's name. */
  provider?: string;
  /** Different from each other, best first, each beginning with the prefix; [] when the source has no tokens. */
  translations: ChainTranslation[];
  /** Of the providers that were asked before. */
  failures: ProviderFailure[];
}

/**
 * Translates segments through the first part of the chain that can: exact matches of the memory, the embedded
 * translator where it knows enough of the source, the providers in turn, the embedded translator with whatever it
 * knows, and last the source itself. A provider that fails is a value in the answer, and the next is asked. No machine
 * translation is returned that has other placeholders than its source.
 *
 * @param n at most so many translations of each segment
 * @returns one answer per segment
 */
export async function translateThrough(
  chain: Chain,
  segments: readonly ChainSegment[],
  n: number,
): Promise<ChainAnswer[]> {
  const drafts = segments.map((segment) => ({ segment, ...draftOf(chain, segment, n) }));
  for (const provider of chain.providers) {
    const open = drafts.filter(({ answer }) => answer === undefined);
    if (open.length === 0 || !serves(provider.capabilities, chain.sourceLanguage, chain.targetLanguage)) continue;
    const lost = await fill(chain, provider, open, n);
    const again = provider.capabilities.varies ? lost : [];
    const lostAgain = again.length > 0 ? await fill(chain, provider, again, n, { isSecondTry: true }) : lost;
    for (const { failures } of lostAgain) failures.push({ provider: provider.name, reason: "lost placeholders" });
  }
  return drafts.map(({ segment, embedded, answer, failures }) => ({
    ...(answer ?? lastResort(chain, segment, embedded)),
    failures,
  }));
}

type Found = Omit<ChainAnswer, "failures">;

interface Draft {
  segment: ChainSegment;
  answer: Found | undefined;
  embedded: ChainTranslation[];
  failures: ProviderFailure[];
}

/** Asks a provider for what is open; returns what it translated without its placeholders. */
async function fill(
  chain: Chain,
  provider: TranslationProvider,
  open: readonly Draft[],
  n: number,
  extra: Pick<ChainSegment, "isSecondTry"> = {},
): Promise<Draft[]> {
  const asked = open.map(({ segment }) => ({ ...segment, ...extra }));
  const answers = await askWith(chain, provider, asked, n);
  return open.filter((draft, index) => {
    const answer = answers[index];
    if (!answer || isFailure(answer)) {
      if (answer) draft.failures.push(answer);
      return false;
    }
    draft.answer = fromProvider(chain, provider, answer, draft.segment, n);
    return draft.answer === undefined;
  });
}

/** What can be had without asking anybody. */
function draftOf(chain: Chain, segment: ChainSegment, n: number): Omit<Draft, "segment"> {
  const { source, prefix = "" } = segment;
  const begins = ({ target }: { target: string }) => target.startsWith(prefix);
  const failures: ProviderFailure[] = [];
  if (tokenize(source, chain.sourceLanguage).tokens.length === 0) {
    return { answer: { origin: "copy", translations: [] } as Found, embedded: [], failures };
  }
  const matches = distinct((chain.memory?.(segment) ?? []).map((target) => matchOf(chain, source, target)));
  const exact = matches.filter(begins).slice(0, n);
  if (exact.length > 0) return { answer: { origin: "memory", translations: exact } as Found, embedded: [], failures };
  const embedded = distinct(embeddedOf(segment, n, (n) => chain.embedded?.(segment, n) ?? [])).filter(begins);
  const coverage = coverageOfBest(chain, source, embedded);
  const isEnough = coverage > 0 && coverage >= chain.leastCoverage;
  const answer: Found | undefined = isEnough ? { origin: "embedded", translations: embedded.slice(0, n) } : undefined;
  return { answer, embedded: coverage > 0 ? embedded.slice(0, n) : [], failures };
}

function coverageOfBest(chain: Chain, source: string, [best]: readonly ChainTranslation[]): number {
  return best && best.score > 0 ? coverageOf(source, chain.sourceLanguage, best) : 0;
}

function matchOf(chain: Chain, source: string, target: string): ChainTranslation {
  const words = tokenize(target, chain.targetLanguage);
  return translationOf(words, chain.align(source, target), { kind: "memory", number: 1 }, 1);
}

function askWith(chain: Chain, provider: TranslationProvider, segments: readonly ChainSegment[], n: number) {
  const { sourceLanguage, targetLanguage, sourceRegion, targetRegion, signal } = chain;
  const wanted = Math.max(1, Math.min(n, provider.capabilities.nBest));
  const request = {
    sourceLanguage,
    targetLanguage,
    ...(sourceRegion && { sourceRegion }),
    ...(targetRegion && { targetRegion }),
    n: wanted,
    segments: segments.map((segment) => segmentFor(provider.capabilities, segment)),
  };
  return ask(provider, request, () => chain.deadline(provider), signal);
}

function isFailure(answer: Answer): answer is ProviderFailure {
  return "reason" in answer;
}

function fromProvider(
  chain: Chain,
  provider: TranslationProvider,
  answers: Exclude<Answer, ProviderFailure>,
  segment: ChainSegment,
  n: number,
): Found | undefined {
  const begun = answers.filter(({ target }) => target.startsWith(segment.prefix ?? ""));
  // The prefix is put before a translation only when none of this provider begins with it by itself.
  const translations = (begun.length > 0 ? begun : answers)
    .map((answer) => complete(withEdges(answer, segment), segment, chain))
    .filter(({ target }) => isSound(segment, target));
  if (translations.length === 0) return undefined;
  return { origin: "provider", provider: provider.name, translations: distinct(translations).slice(0, n) };
}

/** White space around the source is kept around its translation. */
function withEdges(answer: ProviderTranslation, { source, prefix }: ChainSegment): ProviderTranslation {
  if (prefix) return answer;
  const padded = (text: string) => `${/^\s*/u.exec(source)?.[0]}${text.trim()}${/(?<!\s)\s*$/u.exec(source)?.[0]}`;
  return {
    ...answer,
    target: padded(answer.target),
    ...(answer.tagged !== undefined && { tagged: padded(answer.tagged) }),
  };
}

function lastResort(chain: Chain, segment: ChainSegment, embedded: ChainTranslation[]): Found {
  if (embedded.length > 0) return { origin: "embedded", translations: embedded };
  return { origin: "copy", translations: [soundCopy(segment, chain.sourceLanguage)] };
}

/** So many more translations are looked through for one with the placeholders of the source. */
export const moreEmbedded = 8;

/** What the embedded translator makes of a segment, without translations that have other placeholders. */
export function embeddedOf(
  segment: ChainSegment,
  n: number,
  translate: (n: number) => readonly ChainTranslation[],
): ChainTranslation[] {
  const first = translate(n);
  const sound = soundOf(segment, first);
  return sound.length > 0 || first.length === 0 ? sound : soundOf(segment, translate(n + moreEmbedded)).slice(0, n);
}

function distinct(translations: readonly ChainTranslation[]): ChainTranslation[] {
  const seen = new Set<string>();
  return translations.filter(({ target }) => !seen.has(target) && seen.add(target));
}
