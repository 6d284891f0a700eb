import type { Span } from "../../document/translatable-span.ts";

const valuePattern = String.raw`(?:"(?:[^"\\\r\n]|\\.)*"|'(?:[^'\\\r\n]|\\.)*'|[^\s{}"']+)`;
const attributePattern = String.raw`(?:[#.][^\s{}"'=#.]+|[A-Za-z_@:][\w:.@-]*=${valuePattern}|(?:data|docsify)-[\w-]+)`;
const listPattern = String.raw`\{(?:-|=[a-z][\w-]*|\/\*[^{}\r\n]*\*\/|:[^{}\r\n]*|[ \t]*${attributePattern}(?:(?=[#.])${attributePattern}|[ \t]+${attributePattern})*[ \t]*)\}`;

/** `{#id .class name=value}` and `{=format}` of pandoc and markdown-it-attrs, `{: … }` of kramdown and Python-Markdown, and Docusaurus's comments. */
export const attributeListPattern = new RegExp(listPattern, "y");

/** Whether a line consists of attributes of the block next to it, or of a command of kramdown. */
export const isAttributeLine = (line: string): boolean => new RegExp(`^(?:${listPattern}[ \t]*)+$`).test(line);

export const attributeStartPattern = new RegExp(`(?=${listPattern})`).source;

/** Any text with a letter, except the name of a file. */
const buildCaptionPattern = (quote: string) =>
  String.raw`${quote}(?![\w./-]*\.\w+${quote})(?=[^${quote}]*\p{L})((?:[^${quote}\\{}<>]|\\.)+)${quote}`;
/** Values that may also be names, paths, classes or code. A text begins with a capital or a letter without case. */
const buildTextValuePattern = (quote: string) =>
  String.raw`${quote}(?=[\p{Lu}\p{Lt}\p{Lo}¿¡])([\p{L}\p{M}]+[.!?]?|[^${quote}{}<>=#|\s]+\s[^${quote}{}<>=#|]*)${quote}`;
const shownAttributePattern = new RegExp(
  String.raw`(?<=[\s{])(?:(?:alt|alt-text|caption|fig[.-](?:alt|cap)|(?:lst|tbl)-cap|subtitle|summary|title)[ \t]*=[ \t]*(?:${buildCaptionPattern('"')}|${buildCaptionPattern("'")})|(?:content|description|text)=(?:${buildTextValuePattern('"')}|${buildTextValuePattern("'")}))`,
  "dgu",
);

/** The visible values in a list of attributes, a directive or a template: captions and texts of pictures. */
export const findShownValues = (markup: string): Span[] =>
  Array.from(markup.matchAll(shownAttributePattern), ({ indices }) => {
    const [start, end] = indices?.slice(1).find((value) => value) ?? [0, 0];
    return { start, end };
  });
