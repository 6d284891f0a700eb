/** The limit of nesting. No operation accepts or returns deeper values, and recursive code would fail with them. */
const maxDepth = 200;

/** The value of a JSON text; undefined when it is invalid, or nested too deeply to be shown. */
export function readJson(text: string): unknown {
  if (nestsTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A number whose digits JavaScript would change: `9007199254740993`, `1.10`. */
export class ExactNumber {
  readonly digits: string;

  constructor(digits: string) {
    this.digits = digits;
  }
}

/** Whether JavaScript writes a number exactly as it was in the text. */
const isExact = (digits: string): boolean => String(Number(digits)) === digits;
const exactKey = "\u0000digits";
const tokens = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;

/** Parses JSON as `readJson` does, but with an `ExactNumber` for each number that parsing would change. */
export function readExactJson(text: string): unknown {
  if (readJson(text) === undefined) return undefined;
  const marked = text.replaceAll(tokens, (token) =>
    token.startsWith('"') || isExact(token) ? token : JSON.stringify({ [exactKey]: token }),
  );
  return JSON.parse(marked, (_, value) => (value?.[exactKey] ? new ExactNumber(value[exactKey]) : value));
}

/** Whether a text keeps its numbers when it is parsed and written as JSON. */
export const keepsNumbers = (text: string): boolean =>
  (text.match(tokens) ?? []).every((token) => token.startsWith('"') || isExact(token));

/** Whether the brackets of a text, which may be invalid JSON, are nested more deeply than any value of an operation. */
export function nestsTooDeep(text: string): boolean {
  let depth = 0;
  for (const [match] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"?|[[\]{}]/gs)) {
    if (match === "[" || match === "{") depth += 1;
    if (match === "]" || match === "}") depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}
