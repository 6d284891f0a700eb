/** A small generator of numbers in [0, 1): the same seed gives the same numbers (Marsaglia 2003, xorshift). */
export function seeded(seed: number): () => number {
  let state = seed || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
