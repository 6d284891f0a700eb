/** Whether tests take their full counts. */
export const isProof = process.env.PARLANCE_PROOF !== undefined;

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

/** Choices by a generator of numbers in [0, 1). */
export function chooser(random: () => number) {
  const below = (count: number) => Math.floor(random() * count);
  return {
    below,
    /** Whether something happens that does so once in `times`. */
    oneIn: (times: number) => below(times) === 0,
    pick: <T>(from: readonly T[]): T => from[below(from.length)] as T,
  };
}

export type Chooser = ReturnType<typeof chooser>;
