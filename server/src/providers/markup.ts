import type { ProviderSegment, ProviderTranslation } from "@parlance/engine";
import { findFixed, type InlineTag, readTags, writeTags } from "@parlance/text";

/** The element whose content a service leaves as it is. */
export interface Protection {
  open: string;
  close: string;
}

/**
 * A segment as XML or HTML, which services that keep markup are sent: the text between its tags is escaped, and what must
 * stay as it is is in an element that the service does not translate.
 */
export function toMarkup(segment: ProviderSegment, protection: Protection): string {
  const { plain, tags } = readTagged(segment);
  const marks = [
    ...tags.map(({ at, text }) => ({ at, text })),
    ...protectedParts(segment).flatMap(({ start, end }) => [
      { at: start, text: protection.open },
      { at: end, text: protection.close },
    ]),
  ];
  // An element ends before the tags at its end and begins after those at its start.
  const order = ({ text }: { text: string }) => (text === protection.close ? 0 : text === protection.open ? 2 : 1);
  marks.sort((a, b) => a.at - b.at || order(a) - order(b));
  let markup = "";
  let end = 0;
  for (const { at, text } of marks) {
    markup += escapeText(plain.slice(end, at)) + text;
    end = at;
  }
  return markup + escapeText(plain.slice(end));
}

/** Whether a segment has something to protect. */
export const hasProtected = (segment: ProviderSegment): boolean => protectedParts(segment).length > 0;

/** The parts of a segment that stay as they are; one with a tag inside is left to be checked afterwards. */
function protectedParts(segment: ProviderSegment) {
  const { plain, tags } = readTagged(segment);
  return findFixed(plain, segment.isIcu).filter(({ start, end }) => !tags.some(({ at }) => at > start && at < end));
}

function readTagged({ source, tagged }: ProviderSegment) {
  return tagged === undefined ? { plain: source, tags: [] } : readTags(tagged);
}

/** What a service made of it: the plain text, and the text with its tags when the segment has some. */
export function fromMarkup(
  markup: string,
  segment: ProviderSegment | undefined,
  protection: Protection,
): ProviderTranslation {
  const { plain, tags } = withoutProtection(readTags(evened(markup, protection)), protection);
  const kept: InlineTag[] = [];
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

/** Without the marks of protection when one of a pair is lost: alone it would be read as text. */
function evened(markup: string, { open, close }: Protection): string {
  const isEven = markup.split(open).length === markup.split(close).length;
  return isEven ? markup : markup.replaceAll(open, "").replaceAll(close, "");
}

/** Services write attributes in their own way: elements are found by name, and each closing tag ends the last open one. */
function withoutProtection({ plain, tags }: { plain: string; tags: InlineTag[] }, { open }: Protection) {
  const [protecting] = readTags(`${open}${closed(open)}`).tags;
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

const closed = (open: string) => `</${/^<([\w-]+)/.exec(open)?.[1]}>`;
const normalizeAttributes = (tag: string) =>
  tag
    .replace(/^<[\w-]+/, "")
    .replaceAll(/[\s"'>]/g, "")
    .toLowerCase();

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
