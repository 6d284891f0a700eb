import { bundleDescription } from "./bundle.ts";
import { generatedNotice } from "./notice.ts";
import { operationTable } from "./operations.ts";
import { inputTypes, textlessTypes } from "./types.ts";
import { validatorsModule } from "./validators.ts";

/** Generates the files of a door: its operations, the types of their inputs and responses, and the checks of inputs. */
export async function generateDoor(name: string, path: string): Promise<Record<string, string>> {
  const description = await bundleDescription(path);
  return {
    [`src/doors/${name}.gen.ts`]: operationTable("operations", description, "../operation-types.ts"),
    [`src/doors/${name}-types.gen.ts`]: await textlessTypes(description),
    [`src/doors/${name}-inputs.gen.ts`]: await inputTypes(description),
    [`src/doors/${name}-validators.gen.js`]: await validatorsModule(description),
    [`src/doors/${name}-validators.gen.d.ts`]: validatorTypes(name),
  };
}

const validatorTypes = (name: string): string => `${generatedNotice}
import type { InputSchema, OperationValidators } from "../validator-types.ts";
import type { operations } from "./${name}.gen.ts";

export declare const validators: { readonly [id in keyof typeof operations]: OperationValidators };
/** The schemas by which each operation's inputs are coerced. */
export declare const inputSchemas: { readonly [id in keyof typeof operations]: InputSchema };
`;
