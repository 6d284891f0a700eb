import type { SuccessOf } from "../success.ts";
import type { components } from "./libretranslate-inputs.gen.ts";
import type { operations as described } from "./libretranslate-types.gen.ts";

export { operations } from "./libretranslate.gen.ts";
export { inputSchemas, validators } from "./libretranslate-validators.gen.js";

/** The input of an operation's handler: all inputs in one object, checked and with defaults filled in. */
export type LibreTranslateInputs = components["schemas"];

/** The JSON that the handler of an operation returns; undefined where the response is not JSON. */
export type LibreTranslateResponses = { [id in keyof described]: SuccessOf<described[id]> };
