import { runInNewContext } from "node:vm";
import { parse as parseSubtitles } from "@plussub/srt-vtt-parser";
import { parse as parseCsv } from "csv-parse/sync";
import { parse as parseProperties } from "dot-properties";
import { loadAll } from "js-yaml";
import { micromark } from "micromark";
import { gfmFootnote, gfmFootnoteHtml } from "micromark-extension-gfm-footnote";
import { gfmStrikethrough, gfmStrikethroughHtml } from "micromark-extension-gfm-strikethrough";
import { gfmTable, gfmTableHtml } from "micromark-extension-gfm-table";
import PO from "pofile";
import { parse as parseToml } from "smol-toml";
import { fluentTexts } from "./fluent.ts";
import { htmlTexts } from "./html.ts";
import { mdxTexts } from "./mdx.ts";
import { openDocumentTexts, packageTexts } from "./packages.ts";
import { androidTexts, genericXmlTexts, qtTexts, xmlTexts } from "./xml.ts";

/**
 * A parser that others wrote. Returns the texts of a file, in order.
 *
 * @param original the file before it was translated
 */
export type ForeignReader = (file: Uint8Array, original: Uint8Array) => readonly string[];

const decodeText = (file: Uint8Array, encoding = "utf-8"): string => {
  const [first, second] = file;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const marked = isUtf16 ? (first === 0xff ? "utf-16le" : "utf-16be") : undefined;
  try {
    return new TextDecoder(marked ?? encoding, { fatal: true }).decode(file);
  } catch {
    return new TextDecoder("windows-1252").decode(file);
  }
};

/** Every text in a value, keys included. */
function textsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [String(value)];
  return Object.entries(value).flatMap(([key, each]) => [key, ...textsIn(each)]);
}

const json: ForeignReader = (file) => {
  const text = decodeText(file);
  // JSON with comments and trailing commas is read as JavaScript.
  return textsIn(/^\s*\/[/*]/.test(text) ? runInNewContext(`(${text})`) : JSON.parse(text));
};

const yamlTexts = (text: string): string[] => loadAll(text.replace(/!!binary/g, "!!str")).flatMap(textsIn);

const csv: ForeignReader = (file, original) => {
  const text = decodeText(file);
  const head = /^[^\r\n]*/.exec(decodeText(original))?.[0] ?? "";
  const delimiter = [";", "\t", ","].find((each) => head.includes(each)) ?? ",";
  return parseCsv(text, { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: false }).flat();
};

const po: ForeignReader = (file) => {
  const { headers, items } = PO.parse(decodeText(file).replaceAll("\r\n", "\n"));
  return [
    ...textsIn(headers),
    ...items.flatMap(({ msgctxt, msgid, msgid_plural, msgstr }) => [
      msgctxt ?? "",
      msgid,
      msgid_plural ?? "",
      ...msgstr,
    ]),
  ];
};

/** The quoted strings of Apple's tables escape the same characters as JSON, with `\U` for `\u`. */
const strings: ForeignReader = (file) => {
  const text = decodeText(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const match = text.match(/"(?:[^"\\]|\\[\s\S])*"/g) ?? [];
  const asJson = (each: string, escaped: string | undefined) => {
    if (escaped === undefined) return JSON.stringify(each).slice(1, -1);
    if (escaped === "U") return "\\u";
    return /['\r\n]/.test(escaped) ? escaped : each;
  };
  return match.map((quoted) => JSON.parse(quoted.replace(/\\([\s\S])|[\r\n\t]/g, asJson)));
};

/** The texts that players show of cues: no tags, and a blank for a line end. */
const subtitles =
  (format: (text: string) => string): ForeignReader =>
  (file) => {
    const { entries } = parseSubtitles(decodeText(file).replace(/\r\n?/g, "\n"));
    return entries.map(({ text }) => format(text.replaceAll("\n", " ")));
  };
const srt = subtitles((text) => text.replace(/<\/?(?:b|i|u|s|font)\b[^<>]*>|\{\\[^{}]*\}/gi, ""));
const vtt = subtitles((text) => htmlTexts(`<body>${text}`).at(-1) ?? "");

const githubMarkdown = {
  allowDangerousHtml: true,
  extensions: [gfmFootnote(), gfmStrikethrough(), gfmTable()],
  htmlExtensions: [gfmFootnoteHtml(), gfmStrikethroughHtml(), gfmTableHtml()],
};

/** Reads the front matter, and the body as `read` does. */
const withFrontMatter =
  (read: (body: string) => string[]): ForeignReader =>
  (file) => {
    const text = decodeText(file);
    const [front = "", mark, inner = ""] = /^(---|\+{3})\r?\n((?:.*\r?\n)*?)\1\r?\n/.exec(text) ?? [];
    const texts = mark === "---" ? yamlTexts(inner) : textsIn(parseToml(inner));
    return [...texts, ...read(text.slice(front.length))];
  };

/** The readers, by name of the format. */
export const foreignReaders: Readonly<Record<string, ForeignReader>> = {
  android: androidTexts,
  arb: json,
  csv,
  docx: packageTexts,
  epub: packageTexts,
  fluent: (file) => fluentTexts(decodeText(file)),
  html: (file) => htmlTexts(decodeText(file)),
  idml: packageTexts,
  json,
  markdown: withFrontMatter((body) => htmlTexts(micromark(body, githubMarkdown))),
  mdx: withFrontMatter(mdxTexts),
  plaintext: (file) => decodeText(file).split(/\r\n|[\r\n]/),
  po,
  pptx: packageTexts,
  properties: (file) => textsIn(parseProperties(decodeText(file))),
  odp: openDocumentTexts,
  ods: openDocumentTexts,
  odt: openDocumentTexts,
  "properties-xml": xmlTexts,
  qt: qtTexts,
  resx: xmlTexts,
  sdlxliff: xmlTexts,
  srt,
  strings,
  stringsdict: xmlTexts,
  tsv: csv,
  ttml: xmlTexts,
  vtt,
  xcstrings: json,
  xhtml: xmlTexts,
  xliff: xmlTexts,
  xlsx: packageTexts,
  xml: genericXmlTexts,
  yaml: (file) => yamlTexts(decodeText(file)),
};
