import { type InlineTag, readTags, type TaggedText } from "@parlance/text";
import { findPartners } from "./partners.ts";
import { TargetError } from "./translatable-span.ts";

/**
 * Makes codes of what would read as a tag but is text, so that a translator cannot change it and nobody takes it for
 * markup. `escapeText` writes it in the format.
 */
export function protectLiterals(text: TaggedText, escapeText: (text: string) => string): TaggedText {
  if (!text.plain.includes("<")) return text;
  const literals = readTags(text.plain);
  if (literals.tags.length === 0) return text;
  const result: TaggedText = { plain: literals.plain, tags: [] };
  let removed = 0;
  let next = 0;
  for (const literal of literals.tags) {
    const start = literal.at + removed;
    for (; next < text.tags.length && (text.tags[next] as InlineTag).at <= start; next++) {
      result.tags.push(moved(text.tags[next] as InlineTag, -removed));
    }
    removed += literal.text.length;
    result.tags.push({ kind: "standalone", name: "x", text: escapeText(literal.text), at: literal.at });
    // A code inside what reads as a tag now stands behind it.
    for (; next < text.tags.length && (text.tags[next] as InlineTag).at < start + literal.text.length; next++) {
      result.tags.push({ ...(text.tags[next] as InlineTag), at: literal.at });
    }
  }
  for (; next < text.tags.length; next++) result.tags.push(moved(text.tags[next] as InlineTag, -removed));
  return result;
}

export const moved = (tag: InlineTag, by: number): InlineTag => (by === 0 ? tag : { ...tag, at: tag.at + by });

/**
 * Names a text's codes `<g id="1">`, `</g>` and `<x id="2"/>`, numbered from 1. An opening or closing code without a
 * partner becomes an `<x/>`.
 */
export function numberCodes({ tags }: TaggedText): string[] {
  const partner = findPartners(tags);
  const names: string[] = [];
  let last = 0;
  for (let index = 0; index < tags.length; index++) {
    const other = partner[index] as number;
    names.push(codeName(index, other, other < index && other >= 0 ? 0 : ++last));
  }
  return names;
}

/**
 * What stands for a code in a segment.
 *
 * @param other the index of its partner, −1 for none
 * @param id its number, which the end of a pair does not have
 */
export function codeName(index: number, other: number, id: number): string {
  if (other < 0) return `<x id="${id}"/>`;
  return other < index ? "</g>" : `<g id="${id}">`;
}

/** Puts the codes' markup where they stand and writes the text between with `escapeText`. */
export function fill({ plain, tags }: TaggedText, escapeText: (text: string) => string): string {
  let filled = "";
  let end = 0;
  for (const { at, text } of tags) {
    if (at > end) filled += escapeText(plain.slice(end, at));
    filled += text;
    end = at;
  }
  return end < plain.length ? filled + escapeText(plain.slice(end)) : filled;
}

/**
 * Writes a target in the file's own markup.
 *
 * @param content the source with its codes
 * @param segment its index in the stretch, for the error
 * @throws TargetError when the target's tags are not the source's, each once and nested
 */
export function writeTarget(
  content: TaggedText,
  target: string,
  segment: number,
  escapeText: (text: string) => string,
): string {
  const written = writtenInOrder(content.tags, target, escapeText);
  if (written !== undefined) return written;
  return fill(translated(content, target, segment), escapeText);
}

/**
 * A target with the markup of its source's codes.
 *
 * @param content the source with its codes
 * @param segment its index in the stretch, for the error
 * @throws TargetError when the target's tags are not the source's, each once and nested
 */
export function translated(content: TaggedText, target: string, segment: number): TaggedText {
  const names = numberCodes(content);
  const tagged = readTags(target);
  if (tagged.tags.length !== names.length) throw new TargetError(segment, "its tags are not those of the source");
  if (names.length === 0) return { plain: target, tags: [] };
  const isInOrder = tagged.tags.every(({ text }, index) => text === names[index]);
  const texts = isInOrder ? content.tags.map(({ text }) => text) : orderTexts(tagged.tags, content, names, segment);
  return { plain: tagged.plain, tags: tagged.tags.map((tag, index) => ({ ...tag, text: texts[index] as string })) };
}

/** The target of which each `<` begins the name of the next code; undefined for any other. */
function writtenInOrder(
  tags: readonly InlineTag[],
  target: string,
  escapeText: (text: string) => string,
): string | undefined {
  if (tags.length === 0) return target.includes("<") ? undefined : escapeText(target);
  const partner = findPartners(tags);
  let written = "";
  let end = 0;
  let last = 0;
  for (let index = 0; index < tags.length; index++) {
    const other = partner[index] as number;
    const name = codeName(index, other, other < index && other >= 0 ? 0 : ++last);
    const at = target.indexOf("<", end);
    if (at < 0 || !target.startsWith(name, at)) return undefined;
    if (at > end) written += escapeText(target.slice(end, at));
    written += (tags[index] as InlineTag).text;
    end = at + name.length;
  }
  if (target.includes("<", end)) return undefined;
  return end < target.length ? written + escapeText(target.slice(end)) : written;
}

/** The markup of the codes in the order in which a target has them. */
function orderTexts(
  tags: readonly InlineTag[],
  content: TaggedText,
  names: readonly string[],
  segment: number,
): readonly string[] {
  const sourcePartner = findPartners(content.tags);
  const targetPartner = findPartners(tags);
  const places = new Map(names.map((name, index) => [name, index]));
  const texts: string[] = new Array(names.length);
  tags.forEach((tag, index) => {
    if (tag.kind === "close") return;
    const place = places.get(tag.text);
    const partner = targetPartner[index] as number;
    const isPair = tag.kind === "open";
    if (place === undefined || isPair !== partner >= 0)
      throw new TargetError(segment, "a tag is not the source's, or there twice");
    places.delete(tag.text);
    texts[index] = content.tags[place]?.text ?? "";
    if (isPair) texts[partner] = content.tags[sourcePartner[place] as number]?.text ?? "";
  });
  if (texts.includes(undefined as unknown as string)) throw new TargetError(segment, "a tag is not closed");
  return texts;
}
