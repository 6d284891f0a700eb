import type { RenderedOperation, StateChange } from "./types.ts";

/** What happens beside the answer, each as a sentence of Markdown. */
export const whatHappens = ({ effects, polling, stateChanges }: RenderedOperation): string[] => [
  ...effects,
  ...(polling ? [waiting(polling)] : []),
  ...statesLine(
    "First states:",
    stateChanges.filter(({ from }) => from === null),
  ),
  ...statesLine(
    "State changes:",
    stateChanges.filter(({ from }) => from !== null),
  ),
];

/** How long to wait is what the guides' samples do. */
const waiting = ({ operation, until }: NonNullable<RenderedOperation["polling"]>): string =>
  `The work goes on: ask [${operation}](#${operation}) after 1 s, later every 5 s, until ${until}.`;

/** The state machines that a call starts or moves on. */
function statesLine(words: string, changes: StateChange[]): string[] {
  const machines = Map.groupBy(changes, ({ machine }) => machine);
  if (machines.size === 0) return [];
  const told = [...machines].map(([machine, own]) => `[${own[0]?.title}](#states-${machine})${steps(own)}`);
  return [`${words} ${told.join(", ")}.`];
}

const steps = (changes: StateChange[]): string => {
  const texts = changes.flatMap(({ from, to }) => (from === null ? [] : [`${from} → ${to}`]));
  return texts.length > 0 ? ` (${texts.join(", ")})` : "";
};
