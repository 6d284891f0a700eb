/** Line ends with the white space around them. A run of blanks is looked at once. */
export const lineBreaks = /(?<!\s)\s*[\r\n]\s*/g;
