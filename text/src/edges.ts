/** Gives a translation the outer whitespace of its source, unless the source is only whitespace. */
export function withEdgesOf(source: string, translation: string): string {
  const core = source.trim();
  if (core === "") return translation;
  const start = source.length - source.trimStart().length;
  return source.slice(0, start) + translation.trim() + source.slice(start + core.length);
}
