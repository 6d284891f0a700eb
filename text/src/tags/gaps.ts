import { type InlineTag, moveTag, pairTags, readTags, type TaggedText } from "./read.ts";

/** Adjacent tags at one offset between two words that have no other separator: from `first` to `last`, half-open. */
export interface WordGap {
  at: number;
  first: number;
  last: number;
}

/** `![` is a picture in Markdown. */
// biome-ignore format: a list of names
const separating = new Set([
  "![", "address", "article", "aside", "blockquote", "br", "button", "caption", "col", "cr", "dd", "details", "div", "dl",
  "dt", "entry", "fieldset", "figcaption", "figure", "fn", "footer", "footnote", "form", "h1", "h2", "h3", "h4", "h5",
  "h6", "header", "hr", "img", "indexterm", "input", "label", "legend", "li", "line-break", "listitem", "lq", "main",
  "member", "nav", "ol", "optgroup", "option", "p", "para", "pre", "rp", "rt", "rtc", "ruby-text", "section", "select", "sli",
  "stentry", "summary",
  "tab", "table", "tbody", "td", "textarea", "tfoot", "th", "thead", "tr", "ul",
]);

/** Empty elements that may be inside a word. */
const joining = new Set(["shy", "soft-hyphen", "soft-page-break", "softhyphen", "wbr"]);
/** The name of codes without content in filters. They separate words only if they are line breaks. */
const noContent = "#";
const lineBreakPattern = /^[\\ \t]*[\r\n]/;
const letterReferencePattern =
  /^&(?:\w{1,2}(?:acute|breve|caron|cedil|circ|grave|lig|macr|ogon|ring|slash|tilde|uml)|szlig|eth|thorn|shy|zwn?j);$/i;
/** A code that is an opening or a closing tag. */
const halfOfPairPattern = /^(?:<|&lt;)\/?[\w:.-]+(?:\s[^<>]*)?(?<!\/)(?:>|&gt;)$/;

/** Creates a test for a character, which looks up ASCII characters in a table. */
function characterTest(regex: RegExp): (text: string, at: number) => boolean {
  const known = Array.from({ length: 128 }, (_, code) => regex.test(String.fromCharCode(code)));
  return (text, at) => known[text.charCodeAt(at)] ?? regex.test(text.charAt(at));
}

const isOpening = characterTest(/[\s\p{Ps}\p{Pi}¿¡]/u);
const isClosing = characterTest(/[\s\p{Pe}\p{Pf},.;:!?%、。，！？：；]/u);
const elementNamePattern = /^(?:<|&lt;)\/?(?:[\w.-]+:)?([\w.-]+)/;
const equivalentTextPattern = /^<[\w.:-]+\s(?:[^>]*\s)?equiv(?:-text)?\s*=\s*(?:"([^"]*)"|'([^']*)')/;
/** Markup that a tag represents: in an attribute, as Angular writes it in XLIFF, or as a native code of XLIFF 1.2 or TMX. */
const representedMarkupPattern =
  /^<(?:[^>]*\s(?:equiv-text|disp|dispStart)="(&lt;[^"]*)"|(?:bpt|ept|it|ph)\b[^>]*>\s*(&lt;[^<]*)<)/;

/** The type of a pair: a link, or an element. Source: XLIFF 1.2 and 2, XLIFF 1.2 Representation Guide for HTML. */
const typePattern = /^<[^>]*\s(?:ctype=["']x-(?:html-)?(\w+)|c?type=["']link["'])/;

const none: ReadonlySet<number> = new Set();

/** The name of the tag's element, or of the element that the tag represents. */
export const nameOf = (tag: InlineTag): string => readName(tag, markupOf(tag));

const readName = ({ text, name }: InlineTag, markup = text): string =>
  (elementNamePattern.exec(markup)?.[1] ?? name).toLowerCase();

function equivalentOf({ text }: InlineTag): string | undefined {
  const match = text.includes("equiv") ? equivalentTextPattern.exec(text) : null;
  return match ? (match[1] ?? match[2]) : undefined;
}

function markupOf({ kind, text }: InlineTag): string | undefined {
  const match = text.includes("&lt;") ? representedMarkupPattern.exec(text) : null;
  if (match) return match[1] ?? match[2];
  const type = kind === "open" && text.includes("type") ? typePattern.exec(text) : null;
  return type ? `<${type[1] ?? "a"}` : undefined;
}

/** Whether a tag separates the words next to it, wherever it is. */
export function isSeparator(tag: InlineTag): boolean {
  if (tag.separates !== undefined) return tag.separates;
  const { kind, text } = tag;
  const markup = markupOf(tag);
  if (markup !== undefined) return isSeparator({ ...tag, text: markup });
  const stated = equivalentOf(tag);
  if (stated !== undefined) return kind === "standalone" ? stated !== "" : /\s/.test(stated);
  const name = readName(tag);
  if (separating.has(name) || (kind === "standalone" && lineBreakPattern.test(text))) return true;
  if (kind !== "standalone" || tag.name === noContent || joining.has(name)) return false;
  return !letterReferencePattern.test(text) && !halfOfPairPattern.test(text);
}

