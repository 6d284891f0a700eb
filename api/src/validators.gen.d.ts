// Written by `npm run gen` from api/description and api/data. Do not edit.
import type { AnyOperationId } from "./handler-types.ts";
import type { InputSchema, OperationValidators } from "./validator-types.ts";

export type { InputSchema, ValidationError, Validator } from "./validator-types.ts";
export declare const validators: { readonly [id in AnyOperationId]: OperationValidators };
/** The schemas by which each operation's inputs are coerced. */
export declare const inputSchemas: { readonly [id in AnyOperationId]: InputSchema };
