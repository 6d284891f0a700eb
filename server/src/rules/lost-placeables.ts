import { findPlaceables } from "@parlance/text";
import type { Log } from "../ports.ts";

interface Pair {
  source: string;
  target?: string | undefined;
}

/** A message with branches: which of its arguments a translation repeats depends on the language. */
const branches = /,\s*(?:plural|select|selectordinal)\s*,/;

/** What a program fills in: `%s`, `{name}`. */
const placeholdersOf = (text: string): string =>
  findPlaceables(text)
    .filter(({ kind }) => kind === "placeholder")
    .map(({ text: placeholder }) => placeholder)
    .sort()
    .join(" ");

/** The numbers, from 1, of the segments whose translation has other placeholders than the source. */
export function lostPlaceables(segments: readonly Pair[]): number[] {
  return segments.flatMap(({ source, target = "" }, index) => {
    if (target === "" || !/[%{]/.test(source + target) || branches.test(source)) return [];
    return placeholdersOf(source) === placeholdersOf(target) ? [] : [index + 1];
  });
}

/** A translation that a person confirmed is delivered as it is: what it lost is said, and is no error. */
export function warnOfLostPlaceables(
  log: Log,
  segments: readonly Pair[],
  file: Readonly<Record<string, number>>,
): void {
  const lost = lostPlaceables(segments);
  if (lost.length > 0) log("placeholders lost or added", { ...file, segments: lost.join(", ") }, "warn");
}
