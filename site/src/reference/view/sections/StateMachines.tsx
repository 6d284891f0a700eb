import type { DeepReadonly, StateMachine } from "@parlance/api";
import { Sentence } from "../markdown.tsx";
import { StateDiagram } from "../StateDiagram.tsx";
import { machines } from "./facts.ts";
import { Names } from "./Names.tsx";
import { describeCause, describeChange, describeEffect, introduce, listSteps } from "./state-steps.ts";

export const statesText =
  "How things change over time, each as a picture and as a table with the same facts. A call in a picture or a row leads to the call that causes the step.";

/** Every state machine as a picture and in words, from the same data. */
export function StateMachines() {
  return (
    <section className="section prose" aria-labelledby="states">
      <h2 id="states">States</h2>
      <p>
        <Sentence text={statesText} />
      </p>
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
      <p>
        <Sentence text={introduce(machine)} />
      </p>
      <StateDiagram machine={machine} />
      <Names rows={states.map(({ name, description }) => ({ name, text: description.replaceAll("`", "") }))} />
      <table className="steps">
        <tbody>
          <tr>
            <th>Step</th>
            <th>Cause</th>
            <th>What else happens</th>
          </tr>
          {listSteps(machine).map((step) => (
            <tr key={`${step.from} ${step.to} ${describeCause(step)}`}>
              <td>{describeChange(step)}</td>
              <td>
                <Sentence text={describeCause(step).replaceAll("`", "")} />
              </td>
              <td>
                <Sentence text={describeEffect(step).replaceAll("`", "")} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
