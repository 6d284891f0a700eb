import { defaultShares } from "@openparlance/server/evaluation";

/** With fewer processors, workers only take turns. */
const minProcessors = 4;

/** The shares that each worker measures: the whole memory takes as long as all smaller shares together. */
export function divideShares(processors: number): readonly (readonly number[])[] {
  if (processors < minProcessors) return [defaultShares];
  return [defaultShares.filter((share) => share === 1), defaultShares.filter((share) => share < 1)];
}
