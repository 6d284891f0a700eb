import type { PlainTokens } from "../text/accelerator.ts";

/** Marks whose place is the same in every language, unlike that of punctuation: straight quotes, slashes, signs. */
const fixedMark = /^(?:["'/\\&@*]|\p{Sm}|#)+$/u;

/**
 * The delimiter that the source has at a mark which its translation keeps, so that `"Open"`, `<Save>` and `and/or` get no
 * spaces. Undefined where neither token is such a mark, or where the source's scripts put no spaces.
 *
 * @param words the translation
 * @param links pairs of source token and target token, ascending
 */
export function writtenSpacing(
  { tokens, delimiters }: PlainTokens,
  words: readonly string[],
  links: readonly (readonly [number, number])[],
): (right: number) => string | undefined {
  const origins = new Map<number, number>();
  for (const [from, to] of links) {
    if (fixedMark.test(words[to] ?? "") && tokens[from] === words[to]) origins.set(to, from);
  }
  const isNeighbor = (source: number) => source >= 0 && source < tokens.length;
  return (right) => {
    const left = origins.get(right - 1);
    const own = origins.get(right);
    const after = left !== undefined && isNeighbor(left + 1) ? delimiters[left + 1] : undefined;
    const before = own !== undefined && isNeighbor(own - 1) ? delimiters[own] : undefined;
    return after === undefined || before === undefined || after === before ? (after ?? before) : undefined;
  };
}
