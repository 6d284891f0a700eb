import { failureReasons } from "@openparlance/api";
import { DataTable } from "./DataTable.tsx";

const rows = Object.values(failureReasons).map(({ id, message, cause, remedy }) => ({
  anchor: `reason-${id}`,
  name: message,
  cells: [cause, remedy],
}));

export default () => <DataTable columns={["errorMsg", "Cause", "What to do"]} rows={rows} />;
