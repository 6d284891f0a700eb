import { isBetweenWords, isNote, isSeparator, nameOf } from "./gaps.ts";
import { type InlineTag, pairTags, readTags, writeTags } from "./read.ts";

/** A text in which the number of each note, with its tags, is one tag. */
export interface CollapsedText {
  text: string;
  /** Each tag that replaces a note, and the text of the note. */
  notes: ReadonlyMap<string, string>;
}

const noteMarkPattern = /^\[?[\p{N}*†‡§]+\]?$/u;

/**
 * Replaces the number of a note, `word<sup>1</sup>`, with one tag, because memories contain the sentence without the
 * number. {@link expandNotes} restores the numbers.
 */
export function collapseNotes(source: string): CollapsedText {
  const notes = new Map<string, string>();
  if (!source.includes("<")) return { text: source, notes };
  const { plain, tags } = readTags(source);
  const partner = pairTags(tags);
  const kept: InlineTag[] = [];
  const parts: string[] = [];
  let end = 0;
  let removed = 0;
  for (let index = 0; index < tags.length; index++) {
    const tag = tags[index] as InlineTag;
    const last = findNote(plain, tags, partner, index);
    if (last < 0) {
      kept.push({ ...tag, at: tag.at - removed });
      continue;
    }
    const to = (tags[last] as InlineTag).at;
    const inner = tags.slice(index, last + 1).map((each) => ({ ...each, at: each.at - tag.at }));
    const text = placeholder(notes.size, source);
    notes.set(text, writeTags({ plain: plain.slice(tag.at, to), tags: inner }));
    kept.push({ kind: "standalone", name: "x", text, at: tag.at - removed });
    parts.push(plain.slice(end, tag.at));
    end = to;
    removed += to - tag.at;
    index = last;
  }
  if (notes.size === 0) return { text: source, notes };
  return { text: writeTags({ plain: parts.join("") + plain.slice(end), tags: kept }), notes };
}

/** A text with the notes instead of their tags. */
export function expandNotes(text: string, notes: CollapsedText["notes"]): string {
  let expanded = text;
  for (const [tag, note] of notes) expanded = expanded.replace(tag, () => note);
  return expanded;
}

/** An empty tag that doesn't occur in the text. */
function placeholder(count: number, source: string): string {
  for (let id = 9001 + count; ; id += 1000) {
    const tag = `<x id="${id}"/>`;
    if (!source.includes(tag)) return tag;
  }
}

/** The index of the tag that closes the note which a tag opens; −1 for none. */
function findNote(plain: string, tags: readonly InlineTag[], partner: readonly number[], index: number): number {
  const { at } = tags[index] as InlineTag;
  let inner = index;
  while (isAround(tags, partner, inner)) inner++;
  const last = partner[inner] as number;
  if (last <= inner || !isBetweenWords(plain, at) || !isNote(plain, at)) return -1;
  const tag = tags[inner] as InlineTag;
  const isRaised = tags.slice(index, inner + 1).some((each) => nameOf(each) === "sup" || isSeparator(each));
  const isMark = tag.kind === "open" && last === inner + 1 && noteMarkPattern.test(plain.slice(at, tags[last]?.at));
  return isRaised && isMark ? (partner[index] as number) : -1;
}

/** Whether a pair contains only the next one. */
function isAround(tags: readonly InlineTag[], partner: readonly number[], index: number): boolean {
  const [close, next] = [partner[index] as number, partner[index + 1] as number];
  if (close <= index + 1 || next !== close - 1) return false;
  return tags[index]?.at === tags[index + 1]?.at && tags[close]?.at === tags[next]?.at;
}
