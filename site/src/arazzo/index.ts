export { complete, type Draft } from "./complete.ts";
export type { Answer, Scope } from "./expressions.ts";
export { type DoneStep, defaultsOf, type Runner, runStep, runWorkflow, StepFailed } from "./run.ts";
export type { ArazzoDocument, Step, Workflow } from "./types.ts";
