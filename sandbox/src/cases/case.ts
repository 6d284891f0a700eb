import type { ArazzoDocument, Criterion, Step, StepRequestBody, Workflow } from "@openparlance/api/arazzo";
import packageOfSandbox from "../../package.json" with { type: "json" };
import type { OperatorAction, SandboxAccounts } from "../messages.ts";

/** A server that records and runs cases; its reset restores the data of the examples. */
export interface CaseHost {
  accounts: SandboxAccounts;
  fetch(request: Request): Promise<Response>;
  perform(act: OperatorAction): Promise<string[]>;
}

/**
 * Requests with their expected responses, as an Arazzo document. Its extensions contain the other data for a server:
 * the time of its clock, and the events before a step.
 */
export interface Case extends ArazzoDocument {
  "x-parlance-case": number;
  /** The version of the server that responded. */
  "x-parlance-version": string;
  workflows: readonly [CaseWorkflow];
}

export interface CaseWorkflow extends Workflow {
  /** ISO 8601. The clock starts at this time, and only steps advance it. */
  "x-parlance-clock": string;
  steps: readonly CaseStep[];
}

export interface CaseStep extends Step {
  /** Acts of the server's operator before the request. */
  "x-parlance-before"?: readonly OperatorAction[];
  /** Path and query as sent, if parameters can't represent them, or the expression of a URL in a response. */
  "x-parlance-target"?: string;
  /** The key of the request, if it isn't `$inputs.apiKey`; empty for none. */
  "x-security"?: Workflow["x-security"];
  requestBody?: CaseBody;
  successCriteria: readonly Criterion[];
}

export interface CaseBody extends StepRequestBody {
  /** For a payload that isn't text, or looks like an expression. */
  "x-parlance-encoding"?: "base64";
}

export const caseFormat = 1;

export const caseVersion: string = packageOfSandbox.version;

/** UTF-16 code units. */
export const maxCaseLength = 4 * 1024 ** 2;
export const maxCaseSteps = 200;
export const maxActsBefore = 20;
export const maxForwardMs = 366 * 86_400_000;

/** The message continues a sentence that begins with the name of the file. */
export class CaseError extends Error {}

export const createSizeError = () => new CaseError(`is larger than ${maxCaseLength / 1024 ** 2} MB.`);

/** A case contains these inputs in place of keys. */
export const keyInputs = { own: "$inputs.apiKey", other: "$inputs.otherKey", fresh: "$inputs.newKey" } as const;

export const wrongKey = "not-a-key";

export const buildSecurity = (key: string): NonNullable<Workflow["x-security"]> => [
  { schemeName: "$sourceDescriptions.parlance.basic", values: { username: key, password: key } },
];

export const isExpression = (value: unknown): boolean =>
  typeof value === "string" && /^\$(?:inputs\.\w+|steps\.[\w-]+\.outputs\.\w+)$/.test(value);

/** The output of `parlance keys create` and `parlance keys rotate` ends with the key. */
export const findPrintedKey = ({ words }: Extract<OperatorAction, { name: "command" }>, lines: readonly string[]) =>
  words[0] === "keys" && (words[1] === "create" || words[1] === "rotate") ? lines.at(-1) : undefined;
