import type { InlineTag } from "@openparlance/text";
import type { Span } from "../document/translatable-span.ts";

/** Templates for a server or script, which may contain text that looks like markup: `<?php … ?>`, `{{> partial}}`. */
const closingMarks: Readonly<Record<string, string>> = { "<?": "?>", "<%": "%>", "{{": "}}", "{%": "%}" };
const openingMarkPattern = /<[?%]|\{[{%#]/g;

const parentheses = String.raw`\((?:[^()]|\((?:[^()]|\([^()]{0,500}\)){0,500}\)){0,500}\)`;
const literalPattern = String.raw`"(?:[^"\\]|\\.){0,500}"|'(?:[^'\\]|\\.){0,500}'|\x60(?:[^\x60\\]|\\.){0,500}\x60`;
/**
 * The brace that begins a block, but not the first brace of `{{ $a }}` or `{!! $a !!}`, which may follow a directive of
 * Blade. An ICU message may follow the brace directly.
 */
const blockStart = String.raw`\s{0,9}\{(?!\{(?!\{|[^{}]{1,200},\s{0,9}(?:plural|select|selectordinal)\s{0,9},)|!!)`;
/**
 * Matches other templates: comments of Smarty, tags of FreeMarker, Smarty and Svelte, directives of Blade,
 * Angular and Velocity, expressions, and ends of links.
 */
const otherTemplates: readonly RegExp[] = [
  /\{\*(?:(?!\*\})[\s\S]){0,2000}\*\}|\{!!(?:(?!!!\})[\s\S]){0,2000}!!\}/y,
  /\{(?:\$[A-Za-z_][^{}]{0,500}|[#:/@][a-z]+(?:[ \t][^{}]{0,500})?|(?:if|elseif|foreach|for|section|include|block|while)[ \t][^{}]{0,500}\$[^{}]{0,500}|(?:foreach)?else)\}/y,
  /<\/?[#@][A-Za-z](?:[^<>"'(]|"[^"]{0,500}"|'[^']{0,500}'|\([^()]{0,500}\)|\(){0,500}>/y,
  new RegExp(
    String.raw`(?<![\w.@&])@(?:(?:else if|if|for|switch|case|defer|placeholder|loading|foreach|forelse|elseif|while|unless)\s{0,9}${parentheses}(?:${blockStart})?|(?:else|empty|default|defer|placeholder|loading|error)${blockStart}|end[a-z]+\b|[A-Z]\w{0,99}(?:\.\w{1,99}){1,9}|[A-Za-z]\w{0,99}(?:\.\w{1,99}){0,9}${parentheses}|${parentheses}|let\s{1,9}[\w$]{1,99}\s{0,9}=(?:[^;<"'\x60]|${literalPattern}){1,500};|(?:else|csrf)\b)`,
    "y",
  ),
  new RegExp(String.raw`(?<![\w&])#(?:(?:if|elseif|foreach|set|parse|macro)\s{0,9}${parentheses}|(?:else|end)\b)`, "y"),
  /\$\{[^{}]{0,500}\}/y,
  // The end of a link in Markdown, which many programs also read in HTML.
  /\]\([^()\s<>]{1,500}\)(?:\{[^{}]{0,500}\})?/y,
];

function findOtherEnd(text: string, start: number): number {
  for (const regex of otherTemplates) {
    regex.lastIndex = start;
    if (regex.test(text)) return regex.lastIndex;
  }
  return -1;
}

/** The limit of a template in braces; a longer one is text. */
export const maxLengthInBraces = 2000;

/** Finds the templates of a text. The next end of each kind, and the next opening, is searched only once. */
export class Templates {
  readonly text: string;
  /** The next opening mark, searched for offsets that do not decrease. */
  #nextOpening = -1;
  readonly #next = new Map<string, { from: number; at: number }>();

  constructor(text: string) {
    this.text = text;
  }

  /** The end of the template that begins at the offset; −1 if there is none. */
  findEnd(start: number): number {
    const { text } = this;
    // A comment of FreeMarker may contain tags.
    const close = text.startsWith("<#--", start) ? "-->" : closingMarks[text.slice(start, start + 2)];
    if (close === undefined) {
      const isComment = text.startsWith("{#", start) && /[\s-]/.test(text.charAt(start + 2));
      return isComment ? this.#findCommentEnd(start) : findOtherEnd(text, start);
    }
    if (close === "?>" && !/^<\?(?:php\b|[=\s]|xml)/i.test(text.slice(start, start + 6))) return -1;
    const end = this.#find(close, start + 2);
    // PHP needs no end at the end of the file.
    if (end < 0) return text.startsWith("<?php", start) ? text.length : -1;
    if (close === "}}" || close === "%}") {
      if (end - start > maxLengthInBraces) return -1;
      if (close === "}}" && text[end + 2] === "}") return end + 3;
    }
    return end + close.length;
  }

  /** The end of a comment of Jinja. In an ICU message, `{#}` is a number. */
  #findCommentEnd(start: number): number {
    const end = this.#find("#}", start + 2);
    const isEnd = end >= 0 && end - start <= maxLengthInBraces && /[\s-]/.test(this.text.charAt(end - 1));
    return isEnd ? end + 2 : -1;
  }

  /** Whether a mark between two offsets may open a template of {@link closingMarks}; `from` never goes back. */
  mayOpen(from: number, to: number): boolean {
    if (this.#nextOpening < from) {
      openingMarkPattern.lastIndex = from;
      this.#nextOpening = openingMarkPattern.exec(this.text)?.index ?? this.text.length;
    }
    return this.#nextOpening < to;
  }

  #find(mark: string, from: number): number {
    const known = this.#next.get(mark);
    if (known && from >= known.from && (known.at < 0 || from <= known.at)) return known.at;
    const at = this.text.indexOf(mark, from);
    this.#next.set(mark, { from, at });
    return at;
  }
}

const noTemplates: readonly Span[] = [];
/** Ends with the first character that identifies a template or may begin the reference to an entity. */
export const templateStartPattern = /[{}@#]|<[?%]|\]\(|&(?!(?:amp|[lg]t|quot|nbsp);)/g;

type IsEntity = ((reference: string) => boolean) | undefined;

/**
 * The templates of a text that contain control structures, or that escaping would change, and its references to
 * entities that only the document declares.
 *
 * @param braces for each open brace of the document, whether it begins a block of Angular; empty outside of such blocks
 */
export function findMarkupTemplates(raw: string, isEntity: IsEntity, braces: boolean[] = []): readonly Span[] {
  if (raw.search(templateStartPattern) < 0) return noTemplates;
  const opening = /[{}@#]|<[?%/#@]|\$\{|\](?=\()|&[^\s&<>"'#;]{1,100};/g;
  const templates = new Templates(raw);
  const spans: Span[] = [];
  for (let match = opening.exec(raw); match; match = opening.exec(raw)) {
    const start = match.index;
    if (match[0].startsWith("&")) {
      if (isEntity?.(match[0])) spans.push({ start, end: opening.lastIndex });
      continue;
    }
    const closesBlock = match[0] === "}" && braces.pop() === true;
    const end = closesBlock ? start + 1 : templates.findEnd(start);
    // In `{{{a}} b}`, the first brace begins a message that contains a template.
    const isBrace = end < 0 || (raw.startsWith("{{{", start) && raw[end - 3] !== "}");
    if (isBrace && match[0].endsWith("{") && braces.length > 0) braces.push(false);
    if (isBrace) continue;
    opening.lastIndex = end;
    if (match[0] === "@" && raw[end - 1] === "{") braces.push(true);
    const isExpression = /^(?:\{\{|\{\$|\$\{|<)/.test(raw.slice(start, start + 2));
    if (!isExpression || /[<>&"]/.test(raw.slice(start, end))) spans.push({ start, end });
  }
  return spans;
}

/** Converts a value to a text in which templates are codes. */
export function decodeWithTemplates(
  raw: string,
  decode: (text: string) => string,
  isEntity: IsEntity,
): { plain: string; tags: InlineTag[] } {
  const tags: InlineTag[] = [];
  let plain = "";
  let from = 0;
  for (const { start, end } of findMarkupTemplates(raw, isEntity)) {
    plain += decode(raw.slice(from, start));
    tags.push({ kind: "standalone", name: "x", text: raw.slice(start, end), at: plain.length });
    from = end;
  }
  return { plain: plain + decode(raw.slice(from)), tags };
}
