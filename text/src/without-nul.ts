/**
 * A text that PostgreSQL can store: U+0000, which it refuses, is replaced with U+FFFD, as in CommonMark and HTML.
 */
export const withoutNul = (text: string): string => (text.includes("\0") ? text.replaceAll("\0", "\uFFFD") : text);
