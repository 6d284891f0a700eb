// Written by `npm run gen` from api/description and api/data. Do not edit.
import type { AnyOperationId } from "./handler-types.ts";
import type { webhooks } from "./types.gen.ts";
import type { Validator } from "./validator-types.ts";

/** For the JSON response of each operation, which holds no other keys than those described; null where there is none. */
export declare const responseValidators: { readonly [id in AnyOperationId]: Validator | null };
/** For the JSON in the events of a streamed response, by the name of the event; null where nothing is streamed. */
export declare const streamValidators: { readonly [id in AnyOperationId]: { readonly [event in string]?: Validator } | null };
export declare const validateError: Validator;
export declare const eventValidators: { readonly [event in keyof webhooks]: Validator };
