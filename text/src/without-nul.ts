/**
 * A text as it can be kept: U+FFFD stands for U+0000, which PostgreSQL does not take. Source: CommonMark and HTML, which
 * show it so.
 */
export const withoutNul = (text: string): string => (text.includes("\0") ? text.replaceAll("\0", "\uFFFD") : text);
