import type { DeepReadonly, StateMachine } from "@openparlance/api";

/** Keeps only steps from each state to the next, with one cause each: the path without errors. */
export function findUsualPath(machine: DeepReadonly<StateMachine>): DeepReadonly<StateMachine> {
  const locations = [null, ...machine.states.map(({ name }) => name)];
  const transitions = locations.slice(1).flatMap((to, position) => {
    const steps = machine.transitions.filter(
      (step) => step.from === locations[position] && step.to === to && !step.response,
    );
    return steps.find(({ trigger }) => "operation" in trigger) ?? steps[0] ?? [];
  });
  const [first, ...others] = transitions;
  return first ? { ...machine, transitions: [first, ...others] } : machine;
}
