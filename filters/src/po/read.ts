import type { PluralForms } from "../document/plurals.ts";
import type { ParsedText } from "../document/text-filter.ts";
import { applyEdits } from "../document/translatable-span.ts";
import type { Unit } from "../document/unit.ts";
import type { FilterSettings } from "../filter.ts";
import { type PoEntry, readEntries } from "./entries.ts";
import { findLanguage, findText, formEdits, formsFor, hasPlural, headerEdits, headerText, isHeader } from "./header.ts";
import type { PoOptions } from "./options.ts";
import { lineEndOf, poString } from "./write.ts";

/** Finds the messages of a catalogue, with as many plural forms as the target language needs. */
export function readPo(file: string, { options, targetLanguage }: FilterSettings<PoOptions>): ParsedText {
  const matches = readEntries(file);
  const header = headerText(matches) ?? "";
  const forms = targetLanguage && header !== "" ? formsFor(targetLanguage, header) : undefined;
  const changes = forms ? formEdits(matches, file, forms.classes.length) : [];
  const text = changes.length > 0 ? applyEdits(file, changes) : file;
  const entries = text === file ? matches : readEntries(text);
  const escapeText = poString(lineEndOf(text));
  return {
    text,
    parts: entries
      .filter((entry) => !isHeader(entry))
      .flatMap((entry) => buildUnits(text, entry, options.keepFuzzy, escapeText, forms)),
    targetLanguage: findLanguage(header),
    edits: targetLanguage ? headerEdits(text, entries, targetLanguage, forms) : [],
    unicodeEdits: () => headerEdits(text, entries, targetLanguage, forms, true),
  };
}

function buildUnits(
  text: string,
  entry: PoEntry,
  keepFuzzy: boolean,
  escapeText: (text: string) => string,
  forms: PluralForms | undefined,
): Unit[] {
  const singular = findText(entry, "msgid") ?? "";
  const plural = findText(entry, "msgid_plural") ?? singular;
  const context = findText(entry, "msgctxt");
  const targets = entry.strings.filter(
    ({ keyword, value }) => keyword.startsWith("msgstr") && (singular !== "" || value),
  );
  const { fuzzy, notes } = entry;
  const one = findSingular(targets.length, entry, forms);
  return targets.map(({ keyword, value, start, end }, index) => {
    const takesFlagOff = fuzzy !== undefined && index === 0 && !keepFuzzy;
    const between = takesFlagOff ? fuzzy.rest + text.slice(fuzzy.end, start) : "";
    return {
      start: takesFlagOff ? fuzzy.start : start,
      end,
      text: keyword === "msgstr" || keyword === one ? singular : plural,
      target: value,
      escape: escapeText,
      ...(takesFlagOff && { finish: (markup: string) => between + markup }),
      ...(context !== undefined && { context }),
      ...(notes.length > 0 && { note: notes.join("\n") }),
      ...(fuzzy && { state: "fuzzy" }),
    };
  });
}

/** Finds the form of the singular; none when the only form stands for all numbers. */
function findSingular(count: number, entry: PoEntry, forms: PluralForms | undefined): string | undefined {
  if (count === 1 && hasPlural(entry)) return undefined;
  return `msgstr[${forms ? forms.classes.indexOf("one") : 0}]`;
}
