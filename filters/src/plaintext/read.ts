import type { Unit } from "../document/unit.ts";
import type { PlainTextOptions } from "./options.ts";

/** Each paragraph is a unit; nothing is escaped. */
export function readPlainText(text: string, { paragraphs }: PlainTextOptions): Unit[] {
  const ends = paragraphs === "line" ? /\r\n?|\n/g : /(?:\r\n|\r|\n)[ \t]*(?:\r\n|\r|\n)\s*/g;
  const units: Unit[] = [];
  let start = 0;
  const add = (end: number) => {
    if (end > start) units.push({ start, end, text: text.slice(start, end), escape: asItIs });
  };
  for (const { index, 0: end } of text.matchAll(ends)) {
    add(index);
    start = index + end.length;
  }
  add(text.length);
  return units;
}

const asItIs = (text: string) => text;
