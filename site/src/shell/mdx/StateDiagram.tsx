import { type DeepReadonly, type StateMachine, stateMachines } from "@parlance/api";
import { href } from "../../docs/links.ts";
import { StateDiagram as Diagram } from "../../reference/view/diagram/StateDiagram.tsx";

/** A state machine of the API as a picture, and the way to its table in the reference. */
export function StateDiagram({ of: id }: { of: keyof typeof stateMachines }) {
  const machine: DeepReadonly<StateMachine> = stateMachines[id];
  return (
    <figure className="diagram-figure">
      <Diagram machine={machine} referencePage={href("/api/")} />
      <figcaption>
        {machine.title}. <a href={href(`/api/#states-${id}`)}>View as a table</a>
      </figcaption>
    </figure>
  );
}
