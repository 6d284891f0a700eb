import type { Span } from "../../document/translatable-span.ts";

const value = String.raw`(?:"[^"\r\n]*"|'[^'\r\n]*'|[^\s{}"']+)`;
const attribute = String.raw`(?:[#.][^\s{}"'=#.]+|[A-Za-z_@:][\w:.@-]*=${value}|(?:data|docsify)-[\w-]+)`;
const list = String.raw`\{(?:-|\/\*[^{}\r\n]*\*\/|:[^{}\r\n]*|[ \t]*${attribute}(?:(?=[#.])${attribute}|[ \t]+${attribute})*[ \t]*)\}`;

/** `{#id .class name=value}` of pandoc and markdown-it-attrs, `{: … }` of kramdown and Python-Markdown, and Docusaurus's comments. */
export const attributeList = new RegExp(list, "y");

/** Whether a line consists of attributes of the block next to it, or of a command of kramdown. */
export const isAttributeLine = (line: string): boolean => new RegExp(String.raw`^(?:${list}[ \t]*)+$`).test(line);

/** Matches the start of a list of attributes. */
export const attributeStart = new RegExp(`(?=${list})`).source;

const caption = (quote: string) => String.raw`${quote}(?=[^${quote}]*\p{L})([^${quote}{}<>]+)${quote}`;
/** Values that may also be names, paths, classes or code. A text begins with a capital or a letter without case. */
const sentence = (quote: string) =>
  String.raw`${quote}(?=[\p{Lu}\p{Lt}\p{Lo}¿¡])([\p{L}\p{M}]+[.!?]?|[^${quote}{}<>=#|\s]+\s[^${quote}{}<>=#|]*)${quote}`;
const shownAttribute = new RegExp(
  String.raw`(?<=[\s{])(?:(?:alt|alt-text|caption|fig-alt|fig-cap|title)=(?:${caption('"')}|${caption("'")})|(?:content|text)=(?:${sentence('"')}|${sentence("'")}))`,
  "dgu",
);

/** The visible values in a list of attributes, a directive or a template: captions and texts of pictures. */
export const shownValues = (markup: string): Span[] =>
  Array.from(markup.matchAll(shownAttribute), ({ indices }) => {
    const [start, end] = indices?.slice(1).find((value) => value) ?? [0, 0];
    return { start, end };
  });
