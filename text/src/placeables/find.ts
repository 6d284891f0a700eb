import { acceleratorAt } from "./accelerator.ts";
import { emailPattern, notInWord, placeableMatches, placeholderPattern, urlPattern } from "./patterns.ts";

/** A part that a translation keeps or adapts; an `accelerator` is only its mark. UTF-16 offsets, half-open. */
export interface Placeable {
  kind: "url" | "email" | "placeholder" | "date" | "time" | "number" | "accelerator";
  start: number;
  end: number;
  text: string;
}

const datePattern =
  /\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?|\d{1,2}(?<separator>[./-])\d{1,2}\k<separator>(?:\d{4}|\d{2})/u
    .source;
const timePattern = /\d{1,2}:\d{2}(?::\d{2})?/u.source;
const numberPattern = /\p{Nd}+(?:[.,'’٫٬]\p{Nd}+|[\u00A0\u202F\u2009]\p{Nd}{3}(?!\p{Nd}))*/u.source;

const placeablePattern = new RegExp(
  [
    `${notInWord}(?<url>${urlPattern})`,
    `${notInWord}(?<email>${emailPattern})`,
    `(?<placeholder>${placeholderPattern})`,
    `${notInWord}(?:(?<date>${datePattern})|(?<time>${timePattern}))(?![\\p{L}\\p{N}])`,
    `${notInWord}(?<number>${numberPattern})`,
  ].join("|"),
  "gu",
);

/**
 * Finds URLs, email addresses, format specifiers and arguments, dates, times, numbers, and the accelerator (`~File`)
 * when the text has exactly one. They do not overlap and are in the order of the text.
 */
export function findPlaceables(text: string): Placeable[] {
  const placeables: Placeable[] = [];
  for (const { match, length } of placeableMatches(placeablePattern, text)) {
    const kind = kinds.find((name) => match.groups?.[name] !== undefined);
    if (!kind) continue;
    const start = match.index;
    placeables.push({ kind, start, end: start + length, text: text.slice(start, start + length) });
  }
  const accelerator = acceleratorAt(text);
  const isFree = placeables.every(({ start, end }) => accelerator < start || accelerator >= end);
  if (accelerator < 0 || !isFree) return placeables;
  placeables.push({ kind: "accelerator", start: accelerator, end: accelerator + 1, text: text[accelerator] as string });
  return placeables.sort((a, b) => a.start - b.start);
}

const kinds = ["url", "email", "placeholder", "date", "time", "number"] as const;
