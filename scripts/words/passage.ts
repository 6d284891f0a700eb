/** A paragraph, heading, table cell, list item or label. */
export interface Passage {
  readonly file: string;
  readonly line: number;
  /** Plain text: code spans, quotes and inserted values are one `codeWord` each. */
  readonly text: string;
}

/** Replaces a code span, quotation or value: it counts as one word and matches no rule. */
export const codeWord = "◆";

/** Replaces quotations, because they aren't our words. */
export const withoutQuotes = (text: string) => text.replace(/"[^"\n]{1,160}"|“[^”]{1,160}”/g, codeWord);
