// Written by `npm run gen` from api/description and api/data. Do not edit.
import type { AnyOperationId } from "./handler-types.ts";
import type { InputSchema, OperationValidators } from "./validator-types.ts";

export type { InputSchema, ValidationError, Validator } from "./validator-types.ts";
export declare const validators: { readonly [id in AnyOperationId]: OperationValidators };
/** What coercion needs to know about the inputs of each call. */
export declare const inputSchemas: { readonly [id in AnyOperationId]: InputSchema };
