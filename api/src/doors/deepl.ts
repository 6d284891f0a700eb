import type { SuccessOf } from "../success.ts";
import type { components } from "./deepl-inputs.gen.ts";
import type { operations as described } from "./deepl-types.gen.ts";

export { operations } from "./deepl.gen.ts";
export { inputSchemas, validators } from "./deepl-validators.gen.js";

/** The input of an operation's handler: all inputs in one object, checked and with defaults filled in. */
export type DeepLInputs = components["schemas"];

/** The JSON that the handler of an operation returns; undefined where the response is not JSON. */
export type DeepLResponses = { [id in keyof described]: SuccessOf<described[id]> };
