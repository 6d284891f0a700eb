import { separateWords, withoutBlanks } from "./gaps.ts";
import { placeTags } from "./place.ts";
import { type InlineTag, pairTags, type TaggedText } from "./read.ts";
import type { WordAlignment } from "./spans.ts";

/** Marks with no space before them. */
const closingMarkPattern = /[\s\p{Pe}\p{Pf},.;:!?%、。，！？：；]/u;

/** The whitespace next to a tag, or next to an empty pair; "" if there is none. */
interface Spaces {
  before: string;
  after: string;
  /** Whether only tags and whitespace follow. */
  isLast: boolean;
}

/**
 * Puts the tags of a text into its translation, with the whitespace that they have next to them in the source.
 * `alignment` has the tokens of `target` and of `withoutTags` of the source.
 */
export function placeTagsAndSpaces(source: TaggedText, target: string, alignment: WordAlignment): TaggedText {
  const placement = placeTags(separateWords(source), target, alignment);
  return withoutBlanks(source, keepSpaces(source, placement));
}

/**
 * Gives tags without content the whitespace that they have next to them in the source. It does so where a translation
 * has none, as between a picture and its text. None is added at an edge where the source has text beyond it, nor before
 * punctuation.
 */
export function keepSpaces(source: TaggedText, placement: TaggedText): TaggedText {
  const wanted = spacesBeside(source);
  if (wanted.size === 0) return placement;
  const { plain } = placement;
  const partner = pairTags(placement.tags);
  const spaces = placement.tags.map(({ text, kind }) => (kind === "close" ? undefined : wanted.get(text)?.shift()));
  const tags: InlineTag[] = [];
  const parts: string[] = [];
  let length = 0;
  const add = (part: string) => {
    if (part === "") return;
    parts.push(part);
    length += part.length;
  };
  let end = 0;
  placement.tags.forEach((tag, index) => {
    const own = spaces[index];
    // A service that doesn't receive the tag keeps the whitespace of both sides.
    const isBetween = own?.before && own.after && /[^\S\r\n]{2}$/.test(plain.slice(Math.max(end, tag.at - 2), tag.at));
    const at = isBetween ? tag.at - 1 : tag.at;
    add(plain.slice(end, at));
    end = at;
    if (own && /\S$/.test(parts.at(-1)?.slice(-1) ?? "")) add(own.before);
    tags.push({ ...tag, at: length });
    const other = partner[index] as number;
    const ended = other < 0 ? own : spaces[other < index ? other : -1];
    if (ended && (end < plain.length ? !closingMarkPattern.test(plain.charAt(end)) : ended.isLast)) add(ended.after);
  });
  add(plain.slice(end));
  return { plain: parts.join(""), tags };
}

/** The spaces next to each standalone tag or empty pair, in order, by the text of its first tag. */
function spacesBeside({ plain, tags }: TaggedText): Map<string, Spaces[]> {
  const spacesByTag = new Map<string, Spaces[]>();
  const partner = pairTags(tags);
  const textEnd = plain.trimEnd().length;
  tags.forEach(({ text, at }, index) => {
    const other = partner[index] as number;
    const close = other < 0 ? index : other;
    if (close < index || (tags[close] as InlineTag).at !== at) return;
    const gapBefore = plain.slice(tags[index - 1]?.at ?? 0, at);
    const gapAfter = plain.slice(at, tags[close + 1]?.at ?? plain.length);
    const before = gapBefore.slice(gapBefore.trimEnd().length);
    const after = gapAfter.slice(0, gapAfter.length - gapAfter.trimStart().length);
    const spaces = { before, after, isLast: at >= textEnd };
    const same = spacesByTag.get(text);
    if (same) same.push(spaces);
    else spacesByTag.set(text, [spaces]);
  });
  return spacesByTag;
}
