export { type Case, CaseError, type CaseHost, type CaseStep } from "./case.ts";
export { formatCaseHash, readCaseHash } from "./case-link.ts";
export type { CaseResult, CaseStepResult } from "./case-result.ts";
export { previewStep, readCase, readCaseFile } from "./read-case.ts";
export { recordCase } from "./record-case.ts";
export { runCase } from "./run-case.ts";
