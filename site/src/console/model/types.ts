import type { SampleRequest } from "../../reference/model/samples/sample-request.ts";

/** What the console knows of one call; a file of its own, fetched when the console opens. */
export interface ConsoleOperation {
  id: string;
  summary: string;
  method: SampleRequest["method"];
  /** With its parameters in braces. */
  route: string;
  /** Parameters first, then the fields of a JSON body. */
  inputs: FormInput[];
  body: "none" | "json" | "json-or-form" | "file";
  /** Typical values, by name, that make a whole request. */
  prefilled: Record<string, unknown>;
  /** Bodies to start from. Of an upload the text of its file. */
  examples: { summary: string; value: unknown }[];
  success: { status: number; mediaType: string | null };
  /** What the answer is, for the samples. */
  answer: SampleRequest["answer"];
  meanings: Record<string, string>;
  errors: OperationError[];
}

/** A row of the error catalogue. */
export interface OperationError {
  id: string;
  status: number | "default";
  title: string;
  /** With `{name}` for what differs. */
  messages: readonly string[];
}

export type InputLocation = "path" | "query" | "header" | "body";

export interface FormInput extends FormField {
  in: InputLocation;
  /** Where it may travel; of an option the place can be chosen. */
  sources: readonly (InputLocation | "LILT-API")[];
}

export interface FormField {
  name: string;
  description: string;
  isRequired: boolean;
  /** Something that it may hold. */
  example?: unknown;
  shape: FieldShape;
}

/** What a value may be. */
export interface FieldShape {
  kind: "text" | "integer" | "number" | "flag" | "choice" | "list" | "object" | "any";
  /** Format, limits and default in words. */
  constraints: string[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  /** Of a choice. */
  values?: { value: unknown; description: string }[];
  /** Of a list. */
  item?: FieldShape;
  /** Of an object whose keys are known. */
  fields?: FormField[];
}
