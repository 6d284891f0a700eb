const maxNamed = 5;

/** A note on named parts that stay unchanged, which begins with `what`; undefined if there are none. */
export function listUntranslated(what: string, names: readonly (string | number)[], kind = ""): string | undefined {
  if (names.length === 0) return undefined;
  const others = names.length > maxNamed ? " and others" : "";
  return `${what} wasn't translated: ${kind}${names.slice(0, maxNamed).join(", ").slice(0, 300)}${others}.`;
}

/** A note on parts of a package that programs leave out, or show as they can; undefined if there are none. */
export const listUnread = (names: readonly string[]): string | undefined =>
  names.length === 0 ? undefined : `Parts that can't be read are unchanged: ${names.slice(0, maxNamed).join(", ")}.`;

/** A note on parts of a text that stay unchanged, by their lines. `left` are offsets. */
export function describeUntranslated(what: string, text: string, left: readonly number[]): string | undefined {
  const lines = left.slice(0, maxNamed + 1).map((at) => text.slice(0, at).split(/\r\n|[\r\n]/).length);
  return listUntranslated(what, lines, left.length === 1 ? "line " : "lines ");
}

/** The notes in one text; undefined if there are none. */
export const joinNotes = (...notes: readonly (string | undefined)[]): string | undefined =>
  notes.filter((note) => note !== undefined).join(" ") || undefined;
