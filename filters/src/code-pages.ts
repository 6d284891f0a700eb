import { findScript, getPrimaryLanguage } from "./languages.ts";

/** The encodings that were used for a language before Unicode, on the operating system of most texts. */
const encodingsByLanguage: Readonly<Record<string, readonly string[]>> = {
  ...assignEncodings(["windows-1250", "iso-8859-2"], "bs cs dsb hr hsb hu pl ro sk sl sq sr"),
  ...assignEncodings(["windows-1254"], "az crh gag ku tr"),
  ...assignEncodings(["windows-1257", "iso-8859-13", "iso-8859-4"], "lt ltg lv"),
  ...assignEncodings(["windows-1257", "iso-8859-15"], "et"),
  ...assignEncodings(["windows-1258"], "vi"),
};

/**
 * Encodings that most languages of a script share: the most common first, then those of other systems, such as EUC-JP
 * of Unix in Japan.
 */
const encodingsByScript: Readonly<Record<string, readonly string[]>> = {
  Latn: ["windows-1252", "iso-8859-15", "macintosh"],
  Cyrl: ["windows-1251", "koi8-r", "koi8-u", "ibm866", "iso-8859-5", "windows-1250"],
  Grek: ["windows-1253", "iso-8859-7"],
  Hebr: ["windows-1255"],
  Arab: ["windows-1256", "iso-8859-6"],
  Thai: ["windows-874"],
  Jpan: ["euc-jp", "shift_jis"],
  Kore: ["euc-kr"],
  Hans: ["gb18030", "big5"],
  Hant: ["big5", "gb18030"],
};

/** The letters beyond ASCII in the words of a language. */
const letters: Readonly<Record<string, string>> = {
  ...Object.fromEntries(["bs", "hr", "sl", "sr"].map((language) => [language, "čćđšž"])),
  ...Object.fromEntries(["dsb", "hsb"].map((language) => [language, "čćěłńóŕřśšźž"])),
  cs: "áčďéěíňóřšťúůýž",
  et: "äöõüšž",
  hu: "áéíóöőúüű",
  lt: "ąčęėįšųūž",
  lv: "āčēģīķļņōŗšūž",
  pl: "ąćęłńóśźż",
  ro: "ăâîşșţț",
  sk: "áäčďéíĺľňóôŕšťúýž",
  sq: "ëç",
  tr: "çğıöşüâîû",
};

/** The letters beyond ASCII in texts of these languages; undefined if they are unknown. */
export function lettersOf(languages: readonly string[]): string | undefined {
  const lists = languages.map(getPrimaryLanguage).filter((language) => language !== "en");
  const known = lists.flatMap((language) => letters[language] ?? []);
  return known.length > 0 && known.length === lists.length ? known.join("") : undefined;
}

function assignEncodings(encodings: readonly string[], languages: string): Record<string, readonly string[]> {
  return Object.fromEntries(languages.split(" ").map((language) => [language, encodings]));
}

function codePages(language: string): readonly string[] {
  const script = findScript(language) ?? "";
  const own = script === "Latn" ? encodingsByLanguage[getPrimaryLanguage(language)] : undefined;
  return own ?? encodingsByScript[script] ?? [];
}

/**
 * The legacy encodings that can represent text in all of these languages. All of them have the letters of English. Next
 * to another language, a language of Western Europe loses some letters.
 *
 * @returns [] if two of the languages need different encodings
 */
export function sharedCodePages(languages: readonly string[]): readonly string[] {
  const pages = languages.map(codePages);
  const special = pages.filter(([page]) => page !== "windows-1252");
  const [first, ...others] = special.length > 0 ? special : pages;
  return first && others.every((page) => page[0] === first[0]) ? first : [];
}
