import type { DeepReadonly, StateMachine } from "@openparlance/api";
import { StateDiagram } from "../../../diagram/StateDiagram.tsx";
import { Markdown, Sentence } from "../text/markdown.tsx";
import { machines } from "./facts.ts";
import { Names } from "./Names.tsx";
import { describeCause, describeChange, describeEffect, describeMachine, listSteps } from "./state-steps.ts";

export const statesText =
  "The states of objects and their transitions. Each diagram has the same information as the table below it.";

export function StateMachines() {
  return (
    <section className="section prose" aria-labelledby="states">
      <h2 id="states">States</h2>
      <Markdown text={statesText} />
      {machines.map((machine) => (
        <Machine key={machine.id} machine={machine} />
      ))}
    </section>
  );
}

function Machine({ machine }: { machine: DeepReadonly<StateMachine> }) {
  const { id, title, states } = machine;
  return (
    <>
      <h3 id={`states-${id}`}>{title}</h3>
      <Markdown text={describeMachine(machine)} />
      <StateDiagram machine={machine} />
      <Names rows={states.map(({ name, description }) => ({ name, text: description.replaceAll("`", "") }))} />
      <table className="steps">
        <tbody>
          <tr>
            <th>Transition</th>
            <th>Trigger and side effects</th>
          </tr>
          {listSteps(machine).map((step) => (
            <tr key={`${step.from} ${step.to} ${describeCause(step)}`}>
              <td>{describeChange(step)}</td>
              <td>
                <Sentence text={`${describeCause(step)} ${describeEffect(step)}`.replaceAll("`", "")} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
