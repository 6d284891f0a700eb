import type { Step } from "../arazzo/index.ts";

/** Where steps before the first sample belong. */
const setUp = "setup";

/**
 * The steps of a guide by the sample that shows them, in their order. A step has the name of its sample; any other
 * belongs to the sample before it, or to the one that its `x-with` names.
 *
 * @param samples names of the samples on the page
 */
export function stepsBySample(steps: readonly Step[], samples: ReadonlySet<string>): ReadonlyMap<string, Step[]> {
  const groups = new Map<string, Step[]>();
  let current = setUp;
  for (const step of steps) {
    if (samples.has(step.stepId)) current = step.stepId;
    const name = step["x-with"] ?? current;
    groups.set(name, [...(groups.get(name) ?? []), step]);
  }
  return groups;
}
