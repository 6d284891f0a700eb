/** Matches line ends with the whitespace around them. The lookbehind prevents reading a run of blanks repeatedly. */
export const lineBreakPattern = /(?<!\s)\s*[\r\n]\s*/g;
