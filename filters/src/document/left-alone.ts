const maxNamed = 5;

/** A note on parts that stay unchanged, which begins with `what`; undefined if there are none. `left` are offsets. */
export function describeUntranslated(what: string, text: string, left: readonly number[]): string | undefined {
  if (left.length === 0) return undefined;
  const lines = left.slice(0, maxNamed).map((at) => text.slice(0, at).split(/\r\n|[\r\n]/).length);
  const others = left.length > lines.length ? " and others" : "";
  return `${what} wasn't translated: ${left.length === 1 ? "line" : "lines"} ${lines.join(", ")}${others}.`;
}

/** A note on named parts that stay unchanged; undefined if there are none. */
export function listUntranslated(what: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const others = names.length > maxNamed ? " and others" : "";
  return `${what} wasn't translated: ${names.slice(0, maxNamed).join(", ").slice(0, 300)}${others}.`;
}
