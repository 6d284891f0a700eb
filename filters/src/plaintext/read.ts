import type { Unit } from "../document/unit.ts";
import type { PlainTextOptions } from "./options.ts";
import { asItIs } from "./write.ts";

/** Each paragraph is a unit. */
export function* readPlainText(text: string, { paragraphs }: PlainTextOptions): Generator<Unit> {
  const ends = paragraphs === "line" ? /\r\n?|\n/g : /(?:\r\n|\r|\n)[ \t]*(?:\r\n|\r|\n)\s*/g;
  const unit = (from: number, end: number) => ({ start: from, end, text: text.slice(from, end), escape: asItIs });
  let start = 0;
  for (const { index, 0: end } of text.matchAll(ends)) {
    if (index > start) yield unit(start, index);
    start = index + end.length;
  }
  if (text.length > start) yield unit(start, text.length);
}
