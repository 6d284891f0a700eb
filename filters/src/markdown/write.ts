/**
 * Escapes what would be markup inside a line. Source: CommonMark 0.31, section "Inlines". Underscores inside words and
 * `&`, `<`, `~` that begin nothing stay as they are.
 */
export function markdownText(text: string): string {
  // To look first is cheaper than to replace nothing.
  if (!/[\\`*[\]_<&~\r\n]/.test(text)) return text;
  return text
    .replace(/[\\`*[\]]|(?<![\p{L}\p{N}_])_|_(?![\p{L}\p{N}_])|<(?=[A-Za-z/!?])|&(?=#?\w+;)|~(?=~)/gu, "\\$&")
    .replace(/(?<!\s)\s*[\r\n]\s*/g, " ");
}

export const markdownCell = (text: string): string => markdownText(text).replaceAll("|", "\\|");

/** Escapes what would begin a block at the beginning of a paragraph or heading. */
export function markdownLine(markup: string): string {
  return markup
    .replace(/^(?:#{1,6}(?=\s|$)|[-+](?=\s|$)|>|~{3}|=+\s*$|-+\s*$)/, "\\$&")
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2");
}
