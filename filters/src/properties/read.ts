import { extractionError } from "../source-location.ts";

export interface Property {
  key: string;
  value: string;
  /** The start of the raw value, which includes continued lines. */
  start: number;
  end: number;
  /** The comment lines right above. */
  note?: string;
}

/** One logical line: a comment, or key, separator and value, each of which may continue over escaped line ends. */
const logicalLinePattern =
  /[ \t\f]*(?:([#!])([^\r\n]*)|([^\\\r\n:= \t\f]*(?:\\(?:(?:\r\n|[\r\n])[ \t\f]*|[^\r\n])[^\\\r\n:= \t\f]*)*)([ \t\f]*[:=]?(?:[ \t\f]|\\(?:\r\n|[\r\n]))*)([^\\\r\n]*(?:\\(?:\r\n|[\s\S])[^\\\r\n]*)*\\?))(?:\r\n|\r|\n|$)/y;

/**
 * Reads a Java properties file. Source: the documentation of java.util.Properties.load.
 * @throws FilterError "File extraction error" for a `\u` without four digits
 */
export function readProperties(text: string): Property[] {
  const properties: Property[] = [];
  let notes: string[] = [];
  for (let at = 0; at < text.length; at = logicalLinePattern.lastIndex) {
    logicalLinePattern.lastIndex = at;
    const match = logicalLinePattern.exec(text);
    if (!match) throw extractionError(text, at, "no property");
    const [whole, commentMark, comment = "", key = "", separator = "", value = ""] = match;
    if (commentMark) notes.push(comment.trim());
    else {
      const indent = whole.length - whole.trimStart().length;
      const start = at + (key || separator.trim() ? indent : 0) + key.length + separator.length;
      if (key || separator.trim()) {
        const note = notes.filter((line) => line !== "").join("\n");
        const read = (raw: string, from: number) =>
          unescapeText(raw, () => extractionError(text, from, "\\u without four digits"));
        const property = { key: read(key, at), value: read(value, start), start, end: start + value.length };
        properties.push(note ? { ...property, note } : property);
      }
      notes = [];
    }
    if (whole === "") break;
  }
  return properties;
}

const controls: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", f: "\f" };

/** An escaped line end with the blanks after it, which are left out before other escapes are read; or another escape. */
const continuationPattern = /\\(?:\r\n|[\r\n])[ \t\f]*|(\\.)/gs;

/** Up to 1,000 escapes, and the text before each. If all were replaced at once, their list would take 20 times the memory. */
const escapesPattern = /(?:[^\\]*\\(?:(?:\r\n|[\r\n])[ \t\f]*(?![ \t\f])|[^\r\n])){1,1000}/gy;

function unescapeText(raw: string, failure: () => Error): string {
  if (!raw.includes("\\")) return raw;
  const line = raw.replace(escapesPattern, (escapes) => escapes.replace(continuationPattern, "$1"));
  return line.replace(/\\(?:u([\da-fA-F]{4})|([\s\S]?))/g, (_, hex?: string, sign = "") => {
    if (sign === "u") throw failure();
    return hex ? String.fromCharCode(Number.parseInt(hex, 16)) : (controls[sign] ?? sign);
  });
}
