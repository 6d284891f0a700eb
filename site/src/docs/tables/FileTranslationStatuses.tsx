import { type State, stateMachines } from "@openparlance/api";
import { DataTable } from "./DataTable.tsx";

const states: readonly Pick<State, "name" | "description" | "final">[] = stateMachines["file-translation"].states;

const rows = states.map(({ name, description, final }) => ({
  anchor: `TranslationInfo.status.${name}`,
  name: <code>{name}</code>,
  cells: [description, final ? "No, it's final" : "Yes"],
}));

export default () => <DataTable columns={["Status", "Meaning", "Keep polling"]} rows={rows} />;
