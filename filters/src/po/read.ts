import type { MessageForms } from "../document/message.ts";
import { areJavaMessages, readJavaMessage } from "../document/message-format.ts";
import { lacksPlaceholder, listSeveral, type PluralForms } from "../document/plurals.ts";
import type { ParsedText } from "../document/text-filter.ts";
import { applyEdits, type Edit } from "../document/translatable-span.ts";
import type { Unit } from "../document/unit.ts";
import type { FilterSettings } from "../filter.ts";
import { defineOptions, type OptionsOf } from "../options.ts";
import { type PoEntry, readEntries } from "./entries.ts";
import {
  editForms,
  editHeader,
  findForms,
  findLanguage,
  findText,
  hasPlural,
  isHeader,
  lacksCharset,
  readHeader,
} from "./header.ts";
import { createStringWriter, findLineEnd } from "./write.ts";

export const poOptions = defineOptions({
  keepFuzzy: {
    default: false,
    description: "Keep the fuzzy flag of messages when they are translated; otherwise, it is removed",
  },
});

/** Finds the messages of a catalog, with as many plural forms as the target language needs. */
export function readPo(
  file: string,
  { options, targetLanguage }: FilterSettings<OptionsOf<typeof poOptions>>,
): ParsedText {
  const original = readDomains(file, targetLanguage);
  const changes = original.flatMap(({ entries, forms }) =>
    forms ? editForms(entries, file, forms.classes.length) : [],
  );
  const text = changes.length > 0 ? applyEdits(file, changes) : file;
  const domains = text === file ? original : readDomains(text, targetLanguage);
  const lineEnd = findLineEnd(text);
  const needsNumber = listSeveral(targetLanguage ?? "").includes("one");
  const { keepFuzzy } = options;
  const facts = { text, keepFuzzy, lineEnd, escape: createStringWriter(lineEnd), needsNumber };
  const editHeaders = (isUnicode?: boolean) =>
    domains.map(({ entries, forms }) => editHeader(text, entries, targetLanguage, forms, isUnicode));
  return {
    text,
    parts: buildParts(domains, facts),
    targetLanguage: findLanguage(domains[0]?.header ?? ""),
    edits: targetLanguage ? editHeaders().flatMap((edits) => edits ?? []) : [],
    lacksEncoding: domains.some(({ header }) => lacksCharset(header)),
    unicodeEdits() {
      const edits = editHeaders(true).filter((each) => each !== undefined);
      return edits.length > 0 ? edits.flat() : undefined;
    },
  };
}

/** Reads the domains of a catalog, each from its header on, with the plural forms to declare. */
function readDomains(text: string, language: string | undefined) {
  const domains: PoEntry[][] = [];
  for (const entry of readEntries(text)) {
    const current = domains.at(-1);
    if (current && !(isHeader(entry) && current.some(isHeader))) current.push(entry);
    else domains.push([entry]);
  }
  return domains.map((entries) => {
    const header = readHeader(entries) ?? "";
    return { entries, header, forms: language && header !== "" ? findForms(language, header) : undefined };
  });
}

interface CatalogFacts extends Pick<Unit, "escape"> {
  text: string;
  keepFuzzy: boolean;
  lineEnd: string;
  /** Whether the form for one is for several numbers. */
  needsNumber: boolean;
}

function* buildParts(domains: ReturnType<typeof readDomains>, facts: CatalogFacts): Generator<Unit | MessageForms> {
  for (const { entries, forms } of domains)
    for (const entry of entries) if (!isHeader(entry)) yield* buildUnits(entry, facts, forms);
}

function buildUnits(entry: PoEntry, facts: CatalogFacts, forms: PluralForms | undefined): (Unit | MessageForms)[] {
  const { text, keepFuzzy } = facts;
  const singular = findText(entry, "msgid") ?? "";
  const plural = findText(entry, "msgid_plural") ?? singular;
  const context = findText(entry, "msgctxt");
  const targets = entry.strings.filter(
    ({ keyword, value }) => keyword.startsWith("msgstr") && (singular !== "" || value),
  );
  const isFuzzy = entry.fuzzy.length > 0;
  const metadata = {
    ...(context !== undefined && { context }),
    ...(entry.notes.length > 0 && { note: entry.notes.join("\n") }),
    ...(isFuzzy && { state: "fuzzy" as const }),
  };
  const isForAll =
    hasPlural(entry) && (targets.length === 1 || (facts.needsNumber && lacksPlaceholder(singular, plural)));
  const one = isForAll ? undefined : `msgstr[${forms ? forms.classes.indexOf("one") : 0}]`;
  const units = targets.map(({ keyword, value, start, end }): Unit => {
    const source = keyword === "msgstr" || keyword === one ? singular : plural;
    const message = entry.isJava ? readJavaMessage(source, areJavaMessages([source])) : undefined;
    return {
      start,
      end,
      text: message?.text ?? source,
      target: isFuzzy && value === source ? "" : ((message && readJavaMessage(value, true)?.text) ?? value),
      escape: message ? (text) => facts.escape(message.escape(text)) : facts.escape,
      ...metadata,
    };
  });
  const isMessage = units.length > 1 || (units.length > 0 && isFuzzy && !keepFuzzy);
  if (!isMessage) return units;
  const end = units.at(-1)?.end ?? entry.start;
  // A closure would keep the units.
  const markEdits = createFlagEdits.bind(undefined, entry, facts);
  return [
    {
      start: Math.min(entry.fuzzy[0]?.start ?? entry.start, entry.start),
      end,
      units,
      text,
      ...(entry.isChanged && { isOutdated: isFuzzy }),
      markEdits,
    },
  ];
}

/** For gettext, a message is translated if its first form is, and other forms are shown even if they are empty. */
function createFlagEdits({ fuzzy, start }: PoEntry, { keepFuzzy, lineEnd }: CatalogFacts, isWhole: boolean): Edit[] {
  if (fuzzy.length === 0) return isWhole ? [] : [{ start, end: start, text: `#, fuzzy${lineEnd}` }];
  return isWhole && !keepFuzzy ? fuzzy : [];
}
