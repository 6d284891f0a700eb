/**
 * An inline tag.
 *
 * - `name`: the name after `<` or `</`
 * - `text`: the tag as written, `<g id="1">`
 * - `at`: UTF-16 offset in the text without tags
 * - `separates`: whether it separates the words next to it, if its name and text don't show this
 */
export interface InlineTag {
  kind: "open" | "close" | "standalone";
  name: string;
  text: string;
  at: number;
  separates?: boolean;
}

/** A text without its inline tags, and the tags in the order of the text. */
export interface TaggedText {
  plain: string;
  tags: InlineTag[];
}

const name = /[\p{L}_][\p{L}\p{N}_:.-]*/u.source;
const attribute = String.raw`\s+${name}\s*=\s*(?:"[^"<]*"|'[^'<]*')`;

/** The regular expression of one well-formed tag: groups 1 (name of a closing tag), 2 (other name), 3 (`/`). */
export const tagPattern = String.raw`<(?:\/(${name})\s*|(${name})(?:${attribute})*\s*(\/)?)>`;

// biome-ignore format: a list of names
const inlineElements = new Set([
  "a", "abbr", "acronym", "b", "bdi", "bdo", "big", "br", "button", "cite", "code", "data", "del", "dfn", "em", "font", "hr",
  "i", "img", "input", "ins", "kbd", "label", "li", "mark", "p", "q", "s", "samp", "small", "span", "strike", "strong", "sub",
  "sup", "td", "th", "time", "tr", "tt", "u", "ul", "var", "wbr",
  // XLIFF and TMX
  "bpt", "bx", "ec", "ept", "ex", "g", "hi", "it", "mrk", "pc", "ph", "sc", "ut", "x",
]);

/** Whether an opening tag is only a word in angle brackets: no attribute, and no name of HTML or of exchange formats. */
export function isBareWord({ kind, name, text }: Pick<InlineTag, "kind" | "name" | "text">): boolean {
  if (kind !== "open" || text.length !== name.length + 2 || name.includes(":")) return false;
  return !inlineElements.has(name === name.toUpperCase() ? name.toLowerCase() : name);
}

const everyTagPattern = new RegExp(tagPattern, "gu");

/**
 * Takes the inline tags out of a text: `<name …>`, `</name>` and `<name …/>` with quoted attribute values. Anything
 * else is text, and so is a word in angle brackets that nothing closes and that no markup has, such as `<None>`.
 * Tags need not be balanced.
 * Source: contract of the API, section "File formats, words and matching".
 */
export function readTags(text: string): TaggedText {
  if (!text.includes("<")) return { plain: text, tags: [] };
  const tagged = readShapes(text);
  if (!tagged.tags.some(isBareWord)) return tagged;
  const partner = pairTags(tagged.tags);
  const isTag = (tag: InlineTag, index: number) => !isBareWord(tag) || partner[index] !== -1;
  return tagged.tags.every(isTag) ? tagged : keepTags(tagged, isTag);
}

/** Everything that has the shape of a tag. */
function readShapes(text: string): TaggedText {
  const tags: InlineTag[] = [];
  let plain = "";
  let end = 0;
  for (const match of text.matchAll(everyTagPattern)) {
    const [whole, closing, other, slash] = match;
    plain += text.slice(end, match.index);
    end = match.index + whole.length;
    const kind = closing !== undefined ? "close" : slash ? "standalone" : "open";
    tags.push({ kind, name: closing ?? other ?? "", text: whole, at: plain.length });
  }
  return { plain: plain + text.slice(end), tags };
}

/** Puts the tags that aren't real ones back into the text. */
export function keepTags({ plain, tags }: TaggedText, isTag: (tag: InlineTag, index: number) => boolean): TaggedText {
  const parts: string[] = [];
  const kept: InlineTag[] = [];
  let end = 0;
  let added = 0;
  tags.forEach((tag, index) => {
    if (isTag(tag, index)) {
      kept.push({ ...tag, at: tag.at + added });
      return;
    }
    parts.push(plain.slice(end, tag.at), tag.text);
    end = tag.at;
    added += tag.text.length;
  });
  return { plain: parts.join("") + plain.slice(end), tags: kept };
}

/** A tag at another offset. */
export const moveTag = (tag: InlineTag, by: number): InlineTag => (by === 0 ? tag : { ...tag, at: tag.at + by });

/** Puts the tags back: `writeTags(readTags(text)) === text`. The tags must be in the order of their offsets. */
export function writeTags({ plain, tags }: TaggedText): string {
  if (tags.length === 0) return plain;
  let text = "";
  let end = 0;
  for (const tag of tags) {
    text += plain.slice(end, tag.at) + tag.text;
    end = tag.at;
  }
  return text + plain.slice(end);
}

/** Whether a translation has exactly the tags of its source, in any order, and as many pairs: no end before its start. */
export function keepsTags(source: readonly InlineTag[], target: readonly InlineTag[]): boolean {
  const describe = (tags: readonly InlineTag[]) =>
    [...tags.map(({ text }) => text).sort(), pairTags(tags).filter((other) => other >= 0).length].join();
  return source.length === target.length && describe(source) === describe(target);
}

/** From this number of tags on, counting the open names is faster than searching for them. */
const minToCountNames = 16;

/**
 * For each tag, the index of its partner: the closing tag of an opening one, and the opening tag of a closing one. It
 * is −1 for standalone tags and for tags without a partner.
 */
export function pairTags(tags: readonly InlineTag[]): number[] {
  // Most texts with tags have one tag or one pair.
  const [first, second] = tags;
  if (!second) return first ? [-1] : [];
  if (tags.length === 2)
    return first?.kind === "open" && second.kind === "close" && first.name === second.name ? [1, 0] : [-1, -1];
  const partner = tags.map(() => -1);
  const open: number[] = [];
  const openNames = tags.length < minToCountNames ? undefined : new Map<string, number>();
  for (let index = 0; index < tags.length; index++) {
    const { kind, name } = tags[index] as InlineTag;
    if (kind === "open") {
      open.push(index);
      openNames?.set(name, (openNames.get(name) ?? 0) + 1);
    }
    // A closing tag without an opening one is skipped, so that it does not affect the pairs around it.
    if (kind !== "close" || (openNames && !openNames.get(name))) continue;
    let last = open.length - 1;
    while (last >= 0 && tags[open[last] as number]?.name !== name) last--;
    if (last < 0) continue;
    const opener = open[last] as number;
    while (open.length > last) {
      const ended = (tags[open.pop() as number] as InlineTag).name;
      openNames?.set(ended, (openNames.get(ended) ?? 1) - 1);
    }
    partner[opener] = index;
    partner[index] = opener;
  }
  return partner;
}
