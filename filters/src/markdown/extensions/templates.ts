import type { Span } from "../../document/translatable-span.ts";
import { findShownValues } from "./attributes.ts";
import type { ExtensionLine } from "./extension-line.ts";

/** Matches a tag, shortcode or expression in a line. */
export const templatePattern = String.raw`\{(?:\{(?:[^}\r\n]|\}(?!\})){0,500}\}|%(?:[^%\r\n]|%(?!\})){0,500}%)\}`;

/** Tags of Liquid, shortcodes of Hugo, and the beginnings and ends of Mustache's blocks, each up to its first end. */
const tagPattern =
  /(?:\{\{[ \t]*(?:[#/^>!]|else\b)(?:[^}]|\}(?!\}))*\}\}|\{%(?:[^%]|%(?!\}))*%\}|\{\{<(?:[^>]|>(?!\}\}))*>\}\}|\{\{%(?:[^%]|%(?!\}\}))*%\}\})[ \t]*/y;
const codeTagPattern = /^\{%-?[ \t]*(highlight|comment|codeblock)\b/;
/** A tab with the language of a program, whose name is longer than `en`, contains code. So does a card with `code`. */
const codeShortcodePattern =
  /^\{\{[<%][ \t]*(code|highlight|katex|math|mermaid|tab(?:pane)?(?=[ \t][^>%\r\n]*\b(?:code)?lang="?(?:[a-z]{3}|go|js|kt|py|rb|rs|sh|ts))|card(?=[ \t][^>%\r\n]*\bcode="?true))\b/i;
const codeStartPattern = /^\{\{[<%][ \t]*(code|highlight|katex|math|mermaid)\b(?!.*\/[>%]\}\}$)/;

/**
 * A tag or shortcode around a text, with a title that is not the value of a named attribute: `{% note info "Title" %}`.
 * The first word of a note may be its kind or icon: `{{< notice "tip" >}}`.
 */
const titledTemplatePattern =
  /^\{(?:%-?|\{[<%])[ \t]*(?:(?:admonition|alert|note|notice)(?![ \t]+"[a-z][\w-]*")|cut|details|expand|tab)[ \t][^"\r\n]*(?<=[ \t])"(?=[^"]*\p{L})([^"\r\n]*)"[^"\r\n]*$/du;

/** The possible ends of the code in a text that begins with a tag or shortcode, with and without spaces. */
export function listCodeEnds(template: string): string[] {
  const [, name] = codeStartPattern.exec(template) ?? [];
  const tag = codeTagPattern.exec(template)?.[1];
  if (tag !== undefined)
    return ["{%", "{%-", "{% ", "{%- "].flatMap((open) =>
      ["%}", "-%}", " %}", " -%}"].map((end) => `${open}end${tag}${end}`),
    );
  if (name === undefined) return [];
  const [open, close] = [template.slice(0, 3), template.slice(-3)];
  return ["/", " /", "/ ", " / "].flatMap((slash) => ["", " "].map((after) => open + slash + name + after + close));
}

/** The end mark of an expression, tag or shortcode that begins with the `{` at `at`; undefined for other text. */
export function findTemplateEnd(text: string, at: number): string | undefined {
  if (text[at + 1] === "%") return "%}";
  if (text[at + 1] !== "{") return undefined;
  if (text[at + 2] === "<") return ">}}";
  return text[at + 2] === "%" ? "%}}" : "}}";
}

/** Reads a line of Liquid tags or Hugo shortcodes, or a line that begins with a tag of several lines or around code. */
export function readTemplateLine(line: string): ExtensionLine | undefined {
  const code = codeTagPattern.exec(line) ?? codeShortcodePattern.exec(line);
  if (code?.[1]) {
    const isTag = line[1] === "%";
    const name = code[1];
    const end = new RegExp(isTag ? `\\{%-?[ \\t]*end${name}\\b` : `\\{\\{[<%][ \\t]*/[ \\t]*${name}\\b`, "m");
    const plain = findShownValues(line.split(isTag ? "%}" : /[%>]\}\}/, 1)[0] ?? "");
    return end.test(line) || isSelfClosing(line) ? { plain } : { plain, end };
  }
  const close = /^(?:\{%|\{\{(?:[<%]|[ \t]*(?:[#/^>!]|else\b)))/.test(line) ? findTemplateEnd(line, 0) : undefined;
  if (close === undefined) return undefined;
  if (!line.includes(close)) return { end: new RegExp(close, "m") };
  tagPattern.lastIndex = 0;
  let end = 0;
  while (tagPattern.test(line)) end = tagPattern.lastIndex;
  if (end < line.length) return undefined;
  return { plain: findTemplateTexts(line) };
}

/** The title of a tag or shortcode, or the visible values of its attributes. */
export function findTemplateTexts(template: string): Span[] {
  const [start, end = 0] = titledTemplatePattern.exec(template)?.indices?.[1] ?? [];
  return start === undefined ? findShownValues(template) : [{ start, end }];
}

const isSelfClosing = (line: string): boolean => /\/[>%]\}\}[ \t]*$/.test(line);
