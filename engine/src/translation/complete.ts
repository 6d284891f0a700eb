import { findPlaceholders, type InlineTag, readTags, separateWords, tokenize } from "@openparlance/text";
import { continuePrefix } from "./prefix.ts";
import type { ProviderTranslation } from "./provider.ts";
import type { ChainSegment } from "./segment.ts";
import { fulfilTerms } from "./terms.ts";
import { buildTranslation, type ChainTranslation, type Links } from "./translation.ts";

/** The score of a translation whose provider says nothing of its certainty. */
const unstatedScore = 0.5;

export interface Completion {
  sourceLanguage: string;
  targetLanguage: string;
  /** Links the tokens of two plain texts. */
  align(source: string, target: string): Links;
}

/** A translation whose alignment is made when it is chosen: most are not, and it takes much of the time. */
export type Completed = Omit<ChainTranslation, "links"> & { links: Links | undefined };

/** Gives a provider's translation what it lacks: the prefix, terms, provenance and a score, and alignment where these need it. */
export function complete(result: ProviderTranslation, segment: ChainSegment, means: Completion): Completed {
  const { source, prefix = "", terms = [] } = segment;
  const isDone = terms.length === 0 && result.target.startsWith(prefix);
  const {
    target,
    links,
    matches: match,
    missed,
  } = isDone
    ? { target: result.target, links: linksWithin(result, source, means), matches: [], missed: [] }
    : fulfilTerms(withPrefix(result, source, prefix, means), terms, means.targetLanguage, prefix.length);
  const words = tokenize(target, means.targetLanguage);
  const score = Number.isFinite(result.score) ? Math.min(1, Math.max(0, result.score ?? 0)) : unstatedScore;
  const translation = buildTranslation(words, links ?? [], { kind: "provider", number: 0 }, score);
  const provenance = translation.provenance.map((word, at) => {
    const term = match.find(({ span }) => at >= span.startToken && at < span.endToken);
    return term ? ({ kind: "term", number: term.id } as const) : word;
  });
  const tagged = target === result.target ? tagAs(result, segment) : undefined;
  return { ...translation, links, provenance, missedTerms: missed, ...(tagged !== undefined && { tagged }) };
}

/** The translations with the alignment of those that lack it. */
export function align(source: string, translations: readonly Completed[], means: Completion): ChainTranslation[] {
  return translations.map((one) => ({ ...one, links: one.links ?? means.align(source, one.target) }));
}

function withPrefix(translation: ProviderTranslation, source: string, prefix: string, means: Completion) {
  const { target } = translation;
  const links = linksWithin(translation, source, means) ?? means.align(source, target);
  if (target.startsWith(prefix)) return { target, links };
  const { targetLanguage } = means;
  const prefixLinks = means.align(source, prefix);
  const continued = continuePrefix({ prefix, target, targetLanguage, links, prefixLinks });
  return { target: continued, links: means.align(source, continued) };
}

/** The provider's own links, when they are between tokens that exist. */
function linksWithin({ links, target }: ProviderTranslation, source: string, means: Completion): Links | undefined {
  if (!links) return undefined;
  const sourceCount = tokenize(source, means.sourceLanguage).tokens.length;
  const targetCount = tokenize(target, means.targetLanguage).tokens.length;
  const isIndex = (index: number, count: number) => Number.isInteger(index) && index >= 0 && index < count;
  return links.every(([from, to]) => isIndex(from, sourceCount) && isIndex(to, targetCount)) ? links : undefined;
}

/** The provider's tagged target, when it has the same text and the tags of the source. */
function tagAs({ target, tagged }: ProviderTranslation, segment: ChainSegment): string | undefined {
  if (tagged === undefined || segment.tagged === undefined) return undefined;
  const read = separateWords(readTags(tagged));
  const names = (tags: readonly InlineTag[]) => tags.map(({ text }) => text).sort();
  const hasAll = names(read.tags).join() === names(readTags(segment.tagged).tags).join();
  const cutsPlaceholder = findPlaceholders(target, segment.isIcu).some(({ start, end }) =>
    read.tags.some(({ at }) => at > start && at < end),
  );
  return read.plain === target && hasAll && !cutsPlaceholder ? tagged : undefined;
}
