/** Matches references (`&…;`) and line ends other than LF, whose text differs from the markup. */
export const referencePattern = /&[^;&<]*;|&|\r\n?/g;

const predefinedEntities = new Map(Object.entries({ lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" }));

/**
 * The text of a reference or a line end: `&amp;`, `&#8211;`, `&#x2013;`; LF for CR and CR LF (XML 1.0, section 2.11).
 * Returns undefined for an entity that a DTD declares, and for a broken reference.
 */
export function readReference(raw: string): string | undefined {
  if (raw.charCodeAt(0) === 13) return "\n";
  if (raw.charCodeAt(1) !== 35) return predefinedEntities.get(raw.slice(1, -1));
  const match = /^&#(?:x([0-9A-Fa-f]{1,6})|([0-9]{1,7}));$/.exec(raw);
  if (!match) return undefined;
  const codePoint = match[1] ? Number.parseInt(match[1], 16) : Number(match[2]);
  const isCharacter = codePoint <= 0x10ffff && !(codePoint >= 0xd800 && codePoint <= 0xdfff);
  return isCharacter && codePoint !== 0 ? String.fromCodePoint(codePoint) : undefined;
}

/** Long texts are decoded in parts of about this length, because V8 lists all replacements of a part, in 24 bytes each. */
const partLength = 100_000;
const partEndPattern = /[&\r]/g;

/** The text of raw character data or an attribute value; unknown references stay unchanged. */
export function decodeText(raw: string): string {
  if (!raw.includes("&") && !raw.includes("\r")) return raw;
  let decoded = "";
  for (let at = 0, end = 0; at < raw.length; at = end) {
    partEndPattern.lastIndex = at + partLength;
    end = partEndPattern.exec(raw)?.index ?? raw.length;
    decoded += raw.slice(at, end).replace(referencePattern, (reference) => readReference(reference) ?? reference);
  }
  return decoded;
}

const escapes: Readonly<Record<string, string>> = {
  "<": "&lt;",
  ">": "&gt;",
  "&": "&amp;",
  '"': "&quot;",
  "\r": "&#13;",
};
const attributeEscapes: Readonly<Record<string, string>> = { ...escapes, "\n": "&#10;", "\t": "&#9;" };

export const escapeText = (text: string): string =>
  /[<>&\r]/.test(text) ? text.replace(/[<>&\r]/g, (char) => escapes[char] as string) : text;

/** Escapes a value between double quotation marks. */
export function escapeAttribute(value: string): string {
  return /[<>&"\r\n\t]/.test(value)
    ? value.replace(/[<>&"\r\n\t]/g, (char) => attributeEscapes[char] as string)
    : value;
}

/** Escapes a value between quotation marks or apostrophes. */
export const escapeQuoted = (value: string): string => escapeAttribute(value).replaceAll("'", "&apos;");

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for them
const invalidPattern = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g;

/** Whether XML 1.0 can represent the text: no controls but tab and line ends, no halves of surrogate pairs. */
export const isValidXml = (text: string): boolean => text.isWellFormed() && text.search(invalidPattern) === -1;

/** Line and page breaks between words, which XML has no character for. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for them
const wordBreakPattern = /(?<=\S)[\x0B\x0C]+(?=\S)/g;

/** Removes the characters that XML can't represent. Breaks between words become blanks. */
export const removeInvalid = (text: string): string =>
  isValidXml(text) ? text : text.toWellFormed().replace(wordBreakPattern, " ").replace(invalidPattern, "");

/** The attributes of a tag that have a value, each after a blank. */
export function writeAttributes(values: Readonly<Record<string, string | undefined>>): string {
  let text = "";
  for (const [name, value] of Object.entries(values))
    if (value !== undefined) text += ` ${name}="${escapeAttribute(removeInvalid(value))}"`;
  return text;
}
