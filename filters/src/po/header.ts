import { findPluralForms, type PluralForms } from "../document/plurals.ts";
import type { Edit } from "../document/translatable-span.ts";
import { isUnknownEncoding, isUtf8 } from "../encoding.ts";
import { formatLocaleName, getPrimaryLanguage } from "../languages.ts";
import type { PoEntry } from "./entries.ts";
import { findLineEnd } from "./write.ts";

export const findText = ({ strings }: PoEntry, keyword: string) =>
  strings.find((string) => string.keyword === keyword)?.value;

export const isHeader = (entry: PoEntry): boolean =>
  findText(entry, "msgid") === "" && findText(entry, "msgctxt") === undefined;

export const hasPlural = (entry: PoEntry): boolean => findText(entry, "msgid_plural") !== undefined;

/** The text of the header, with a line for each field. */
export const readHeader = (entries: readonly PoEntry[]): string | undefined => {
  const header = entries.find(isHeader);
  return header && findText(header, "msgstr");
};

export const findLanguage = (header: string): string | undefined => /^Language:[ \t]*([\w-]+)/im.exec(header)?.[1];

/** The plural forms to declare for a language; undefined if the catalog has its own, or none are known. */
export function findForms(language: string, header: string): PluralForms | undefined {
  const isOwn = getPrimaryLanguage(findLanguage(header) ?? "") === getPrimaryLanguage(language);
  return isOwn && /^Plural-Forms:[ \t]*nplurals=\d/im.test(header) ? undefined : findPluralForms(language);
}

/** Matches a header field up to another field with that name, so that no text is searched twice. */
const buildFieldPattern = (name: string) =>
  new RegExp(`((?:"|\\\\n)${name}:)[^"\\\\]*(?:"\\s+"(?!${name}:)[^"\\\\]*)*(\\\\n)`, "i");
const languageFieldPattern = buildFieldPattern("Language");
const formsFieldPattern = buildFieldPattern("Plural-Forms");

const charsetPattern = /(charset=)([\w.:-]+)/;

/** The encoding that a catalog declares, if any. */
export function findDeclaredCharset(file: Uint8Array): string | undefined {
  const declared = charsetPattern.exec(new TextDecoder("latin1").decode(file.subarray(0, 8192)))?.[2];
  if (declared === "CHARSET") return undefined;
  const isOther = isAsciiName(declared) ? file.some((byte) => byte > 0x7f) : isUnknown(declared);
  return isOther && isUtf8(file) ? "utf-8" : declared;
}

/** Whether a header still has the word of a template instead of a charset. */
export const lacksCharset = (header: string): boolean => charsetPattern.exec(header)?.[2] === "CHARSET";

const isAsciiName = (name: string | undefined): boolean => /^(?:(?:US-)?ASCII|ANSI_X3\.4-1968)$/i.test(name ?? "");
/** Whether a charset is unknown, as in templates, which have `CHARSET`. */
const isUnknown = (name: string | undefined): boolean => name !== undefined && isUnknownEncoding(name);

/**
 * Edits of a header for the target language: its fields `Language` and `Plural-Forms`, and fields that a template
 * leaves empty.
 *
 * @param language undefined to keep the header's language
 * @param isUnicode whether the catalog becomes UTF-8; the result is undefined if the header can't declare it
 */
export function editHeader(
  text: string,
  entries: readonly PoEntry[],
  language: string | undefined,
  forms: PluralForms | undefined,
  isUnicode = false,
): Edit[] | undefined {
  const header = entries.find(isHeader);
  const value = header?.strings.find(({ keyword }) => keyword === "msgstr");
  if (!header || !value) return undefined;
  const raw = text.slice(value.start, value.end);
  const plural = forms && `nplurals=${forms.classes.length}; plural=${forms.formula};`;
  const declared = charsetPattern.exec(raw)?.[2];
  if (declared === undefined && isUnicode) return undefined;
  const isOpen = isUnknown(declared) || (isAsciiName(declared) && /[^\0-\x7f]/.test(text));
  let written = isUnicode || isOpen ? raw.replace(charsetPattern, "$1UTF-8") : raw;
  const name = language && formatLocaleName(language);
  // A region of the catalog, and a script after `@`, are kept if the target has none.
  if (name && !`${findLanguage(value.value)}_`.startsWith(`${name}_`))
    written = written.replace(languageFieldPattern, `$1 ${name}$2`);
  if (plural && formsFieldPattern.test(raw))
    written = written.replace(formsFieldPattern, (_, name, end) => `${name} ${plural}${end}`);
  else if (plural && value.value.endsWith("\n") && entries.some(hasPlural)) {
    written += `${findLineEnd(text)}"Plural-Forms: ${plural}\\n"`;
  }
  const { fuzzy } = header;
  return [
    ...(language === undefined ? [] : fuzzy),
    ...(written === raw ? [] : [{ start: value.start, end: value.end, text: written }]),
  ];
}

/** Changes the number of `msgstr[n]` of each plural message to `count`; new ones are empty. Adds a missing `[0]`. */
export function editForms(entries: readonly PoEntry[], text: string, count: number): Edit[] {
  const lineEnd = findLineEnd(text);
  return entries.filter(hasPlural).flatMap(({ strings }) => {
    const forms = strings.filter(({ keyword }) => keyword.startsWith("msgstr"));
    const [first, end] = [forms[0], forms.at(-1)?.end];
    if (!first || end === undefined) return [];
    const start = text.lastIndexOf("msgstr", first.start) + "msgstr".length;
    const number = first.keyword === "msgstr" ? [{ start, end: start, text: "[0]" }] : [];
    if (forms.length === count) return number;
    if (forms.length > count) return [...number, { start: forms[count - 1]?.end ?? end, end, text: "" }];
    const all = Array.from({ length: count }, (_, form) => `${lineEnd}msgstr[${form}] ""`);
    return [...number, { start: end, end, text: all.slice(forms.length).join("") }];
  });
}
