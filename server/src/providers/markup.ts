import type { ProviderSegment } from "@openparlance/engine";
import {
  findPlaceholders,
  type InlineTag,
  offsetAsRead,
  readTags,
  separateWords,
  type TaggedText,
  withoutTags,
  writeTags,
} from "@openparlance/text";
import { escapeXml, mapText, unescapeXml } from "../core/xml.ts";

/** The element whose content a service does not translate. */
export interface Protection {
  open: string;
  close: string;
}

/** Creates an element around a term. The service translates its content as `target`. */
export type Dictionary = (target: string) => Protection;

/** A part of a segment's plain text, in UTF-16 code units. */
interface Part {
  start: number;
  end: number;
}

/**
 * A segment as XML or HTML, for services that keep markup. The text between its tags is escaped. Parts that must not
 * change are in an element that the service does not translate. `dictionary` is for services that accept the
 * translations of terms in the text.
 */
export function toMarkup(segment: ProviderSegment, protection: Protection, dictionary?: Dictionary): string {
  const { plain, tags } = readTagged(segment);
  const separated = separateWords({ plain, tags });
  const elements = [
    ...protectedParts(segment).map((part) => ({ ...part, ...protection })),
    ...(dictionary ? translatedTerms(segment).map(({ target, ...part }) => ({ ...part, ...dictionary(target) })) : []),
  ];
  // An element ends before the tags at its end and begins after those at its start.
  const marks = [
    ...tags.map(({ at, text }) => ({ at, text, order: 1 })),
    ...elements.flatMap(({ start, end, open, close }) => [
      { at: offsetAsRead(separated, start), text: open, order: 2 },
      { at: offsetAsRead(separated, end), text: close, order: 0 },
    ]),
  ];
  marks.sort((a, b) => a.at - b.at || a.order - b.order);
  let markup = "";
  let end = 0;
  for (const { at, text } of marks) {
    markup += escapeXml(plain.slice(end, at)) + text;
    end = at;
  }
  return markup + escapeXml(plain.slice(end));
}

export const hasProtectedParts = (segment: ProviderSegment): boolean => protectedParts(segment).length > 0;

/** The parts of a segment that must not change. Parts with a tag inside are checked after the translation instead. */
function protectedParts(segment: ProviderSegment): Part[] {
  const { plain, tags } = separateWords(readTagged(segment));
  const fixed: Part[] = findPlaceholders(plain, segment.isIcu);
  const kept = (segment.terms ?? []).flatMap(({ isKept, span }) => (isKept && span ? [span] : []));
  return [...fixed, ...kept.filter((part) => !fixed.some((other) => overlap(part, other)))].filter(
    ({ start, end }) => !tags.some(({ at }) => at > start && at < end),
  );
}

/** The terms of a segment that have a translation, except those with a tag or a protected part inside. */
export function translatedTerms(segment: ProviderSegment): (Part & { source: string; target: string })[] {
  const { plain, tags } = separateWords(readTagged(segment));
  const fixed: Part[] = findPlaceholders(plain, segment.isIcu);
  return (segment.terms ?? []).flatMap(({ source, target, isKept, span }) => {
    if (isKept || !span || fixed.some((other) => overlap(span, other))) return [];
    return tags.some(({ at }) => at > span.start && at < span.end) ? [] : [{ ...span, source, target }];
  });
}

const overlap = (one: Part, other: Part): boolean => one.start < other.end && other.start < one.end;

function readTagged({ source, tagged }: ProviderSegment) {
  return tagged === undefined ? { plain: source, tags: [] } : readTags(tagged);
}

/** Reads a service's output: the plain text, and the text with its tags if the segment has tags. */
export function fromMarkup(markup: string, segment: ProviderSegment | undefined, protection: Protection) {
  const read = withoutProtection(readTags(removeUnpairedMarks(markup, protection)), protection);
  const translated = mapText(segment ? withTagsOf(read, readTagged(segment)) : read, unescapeXml);
  if (segment?.tagged === undefined) return { target: translated.plain };
  const tagged = writeTags(translated);
  return { target: withoutTags(tagged), tagged };
}

/** A tag in the form that its spellings in XML and HTML share. Source: XML 1.0, section 3.1. */
const normalizeTag = ({ text }: InlineTag): string =>
  text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?= ?(?:"([^"]*)"|'([^']*)')/g, '="$1$2"')
    .replace(/ ?\/?>$/, ">");

/**
 * A translation with the tags in the spelling of its source. Services parse `<x/>` and `<br>` as the start of an
 * element, so they return `<x></x>`, or an end tag that the source doesn't have. If the source has several spellings of
 * a tag, each is used once, and those of the same kind first.
 */
export function withTagsOf({ plain, tags }: TaggedText, source: TaggedText): TaggedText {
  const known = new Map(source.tags.map((tag) => [normalizeTag(tag), tag]));
  const unused = Map.groupBy(source.tags.toReversed(), (tag) => tag.kind + normalizeTag(tag));
  const restored = tags.flatMap((tag) => {
    const form = normalizeTag(tag);
    const next = [tag.kind, "open", "standalone"].map((kind) => unused.get(kind + form)).find((all) => all?.length);
    const own = next?.pop() ?? known.get(form);
    if (own) return [{ ...own, at: tag.at }];
    return tag.kind === "close" ? [] : [tag];
  });
  return { plain, tags: restored };
}

/** Removes the marks of protection when one of a pair is lost, because a single one would be read as text. */
function removeUnpairedMarks(markup: string, { open, close }: Protection): string {
  const isEven = markup.split(open).length === markup.split(close).length;
  return isEven ? markup : markup.replaceAll(open, "").replaceAll(close, "");
}

/**
 * Removes the marks of protection. Services change the form of attributes, so elements are found by name, and each
 * closing tag ends the last open one.
 */
function withoutProtection({ plain, tags }: { plain: string; tags: InlineTag[] }, { open }: Protection) {
  const [protecting] = readTags(`${open}${closingTag(open)}`).tags;
  const isOpen: boolean[] = [];
  const rest = tags.filter((tag) => {
    if (tag.name.toLowerCase() !== protecting?.name.toLowerCase()) return true;
    if (tag.kind === "standalone") return true;
    if (tag.kind === "close") return !isOpen.pop();
    const isOurs = normalizeAttributes(tag.text) === normalizeAttributes(open);
    isOpen.push(isOurs);
    return !isOurs;
  });
  return { plain, tags: rest };
}

const closingTag = (open: string) => `</${/^<([\w-]+)/.exec(open)?.[1]}>`;
const normalizeAttributes = (tag: string) =>
  tag
    .replace(/^<[\w-]+/, "")
    .replaceAll(/[\s"'>]/g, "")
    .toLowerCase();
