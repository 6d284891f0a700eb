/** No operation has deeper values, and recursive code would overflow the stack. */
const maxDepth = 200;

/** Undefined if the text is invalid or nested too deeply. */
export function readJson(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A number that JavaScript can't represent exactly as written: `9007199254740993`, `1.10`. */
export class ExactNumber {
  readonly digits: string;

  constructor(digits: string) {
    this.digits = digits;
  }
}

const isExact = (digits: string): boolean => String(Number(digits)) === digits;
const exactMark = "\u0000digits";
const tokenPattern = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;

/** Like `readJson`, but with an `ExactNumber` for each number that parsing would change. */
export function readExactJson(text: string): unknown {
  if (readJson(text) === undefined) return undefined;
  const marked = text.replaceAll(tokenPattern, (token) =>
    token.startsWith('"') || isExact(token) ? token : JSON.stringify({ [exactMark]: token }),
  );
  return JSON.parse(marked, (_, value) => (value?.[exactMark] ? new ExactNumber(value[exactMark]) : value));
}

/** Whether parsing and writing the text changes none of its numbers. */
export const keepsNumbers = (text: string): boolean =>
  (text.match(tokenPattern) ?? []).every((token) => token.startsWith('"') || isExact(token));

/** Whether brackets nest more deeply than in any value of an operation. The text may be invalid JSON. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [match] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"?|[[\]{}]/gs)) {
    if (match === "[" || match === "{") depth += 1;
    if (match === "]" || match === "}") depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}
