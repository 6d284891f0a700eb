export { type ArazzoDraft, complete } from "./complete.ts";
export type { ExpressionScope, StepResponse } from "./expressions.ts";
export { collectDefaults, type DoneStep, type Runner, runStep, runWorkflow, StepFailed } from "./run.ts";
export type { ArazzoDocument, Step, Workflow } from "./types.ts";
