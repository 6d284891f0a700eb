import { type FailureReason, failureReasons } from "@openparlance/api";
import { addressOf, FactText } from "./FactText.tsx";
import { Table } from "./Table.tsx";

const reasons: readonly Pick<FailureReason, "id" | "message" | "cause" | "remedy">[] = Object.values(failureReasons);

export default function FailureReasons() {
  return (
    <Table>
      <thead>
        <tr>
          <th>errorMsg</th>
          <th>Cause</th>
          <th>What to do</th>
        </tr>
      </thead>
      <tbody>
        {reasons.map(({ id, message, cause, remedy }) => (
          <tr key={id}>
            <td>
              <a href={addressOf(`#reason-${id}`)}>{message}</a>
            </td>
            <td>
              <FactText>{cause}</FactText>
            </td>
            <td>
              <FactText>{remedy}</FactText>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
