export { complete, type Draft } from "./complete.ts";
export type { Answer, Scope } from "./expressions.ts";
export { collectDefaults, type DoneStep, type Runner, runStep, runWorkflow, StepFailed } from "./run.ts";
export type { ArazzoDocument, Step, Workflow } from "./types.ts";
