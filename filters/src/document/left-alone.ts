const maxNamedLines = 5;

/**
 * A note on what stays as it is, or undefined when there is none.
 *
 * @param what begins the note: `Markup that isn't known`
 * @param left where it begins in the text
 */
export function describeUntranslated(what: string, text: string, left: readonly number[]): string | undefined {
  if (left.length === 0) return undefined;
  const lines = left.slice(0, maxNamedLines).map((at) => text.slice(0, at).split(/\r\n|[\r\n]/).length);
  const others = left.length > lines.length ? " and others" : "";
  return `${what} wasn't translated: ${left.length === 1 ? "line" : "lines"} ${lines.join(", ")}${others}.`;
}
