const escapes: Readonly<Record<string, string>> = { "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r", "\f": "\\f" };

/** Writes a value so that it means the same in UTF-8 and in ISO-8859-1. */
export function asciiValue(text: string): string {
  return value(text).replace(
    /[\x80-\uFFFF]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0").toUpperCase()}`,
  );
}

/** Writes a value with the characters as they are. */
export function value(text: string): string {
  // At the beginning these would be taken for the separator, or for part of it.
  return text.replace(/[\\\n\t\r\f]/g, (found) => escapes[found] ?? found).replace(/^[ :=]/, "\\$&");
}
