import { isAndroid } from "../android/elements.ts";
import { readResources } from "../android/index.ts";
import { createTextFilter, type ParsedText } from "../document/text-filter.ts";
import type { FilterSettings } from "../filter.ts";
import { formats } from "../formats.ts";
import { isJavaProperties, readJavaProperties } from "../xml/java-properties.ts";
import { declaredEncoding, reference } from "../xml/prolog.ts";
import { xmlOptions } from "./options.ts";
import { readXml } from "./read.ts";
import { redirectTimedText } from "./timed-text.ts";

/**
 * XML of any vocabulary. An element that contains text itself is a text, with the elements in it as tags; elements that
 * contain only elements are structure. Elements with `its:translate="no"` or `translate="no"`, and text in another
 * language than the source (`xml:lang`), stay unchanged. The language of the root is replaced with the target language.
 * Where a document has its languages side by side, the source stays, and the translation is next to it.
 * Java properties, by their DOCTYPE, are values with keys. Unless there are options, timed text, by its namespace, is
 * read as such, and Android's resources, by their elements, are strings. In DITA and DocBook, code stays unchanged, and a
 * footnote or list in a paragraph is separate. In AppStream, identifiers stay unchanged. Elements may be marked with
 * `translatable`, as in GtkBuilder.
 */
export const xml = createTextFilter({
  ...formats.xml,
  options: xmlOptions,
  declaredEncoding,
  reference,
  read(text, settings) {
    if (isJavaProperties(text)) return { parts: readJavaProperties(text, settings.limits) };
    if (Object.values(settings.options).some(({ length }) => length > 0)) return readXml(text, settings);
    if (isTimedText(text)) return readTimedText(text, settings);
    if (isAndroid(text, settings.limits)) return readResources(text, settings);
    if (isDocumentation(text)) return readXml(text, { ...settings, options: documentation }, true);
    return readXml(text, isAppStream(text) ? { ...settings, options: appStream } : settings);
  },
});

/** Whether the DOCTYPE, namespace or schema of a document is that of DITA or DocBook. */
const isDocumentation = (text: string): boolean =>
  /(?:<!DOCTYPE|<\?xml-model|xmlns|[Ss]chemaLocation)[^<>]{0,300}\b(?:dita|docbook)/i.test(text.slice(0, 3000));

const documentation = {
  elements: [],
  skippedElements:
    "apiname citerefentry classname classsynopsis cmdname code codeblock codeph command computeroutput coords data draft-comment envar filename filepath fragref funcsynopsis function literal option parameter parmname programlisting remark required-cleanup screen shape synopsis systemoutput unknown userinput varname".split(
      " ",
    ),
  inlineElements: ["b", "emphasis", "i", "ph", "q", "sub", "sup", "u"],
  // Source of those of DITA: W3C, Best Practices for XML Internationalization.
  attributes:
    "navtitle xlink:title xreflabel map@title reltable@title image@alt lq@reftitle note@othertype object@standby".split(
      " ",
    ),
};

/** Whether a document is the metadata of a Linux application, by its root and a required element. */
const isAppStream = (text: string): boolean =>
  /^(?:[^<]|<[?!][^>]*>)*<component[\s>]/.test(text.slice(0, 3000)) && text.includes("<metadata_license>");

/** Source: freedesktop.org, AppStream 1.0, "Metainfo files". */
const appStream = {
  elements: [],
  skippedElements:
    "artifacts branding bundle categories compulsory_for_desktop content_rating custom extends icon id image issues languages launchable metadata metadata_license mimetypes pkgname project_group project_license provides recommends references replaces requires source_pkgname suggests supports tags translation update_contact url video".split(
      " ",
    ),
  inlineElements: [],
  attributes: [],
};

/**
 * Timed text (TTML and DFXP): the paragraphs, with spans and line breaks as tags. Times, styles, regions and metadata
 * stay unchanged, and so does text in another language than the document.
 * Source: W3C, Timed Text Markup Language 2.
 */
export const ttml = createTextFilter({
  ...formats.ttml,
  declaredEncoding,
  reference,
  read: readTimedText,
});

/** Whether the namespace of a document's root is that of timed text. */
const isTimedText = (text: string): boolean =>
  /^(?:[^<]|<[?!][^>]*>)*<(?:[\w.-]+:)?tt\s[^<>]*["']http:\/\/www\.w3\.org\/(?:ns\/ttml|2006\/\d\d\/ttaf1)/.test(
    text.slice(0, 3000),
  );

function readTimedText(text: string, settings: FilterSettings): ParsedText {
  const finish = (written: string) => redirectTimedText(written, settings);
  return { ...readXml(text, { ...settings, options: timedText }), finish };
}

const timedText = {
  elements: ["p"],
  skippedElements: ["br", "head", "metadata", "desc", "title", "copyright", "agent", "set", "animate"],
  inlineElements: ["br", "span"],
  attributes: [],
};
