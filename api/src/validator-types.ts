import type { Schema } from "./openapi.ts";

/** A check compiled from a schema. After it returned `false`, `errors` contains the faults until the next check. */
export interface Validator {
  (value: unknown): boolean;
  errors?: ValidationError[] | null;
}

/** Ajv's report of the first fault. */
export interface ValidationError {
  /** JSON pointer to the value. */
  instancePath: string;
  /** The JSON Schema keyword that the value breaks. */
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

export interface OperationValidators {
  /** For the inputs that are known before the body is read. Fills in defaults. */
  parameters: Validator;
  /** For all inputs of the operation in one object. Fills in defaults. */
  input: Validator;
}

/** JSON Schema of an input without texts, with references resolved, and with `x-null`, `x-aliases` and `x-format`. */
export interface InputSchema extends Pick<Schema, "type" | "format" | "enum" | "default" | "required"> {
  properties?: Record<string, InputSchema>;
  items?: InputSchema;
  oneOf?: InputSchema[];
  anyOf?: InputSchema[];
  [keyword: string]: unknown;
}
