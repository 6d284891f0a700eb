import { type InlineTag, pairTags, type TaggedText } from "@openparlance/text";
import { protectLiterals } from "../document/codes.ts";
import { lineBreakPattern } from "../document/line-breaks.ts";
import { classifyFlanking } from "./emphasis.ts";
import { escapeAllExtensions } from "./extensions/inline.ts";
import { startsBlock } from "./html-block.ts";
import { type InlineSyntax, readInline } from "./inline.ts";
import { mayBeginFlow } from "./mdx/flow.ts";
import { UnclosedMarkup } from "./mdx/scan.ts";
import { trimLineEnd, trimLineStart, unescapeUrls } from "./write.ts";

export interface Style {
  escape(text: string): string;
  /** Escapes the start of a line, in a block that may have several lines. */
  line?(markup: string): string;
  /** Escapes the end of the block. */
  end?(markup: string): string;
}

/**
 * Writes a text with its codes so that it parses to the same text. Emphasis next to a letter, where `*` would be
 * literal, becomes an HTML element.
 *
 * @returns undefined when Markdown can't represent it
 */
export function composeMarkup(input: TaggedText, style: Style, syntax: InlineSyntax): string | undefined {
  const lines = removeLineEnds(replaceEdgeBreaks(moveBlanksOutside(input)));
  const text = syntax.isMdx ? { ...lines, tags: lines.tags.map(removeLoneEnd) } : lines;
  const cautious: Style = { ...style, escape: (text) => escapeAllExtensions(style.escape(text)) };
  const bare: Style = { ...style, escape: (text) => unescapeUrls(style.escape(text)) };
  const composeBare = (input: TaggedText) => {
    const markup = /:\/\/|www\./.test(input.plain) ? layOut(input, bare) : undefined;
    return markup && isStableMarkup(input, markup, bare, syntax) ? markup.text : undefined;
  };
  const attempt = (input: TaggedText) =>
    composeBare(input) ?? composeWith(input, style, syntax) ?? composeWith(input, cautious, syntax);
  return attempt(text) ?? attempt(protectBlanks(text)) ?? attempt(removeLineEnds(moveCommentsInside(text)));
}

/** Replaces hard breaks with elements next to each other and at the edges of the text, where they would be literal. */
function replaceEdgeBreaks({ plain, tags: inputs }: TaggedText): TaggedText {
  if (!inputs.some(isBreak)) return { plain, tags: inputs };
  const [first, last] = [plain.search(/\S/), plain.trimEnd().length];
  const isShown = (tag: InlineTag) => tag.kind === "standalone" && !isBreak(tag);
  const [start, end] = [inputs.findIndex(isShown), inputs.findLastIndex(isShown)];
  const tags = inputs.map((tag, index) => {
    const next = inputs[index + 1];
    const isBeforeBreak = next && isBreak(next) && plain.slice(tag.at, next.at).trim() === "";
    const isAfterText = (first >= 0 && tag.at > first) || (start >= 0 && index > start);
    // A backslash also breaks a line without a text before it.
    const isInside = (isAfterText || tag.text.startsWith("\\")) && (tag.at < last || index < end);
    return isBreak(tag) && (isBeforeBreak || !isInside) ? { ...tag, text: "<br />" } : tag;
  });
  return { plain, tags };
}

/** Moves comments at the beginning of a text after its first word, because there they would begin a block of HTML. */
function moveCommentsInside({ plain, tags }: TaggedText): TaggedText {
  const isFirst = ({ at, text }: InlineTag) => plain.slice(0, at).trim() === "" && text.startsWith("<!--");
  const count = tags.findIndex((tag) => !isFirst(tag));
  const rest = count < 0 ? [] : tags.slice(count);
  const at = plain.length - plain.trimStart().replace(/^\S+\s*/, "").length;
  const comments = tags.slice(0, tags.length - rest.length).map((tag) => ({ ...tag, at }));
  const next = rest.findIndex((tag) => tag.at > at);
  return { plain, tags: rest.toSpliced(next < 0 ? rest.length : next, 0, ...comments) };
}

