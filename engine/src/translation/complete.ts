import {
  findPlaceholders,
  type InlineTag,
  keepsTags,
  pairTags,
  readTags,
  separateWords,
  tokenize,
} from "@openparlance/text";
import type { MemoryLanguages } from "../memory-languages.ts";
import type { AdaptiveTranslator } from "../mt/index.ts";
import { continuePrefix } from "./prefix.ts";
import type { ProviderTranslation } from "./provider.ts";
import type { SourceSegment } from "./segment.ts";
import { fulfillTerms } from "./terms.ts";
import { buildTranslation, type LinkedTranslation, type Links } from "./translation.ts";

/** The score of a translation from a provider without scores. */
const unstatedScore = 0.5;

interface Completion {
  languages: MemoryLanguages;
  translator: Pick<AdaptiveTranslator, "align">;
}

/** A translation that is aligned only if it is chosen, because aligning takes long. */
export type CompletedTranslation = Omit<LinkedTranslation, "links"> & { links: Links | undefined };

/** Adds missing data to a provider's translation: prefix, terms, provenance, score, and the alignment if needed. */
export function completeProviderTranslation(
  result: ProviderTranslation,
  segment: SourceSegment,
  context: Completion,
): CompletedTranslation {
  const { source, prefix = "", terms = [] } = segment;
  const isDone = terms.length === 0 && result.target.startsWith(prefix);
  const { target, links, matches, missed } = isDone
    ? { target: result.target, links: linksWithin(result, source, context), matches: [], missed: [] }
    : fulfillTerms(withPrefix(result, source, prefix, context), terms, context.languages.target, prefix.length);
  const words = tokenize(target, context.languages.target);
  const score = Number.isFinite(result.score) ? Math.min(1, Math.max(0, result.score ?? 0)) : unstatedScore;
  const translation = buildTranslation(words, links ?? [], { kind: "provider", number: 0 }, score);
  const provenance = translation.provenance.map((word, at) => {
    const term = matches.find(({ span }) => at >= span.startToken && at < span.endToken);
    return term ? ({ kind: "term", number: term.id } as const) : word;
  });
  const tagged = target === result.target ? tagAs(result, segment) : undefined;
  return { ...translation, links, provenance, missedTerms: missed, ...(tagged !== undefined && { tagged }) };
}

function withPrefix(translation: ProviderTranslation, source: string, prefix: string, context: Completion) {
  const { target } = translation;
  const links = linksWithin(translation, source, context) ?? context.translator.align(source, target);
  if (target.startsWith(prefix)) return { target, links };
  const prefixLinks = context.translator.align(source, prefix);
  const continued = continuePrefix({ prefix, target, targetLanguage: context.languages.target, links, prefixLinks });
  return { target: continued, links: context.translator.align(source, continued) };
}

/** The links that the provider returned, if they are between existing tokens. */
function linksWithin({ links, target }: ProviderTranslation, source: string, context: Completion): Links | undefined {
  if (!links) return undefined;
  const sourceCount = tokenize(source, context.languages.source).tokens.length;
  const targetCount = tokenize(target, context.languages.target).tokens.length;
  const isIndex = (index: number, count: number) => Number.isInteger(index) && index >= 0 && index < count;
  return links.every(([from, to]) => isIndex(from, sourceCount) && isIndex(to, targetCount)) ? links : undefined;
}

/** The provider's tagged target, if it has the text of the target, and the tags and pairs of the source. */
function tagAs({ target, tagged }: ProviderTranslation, segment: SourceSegment): string | undefined {
  if (tagged === undefined || segment.tagged === undefined) return undefined;
  const read = separateWords(readTags(tagged));
  const own = readTags(segment.tagged).tags;
  const hasAll = keepsTags(own, read.tags) && countEmpty(read.tags) <= countEmpty(own);
  const cutsPlaceholder = findPlaceholders(target, segment.isIcu).some(({ start, end }) =>
    read.tags.some(({ at }) => at > start && at < end),
  );
  return read.plain === target && hasAll && !cutsPlaceholder ? tagged : undefined;
}

/** Counts the tags without a partner, and those of pairs without content. */
const countEmpty = (tags: readonly InlineTag[]): number =>
  pairTags(tags).filter((other, index) => other < 0 || tags[other]?.at === tags[index]?.at).length;
