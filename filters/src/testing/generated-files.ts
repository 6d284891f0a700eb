import { strToU8, zipSync } from "fflate";
import { type Encoding, encode } from "../encoding.ts";
import type { OptionValues } from "../options.ts";

/** Builds a file from texts without characters that have a meaning in the format. */
export interface Making {
  extension: string;
  /** With LF as line end; the whole file, or the entry of an archive that holds the texts. */
  text(texts: readonly string[], encoding: string): string;
  /** Puts that entry into its archive. */
  pack?(entry: Uint8Array): Uint8Array;
  /** Options for reading a file in Latin-1 besides its own declaration; undefined when the format is always Unicode. */
  latin1?: OptionValues;
}

export interface WritingOptions extends Encoding {
  lineEnd: "\n" | "\r\n" | "\r";
}

export function makeFile({ text, pack }: Making, texts: readonly string[], { lineEnd, ...encoding }: WritingOptions) {
  const bytes = encode(text(texts, encoding.name.replace(/le$|be$/, "")).replaceAll("\n", lineEnd), encoding);
  return pack ? pack(bytes) : bytes;
}

const lines = (texts: readonly string[], line: (text: string, n: number) => string) => texts.map(line).join("\n");
const prolog = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>\n`;
const paragraphs = (texts: readonly string[]) => lines(texts, (text) => `<p>${text}</p>`);
const zipUncompressed = (entries: Readonly<Record<string, Uint8Array>>) => zipSync(entries, { level: 0 });

const openDocument = (kind: string, body: (texts: readonly string[]) => string): Making => ({
  extension: `.od${kind[0]}`,
  text: (texts, encoding) =>
    `${prolog(encoding)}<office:document-content><office:body><office:${kind}>\n${body(texts)}\n` +
    `</office:${kind}></office:body></office:document-content>\n`,
  pack: (entry) =>
    zipUncompressed({ mimetype: strToU8(`application/vnd.oasis.opendocument.${kind}`), "content.xml": entry }),
  latin1: {},
});

/** The generators, by name of the format. */
export const makings: Readonly<Record<string, Making>> = {
  plaintext: {
    extension: ".txt",
    text: (texts) => `${texts.join("\n")}\n`,
    latin1: { encoding: "iso-8859-1" },
  },
  markdown: { extension: ".md", text: (texts) => `${texts.join("\n\n")}\n` },
  mdx: { extension: ".mdx", text: (texts) => `${texts.join("\n\n")}\n` },
  html: {
    extension: ".html",
    text: (texts, encoding) => `<html><head><meta charset="${encoding}"></head>\n${paragraphs(texts)}\n</html>\n`,
    latin1: {},
  },
  xhtml: {
    extension: ".xhtml",
    text: (texts, encoding) => `${prolog(encoding)}<html><body>\n${paragraphs(texts)}\n</body></html>\n`,
    latin1: {},
  },
  json: { extension: ".json", text: (texts) => `{\n${texts.map((text, n) => `"k${n}": "${text}"`).join(",\n")}\n}\n` },
  arb: { extension: ".arb", text: (texts) => `{\n${texts.map((text, n) => `"k${n}": "${text}"`).join(",\n")}\n}\n` },
  yaml: { extension: ".yaml", text: (texts) => `${lines(texts, (text, n) => `k${n}: ${text}`)}\n` },
  po: {
    extension: ".po",
    text: (texts, encoding) =>
      `msgid ""\nmsgstr "Content-Type: text/plain; charset=${encoding}\\n"\n\n` +
      lines(texts, (text) => `msgid "${text}"\nmsgstr ""\n`),
    latin1: {},
  },
  properties: {
    extension: ".properties",
    text: (texts) => `${lines(texts, (text, n) => `k${n} = ${text}`)}\n`,
    latin1: {},
  },
  strings: { extension: ".strings", text: (texts) => `${lines(texts, (text, n) => `"k${n}" = "${text}";`)}\n` },
  fluent: { extension: ".ftl", text: (texts) => `${lines(texts, (text, n) => `k${n} = ${text}`)}\n` },
  stringsdict: {
    extension: ".stringsdict",
    text: (texts, encoding) =>
      `${prolog(encoding)}<plist><dict>\n${lines(texts, (text, n) => `<key>k${n}</key><string>${text}</string>`)}\n</dict></plist>\n`,
    latin1: {},
  },
  xcstrings: {
    extension: ".xcstrings",
    text: (texts) =>
      `{\n"sourceLanguage" : "en",\n"strings" : {\n${texts
        .map(
          (text, n) =>
            `"k${n}" : { "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "${text}" } } } }`,
        )
        .join(",\n")}\n}\n}\n`,
  },
  csv: {
    extension: ".csv",
    text: (texts) => `${texts.join("\n")}\n`,
    latin1: { encoding: "iso-8859-1" },
  },
  tsv: {
    extension: ".tsv",
    text: (texts) => `${texts.join("\n")}\n`,
    latin1: { encoding: "iso-8859-1" },
  },
  srt: {
    extension: ".srt",
    text: (texts) => lines(texts, (text, n) => `${n + 1}\n00:00:01,000 --> 00:00:02,000\n${text}\n`),
    latin1: { encoding: "iso-8859-1" },
  },
  vtt: {
    extension: ".vtt",
    text: (texts) => `WEBVTT\n\n${lines(texts, (text) => `00:01.000 --> 00:02.000\n${text}\n`)}`,
  },
  xml: {
    extension: ".xml",
    text: (texts, encoding) => `${prolog(encoding)}<a>\n${paragraphs(texts)}\n</a>\n`,
    latin1: {},
  },
  ttml: {
    extension: ".ttml",
    text: (texts, encoding) => `${prolog(encoding)}<tt><body><div>\n${paragraphs(texts)}\n</div></body></tt>\n`,
    latin1: {},
  },
  android: {
    extension: ".strings.xml",
    text: (texts, encoding) =>
      `${prolog(encoding)}<resources>\n${lines(texts, (text, n) => `<string name="k${n}">${text}</string>`)}\n</resources>\n`,
    latin1: {},
  },
  qt: {
    extension: ".ts",
    text: (texts, encoding) =>
      `${prolog(encoding)}<!DOCTYPE TS>\n<TS><context>\n` +
      `${lines(texts, (text) => `<message><source>${text}</source><translation type="unfinished"></translation></message>`)}\n</context></TS>\n`,
    latin1: {},
  },
  "properties-xml": {
    extension: ".properties.xml",
    text: (texts, encoding) =>
      `${prolog(encoding)}<!DOCTYPE properties SYSTEM "http://java.sun.com/dtd/properties.dtd">\n<properties>\n` +
      `${lines(texts, (text, n) => `<entry key="k${n}">${text}</entry>`)}\n</properties>\n`,
    latin1: {},
  },
  resx: {
    extension: ".resx",
    text: (texts, encoding) =>
      `${prolog(encoding)}<root>\n${lines(texts, (text, n) => `<data name="k${n}"><value>${text}</value></data>`)}\n</root>\n`,
    latin1: {},
  },
  xliff: {
    extension: ".xliff",
    text: (texts, encoding) =>
      `${prolog(encoding)}<xliff version="1.2"><file source-language="en"><body>\n` +
      `${lines(texts, (text, n) => `<trans-unit id="${n}"><source>${text}</source></trans-unit>`)}\n</body></file></xliff>\n`,
    latin1: {},
  },
  sdlxliff: {
    extension: ".sdlxliff",
    text: (texts, encoding) =>
      `${prolog(encoding)}<xliff version="1.2"><file source-language="en"><body>\n` +
      lines(
        texts,
        (text, n) =>
          `<trans-unit id="${n}"><source>${text}</source><seg-source><mrk mtype="seg" mid="1">${text}</mrk></seg-source>` +
          '<target><mrk mtype="seg" mid="1"></mrk></target></trans-unit>',
      ) +
      "\n</body></file></xliff>\n",
    latin1: {},
  },
  epub: {
    extension: ".epub",
    text: (texts, encoding) => `${prolog(encoding)}<html><body>\n${paragraphs(texts)}\n</body></html>\n`,
    pack: (entry) =>
      zipUncompressed({
        mimetype: strToU8("application/epub+zip"),
        "META-INF/container.xml": strToU8('<container><rootfile full-path="p.opf"/></container>'),
        "p.opf": strToU8(
          '<package><manifest><item id="t" href="t.xhtml" media-type="application/xhtml+xml"/></manifest>' +
            '<spine><itemref idref="t"/></spine></package>',
        ),
        "t.xhtml": entry,
      }),
    latin1: {},
  },
  idml: {
    extension: ".idml",
    text: (texts, encoding) =>
      `${prolog(encoding)}<Story Self="u">\n<ParagraphStyleRange><CharacterStyleRange>\n` +
      `${lines(texts, (text) => `<Content>${text}</Content><Br/>`)}\n</CharacterStyleRange></ParagraphStyleRange></Story>\n`,
    pack: (entry) =>
      zipUncompressed({ "designmap.xml": strToU8('<Document><Story src="s.xml"/></Document>'), "s.xml": entry }),
    latin1: {},
  },
  odt: openDocument("text", (texts) => lines(texts, (text) => `<text:p>${text}</text:p>`)),
  odp: openDocument(
    "presentation",
    (texts) =>
      `<draw:page><draw:frame><draw:text-box>\n${lines(texts, (text) => `<text:p>${text}</text:p>`)}\n</draw:text-box></draw:frame></draw:page>`,
  ),
  ods: openDocument(
    "spreadsheet",
    (texts) =>
      `<table:table table:name="A">\n${lines(
        texts,
        (text) =>
          `<table:table-row><table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell></table:table-row>`,
      )}\n</table:table>`,
  ),
};