/** Separates codes and links of a wiki from each other, and codes from letters: `@name` isn't a code after a letter. */
function protectBlanks({ plain: input, tags: inputs }: TaggedText): TaggedText {
  let plain = "";
  let end = 0;
  let previous: InlineTag | undefined;
  const tags: InlineTag[] = [];
  const add = (text: string, next: InlineTag | undefined) => {
    const isAfter = previous !== undefined && isCode(previous);
    const isBefore = next !== undefined && (isCode(next) || next.text.startsWith("[["));
    const isBetweenLinks = previous?.text === "]]" && next?.text.startsWith("[");
    if (text === "" ? (isAfter && isBefore) || isBetweenLinks : isAfter && /^[\p{L}\p{N}]/u.test(text)) plain += " ";
    plain += text;
    if (isBefore && /[\p{L}\p{N}._+/:-]$/u.test(text)) plain += " ";
  };
  for (const tag of inputs) {
    add(input.slice(end, tag.at), tag);
    tags.push({ ...tag, at: plain.length });
    end = tag.at;
    previous = tag;
  }
  add(input.slice(end), undefined);
  return { plain, tags };
}

const isCode = (tag: InlineTag): boolean => tag.kind === "standalone" && !isBreak(tag);

function composeWith(text: TaggedText, style: Style, syntax: InlineSyntax): string | undefined {
  const markup = layOut(text, style);
  if (isStableMarkup(text, markup, style, syntax)) return markup.text;
  const isBroken = findBrokenPairs(text.tags, markup);
  for (const asElement of [(index: number) => isBroken[index] === true, () => true]) {
    const changed = replaceWithElements(text, asElement);
    const other = layOut(changed, style);
    if (isStableMarkup(changed, other, style, syntax)) return other.text;
  }
  return undefined;
}

const isEmphasis = ({ kind, text }: InlineTag): boolean => kind !== "standalone" && /^(?:[*_~]{1,2}|==|\^)$/.test(text);
const isBreak = ({ text }: InlineTag): boolean => /^(?:\\| {2,})[\r\n]/.test(text);

/** Moves blanks at the edges of emphasis outside, because marks next to blanks are literal. */
function moveBlanksOutside({ plain, tags: inputs }: TaggedText): TaggedText {
  const tags = inputs.map((tag) => ({ ...tag }));
  for (let index = tags.length - 1; index >= 0; index--) {
    const tag = tags[index] as InlineTag;
    const next = tags[index + 1]?.at ?? plain.length;
    if (tag.kind === "open" && isEmphasis(tag)) while (tag.at < next && isBlank(plain, tag.at)) tag.at++;
  }
  tags.forEach((tag, index) => {
    const before = tags[index - 1]?.at ?? 0;
    if (tag.kind === "close" && isEmphasis(tag)) while (tag.at > before && isBlank(plain, tag.at - 1)) tag.at--;
  });
  return { plain, tags };
}

/** Moves a `>` that is alone on the last line of a tag to the line before, where it can't begin a quote. */
const removeLoneEnd = (tag: InlineTag): InlineTag =>
  tag.text.startsWith("<") ? { ...tag, text: tag.text.replace(/(?:\r\n?|\n)[ \t>]*>$/, ">") } : tag;

const isBlank = (text: string, at: number): boolean => /\s/.test(text.charAt(at));

