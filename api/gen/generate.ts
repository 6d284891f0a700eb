import { bundleDescription, doorPaths, internalPath } from "./bundle.ts";
import { complete } from "./complete.ts";
import { type Data, readData } from "./data.ts";
import { generatedNotice } from "./notice.ts";
import { operationsModule, operationTable } from "./operations.ts";
import { clientTypes, inputTypes, textlessTypes } from "./types.ts";
import { responsesModule, responseTypes, validatorsModule, validatorTypes } from "./validators.ts";

/** Everything that derives from the description and the data, by path below `api/`. */
export async function generate(): Promise<Record<string, string>> {
  const data = readData();
  const description = complete(await bundleDescription(), data.errors);
  const internal = complete(await bundleDescription(internalPath), data.errors);
  const doors = await Promise.all(Object.entries(doorPaths).map(([name, path]) => generateDoor(name, path)));
  return {
    "openapi.json": `${JSON.stringify(description, null, 1)}\n`,
    "src/types.gen.ts": await clientTypes(description),
    "src/internal.gen.ts": await textlessTypes(internal),
    "src/inputs.gen.ts": await inputTypes(description, internal),
    "src/operations.gen.ts": operationsModule(description, internal),
    "src/validators.gen.js": await validatorsModule(description, internal),
    "src/validators.gen.d.ts": validatorTypes,
    "src/responses.gen.js": await responsesModule(description, internal),
    "src/responses.gen.d.ts": responseTypes,
    "src/data.gen.ts": `${dataModule(data)}\n`,
    ...Object.assign({}, ...doors),
  };
}

/** Generates the files of a door: its operations, the types of their inputs and responses, and the checks of inputs. */
async function generateDoor(name: string, path: string): Promise<Record<string, string>> {
  const description = await bundleDescription(path);
  return {
    [`src/doors/${name}.gen.ts`]: operationTable("operations", description, "../operation-types.ts"),
    [`src/doors/${name}-types.gen.ts`]: await textlessTypes(description),
    [`src/doors/${name}-inputs.gen.ts`]: await inputTypes(description),
    [`src/doors/${name}-validators.gen.js`]: await validatorsModule(description),
    [`src/doors/${name}-validators.gen.d.ts`]: doorValidatorTypes(name),
  };
}

const doorValidatorTypes = (name: string): string => `${generatedNotice}
import type { InputSchema, OperationValidators } from "../validator-types.ts";
import type { operations } from "./${name}.gen.ts";

export declare const validators: { readonly [id in keyof typeof operations]: OperationValidators };
/** The schemas by which each operation's inputs are coerced. */
export declare const inputSchemas: { readonly [id in keyof typeof operations]: InputSchema };
`;

/** State machines, error catalog and limits as records by id, and the order of a run, with their literal types. */
function dataModule({ errors, states, limits, run }: Data): string {
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
