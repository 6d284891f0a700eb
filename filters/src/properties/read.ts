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
  /[ \t\f]*(?:([#!])([^\r\n]*)|([^\\\r\n:= \t\f]*(?:\\(?:\r\n|[\s\S])[^\\\r\n:= \t\f]*)*)([ \t\f]*[:=]?(?:[ \t\f]|\\(?:\r\n|[\r\n]))*)([^\\\r\n]*(?:\\(?:\r\n|[\s\S])[^\\\r\n]*)*\\?))(?:\r\n|\r|\n|$)/y;

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

const blanksPattern = /[ \t\f]*/y;

function unescapeText(raw: string, failure: () => Error): string {
  let text = "";
  let from = 0;
  for (let at = raw.indexOf("\\"); at >= 0; at = raw.indexOf("\\", from)) {
    text += raw.slice(from, at);
    const sign = raw.charAt(at + 1);
    from = at + 2;
    if (sign === "u") {
      const hex = raw.slice(from, from + 4);
      if (!/^[\da-fA-F]{4}$/.test(hex)) throw failure();
      text += String.fromCharCode(Number.parseInt(hex, 16));
      from += 4;
    } else if (sign === "\r" || sign === "\n") {
      blanksPattern.lastIndex = sign === "\r" && raw.charAt(from) === "\n" ? from + 1 : from;
      blanksPattern.test(raw);
      from = blanksPattern.lastIndex;
    } else text += controls[sign] ?? sign;
  }
  return text + raw.slice(from);
}