/** Replaces line ends with blanks, and removes blanks at the edges of the text and next to hard breaks. */
function removeLineEnds({ plain, tags: inputs }: TaggedText): TaggedText {
  const tags: InlineTag[] = [];
  let whole = "";
  let end = 0;
  const add = (to: number, isEnd: boolean) => {
    let part = plain.slice(end, to);
    if (/[\r\n]/.test(part)) part = part.replace(lineBreakPattern, " ");
    if (tags.length === 0 || isBreak(tags.at(-1) as InlineTag)) part = trimLineStart(part);
    if (isEnd) part = trimLineEnd(part);
    whole += part;
    end = to;
  };
  for (const tag of inputs) {
    add(tag.at, isBreak(tag));
    tags.push({ ...tag, at: whole.length });
  }
  add(plain.length, true);
  return { plain: whole, tags };
}

interface Markup {
  text: string;
  /** The start of each tag. */
  starts: readonly number[];
}

function layOut({ plain, tags }: TaggedText, style: Style): Markup {
  const starts: number[] = [];
  let text = "";
  let end = 0;
  let previous: InlineTag | undefined;
  for (const tag of tags) {
    text += writeGap(plain.slice(end, tag.at), previous, tag, style);
    starts.push(text.length);
    text += tag.text;
    end = tag.at;
    previous = tag;
  }
  const last = writeGap(plain.slice(end), previous, undefined, style);
  return { text: text + (style.end ? style.end(last) : last), starts };
}

