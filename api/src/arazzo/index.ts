export { meets, unmetPart } from "./criteria.ts";
export { type ExpressionScope, evaluate, resolve, type StepResponse } from "./expressions.ts";
export type * from "./types.ts";
