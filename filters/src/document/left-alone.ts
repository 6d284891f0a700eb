const maxNamedLines = 5;

/**
 * A note on parts that stay unchanged; undefined if there are none.
 *
 * @param what the beginning of the note: `Markup that isn't known`
 * @param left the offsets of these parts in the text
 */
export function describeUntranslated(what: string, text: string, left: readonly number[]): string | undefined {
  if (left.length === 0) return undefined;
  const lines = left.slice(0, maxNamedLines).map((at) => text.slice(0, at).split(/\r\n|[\r\n]/).length);
  const others = left.length > lines.length ? " and others" : "";
  return `${what} wasn't translated: ${left.length === 1 ? "line" : "lines"} ${lines.join(", ")}${others}.`;
}
