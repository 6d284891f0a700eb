export { seedRandom } from "@openparlance/text/testing";

/** Whether tests run in full. */
export const isProof = process.env.PARLANCE_PROOF !== undefined;

/** @param random returns a number in [0, 1) */
export function chooser(random: () => number) {
  const below = (count: number) => Math.floor(random() * count);
  return {
    below,
    /** True once in `times` on average. */
    oneIn: (times: number) => below(times) === 0,
    pick: <T>(from: readonly T[]): T => from[below(from.length)] as T,
  };
}

export type Chooser = ReturnType<typeof chooser>;
