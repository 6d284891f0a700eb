// Written by `npm run gen` from api/description and api/data. Do not edit.
import type { InputSchema, OperationValidators } from "../validator-types.ts";
import type { operations } from "./libretranslate.gen.ts";

export declare const validators: { readonly [id in keyof typeof operations]: OperationValidators };
/** What coercion needs to know about the inputs of each operation. */
export declare const inputSchemas: { readonly [id in keyof typeof operations]: InputSchema };
