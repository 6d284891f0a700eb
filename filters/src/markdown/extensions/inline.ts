import { matchEnd } from "@openparlance/text";
import { emptyCodeName } from "../../document/sentences.ts";
import { attributeListPattern, attributeStartPattern } from "./attributes.ts";
import { attributesPattern } from "./directive.ts";
import { isMath, mathPattern } from "./math.ts";

/** An extension of Markdown inside a text. */
export type InlineExtension =
  | { kind: "code"; end: number; name: string }
  /** A mark on both sides of a short text. */
  | { kind: "pair"; end: number }
  /** A bracket before a text that ends with `]`. */
  | { kind: "bracket"; end: number };

const superscriptPattern = /\^[\p{L}\p{N}+\-\u2212.,()]+\^/uy;
const raisedLinkPattern = /\^\[[^[\]\r\n]*\]\([^()\s]*\)\^/y;
const emojiNamePattern = `:(?:[+-]1|100|[a-z][a-z0-9_+-]*):`;
const emojiPattern = new RegExp(`(?<!:)${emojiNamePattern}(?!:)`, "y");
/** Keys to press, of PyMdown: `++ctrl+alt+"F"++`. */
const keysPattern =
  /\+\+(?:[a-z0-9-]+|"[^"+]+")(?:(?:\+(?:[a-z0-9-]+|"[^"+]+"))+|(?<=\+\+(?:.|alt|backspace|cmd|command|control|ctrl|del|delete|down|end|enter|esc|escape|f\d\d?|home|insert|left|meta|page-down|page-up|right|shift|space|tab|up|win|windows)))\+\+(?!\+)/y;
