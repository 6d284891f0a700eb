/**
 * A translation with the whitespace that is around its source, such as the `\n` at the end of a gettext message. If the
 * source is only whitespace, the translation stays unchanged.
 */
export function withEdgesOf(source: string, translation: string): string {
  const core = source.trim();
  if (core === "") return translation;
  const start = source.length - source.trimStart().length;
  return source.slice(0, start) + translation.trim() + source.slice(start + core.length);
}
