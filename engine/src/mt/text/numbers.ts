/** The token for a whole number in both texts of a pair. No other token has this spelling: it contains a space. */
export const anyNumber = "0 0";

/** Whether a token is a number that all languages write in the same way. */
export const isWholeNumber = (token: string): boolean => /^\d+$/.test(token);

/**
 * Replaces the whole numbers in both texts with `anyNumber`, so that phrases with a number match all numbers. Equal
 * numbers are linked in their order: `links` are source token × 65536 + target token.
 */
export function pairNumbers(source: readonly string[], target: readonly string[]) {
  if (!source.some(isWholeNumber)) return { source, target, links: [] };
  const pair = { source: [...source], target: [...target], links: [] as number[] };
  for (const [s, token] of source.entries()) {
    const t = isWholeNumber(token) ? pair.target.indexOf(token) : -1;
    if (t < 0) continue;
    pair.source[s] = anyNumber;
    pair.target[t] = anyNumber;
    pair.links.push(s * 65536 + t);
  }
  return pair;
}

/** Replaces the links of tokens that are numbers with the links between numbers. All links ascend. */
export function linkNumbers(links: Int32Array, numbers: readonly number[]): Int32Array {
  if (numbers.length === 0) return links;
  const sources = new Set(numbers.map((link) => link >>> 16));
  const targets = new Set(numbers.map((link) => link & 0xffff));
  const others = links.filter((link) => !sources.has(link >>> 16) && !targets.has(link & 0xffff));
  return Int32Array.from([...others, ...numbers]).sort();
}
