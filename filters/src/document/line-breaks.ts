/** Line ends with the whitespace around them. A run of blanks is read only once. */
export const lineBreaks = /(?<!\s)\s*[\r\n]\s*/g;
