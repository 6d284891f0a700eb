import type { TaggedText } from "@openparlance/text";

export const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

export const escapeAttribute = (text: string): string => escapeXml(text).replaceAll('"', "&quot;");

const namedReferences = new Map(Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" }));

/** The text of XML or HTML without references to characters, except unknown ones. */
export const unescapeXml = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return namedReferences.get(name.toLowerCase()) ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return isCharacter(code) ? String.fromCodePoint(code) : whole;
  });

/** Whether a number is a character that text may contain: neither NUL nor half a surrogate pair. */
export const isCharacter = (code: number): boolean => code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);

/** Changes the text before, between, and after the tags. */
export function mapText({ plain, tags }: TaggedText, change: (text: string) => string): TaggedText {
  let [text, end] = ["", 0];
  const moved = tags.map((tag) => {
    text += change(plain.slice(end, tag.at));
    end = tag.at;
    return { ...tag, at: text.length };
  });
  return { plain: text + change(plain.slice(end)), tags: moved };
}
