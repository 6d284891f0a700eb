import type { PlainTokens } from "../text/accelerator.ts";

/** Marks whose place is the same in every language, unlike that of punctuation: straight quotes, slashes, signs. */
const fixedMark = /^(?:["'/\\&@*]|\p{Sm}|#)+$/u;
const quotationMark = /^["“”„‟「」『』«»‹›]$/u;
/** Marks inside which some languages have a space. */
const guillemet = /^[«»‹›]$/u;
const openingMark = /^[\p{Ps}\p{Pi}]$/u;

/**
 * What is known from the source of the delimiters at marks. A mark that the translation keeps is spaced as in the source, so
 * that `"Open"`, `<Save>` and `and/or` get no spaces. Inside quotation marks there are none, but as after the first
 * guillemet.
 *
 * @param words the translation
 * @param links pairs of source token and target token, ascending
 * @returns gives the delimiter before a word, given those before it; undefined where the source says nothing
 */
export function writtenSpacing(
  { tokens, delimiters }: PlainTokens,
  words: readonly string[],
  links: readonly (readonly [number, number])[],
): (right: number, written: readonly string[]) => string | undefined {
  const kept = new Map<number, number>();
  const quotes = new Map<number, number>();
  for (const [from, to] of links) {
    const [token = "", word = ""] = [tokens[from], words[to]];
    if (fixedMark.test(word) && token === word) kept.set(to, from);
    else if (quotationMark.test(word) && quotationMark.test(token)) quotes.set(to, from);
  }
  const opens = (at: number) => {
    const [isFree, isFreeAfter] = [
      at === 0 || delimiters[at] !== "",
      at === tokens.length - 1 || delimiters[at + 1] !== "",
    ];
    return isFree === isFreeAfter ? openingMark.test(tokens[at] as string) : isFree;
  };
  return (right, written) => {
    const [left, own] = [kept.get(right - 1), kept.get(right)];
    const after = left !== undefined && left < tokens.length - 1 ? delimiters[left + 1] : undefined;
    const before = own !== undefined && own > 0 ? delimiters[own] : undefined;
    if (after !== undefined && before !== undefined && after !== before) return undefined;
    if ((after ?? before) !== undefined) return after ?? before;
    const [opened, closed] = [quotes.get(right - 1), quotes.get(right)];
    if (closed !== undefined && !opens(closed)) {
      if (!guillemet.test(words[right] as string)) return "";
      const first = words.findLastIndex((word, at) => at < right && guillemet.test(word));
      return first < 0 ? undefined : written[first + 1];
    }
    return opened !== undefined && opens(opened) && !guillemet.test(words[right - 1] as string) ? "" : undefined;
  };
}
