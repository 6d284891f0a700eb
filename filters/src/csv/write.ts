/** Writes a field in quotes where it had them or needs them. */
export function csvField(delimiter: string, isQuoted = false): (text: string) => string {
  const needsQuotes = (text: string) => /^\s|\s$|["\r\n]/.test(text) || text.includes(delimiter);
  return (text) => (isQuoted || needsQuotes(text) ? `"${text.replaceAll('"', '""')}"` : text);
}
