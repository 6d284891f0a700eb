import type { DeepReadonly, StateMachine } from "@openparlance/api";

/** The machine with only the steps from each state to the next, one cause of each: what happens when all goes well. */
export function findUsualPath(machine: DeepReadonly<StateMachine>): DeepReadonly<StateMachine> {
  const places = [null, ...machine.states.map(({ name }) => name)];
  const transitions = places.slice(1).flatMap((to, place) => {
    const steps = machine.transitions.filter((step) => step.from === places[place] && step.to === to && !step.answer);
    return steps.find(({ trigger }) => "operation" in trigger) ?? steps[0] ?? [];
  });
  const [first, ...others] = transitions;
  return first ? { ...machine, transitions: [first, ...others] } : machine;
}