/**
 * Finds where words are separated by nothing but tags. Line breaks, pictures, cells and list items separate, and so do
 * two links, and the number of a note. Two elements separate if a small letter is before a capital. Other formatting
 * and `wbr` inside a word do not separate.
 */
export function findGaps({ plain, tags }: TaggedText): WordGap[] {
  const gaps: WordGap[] = [];
  let closers: ReadonlySet<number> | undefined;
  for (let first = 0; first < tags.length; ) {
    const { at } = tags[first] as InlineTag;
    let last = first + 1;
    while (tags[last]?.at === at) last++;
    if (isBetweenWords(plain, at)) {
      closers ??= findClosers(tags);
      if (isSeparating(plain, tags.slice(first, last), closers, first)) gaps.push({ at, first, last });
    }
    first = last;
  }
  return gaps;
}

/** Whether a blank may be between the two characters at an offset, and none is. */
export const isBetweenWords = (plain: string, at: number): boolean =>
  at > 0 && at < plain.length && !isOpening(plain, at - 1) && !isClosing(plain, at);

/** The indexes of the tags that close a pair which, by an attribute, separates words. */
function findClosers(tags: readonly InlineTag[]): ReadonlySet<number> {
  const isStated = (tag: InlineTag) =>
    tag.kind === "open" && (markupOf(tag) ?? equivalentOf(tag)) !== undefined && isSeparator(tag);
  if (!tags.some(isStated)) return none;
  const partner = pairTags(tags);
  return new Set(tags.flatMap((tag, index) => (isStated(tag) ? [partner[index] as number] : [])));
}

/** Whether adjacent tags between two words separate them; `closers` are indexes of tags, and `run` begins at `first`. */
export function isSeparating(plain: string, run: readonly InlineTag[], closers = none, first = 0): boolean {
  if (run.some((tag, index) => isSeparator(tag) || closers.has(first + index))) return true;
  // Most runs are one tag.
  if (hasNeighbors(run)) {
    if (hasNeighbors(run.filter((tag) => nameOf(tag) === "a"))) return true;
    const elements = run.filter((tag) => !isFormattingTag(tag));
    if (hasNeighbors(elements) && isAtCapital(plain, (run[0] as InlineTag).at)) return true;
  }
  return run.some(opensNote) && isNote(plain, (run[0] as InlineTag).at);
}

/** Whether a pair ends before another one begins. */
function hasNeighbors(run: readonly InlineTag[]): boolean {
  const end = run.findIndex(({ kind }) => kind === "close");
  return end >= 0 && run.some(({ kind }, index) => index > end && kind === "open");
}

/** Whether a tag only formats its letters, in formats with a pair for each formatting. */
const isFormattingTag = (tag: InlineTag): boolean => nameOf(tag) === "g" || tag.text.startsWith("<text:span");

/** Whether a small letter is before a capital one. One small letter belongs to the word: iPhone, eBay. */
const isAtCapital = (plain: string, at: number): boolean =>
  /\p{L}\p{M}*\p{Ll}$/u.test(plain.slice(Math.max(0, at - 4), at)) && /^\p{Lu}/u.test(plain.slice(at, at + 2));

