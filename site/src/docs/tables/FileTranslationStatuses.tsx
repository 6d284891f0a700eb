import { type State, stateMachines } from "@openparlance/api";
import { addressOf, FactText } from "./FactText.tsx";
import { Table } from "./Table.tsx";

const states: readonly Pick<State, "name" | "description" | "final">[] = stateMachines["file-translation"].states;

export default function FileTranslationStatuses() {
  return (
    <Table>
      <thead>
        <tr>
          <th>Status</th>
          <th>Meaning</th>
          <th>Keep polling?</th>
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
            <td>{final ? "No, it's final" : "Yes"}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