/** Writes a text that is between two codes. */
function writeGap(text: string, previous: InlineTag | undefined, next: InlineTag | undefined, style: Style): string {
  if (text === "") return text;
  let markup = style.escape(text);
  if (style.line && (!previous || isBreak(previous))) markup = style.line(markup);
  if (previous?.text === "[" && markup.startsWith("^")) markup = `\\${markup}`;
  // After a bracket, the text would be read as the bracket's URL or attributes.
  if (previous?.text.endsWith("]") && /^[({]/.test(markup)) markup = `\\${markup}`;
  // After a mention, these characters would be part of it.
  if (previous?.text.startsWith("@") && /^(?:[-_]|[:./#][\w-])/.test(markup)) markup = `\\${markup}`;
  // Before a link or a footnote, `!` would turn it into an image.
  return next?.text.startsWith("[") && text.endsWith("!") ? `${markup.slice(0, -1)}\\!` : markup;
}

/** Whether the markup parses to the text with its codes, without a new block. */
function isStableMarkup(text: TaggedText, markup: Markup, style: Style, syntax: InlineSyntax): boolean {
  try {
    return text.tags.length === 0 || isSimple(text, markup, style, syntax) || isReadAs(text, markup, style, syntax);
  } catch (error) {
    if (error instanceof UnclosedMarkup) return false;
    throw error;
  }
}

function isReadAs(text: TaggedText, markup: Markup, style: Style, syntax: InlineSyntax): boolean {
  // The markers at the start of a line aren't part of the text.
  const lines = text.tags.map((tag) => ({ ...tag, text: removeMarkers(tag.text, syntax.isMdx) }));
  const hasLines = text.tags.some((tag) => /[\r\n]/.test(tag.text));
  const read = hasLines ? layOut({ plain: text.plain, tags: lines }, style).text : markup.text;
  if (mayBeginBlock(style) && beginsBlock(read, syntax)) return false;
  const again = protectLiterals(readInline({ ...syntax, text: read }), style.escape);
  const isSame = (tag: InlineTag, index: number) => {
    const { kind, at, text } = lines[index] as InlineTag;
    return tag.at === at && tag.text === text && (tag.kind === kind || !isEmphasis(tag));
  };
  return again.plain === text.plain && again.tags.length === lines.length && again.tags.every(isSame);
}

const mayBeginBlock = ({ line }: Style): boolean => line !== undefined;

/** Whether a line begins a block; a single line of codes keeps its block. */
function beginsBlock(read: string, { isMdx }: InlineSyntax): boolean {
  const lines = read.split("\n");
  const mayFlow = isMdx && lines.length > 1;
  return lines.some((line, index) => startsBlock(line, index > 0, isMdx) || (mayFlow && mayBeginFlow(line)));
}

/** Matches markup, and characters that make markup of their neighbors. */
const specialCharacterPattern = /[\\`*[\]_<&~!^|{$%@\r\n]|==|\+\+|:[\w+-]/;
/** A single set of characters, which is faster to search for. */
const maybeSpecialPattern = /[\\`*[\]_<&~!^|{$%@\r\n=+:]/;

/**
 * Whether the markup is certain to be read correctly, so that it need not be tested. The text has no marks, and its
 * tags are links, pieces of code and emphasis that can't be read differently in their positions. They are properly
 * nested, and none is next to another.
 */
function isSimple(input: TaggedText, { text, starts }: Markup, style: Style, { isMdx }: InlineSyntax): boolean {
  const { plain, tags } = input;
  if (maybeSpecialPattern.test(plain) && specialCharacterPattern.test(plain)) return false;
  if (mayBeginBlock(style) && startsBlock(text, false, isMdx)) return false;
  const open: string[] = [];
  let end = -1;
  for (let index = 0; index < tags.length; index++) {
    const tag = tags[index] as InlineTag;
    const start = starts[index] as number;
    if (start === end || /[\r\n]/.test(tag.text)) return false;
    end = start + tag.text.length;
    if (isEmphasis(tag)) {
      if (tag.text === "^") return false;
      const { canOpen, canClose } = classifyFlanking(tag.text.charAt(0), text, start, end);
      if (canOpen === canClose || canOpen !== (tag.kind === "open")) return false;
      if (canOpen) open.push(tag.text);
      else if (open.pop() !== tag.text) return false;
    } else if (tag.text === "[") {
      if (open.includes("[")) return false;
      open.push("[");
    } else if (tag.text.startsWith("](")) {
      if (open.pop() !== "[") return false;
    } else if (!tag.text.startsWith("`")) return false;
  }
  return open.length === 0;
}

/** Removes the markers of lines, but not the indentation by which a line begins no block. MDX has no such indentation. */
const removeMarkers = (code: string, isMdx: boolean): string =>
  code.replace(
    /(?:\r\n?|\n)(?:[ \t]*>)*([ \t]*)/g,
    (_, indent) => `\n${isMdx || !/\t| {4}/.test(indent) ? "" : indent}`,
  );

/** Finds the tags of emphasis whose marks can't open or close emphasis in their position. */
function findBrokenPairs(tags: readonly InlineTag[], { text, starts }: Markup): readonly boolean[] {
  const partner = pairTags(tags);
  const broken = tags.map(() => false);
  let after = 0;
  let can = { canOpen: false, canClose: false };
  tags.forEach((tag, index) => {
    if (!isEmphasis(tag)) return;
    const start = starts[index] as number;
    // Adjacent tags form one run.
    if (start >= after || text[start] !== text[start - 1]) {
      after = findRunEnd(text, start);
      can = classifyFlanking(text.charAt(start), text, start, after);
    }
    if (tag.kind === "open" ? can.canOpen : can.canClose) return;
    broken[index] = true;
    if ((partner[index] as number) >= 0) broken[partner[index] as number] = true;
  });
  return broken;
}

function findRunEnd(text: string, start: number): number {
  let end = start;
  while (text[end] === text[start]) end++;
  return end;
}

// biome-ignore format: a list
const elementByMark: Readonly<Record<string, string>> = { "*": "em", _: "em", "**": "strong", __: "strong", "==": "mark", "^": "sup" };

/** Replaces emphasis with HTML elements. */
function replaceWithElements({ plain, tags }: TaggedText, isElement: (index: number) => boolean): TaggedText {
  const changed = tags.map((tag, index) => {
    if (!isEmphasis(tag) || !isElement(index)) return tag;
    const name = elementByMark[tag.text] ?? "del";
    return { ...tag, text: tag.kind === "open" ? `<${name}>` : `</${name}>` };
  });
  return { plain, tags: changed };
}
