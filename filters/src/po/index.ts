import { textFilter } from "../document/text-filter.ts";
import type { Unit } from "../document/unit.ts";
import { formats } from "../formats.ts";
import { poOptions } from "./options.ts";
import { type PoEntry, readPo } from "./read.ts";
import { poString } from "./write.ts";

/**
 * Message catalogues and their templates. A message is one segment, with plural forms one for each `msgstr[n]` of the
 * file: the first has the singular as its source, the others the plural.
 */
export const po = textFilter({
  ...formats.po,
  hasStrings: true,
  options: poOptions,
  declaredEncoding: (file) =>
    /charset=([\w.:-]+)/
      .exec(new TextDecoder("latin1").decode(file.subarray(0, 8192)))?.[1]
      ?.replace(/^CHARSET$/, "utf-8"),
  read(text, { options, targetLanguage }) {
    const entries = readPo(text);
    const header = entries.find((entry) => isHeader(entry))?.strings.find(({ keyword }) => keyword === "msgstr");
    const language = /^Language:[ \t]*([\w-]+)/m.exec(header?.value ?? "")?.[1];
    const escapeText = poString(text.includes("\r\n") ? "\r\n" : "\n");
    return {
      parts: entries
        .filter((entry) => !isHeader(entry))
        .flatMap((entry) => unitsOf(text, entry, options.keepFuzzy, escapeText)),
      targetLanguage: language ?? undefined,
      edits: header && targetLanguage ? languageEdit(text, header, targetLanguage) : [],
    };
  },
});

const textOf = ({ strings }: PoEntry, keyword: string) => strings.find((string) => string.keyword === keyword)?.value;

const isHeader = (entry: PoEntry): boolean => textOf(entry, "msgid") === "" && textOf(entry, "msgctxt") === undefined;

function unitsOf(text: string, entry: PoEntry, keepFuzzy: boolean, escapeText: (text: string) => string): Unit[] {
  const singular = textOf(entry, "msgid") ?? "";
  const plural = textOf(entry, "msgid_plural") ?? singular;
  const context = textOf(entry, "msgctxt");
  const targets = entry.strings.filter(
    ({ keyword, value }) => keyword.startsWith("msgstr") && (singular !== "" || value),
  );
  const { fuzzy, notes } = entry;
  return targets.map(({ keyword, value, start, end }, index) => {
    const takesFlagOff = fuzzy !== undefined && index === 0 && !keepFuzzy;
    const between = takesFlagOff ? fuzzy.rest + text.slice(fuzzy.end, start) : "";
    return {
      start: takesFlagOff ? fuzzy.start : start,
      end,
      text: keyword === "msgstr" || keyword === "msgstr[0]" ? singular : plural,
      target: value,
      escape: escapeText,
      ...(takesFlagOff && { finish: (markup: string) => between + markup }),
      ...(context !== undefined && { context }),
      ...(notes.length > 0 && { note: notes.join("\n") }),
      ...(fuzzy && { state: "fuzzy" }),
    };
  });
}

/** Fills in the `Language` line of a header that has one. */
function languageEdit(text: string, header: { start: number; end: number }, language: string) {
  const found = /("Language:)[^"\\]*(\\n)/.exec(text.slice(header.start, header.end));
  if (!found) return [];
  const start = header.start + found.index;
  return [{ start, end: start + found[0].length, text: `${found[1]} ${language}${found[2]}` }];
}
