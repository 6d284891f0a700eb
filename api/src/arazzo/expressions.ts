import { parsePointer, valueAt } from "../json-pointer.ts";

export interface StepResponse {
  status: number;
  headers: Headers;
  /** A JSON value, or the text of any other body. */
  body: unknown;
}

export interface ExpressionScope {
  inputs: Readonly<Record<string, unknown>>;
  /** Outputs by step and name. */
  steps: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  response?: StepResponse | undefined;
  /** The outputs of the workflow that the step runs. */
  outputs?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * The value of a runtime expression, such as `$steps.create-memory.outputs.id` or `$response.body#/0/name`;
 * undefined when nothing is there. Source: Arazzo Specification 1.0.1, section "Runtime Expressions".
 */
export function evaluate(expression: string, { inputs, steps, response, outputs }: ExpressionScope): unknown {
  const [, inputName] = /^\$inputs\.(.+)$/.exec(expression) ?? [];
  if (inputName) return inputs[inputName];
  const [, stepId, output] = /^\$steps\.([^.]+)\.outputs\.(.+)$/.exec(expression) ?? [];
  if (stepId && output) return steps[stepId]?.[output];
  const [, own] = /^\$outputs\.(.+)$/.exec(expression) ?? [];
  if (own) return outputs?.[own];
  if (expression === "$statusCode") return response?.status;
  const [, header] = /^\$response\.header\.(.+)$/.exec(expression) ?? [];
  if (header) return response?.headers.get(header) ?? undefined;
  const [isBody, pointer] = /^\$response\.body(?:#(.*))?$/.exec(expression) ?? [];
  if (isBody) return valueAt(response?.body, parsePointer(pointer ?? ""));
  throw new Error(`"${expression}" isn't a runtime expression.`);
}

/** Replaces the expressions in a value. A string of one expression becomes its value; those in braces become text. */
export function resolve(value: unknown, scope: ExpressionScope): unknown {
  if (typeof value === "string") {
    if (value.startsWith("$")) return evaluate(value, scope);
    return value.replaceAll(/\{(\$[^}]+)\}/g, (_, expression: string) => String(evaluate(expression, scope)));
  }
  if (Array.isArray(value)) return value.map((each) => resolve(each, scope));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, resolve(each, scope)]));
}