/** People, references and includes: `@name`, `@fig:one`, `@[video](id)`. */
const mentionPattern = /(?<![\w.+/@-])@(?:\[[\w-]+\]\([^()\r\n]*\)|[A-Za-z][\w-]*(?:[:./#][\w-]+)*)/y;
/** The start of a CriticMarkup change with text. */
const changePattern = /\{(?:\+\+|~~|==)/y;
/** A role of MyST with its text, which may be a URL. */
const rolePattern = /\{[A-Za-z][\w:.+-]*\}(?:`[^`]+`|``[^`]+``)(?!`)/y;
const blockIdPattern = /(?<=\s)\^[A-Za-z0-9-]+\s*$/y;
const optionPattern = /(?<=\s):[a-z][\w-]*=[^\s"']+/y;
/** Brackets that aren't links: commands of DocFX, citations of pandoc, and the parts of a quote that HackMD shows. */
export const bracketCodePattern =
  /\[(?:![A-Za-z][\w-]*(?:[ \t][^[\]\r\n]+|[ \t]*\[[^[\]\r\n]*\]\([^()\s]*\))|(?:[\p{L}.,]+ ){0,2}-?@[\p{L}_][^[\]\r\n]*|(?:color|name|time)=[^[\]\r\n]+)\](?![([:])/uy;
/** Commands of TeX with an argument, and cross-references in R Markdown. */
export const texCommandPattern = /\\(?:@ref\([^()\s]*\)|[A-Za-z]{2,}\*?(?:\[[^[\]\r\n]*\])?\{[^{}\r\n]*\})/y;
const directiveNamePattern = /(?<!:):[A-Za-z][\w-]*(?=[[{])/y;
/** A directive without a label or attributes, such as a line break of MDC: `:br`. */
const bareDirective = String.raw`(?<![^\s>]):(?=[a-z][\w-]*(?:[\s.,;)]|$))`;
const bareDirectivePattern = new RegExp(String.raw`${bareDirective}[\w-]+`, "y");
/** A link of a wiki: `[[Page]]`, `![[Page]]`, or with a separate text, `[[Page|Text]]`. */
export const wikiLinkPattern = /!?\[\[(?!\^)([^[\]|\r\n\\]+)(?:(\\?\|)(?:[^[\]\r\n\\]|\\.)+)?\]\](?![([{])/y;

/** The start of a picture with Marp's keywords before its text: `![bg right:40%](a.png)`. */
export const imageKeywordsPattern =
  /!\[(?=bg\b|w:|h:|width:|height:)(?:(?:bg|auto|contain|cover|fit|left|right|vertical|\d[\d.]*%|(?:[a-z]+-)?[a-z]+:[^\s\]]+|blur|brightness|contrast|grayscale|invert|opacity|saturate|sepia)(?:[ \t]+|(?=\])))+/y;

/** The end mark of a deletion or a comment in CriticMarkup, which includes its content; undefined for other text. */
export const findDeletionEnd = (text: string, at: number): "--}" | "<<}" | undefined =>
  text.startsWith("{--", at) ? "--}" : text.startsWith("{>>", at) ? "<<}" : undefined;

/** Reads the extension that begins with one of `$^:@+{` at `at`, except templates and deletions. */
export function readInlineExtension(text: string, at: number, isMdx: boolean): InlineExtension | undefined {
  switch (text[at]) {
    case "$": {
      const end = matchEnd(mathPattern, text, at);
      return end > 0 && isMath(text.slice(at, end)) ? { kind: "code", end, name: "x" } : undefined;
    }
    case "^": {
      // A raised link: `^[1](#note)^`.
      if (text[at + 1] === "[" && matchEnd(raisedLinkPattern, text, at) === 0) return { kind: "bracket", end: at + 2 };
      const end = matchEnd(superscriptPattern, text, at);
      return end > 0 ? { kind: "pair", end } : readCode(blockIdPattern, text, at, emptyCodeName);
    }
    case ":":
      return readEmoji(text, at, isMdx) ?? readDirective(text, at) ?? readCode(optionPattern, text, at, emptyCodeName);
    case "@":
      return readCode(mentionPattern, text, at);
    case "+":
      return text.startsWith("++}", at) ? { kind: "code", end: at + 3, name: "x" } : readCode(keysPattern, text, at);
    default: {
      const end = isMdx ? 0 : matchEnd(attributeListPattern, text, at);
      // Attributes of emphasis stay next to it, and those of a block stay at its end.
      if (end > 0) return { kind: "code", end, name: /[*_~=]/.test(text.charAt(at - 1)) ? "x" : emptyCodeName };
      return isMdx ? undefined : (readCode(changePattern, text, at) ?? readCode(rolePattern, text, at));
    }
  }
}

function readCode(regex: RegExp, text: string, at: number, name = "x"): InlineExtension | undefined {
  const end = matchEnd(regex, text, at);
  return end > 0 ? { kind: "code", end, name } : undefined;
}

function readEmoji(text: string, at: number, isMdx: boolean): InlineExtension | undefined {
  const end = matchEnd(emojiPattern, text, at);
  if (end === 0) return undefined;
  return { kind: "code", end: findAttributesEnd(text, end, isMdx), name: emptyCodeName };
}

function readDirective(text: string, at: number): InlineExtension | undefined {
  const end = matchEnd(directiveNamePattern, text, at);
  if (end === 0) return readCode(bareDirectivePattern, text, at);
  if (text[end] === "[") return { kind: "bracket", end: end + 1 };
  const close = matchEnd(attributesPattern, text, end);
  return close > 0 ? { kind: "code", end: close, name: "x" } : undefined;
}

/** The end of the attributes that begin at `at`; `at` if there are none. */
export const findAttributesEnd = (text: string, at: number, isMdx: boolean): number =>
  (!isMdx && text[at] === "{" && matchEnd(attributeListPattern, text, at)) || at;

/** The end of the attributes of a directive that begin at `at`; `at` if there are none. */
export const findDirectiveEnd = (text: string, at: number): number =>
  (text[at] === "{" && matchEnd(attributesPattern, text, at)) || at;

/** The signs that must be escaped in a text. */
const escapableSignPattern = new RegExp(
  [
    `(?<!:):(?=${emojiNamePattern.slice(1)}(?!:))`,
    bareDirective,
    String.raw`(?<=:[A-Za-z][\w-]{0,99})\{`,
    String.raw`\{(?=[%{])`,
    String.raw`${attributeStartPattern}\{`,
    String.raw`\^(?=[\p{L}\p{N}+\-\u2212.,()]+\^)`,
  ].join("|"),
  "gu",
);

const everyMathPattern = new RegExp(mathPattern.source, "g");

/** Escapes characters that extensions would read, in a text that is escaped for CommonMark. */
export const escapeExtensions = (markup: string): string =>
  escapeSigns(markup.includes("\\\\(") ? escapeTex(markup) : markup);

function escapeSigns(markup: string): string {
  // Testing first is faster than replacing nothing.
  if (!/[${^:=%]/.test(markup) || !/[${^]|:[+\-1a-z]|==|%%/.test(markup)) return markup;
  const escaped = markup
    .replace(everyMathPattern, (tex) => (isMath(tex) ? tex.replace(/(?<!\\)\$/g, "\\$&") : tex))
    .replace(escapableSignPattern, "\\$&");
  return escapePairs(escapePairs(escaped, highlights), comments);
}

/** A parenthesis with two backslashes, and the text up to the next one. */
const texStartPattern = /(?<=\\\\)\(((?:(?!\\\\[()])[\s\S])*)/g;

/** Writes parentheses as references where TeX would begin: `\\(a\\)`. */
function escapeTex(markup: string): string {
  const last = markup.lastIndexOf("\\\\)");
  return markup.replace(texStartPattern, (match, tex: string, at: number) => {
    const end = at + match.length;
    const isTex = end <= last && (!markup.startsWith("\\\\)", end) || isMath(`\\(${tex}\\)`));
    return isTex ? `&#40;${tex}` : match;
  });
}

const highlights = { opening: /(?<!=)==(?=[^\s=])/g, closing: /(?<=[^\s=])==(?!=)/g };
const comments = { opening: /(?<!\d)%%/g, closing: /%%/g };

/** Escapes opening marks that a later closing mark would pair with. */
function escapePairs(markup: string, { opening, closing }: { opening: RegExp; closing: RegExp }): string {
  const last = [...markup.matchAll(closing)].at(-1)?.index ?? -1;
  if (last < 0) return markup;
  return markup.replace(opening, (match, at: number) => (at < last ? `\\${match}` : match));
}

/** Escapes every character with which an extension may begin, for texts next to codes. */
export const escapeAllExtensions = (markup: string): string => markup.replace(/(?<!\\)[$={^:%@+]/g, "\\$&");
