import { type State, stateMachines } from "@parlance/api";
import { addressOf, FactText } from "./FactText.tsx";
import { Table } from "./Table.tsx";

const states: readonly Pick<State, "name" | "description" | "final">[] = stateMachines["file-translation"].states;

/** The statuses of a file translation, and whether waiting goes on. */
export default function FileTranslationStatuses() {
  return (
    <Table>
      <thead>
        <tr>
          <th>Status</th>
          <th>Meaning</th>
          <th>Go on asking?</th>
        </tr>
      </thead>
      <tbody>
        {states.map(({ name, description, final }) => (
          <tr key={name}>
            <td>
              <a href={addressOf(`#TranslationInfo.status.${name}`)}>
                <code>{name}</code>
              </a>
            </td>
            <td>
              <FactText>{description}</FactText>
            </td>
            <td>{final ? "no, it stays so" : "yes"}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
