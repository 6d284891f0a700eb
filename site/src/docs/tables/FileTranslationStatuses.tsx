import { type State, stateMachines } from "@openparlance/api";
import { DataTable } from "./DataTable.tsx";

const states: readonly Pick<State, "name" | "description" | "final">[] = stateMachines["file-translation"].states;

const rows = states.map(({ name, description, final }) => ({
  anchor: `TranslationInfo.status.${name}`,
  name: <code>{name}</code>,
  cells: [description, final ? "No,\u00a0it's\u00a0final" : "Yes"],
}));

export default () => <DataTable columns={["Status", "Meaning", "Keep\u00a0polling"]} rows={rows} />;
