import { type DeepReadonly, errors, type StateMachine, type Transition, type Trigger } from "@openparlance/api";
import { formatTitle } from "./facts.ts";

/** Transitions that differ only in their first state, which are one row of the table. */
export interface StepRow {
  from: (string | null)[];
  /** Undefined if the state doesn't change. */
  to: string | undefined;
  trigger: DeepReadonly<Trigger>;
  effects: readonly string[];
  response: string | undefined;
}

/** Lists the steps in the order of the data. */
export function listSteps({ transitions }: DeepReadonly<StateMachine>): StepRow[] {
  const groups = Map.groupBy(
    transitions as readonly DeepReadonly<Transition>[],
    ({ from, to, trigger, effects, response }) =>
      JSON.stringify([from === to ? null : to, from === null, trigger, effects, response]),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { to, trigger, effects, response } = first;
    return { from: group.map(({ from }) => from), to: first.from === to ? undefined : to, trigger, effects, response };
  });
}

/** A sentence in Markdown. */
export const describeCause = ({ trigger }: StepRow): string =>
  "event" in trigger
    ? trigger.event
    : `[${trigger.operation}](#${trigger.operation})${trigger.when ? `, if ${trigger.when}` : ""}.`;

/** Effects besides the new state, as Markdown. */
export function describeEffect({ to, effects, response }: StepRow): string {
  if (response)
    return [`Returns [${formatTitle(errors[response as keyof typeof errors])}](#error-${response}).`, ...effects].join(
      " ",
    );
  if (effects.length > 0) return effects.join(" ");
  return to === undefined ? "Nothing changes." : "";
}

export function describeChange({ from, to }: StepRow): string {
  const names = from.map((name) => name ?? "new").join(", ");
  if (to !== undefined) return `${names} → ${to}`;
  return `${names} ${from.length === 1 ? "stays" : "stay"}`;
}

/** The subject of a machine and the fields with its states, as Markdown. */
export const describeMachine = ({ description, field, alsoFields = [] }: DeepReadonly<StateMachine>): string =>
  `${[field, ...alsoFields].map((anchor) => `[${anchor}](#${anchor})`).join(", ")}. ${description}`;
