/** A paragraph, heading, table cell, list item or label that a person reads. */
export interface Passage {
  readonly file: string;
  readonly line: number;
  /** Plain text: code spans, quotes and inserted values are one `codeWord` each. */
  readonly text: string;
}

/** Stands for a code span, a quote or a value: it counts as one word and no rule looks inside. */
export const codeWord = "◆";

/** Replaces quotations, so that only our own words remain. */
export const withoutQuotes = (text: string) => text.replace(/"[^"\n]{1,160}"|“[^”]{1,160}”/g, codeWord);
