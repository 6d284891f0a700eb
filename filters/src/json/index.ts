import { escapeMessages, readFlutterMessages } from "../document/message-format.ts";
import { withoutMessageFacts } from "../document/plurals.ts";
import { createTextFilter, type ParsedText } from "../document/text-filter.ts";
import { applyEdits } from "../document/translatable-span.ts";
import type { FilterSettings } from "../filter.ts";
import { formats } from "../formats.ts";
import { formatLocaleName } from "../languages.ts";
import { createPathTest, pathOptions } from "../patterns.ts";
import { attachNotes } from "./messages.ts";
import { pluralEdits, rootEdits } from "./plurals.ts";
import { type JsonString, readJson } from "./read.ts";
import { readCatalog } from "./xcstrings.ts";

/**
 * JSON: every value that is a string, with its path as context, except notes for translators. If the only root is the
 * source language, the target language replaces it.
 */
export const json = createTextFilter({
  ...formats.json,
  hasStrings: true,
  options: pathOptions,
  read(file, { options, limits, sourceLanguage, targetLanguage }) {
    const isChosen = createPathTest(options);
    const read = (text: string) =>
      withoutMessageFacts(attachNotes(readJson(text, limits.depth))).filter(
        ({ context }) => isChosen(context) && (context.charCodeAt(0) > 64 || !factPattern.test(context)),
      );
    const chosen = read(file);
    const languages = targetLanguage === undefined ? undefined : { sourceLanguage, targetLanguage };
    const edits = languages ? pluralEdits(file, chosen, languages) : [];
    const text = edits.length === 0 ? file : applyEdits(file, edits);
    const strings = edits.length === 0 ? chosen : read(text);
    return {
      text,
      parts: escapeMessages(text, strings),
      edits: languages && rootEdits(text, languages),
    };
  },
});

/** The schema of a file, its locale, and the authors of MediaWiki's messages. */
const factPattern = /^(?:\$schema$|@@locale$|@metadata\.)/;

/** Application Resource Bundles: messages with their descriptions as notes. */
export const arb = createTextFilter({ ...formats.arb, hasStrings: true, read: readArb });

/**
 * String catalogs of Xcode. A text's translation is its text in the target language; each variation by plural or device
 * is separate. The state of a written text becomes `translated`. Texts that must not be translated, or are no longer in
 * the code, stay unchanged.
 */
export const xcstrings = createTextFilter({ ...formats.xcstrings, read: readCatalog });

/**
 * Finds the messages of an Application Resource Bundle. Members that begin with `@` are not messages: `@id.description`
 * is the note of message `id`, `@@locale` the language of the file.
 */
function readArb(text: string, { limits, targetLanguage }: FilterSettings): ParsedText {
  const strings = readJson(text, limits.depth);
  const notes = new Map<string, JsonString>();
  for (const string of strings) if (string.context.startsWith("@")) notes.set(string.context, string);
  const locale = notes.get("@@locale");
  const messages = strings.filter(({ context }) => !context.startsWith("@"));
  for (const message of messages) {
    const note = notes.get(`@${message.context}.description`);
    if (note) message.note = note.text;
  }
  return {
    parts: readFlutterMessages(messages),
    sourceLanguage: locale?.text,
    edits:
      locale && targetLanguage
        ? [{ start: locale.start, end: locale.end, text: formatLocaleName(targetLanguage) }]
        : [],
  };
}
