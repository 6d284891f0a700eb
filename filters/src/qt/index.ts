import { listUntranslated } from "../document/left-alone.ts";
import { createTextFilter } from "../document/text-filter.ts";
import { applyEdits } from "../document/translatable-span.ts";
import { formats } from "../formats.ts";
import { declaredEncoding, reference } from "../xml/prolog.ts";
import { textWithElements } from "../xml/strings.ts";
import { formEdits } from "./forms.ts";
import { readMessages } from "./read.ts";
import { buildUnits, languageEdits } from "./units.ts";

/**
 * Qt Linguist: a message is one segment. A message about a number is a segment for each form of the target language. A
 * written message is no longer `unfinished`; messages that are `vanished` or `obsolete` stay unchanged.
 */
export const qt = createTextFilter({
  ...formats.qt,
  hasStrings: true,
  declaredEncoding,
  reference,
  read(file, { limits, targetLanguage }) {
    const original = readMessages(file, limits);
    const edits = targetLanguage ? formEdits(file, original.messages, targetLanguage) : [];
    const text = edits.length > 0 ? applyEdits(file, edits) : file;
    const { messages, root, sourceLanguage, language } = edits.length > 0 ? readMessages(text, limits) : original;
    const untranslated = new Set<string>();
    return {
      text,
      parts: buildUnits(text, messages, untranslated),
      readingNote: () => listUntranslated(textWithElements, [...untranslated]),
      sourceLanguage,
      targetLanguage: language,
      edits: languageEdits(text, root, targetLanguage),
    };
  },
});
