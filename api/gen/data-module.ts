import type { Data } from "./data.ts";
import { generatedNotice } from "./notice.ts";

/** State machines, error catalog and limits as records by id, and the order of a run, with their literal types. */
export function dataModule({ errors, states, limits, run }: Data): string {
  return [
    generatedNotice,
    'import type { CatalogError, ErrorData, FailureReason, Limit, RunData, StateMachine } from "./data-types.ts";',
    'import type { DeepReadonly } from "./deep-readonly.ts";',
    "",
    `export const objects = ${json(errors.objects)} as const satisfies DeepReadonly<ErrorData["objects"]>;`,
    record("errors", "CatalogError", errors.errors),
    record("failureReasons", "FailureReason", errors.reasons),
    record("stateMachines", "StateMachine", states.machines),
    record("limits", "Limit", limits.limits),
    `\nexport const runFolders = ${json(run.folders)} as const satisfies DeepReadonly<RunData["folders"]>;`,
  ].join("\n");
}

function record(name: string, type: string, rows: { id: string }[]): string {
  const byId = Object.fromEntries(rows.map((row) => [row.id, row]));
  if (Object.keys(byId).length < rows.length) throw new Error(`Two ${name} have the same id`);
  return `\nexport const ${name} = ${json(byId)} as const satisfies Record<string, DeepReadonly<${type}>>;`;
}

const json = (value: unknown) => JSON.stringify(value, null, 2);
