/** Replaces U+0000, which PostgreSQL refuses, with U+FFFD, as CommonMark and HTML do. */
export const withoutNul = (text: string): string => (text.includes("\0") ? text.replaceAll("\0", "\uFFFD") : text);
