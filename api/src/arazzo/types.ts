/** The parts of Arazzo 1.0 that guides and cases use. Source: https://spec.openapis.org/arazzo/v1.0.1 */
export interface ArazzoDocument {
  arazzo: string;
  info: { title: string; summary?: string; version: string };
  sourceDescriptions: readonly { name: string; url: string; type: "openapi" | "arazzo" }[];
  workflows: readonly Workflow[];
}

export interface Workflow {
  workflowId: string;
  summary?: string;
  inputs?: { type: "object"; properties: Readonly<Record<string, { type: string; default?: unknown }>> };
  /** Respect, which runs Arazzo, reads the values of a security scheme of the description here. */
  "x-security"?: readonly { schemeName: string; values: Readonly<Record<string, string>> }[];
  steps: readonly Step[];
  /** Runtime expressions by name. */
  outputs?: Readonly<Record<string, string>>;
}

/** An operation, or another workflow. */
export interface Step {
  stepId: string;
  /** The ID of the step whose sample also shows this one. */
  "x-with"?: string;
  description?: string;
  operationId?: string;
  /** `{$sourceDescriptions.NAME.url}#/paths/…/METHOD`, a JSON Pointer; also for paths without an operation. */
  operationPath?: string;
  /** `$sourceDescriptions.NAME.WORKFLOW`; the step's outputs then begin with `$outputs`. */
  workflowId?: string;
  parameters?: readonly StepParameter[];
  requestBody?: StepRequestBody;
  successCriteria?: readonly Criterion[];
  onFailure?: readonly { name: string; type: "retry"; retryAfter: number; retryLimit: number }[];
  outputs?: Readonly<Record<string, string>>;
}

export interface StepParameter {
  name: string;
  in?: "path" | "query" | "header";
  value: unknown;
}

export interface StepRequestBody {
  contentType: string;
  /** May contain runtime expressions: as the whole of a string, or in braces within a text. */
  payload: unknown;
  /** XPath expressions in an XML payload, and their replacements. */
  replacements?: readonly { target: string; value: unknown }[];
}

export type Criterion = { condition: string } | { context: string; condition: string; type: "regex" | "jsonpath" };
