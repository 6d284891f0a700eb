export interface CaseResult {
  isSame: boolean;
  steps: readonly CaseStepResult[];
}

export interface CaseStepResult {
  stepId: string;
  method: string;
  /** Path and query. */
  target: string;
  /** Null when there was no response. */
  status: number | null;
  differences: readonly CaseDifference[];
}

export interface CaseDifference {
  /** `status`, `header Retry-After`, or `body /0/name`. */
  field: string;
  expected: unknown;
  got: unknown;
}
