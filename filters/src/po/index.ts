import { applyEdits } from "../document/stretch.ts";
import { textFilter } from "../document/text-filter.ts";
import type { Unit } from "../document/unit.ts";
import { formats } from "../formats.ts";
import type { PluralForms } from "../plurals.ts";
import { formEdits, formsFor, hasPlural, headerEdits, headerText, isHeader, languageOf, textOf } from "./header.ts";
import { poOptions } from "./options.ts";
import { type PoEntry, readPo } from "./read.ts";
import { lineEndOf, poString } from "./write.ts";

/**
 * Message catalogues and their templates. A message is one segment, with plural forms one for each `msgstr[n]` that the
 * target language needs: that for one has the singular as its source, the others the plural.
 */
export const po = textFilter({
  ...formats.po,
  hasStrings: true,
  options: poOptions,
  declaredEncoding: (file) =>
    /charset=([\w.:-]+)/
      .exec(new TextDecoder("latin1").decode(file.subarray(0, 8192)))?.[1]
      ?.replace(/^CHARSET$/, "utf-8"),
  read(file, { options, targetLanguage }) {
    const found = readPo(file);
    const header = headerText(found) ?? "";
    const forms = targetLanguage && header !== "" ? formsFor(targetLanguage, header) : undefined;
    const changes = forms ? formEdits(found, file, forms.classes.length) : [];
    const text = changes.length > 0 ? applyEdits(file, changes) : file;
    const entries = text === file ? found : readPo(text);
    const escapeText = poString(lineEndOf(text));
    return {
      text,
      parts: entries
        .filter((entry) => !isHeader(entry))
        .flatMap((entry) => unitsOf(text, entry, options.keepFuzzy, escapeText, forms)),
      targetLanguage: languageOf(header),
      edits: targetLanguage ? headerEdits(text, entries, targetLanguage, forms) : [],
    };
  },
});

function unitsOf(
  text: string,
  entry: PoEntry,
  keepFuzzy: boolean,
  escapeText: (text: string) => string,
  forms: PluralForms | undefined,
): Unit[] {
  const singular = textOf(entry, "msgid") ?? "";
  const plural = textOf(entry, "msgid_plural") ?? singular;
  const context = textOf(entry, "msgctxt");
  const targets = entry.strings.filter(
    ({ keyword, value }) => keyword.startsWith("msgstr") && (singular !== "" || value),
  );
  const { fuzzy, notes } = entry;
  const one = singularOf(targets.length, entry, forms);
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

/** Which form is the singular's; none when the only form stands for all numbers. */
function singularOf(count: number, entry: PoEntry, forms: PluralForms | undefined): string | undefined {
  if (count === 1 && hasPlural(entry)) return undefined;
  return `msgstr[${forms ? forms.classes.indexOf("one") : 0}]`;
}
