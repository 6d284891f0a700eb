import { findPlaceables } from "@openparlance/text";
import type { Log } from "../core/environment.ts";

interface Pair {
  source: string;
  target?: string | undefined;
}

/** A message with branches. Which of its arguments a translation repeats depends on the language. */
const branchingArgumentPattern = /,\s*(?:plural|select|selectordinal)\s*,/;

/** The limit of numbers in a line of the log. */
const maxNumbers = 100;

/** The placeholders of programs in a text: `%s`, `{name}`. */
const findPlaceholders = (text: string): string =>
  findPlaceables(text)
    .filter(({ kind }) => kind === "placeholder")
    .map(({ text: placeholder }) => placeholder)
    .sort()
    .join(" ");

function isLost({ source, target = "" }: Pair): boolean {
  if (target === "" || !/[%{]/.test(source + target) || branchingArgumentPattern.test(source)) return false;
  return findPlaceholders(source) !== findPlaceholders(target);
}

/** The numbers, from 1, of segments whose translation has other placeholders than the source. */
export class LostPlaceables {
  readonly #numbers = new Set<number>();

  get numbers(): number[] {
    return [...this.#numbers];
  }

  /** @param first index of the page's first segment */
  look(page: readonly Pair[], first = 0): void {
    for (const [index, pair] of page.entries()) if (isLost(pair)) this.#numbers.add(first + index + 1);
  }

  /** Logs the lost placeholders. A confirmed translation is delivered unchanged, so this is not an error. */
  warn(log: Log, file: Readonly<Record<string, number>>): void {
    const segments = this.numbers.slice(0, maxNumbers).join(", ");
    const more = this.#numbers.size > maxNumbers ? `, and ${this.#numbers.size - maxNumbers} more` : "";
    if (this.#numbers.size > 0) log("placeholders lost or added", { ...file, segments: segments + more }, "warn");
  }
}
