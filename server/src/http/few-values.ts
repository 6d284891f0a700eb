import { limits } from "@openparlance/api";

const [quoteCode, comma, bracket, brace, backslash] = Array.from('",[{\\', (character) => character.charCodeAt(0));

export const maxBodyValues = Number(limits["json-values"].value);
/** The limit of values in a message of the Model Context Protocol, in a batch, and in an argument parsed as JSON. */
export const maxMessageValues = Number(limits["mcp-values"].value);

/**
 * Whether a JSON text has at most `max` values. Parsing millions of them takes seconds, and a hundred times the memory
 * of the text. A string is a single value, however long it is, and an empty list counts twice.
 */
export const hasFewValues = (json: string, max: number): boolean => json.length < max || countValues(json, max) <= max;

export function haveFewValues(texts: readonly string[], max: number): boolean {
  let left = max;
  for (const text of texts) {
    left -= countValues(text, left);
    if (left < 0) return false;
  }
  return true;
}

function countValues(json: string, max: number): number {
  let count = 1;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === quoteCode) at = endOfString(json, at);
    else if ((code === comma || code === bracket || code === brace) && ++count > max) return count;
  }
  return count;
}

/** The index of the quotation mark that ends a string; the length of the text if there is none. */
export function endOfString(json: string, start: number): number {
  let end = json.indexOf('"', start + 1);
  while (end >= 0 && isEscaped(json, end)) end = json.indexOf('"', end + 1);
  return end < 0 ? json.length : end;
}

function isEscaped(json: string, at: number): boolean {
  let start = at;
  while (json.charCodeAt(start - 1) === backslash) start--;
  return (at - start) % 2 === 1;
}

/** Parses a text of JSON that begins with a bracket. Any other value stays unchanged. */
export function parseText(value: unknown, bracket: "[" | "{"): unknown {
  if (typeof value !== "string" || !value.startsWith(bracket) || !hasFewValues(value, maxMessageValues)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
