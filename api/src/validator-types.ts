/** A check made from a schema. After `false`, `errors` says why until the next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: ValidationError[] | null;
}

/** Ajv's report of the first thing that is wrong. */
export interface ValidationError {
  /** JSON pointer to the value. */
  instancePath: string;
  /** The JSON Schema keyword that the value breaks. */
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

export interface OperationValidators {
  /** For what is known before the body is read. Fills in defaults. */
  parameters: Validator;
  /** For all inputs of the operation in one object. Fills in defaults. */
  input: Validator;
}

/** JSON Schema of an input without its texts, references resolved, `x-null`, `x-aliases` and `x-format` kept. */
export interface InputSchema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  default?: unknown;
  required?: string[];
  properties?: Record<string, InputSchema>;
  items?: InputSchema;
  oneOf?: InputSchema[];
  anyOf?: InputSchema[];
  [keyword: string]: unknown;
}
