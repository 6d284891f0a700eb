import { errors } from "@parlance/api";
import { Fragment } from "react";
import { addressOf, FactText } from "./FactText.tsx";
import { Table } from "./Table.tsx";

type ErrorRow = (typeof errors)[keyof typeof errors];
type Status = Exclude<ErrorRow["status"], "default">;

const advice: Record<Status, { meaning: string; remedy: string }> = {
  400: { meaning: "A value in the request is missing or invalid.", remedy: "Correct what `message` names." },
  401: {
    meaning: "The key is invalid, or the memory isn't shared with you.",
    remedy: "Check the key, or have the memory shared.",
  },
  403: {
    meaning: "The key doesn't have permission for this request.",
    remedy: "Resolve the issue named in `message`, or use a key with access.",
  },
  404: { meaning: "The endpoint or the object doesn't exist.", remedy: "Check the path and the ID." },
  405: { meaning: "The path doesn't support this method.", remedy: "Use a method listed in the `Allow` header." },
  409: {
    meaning: "The object isn't in the required state.",
    remedy: "Wait for the required state, or change it, then retry.",
  },
  410: { meaning: "The file was deleted.", remedy: "Upload it again." },
  413: { meaning: "The body is too large.", remedy: "Split it." },
  415: { meaning: "The content type isn't supported.", remedy: "Send files as raw bodies, everything else as JSON." },
  429: { meaning: "Rate limit exceeded.", remedy: "Wait for the seconds in `Retry-After`, then retry." },
  500: { meaning: "Internal server error.", remedy: "Retry with backoff. If it persists, contact support." },
  502: { meaning: "The document is still being pretranslated.", remedy: "Wait until the project's document is idle." },
  503: { meaning: "The server is busy.", remedy: "Wait for the seconds in `Retry-After`, then retry." },
};

/** The error statuses with what to do, each with its errors in the reference. */
export default function ErrorStatuses() {
  return (
    <Table>
      <thead>
        <tr>
          <th>Status</th>
          <th>Meaning</th>
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
