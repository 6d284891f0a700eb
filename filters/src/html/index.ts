import { createTextFilter, type TextFormat } from "../document/text-filter.ts";
import { isUnknownEncoding } from "../encoding.ts";
import type { FilterSettings } from "../filter.ts";
import { FilterError } from "../filter-error.ts";
import { formats } from "../formats.ts";
import { declaredEncoding, reference } from "../xml/prolog.ts";
import { findLanguage } from "./attributes.ts";
import { type HtmlDialect, htmlDialect } from "./dialect.ts";
import { type HtmlOptions, htmlOptions } from "./options.ts";
import { readHtml } from "./read.ts";
import { parseAttributes } from "./scan.ts";
import { htmlReference } from "./write.ts";
import { createXhtmlDialect } from "./xhtml.ts";

const readHtmlText = createReader(() => htmlDialect);

/**
 * HTML: texts between block elements, with inline elements as tags, and attributes that people read. Elements with
 * `translate="no"` or in another language than the document (`lang`) stay unchanged. The target language replaces that
 * of the document.
 */
export const html = createTextFilter({
  ...formats.html,
  options: htmlOptions,
  isOftenLegacy: true,
  declaredEncoding: findMetaEncoding,
  reference: htmlReference,
  read: readHtmlText,
});

/** HTML in the syntax of XML. */
export const readXhtml = createReader(({ limits }, text) => createXhtmlDialect(limits, text.includes("<!ENTITY")));

/** Reads a document that is often XHTML, but may not be well-formed. */
export function readAnyHtml(text: string, settings: Parameters<typeof readXhtml>[1]): ReturnType<typeof readXhtml> {
  try {
    const read = readXhtml(text, settings);
    return { ...read, parts: [...read.parts] };
  } catch (error) {
    if (error instanceof FilterError) return readHtmlText(text, settings);
    throw error;
  }
}

export const xhtml = createTextFilter({
  ...formats.xhtml,
  options: htmlOptions,
  declaredEncoding,
  reference,
  read: readXhtml,
});

function createReader(
  dialectOf: (settings: FilterSettings, text: string) => HtmlDialect,
): TextFormat<HtmlOptions>["read"] {
  return (text, settings) => {
    const dialect = dialectOf(settings, text);
    return { ...readHtml(text, settings, dialect), sourceLanguage: findDeclaredLanguage(text, dialect) };
  };
}

function findDeclaredLanguage(text: string, dialect: HtmlDialect): string | undefined {
  for (const token = dialect.scan(text); token.next(); ) {
    if (token.kind !== "open") continue;
    return token.name === "html" ? findLanguage(parseAttributes(text, token), dialect) : undefined;
  }
  return undefined;
}

/**
 * Reads the encoding from the first 1,024 bytes. A declared UTF-16 means UTF-8, because the declaration was readable.
 * Unknown encodings are ignored, as in browsers.
 */
function findMetaEncoding(file: Uint8Array): string | undefined {
  const head = new TextDecoder("latin1").decode(file.subarray(0, 1024));
  const declared = /<meta[^>]+charset\s*=\s*["']?([\w.:-]+)|<\?xml[^>]+encoding\s*=\s*["']([\w.:-]+)/i.exec(head);
  const name = declared?.[1] ?? declared?.[2];
  if (name === undefined || isUnknownEncoding(name)) return undefined;
  return name.toLowerCase().startsWith("utf-16") ? "utf-8" : name;
}
