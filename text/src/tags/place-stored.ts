import { tokenize } from "../tokens/tokenize.ts";
import { separateWords } from "./gaps.ts";
import { type InlineTag, pairTags, type TaggedText } from "./read.ts";
import { placeTagsAndSpaces } from "./spaces.ts";

/**
 * Puts the tags of a query into the stored translation of the same or a similar text. Tags of the translation become
 * the query's tags if the stored source has the same kinds of tags in the same order. Otherwise, the stored tags are
 * dropped, and the query's tags are placed in proportion, with the whitespace next to them in the query.
 */
export function placeTagsAsStored(
  query: TaggedText,
  stored: { source: TaggedText; target: TaggedText },
  languages: { source: string; target: string },
): TaggedText {
  const { plain, tags } = stored.target;
  if (query.tags.length === 0) return { plain: separateWords(stored.target).plain, tags: [] };
  const matching = matchTags(query.tags, stored.source.tags, tags);
  if (matching) return { plain, tags: tags.map((tag, index) => ({ ...(matching[index] as InlineTag), at: tag.at })) };
  const target = separateWords(stored.target).plain;
  return placeTagsAndSpaces(query, target, {
    source: tokenize(separateWords(query).plain, languages.source),
    target: tokenize(target, languages.target),
    links: new Int32Array(0),
  });
}

/** For each tag of the target the query's tag that replaces it; undefined when they do not correspond. */
function matchTags(query: InlineTag[], source: InlineTag[], target: InlineTag[]): InlineTag[] | undefined {
  if (query.length !== source.length || source.length !== target.length) return undefined;
  if (query.some((tag, index) => tag.kind !== source[index]?.kind)) return undefined;
  const queryPartner = pairTags(query);
  const sourcePartner = pairTags(source);
  const targetPartner = pairTags(target);
  if (queryPartner.some((partner, index) => partner !== sourcePartner[index])) return undefined;

  const free = source.map((_, index) => index);
  const matched = new Array<InlineTag>(target.length);
  for (const [index, tag] of target.entries()) {
    if (matched[index]) continue;
    const isPair = targetPartner[index] !== -1;
    const position = free.findIndex((i) => source[i]?.text === tag.text && (sourcePartner[i] !== -1) === isPair);
    if (position < 0) return undefined;
    const [from] = free.splice(position, 1) as [number];
    matched[index] = query[from] as InlineTag;
    if (!isPair) continue;
    const close = sourcePartner[from] as number;
    matched[targetPartner[index] as number] = query[close] as InlineTag;
    free.splice(free.indexOf(close), 1);
  }
  return matched;
}
