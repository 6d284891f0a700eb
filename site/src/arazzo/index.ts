export { type ArazzoDraft, complete } from "./complete.ts";
export type { ExpressionScope } from "./expressions.ts";
export { collectDefaults, type DoneStep, type Runner, runStep, runWorkflow, StepFailed } from "./run.ts";
export type { ArazzoDocument, Step } from "./types.ts";
