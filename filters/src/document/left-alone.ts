const maxNamedLines = 5;

/** A note on parts that stay unchanged, which begins with `what`; undefined if there are none. `left` are offsets. */
export function describeUntranslated(what: string, text: string, left: readonly number[]): string | undefined {
  if (left.length === 0) return undefined;
  const lines = left.slice(0, maxNamedLines).map((at) => text.slice(0, at).split(/\r\n|[\r\n]/).length);
  const others = left.length > lines.length ? " and others" : "";
  return `${what} wasn't translated: ${left.length === 1 ? "line" : "lines"} ${lines.join(", ")}${others}.`;
}
