import { type DeepReadonly, type StateMachine, stateMachines } from "@openparlance/api";
import { StateDiagram as Diagram } from "../../diagram/StateDiagram.tsx";
import { hrefOf } from "../../docs/links.ts";
import { findUsualPath } from "./usual-path.ts";

/** The usual path through a state machine, with a link to all steps in the reference. */
export function StateDiagram({ of: id }: { of: keyof typeof stateMachines }) {
  const machine: DeepReadonly<StateMachine> = stateMachines[id];
  return (
    <figure className="diagram-figure">
      <Diagram machine={findUsualPath(machine)} referencePage={hrefOf("/api/")} />
      <figcaption>
        <button
          type="button"
          className="play small-button needs-js"
          data-action="drive-diagram"
          aria-label={`Try the transitions: ${machine.title}`}
        >
          Try the transitions
        </button>
        {machine.title}: the common path. <a href={hrefOf(`/api/#states-${id}`)}>All steps</a>
      </figcaption>
    </figure>
  );
}
