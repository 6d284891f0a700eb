import { errors } from "@parlance/api";
import { Fragment } from "react";
import { addressOf, FactText } from "./FactText.tsx";
import { Table } from "./Table.tsx";

type ErrorRow = (typeof errors)[keyof typeof errors];
type Status = Exclude<ErrorRow["status"], "default">;

const advice: Record<Status, { meaning: string; remedy: string }> = {
  400: { meaning: "Something in the request is missing or not valid.", remedy: "Correct what the message names." },
  401: {
    meaning: "The key is not valid, or the memory is not shared with you.",
    remedy: "Check the key; have the memory shared.",
  },
  403: { meaning: "You may not do this.", remedy: "Do first what the message asks for, or use another key." },
  404: { meaning: "The call or the object does not exist.", remedy: "Check the path and the id." },
  405: { meaning: "The path has no such method.", remedy: "Use one that the header `Allow` names." },
  409: { meaning: "The object is not in the right state.", remedy: "Wait until it is, or change it first." },
  410: { meaning: "The file was deleted.", remedy: "Upload it again." },
  413: { meaning: "The body is too large.", remedy: "Split it." },
  415: { meaning: "The body is of the wrong kind.", remedy: "Send files raw, everything else as JSON." },
  429: { meaning: "The quota is used up.", remedy: "Wait as long as `Retry-After` says." },
  500: { meaning: "The server has failed.", remedy: "Try again; if it stays, report it." },
  502: { meaning: "The document is still in pretranslation.", remedy: "Wait until the project shows it as idle." },
  503: { meaning: "The server is busy.", remedy: "Wait as long as `Retry-After` says." },
};

/** The error statuses with what to do, each with its rows of the catalogue. */
export default function ErrorStatuses() {
  return (
    <Table>
      <thead>
        <tr>
          <th>Status</th>
          <th>Means</th>
          <th>What to do</th>
          <th>Errors</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(advice).map(([status, { meaning, remedy }]) => (
          <tr key={status}>
            <td>{status}</td>
            <td>{meaning}</td>
            <td>
              <FactText>{remedy}</FactText>
            </td>
            <td>
              <ErrorLinks rows={Object.values(errors).filter((row) => String(row.status) === status)} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function ErrorLinks({ rows }: { rows: readonly ErrorRow[] }) {
  if (rows.length > 3) return <a href={addressOf("#errors-and-rate-limits")}>All {rows.length}</a>;
  return rows.map(({ id, title }, index) => (
    <Fragment key={id}>
      {index > 0 && ", "}
      <a href={addressOf(`#error-${id}`)}>{title}</a>
    </Fragment>
  ));
}
