/** Writes a field in quotes. */
export const quotedField = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Writes a field in quotes where it needs them, also for what could be taken for the delimiter. */
export function csvField(delimiter: string): (text: string) => string {
  const needsQuotes = (text: string) => /^\s|\s$|["\r\n,;\t|]/.test(text) || text.includes(delimiter);
  return (text) => (needsQuotes(text) ? quotedField(text) : text);
}