/** Whether a tag may open the number of a note: raised text, or a link within a document. */
const opensNote = (tag: InlineTag): boolean => {
  const name = tag.kind === "open" ? nameOf(tag) : "";
  return name === "sup" || (name === "a" && /#|noteref/.test(tag.text));
};

const noteMarkPattern = /\[?[\p{N}*†‡§]+\]?(?![\p{L}\p{N}])/uy;
const precedingWordPattern = /(?:\p{L}{3}|[^\p{L}\p{N}\s])$/u;

/** Whether a raised number is the number of a note: it follows a word, and the unit of `m²` is too short for one. */
export function isNote(plain: string, at: number): boolean {
  noteMarkPattern.lastIndex = at;
  return noteMarkPattern.test(plain) && precedingWordPattern.test(plain.slice(Math.max(0, at - 6), at));
}

const unspacedPattern = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;

/** Whether the words on both sides are of scripts that have no blanks between words. */
const isUnspaced = (plain: string, at: number): boolean =>
  unspacedPattern.test(plain.slice(Math.max(0, at - 2), at)) && unspacedPattern.test(plain.slice(at, at + 2));

/** A text in which words that only tags separated have a blank between them, at the offsets `blanks`. */
export interface SeparatedText extends TaggedText {
  blanks: readonly number[];
}

/** Inserts a blank where only tags separate two words. `withoutBlanks` removes the blanks from a translation. */
export function separateWords(tagged: TaggedText): SeparatedText {
  const gaps = findGaps(tagged).filter(({ at }) => !isUnspaced(tagged.plain, at));
  if (gaps.length === 0) return { ...tagged, blanks: [] };
  const parts: string[] = [];
  const tags = [...tagged.tags];
  let end = 0;
  let added = 0;
  let next = 0;
  for (const { at, first, last } of gaps) {
    parts.push(tagged.plain.slice(end, at));
    end = at;
    for (; next < first; next++) tags[next] = moveTag(tags[next] as InlineTag, added);
    const opener = tags.slice(first, last).findIndex(({ kind }) => kind === "open");
    const after = opener < 0 ? last : first + opener;
    for (; next < last; next++) tags[next] = moveTag(tags[next] as InlineTag, added + (next < after ? 0 : 1));
    added++;
  }
  for (; next < tags.length; next++) tags[next] = moveTag(tags[next] as InlineTag, added);
  const blanks = gaps.map(({ at }, index) => at + index);
  return { plain: [...parts, tagged.plain.slice(end)].join(" "), tags, blanks };
}

/** Converts an offset in the separated text to the offset in the original text. */
export const offsetAsRead = ({ blanks }: SeparatedText, at: number): number =>
  at - blanks.filter((blank) => blank < at).length;

/** The text without its inline tags; words that only tags separate have a blank between them. */
export const withoutTags = (text: string): string => (text.includes("<") ? separateWords(readTags(text)).plain : text);

/**
 * Removes whitespace next to tags that separate words of the source without whitespace: `<li>One</li> <li>Two</li>` for
 * `<li>Eins</li><li>Zwei</li>`.
 */
export function withoutBlanks(source: TaggedText, placement: TaggedText): TaggedText {
  const wanted = countRuns(source);
  if (wanted.size === 0) return placement;
  const lengths = [...new Set([...wanted.values()].map(({ length }) => length))].sort((a, b) => b - a);
  const { plain, tags } = placement;
  const keys = tags.map(keyOf);
  const cuts: { start: number; end: number }[] = [];
  for (let index = 0; index < tags.length; index++) {
    const length = lengths.find((length) => {
      const run = wanted.get(keys.slice(index, index + length).join("\n"));
      if (!run || run.count === 0 || index + length > tags.length) return false;
      return isTogether(placement, index, length) && run.count--;
    });
    if (length === undefined) continue;
    let start = (tags[index] as InlineTag).at;
    let end = (tags[index + length - 1] as InlineTag).at;
    while (isSpace(plain.charAt(start - 1))) start--;
    while (isSpace(plain.charAt(end))) end++;
    cuts.push({ start, end });
    index += length - 1;
  }
  return withoutRanges(placement, cuts);
}

const isSpace = (char: string): boolean => char !== "" && char.trim() === "";

/** The limit of compared tags next to each other. */
const maxRun = 6;

/** Counts how often each run of tags in a gap occurs in the source; equal runs are translated alike. */
function countRuns(source: TaggedText): Map<string, { length: number; count: number }> {
  const runs = new Map<string, { length: number; count: number }>();
  for (const { first, last } of findGaps(source)) {
    const keys = source.tags.slice(first, Math.min(last, first + maxRun)).map(keyOf);
    const key = keys.join("\n");
    const run = runs.get(key);
    if (run) run.count++;
    else runs.set(key, { length: keys.length, count: 1 });
  }
  return runs;
}

const keyOf = ({ kind, name, text }: InlineTag): string => (kind === "standalone" ? text : `${kind} ${name}`);

/** Whether `length` tags from an index on have only whitespace between them. */
function isTogether({ plain, tags }: TaggedText, index: number, length: number): boolean {
  for (let next = index + 1; next < index + length; next++) {
    if (plain.slice(tags[next - 1]?.at, tags[next]?.at).trim() !== "") return false;
  }
  return true;
}

/** @param cuts ranges of whitespace to remove, in ascending order */
function withoutRanges({ plain, tags }: TaggedText, cuts: readonly { start: number; end: number }[]): TaggedText {
  const kept: InlineTag[] = [];
  let text = "";
  let from = 0;
  let next = 0;
  const take = (to: number, clip: number) => {
    for (; next < tags.length && (tags[next] as InlineTag).at <= to; next++) {
      const tag = tags[next] as InlineTag;
      kept.push({ ...tag, at: text.length + Math.max(0, Math.min(tag.at, clip) - from) });
    }
  };
  for (const { start, end } of cuts) {
    const clip = Math.max(start, from);
    take(end, clip);
    text += plain.slice(from, clip);
    from = Math.max(end, from);
  }
  take(plain.length, plain.length);
  return { plain: text + plain.slice(from), tags: kept };
}
