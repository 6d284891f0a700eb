import type { RenderedOperation, StateChange } from "./types.ts";

/** Effects besides the response, a sentence of Markdown each. */
export const describeEffects = ({ effects, stateChanges }: RenderedOperation): string[] => [
  ...effects,
  ...statesLine(
    "Initial states:",
    stateChanges.filter(({ from }) => from === null),
  ),
  ...statesLine(
    "State changes:",
    stateChanges.filter(({ from }) => from !== null),
  ),
];

/** The state machines that an operation starts or advances. */
function statesLine(words: string, changes: StateChange[]): string[] {
  const machines = Map.groupBy(changes, ({ machine }) => machine);
  if (machines.size === 0) return [];
  const texts = [...machines].map(([machine, own]) => `[${own[0]?.title}](#states-${machine})${steps(own)}`);
  return [`${words} ${texts.join(", ")}.`];
}

const steps = (changes: StateChange[]): string => {
  const texts = changes.flatMap(({ from, to }) => (from === null ? [] : [`${from} → ${to}`]));
  return texts.length > 0 ? ` (${texts.join(", ")})` : "";
};
