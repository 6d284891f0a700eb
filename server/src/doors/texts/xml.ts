import { readTags, writeTags } from "@openparlance/text";
import { escapeXml, isCharacter, mapText } from "../../core/xml.ts";
import type { SplitMode, TextPiece } from "./piece.ts";
import { maxLength, splitText, splitWhitespace } from "./split.ts";

export interface XmlReading {
  splitting: SplitMode;
  /** Whether the children of elements without text of their own end segments. */
  detectsOutline: boolean;
  /** Elements that always end segments, and elements that never do. */
  splittingTags: readonly string[];
  nonSplittingTags: readonly string[];
  /** Elements whose content isn't translated. */
  ignoreTags: readonly string[];
}

interface Token {
  kind: "open" | "close" | "standalone" | "other" | "text";
  name: string;
  text: string;
}

interface Element {
  name: string;
  /** The index of its start tag among the tokens. */
  start: number;
  end: number;
  hasText: boolean;
  children: Element[];
}

const markupPattern = /<!--|<!\[CDATA\[|<[?!]|<(\/?)([\p{L}_][\p{L}\p{N}_:.-]*)(?:\s[^<>]*?)?(\/?)>/gu;

/** The ends of markup other than tags. If the rest of the text lacks such an end, an angle bracket ends the markup. */
const endOf: Readonly<Record<string, string>> = { "<!--": "-->", "<![CDATA[": "]]>" };

/** A declaration, and a document type with its subset. */
const prologPattern =
  /^\s*(?:<\?xml\s[^>]*>\s*)?(?:<!DOCTYPE[^[>]*(?:\[(?:<!--(?:[^-]|-(?!->))*-->|"[^"]*"|'[^']*'|[^\]"'<]|<(?!!--))*\]\s*)?>\s*)?/;

/**
 * Markup between segments is kept, and markup within them becomes inline tags. If the markup isn't well-formed, all
 * that is not a tag is text. Empty pieces let other work run in between. Source: DeepL API, "XML handling".
 */
export function* xmlPieces(text: string, language: string, options: XmlReading): Generator<TextPiece> {
  const [prolog = ""] = prologPattern.exec(text) ?? [];
  const tokens = joinIgnored(yield* readTokens(text.slice(prolog.length)), new Set(options.ignoreTags));
  yield prolog;
  const breaks = findBreaks(tokens, options);
  let run: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    if (breaks.has(index)) {
      yield* runPieces(run, language, options.splitting);
      run = [];
      yield token.text;
    } else run.push(token);
  }
  yield* runPieces(run, language, options.splitting);
}

function* readTokens(text: string): Generator<"", Token[]> {
  const tokens: Token[] = [];
  const markup = new RegExp(markupPattern);
  /** End marks that the rest of the text lacks. Searching for them at each start would take quadratic time. */
  const absent = new Set<string>();
  const after = (ending: string | undefined): number | undefined => {
    const at = ending === undefined || absent.has(ending) ? -1 : text.indexOf(ending, markup.lastIndex);
    if (at < 0 && ending !== undefined) absent.add(ending);
    return at < 0 ? undefined : at + (ending ?? "").length;
  };
  let end = 0;
  const addText = (to: number) => {
    if (to > end) tokens.push({ kind: "text", name: "", text: text.slice(end, to) });
  };
  for (let match = markup.exec(text); match; match = markup.exec(text)) {
    const [start, closing, name, standalone] = match;
    const next = name === undefined ? (after(endOf[start]) ?? after(">")) : markup.lastIndex;
    if (next === undefined) continue;
    addText(match.index);
    end = next;
    markup.lastIndex = next;
    const kind = name === undefined ? "other" : closing ? "close" : standalone ? "standalone" : "open";
    tokens.push({ kind, name: name ?? "", text: text.slice(match.index, next) });
    yield "";
  }
  addText(text.length);
  return tokens;
}

/** Turns each element whose content isn't translated into one token. */
function joinIgnored(tokens: readonly Token[], names: ReadonlySet<string>): Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    if (token.kind !== "open" || !names.has(token.name)) {
      kept.push(token);
      continue;
    }
    const end = closingOf(tokens, at);
    kept.push({
      kind: "other",
      name: token.name,
      text: tokens
        .slice(at, end + 1)
        .map((each) => each.text)
        .join(""),
    });
    at = end;
  }
  return kept;
}

/** The index of the tag that closes an element, or of the last token. */
function closingOf(tokens: readonly Token[], start: number): number {
  const { name } = tokens[start] as Token;
  let depth = 0;
  for (let at = start; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    if (token.name !== name) continue;
    if (token.kind === "open") depth++;
    if (token.kind === "close" && --depth === 0) return at;
  }
  return tokens.length - 1;
}

function findBreaks(tokens: readonly Token[], options: XmlReading): Set<number> {
  const breaks = new Set<number>();
  const root: Element = { name: "", start: -1, end: -1, hasText: false, children: [] };
  const splitting = new Set(options.splittingTags);
  const open = [root];
  const counts = new Map<string, number>();
  const top = () => open.at(-1) as Element;
  const pop = () => {
    const element = open.pop() as Element;
    counts.set(element.name, (counts.get(element.name) ?? 0) - 1);
    return element;
  };
  tokens.forEach(({ kind, name, text }, index) => {
    if (splitting.has(name) && kind !== "other") breaks.add(index);
    if ((kind === "text" && text.trim() !== "") || kind === "other") top().hasText = true;
    if (kind === "standalone") top().hasText ||= !splitting.has(name);
    if (kind === "open") {
      const element: Element = { name, start: index, end: -1, hasText: false, children: [] };
      top().children.push(element);
      open.push(element);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    if (kind === "close" && counts.get(name)) {
      while (top().name !== name) pop();
      pop().end = index;
    }
  });
  if (options.detectsOutline) addOutline(root, breaks, new Set(options.nonSplittingTags));
  return breaks;
}

/** Adds the tags of the children of each element without text of its own, from `element` down. */
function addOutline(element: Element, breaks: Set<number>, never: ReadonlySet<string>): void {
  const open = [element];
  for (let parent = open.pop(); parent; parent = open.pop()) {
    if (parent.hasText || parent.children.some(({ end, name }) => end === -1 || never.has(name))) continue;
    for (const child of parent.children) {
      breaks.add(child.start).add(child.end);
      open.push(child);
    }
  }
}

/** The pieces of text with inline tags; no sentence ends within an element, and long ones end between elements. */
function* runPieces(run: readonly Token[], language: string, splitting: SplitMode): Generator<TextPiece> {
  let part: Token[] = [];
  let length = 0;
  let depth = 0;
  for (const token of run) {
    const isCut = token.kind === "text" && depth <= 0;
    for (const [index, text] of (isCut ? splitText(token.text, language, splitting) : [token.text]).entries()) {
      if (index > 0 || (depth <= 0 && length + text.length > maxLength)) {
        yield* partPieces(part);
        part = [];
        length = 0;
      }
      part.push({ ...token, text });
      length += text.length;
    }
    if (token.kind === "open") depth++;
    if (token.kind === "close") depth--;
    yield "";
  }
  yield* partPieces(part);
}

/** The pieces of a sentence: its segment and the text around it. */
function* partPieces(part: readonly Token[]): Generator<TextPiece> {
  const isBlank = ({ kind, text }: Token) => kind !== "text" || text.trim() === "";
  if (part.every(isBlank)) {
    yield part.map(({ text }) => text).join("");
    return;
  }
  const placeholders = new Map<string, string>();
  const hide = (markup: string) => {
    const placeholder = `<ph id="${placeholders.size + 1}"/>`;
    placeholders.set(placeholder, markup);
    return placeholder;
  };
  let tagged = "";
  for (const { kind, text } of part) {
    yield "";
    if (kind === "text") tagged += decode(text, hide);
    else tagged += kind === "other" ? hide(text) : text;
  }
  const { before, inner, after } = splitWhitespace(tagged);
  const write = (target: string) => {
    const pieces = writeTags(mapText(readTags(target), escapeXml));
    return pieces.replaceAll(/<ph id="\d+"\/>/g, (placeholder) => placeholders.get(placeholder) ?? placeholder);
  };
  yield before;
  yield { source: inner, write };
  yield after;
}

const entities: Readonly<Record<string, string>> = { amp: "&", quot: '"', apos: "'", lt: "<", gt: ">" };

const entityPattern = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,32}));/gi;

/** Text with its entities decoded. Unknown entities are hidden, and so are angle brackets that would become a tag. */
function decode(text: string, hide: (markup: string) => string): string {
  const characters = text.replaceAll(entityPattern, (entity, ...code) => resolveReference(code) ?? entity);
  const isMarkup = readTags(characters).tags.length > 0;
  return text.replaceAll(entityPattern, (entity, ...code) => {
    const character = resolveReference(code);
    return character === undefined || (isMarkup && /[<>]/.test(character)) ? hide(entity) : character;
  });
}

function resolveReference([decimal, hex, name]: readonly (string | undefined)[]): string | undefined {
  if (name !== undefined) return Object.hasOwn(entities, name) ? entities[name] : undefined;
  const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
  return code > 0x1f && isCharacter(code) ? String.fromCodePoint(code) : undefined;
}
