/** No operation accepts or returns deeper values, and code that walks through them would fail. */
const maxDepth = 200;

/** The value of a JSON text; undefined when it is none, or nests too deep to be shown. */
export function readJson(text: string): unknown {
  if (nestsTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether the brackets of a text, which need not be JSON, nest deeper than any value of an operation. */
export function nestsTooDeep(text: string): boolean {
  let depth = 0;
  for (const [match] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"?|[[\]{}]/gs)) {
    if (match === "[" || match === "{") depth += 1;
    if (match === "]" || match === "}") depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}
