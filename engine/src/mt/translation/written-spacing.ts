import type { PlainTokens } from "../text/accelerator.ts";
import { openingQuotes, orientMark } from "../text/quotation-marks.ts";
import { unspacedScriptPattern } from "../text/spacing.ts";

/** Marks that all languages with spaces write with the same spacing: brackets, slashes, signs. Punctuation differs. */
const fixedMarkPattern = /^(?:["'/\\&@*()[\]{}]|\p{Sm}|#)+$/u;
const enclosingMarkPattern = /^["'()[\]{}<>]$/;
const quotationMarkPattern = /^["“”„‟「」『』«»‹›‚‘]$/u;
/** Marks inside which French writes a space. */
const guillemetPattern = /^[«»‹›]$/u;
const isSpaced = (word: string, language: string) => language === "fr" && guillemetPattern.test(word);
/** The second part of a word that is cut at its apostrophe. */
const apostropheEndingPattern = /^['’]\p{L}/u;
/** Whitespace with its own meaning. */
const lineOrTabPattern = /[\t\n\r]/;

/**
 * Determines delimiters of a translation from the source. A mark of both texts is spaced as in the source, so that
 * `"Open"`, `<Save>` and `and/or` get no spaces, and a tab stays between its words. Inside quotation marks there is no
 * space. Inside French guillemets, the space before the closing mark is the same as after the opening one. A mark opens
 * or closes like the source's mark.
 *
 * @param words the words of the translation; their quotation marks may be changed
 * @returns a function that returns the delimiter before a word, given the previous delimiters; undefined if the source
 *   doesn't determine it
 */
export function writtenSpacing(
  { tokens, delimiters }: PlainTokens,
  words: string[],
  links: readonly (readonly [number, number])[],
  language: string,
): (right: number, written: readonly string[]) => string | undefined {
  const linked = new Set<string>();
  const kept = new Map<number, number>();
  const quotes = new Map<number, number>();
  const origins = new Map<number, number>();
  // Without an opening ‘, the mark ’ is an apostrophe.
  const isSingle = tokens.includes("‘");
  const isQuotationMark = (mark: string) => quotationMarkPattern.test(mark) || (isSingle && mark === "’");
  for (const [from, to] of links) {
    const [token = "", word = ""] = [tokens[from], words[to]];
    linked.add(`${from} ${to}`);
    origins.set(to, from);
    if (fixedMarkPattern.test(word) && token === word) kept.set(to, from);
    else if (isQuotationMark(word) && isQuotationMark(token)) quotes.set(to, from);
  }
  const opens = openingQuotes(tokens, delimiters);
  for (const [to, from] of quotes) {
    const word = words[to] as string;
    words[to] = orientMark(word, opens(from), language, word === tokens[from]);
  }
  const encloses = (at: number) => enclosingMarkPattern.test(tokens[at] as string);
  /** The delimiter before a source token that is not the first. */
  const delimiterBefore = (at: number) => {
    const pair = [tokens[at - 1], tokens[at]];
    return pair.every((token) => token && !unspacedScriptPattern.test(token)) ? delimiters[at] : undefined;
  };
  const besideMark = (right: number) => {
    const [left, own] = [kept.get(right - 1), kept.get(right)];
    if (left !== undefined && (linked.has(`${left + 1} ${right}`) || (encloses(left) && opens(left)))) {
      return delimiterBefore(left + 1);
    }
    if (own !== undefined && (linked.has(`${own - 1} ${right - 1}`) || (encloses(own) && !opens(own)))) {
      return delimiterBefore(own);
    }
    return undefined;
  };
  const besideQuote = (right: number, written: readonly string[]) => {
    const [opened, closed] = [quotes.get(right - 1), quotes.get(right)];
    if (closed === undefined || opens(closed)) {
      return opened !== undefined && opens(opened) && !isSpaced(words[right - 1] as string, language) ? "" : undefined;
    }
    if (!isSpaced(words[right] as string, language)) return "";
    const first = words.findLastIndex((word, at) => at < right && guillemetPattern.test(word));
    return first < 0 ? undefined : written[first + 1];
  };
  const betweenWords = (right: number) => {
    const own = origins.get(right) ?? 0;
    const delimiter = delimiters[own] ?? "";
    const isKept =
      lineOrTabPattern.test(delimiter) ||
      (apostropheEndingPattern.test(words[right] as string) && words[right] === tokens[own]);
    return isKept && linked.has(`${own - 1} ${right - 1}`) ? delimiter : undefined;
  };
  return (right, written) => betweenWords(right) ?? besideMark(right) ?? besideQuote(right, written);
}
