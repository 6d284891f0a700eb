// Written by `npm run gen` from api/description and api/data. Do not edit.
import type { InputSchema, OperationValidators } from "../validator-types.ts";
import type { operations } from "./deepl.gen.ts";

export declare const validators: { readonly [id in keyof typeof operations]: OperationValidators };
/** The schemas by which each operation's inputs are coerced. */
export declare const inputSchemas: { readonly [id in keyof typeof operations]: InputSchema };
