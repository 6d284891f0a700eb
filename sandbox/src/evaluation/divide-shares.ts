import { defaultMemoryShares } from "@openparlance/server/evaluation";

/** With fewer processors, two workers are no faster than one. */
const minProcessors = 4;

/** The shares of the memory for each worker: the whole memory takes as long as all smaller shares together. */
export function divideShares(processors: number): readonly (readonly number[])[] {
  if (processors < minProcessors) return [defaultMemoryShares];
  return [defaultMemoryShares.filter((share) => share === 1), defaultMemoryShares.filter((share) => share < 1)];
}
