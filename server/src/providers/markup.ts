import type { ProviderSegment, ProviderTranslation } from "@parlance/engine";
import { readTags, type Tag, writeTags } from "@parlance/text";

/** A segment as XML, which services that keep markup are sent: the text between its tags is escaped. */
export function toMarkup({ source, tagged }: ProviderSegment): string {
  const { plain, tags } = tagged === undefined ? { plain: source, tags: [] } : readTags(tagged);
  let markup = "";
  let end = 0;
  for (const { at, text } of tags) {
    markup += escapeText(plain.slice(end, at)) + text;
    end = at;
  }
  return markup + escapeText(plain.slice(end));
}

/** What a service made of it: the plain text, and the text with its tags when the segment has some. */
export function fromMarkup(markup: string, segment: ProviderSegment | undefined): ProviderTranslation {
  const { plain, tags } = readTags(markup);
  const kept: Tag[] = [];
  let target = "";
  let end = 0;
  for (const tag of tags) {
    target += unescapeText(plain.slice(end, tag.at));
    kept.push({ ...tag, at: target.length });
    end = tag.at;
  }
  target += unescapeText(plain.slice(end));
  return { target, ...(segment?.tagged !== undefined && { tagged: writeTags({ plain: target, tags: kept }) }) };
}

const escapeText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

/** The references that such services write. */
function unescapeText(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
