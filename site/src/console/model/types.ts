import type { CatalogError, DeepReadonly, Operation, OperationInput } from "@openparlance/api";
import type { RenderedOperation } from "../../model/index.ts";

/** An operation's data for the console, in a file that is fetched when the console opens. */
export interface ConsoleOperation
  extends Pick<RenderedOperation, "id" | "summary" | "method">,
    Pick<Operation, "body" | "success"> {
  /** The path, with parameters in braces. */
  route: string;
  /** Parameters first, then the fields of a JSON body. */
  inputs: FormInput[];
  /** Typical values for a complete request, by name. */
  prefilled: Record<string, unknown>;
  /** Bodies of the examples. For an upload, the value is the text of its file. */
  examples: { summary: string; value: unknown }[];
  response: RenderedOperation["request"]["response"];
  meanings: Record<string, string>;
  errors: OperationError[];
}

export type OperationError = DeepReadonly<Pick<CatalogError, "id" | "status" | "title" | "messages">>;

export type InputLocation = OperationInput["location"];

export interface FormInput extends FormField {
  in: InputLocation;
  /** Possible locations; for an option, the reader chooses one. */
  sources: OperationInput["sources"];
}

export interface FormField {
  name: string;
  description: string;
  isRequired: boolean;
  example?: unknown;
  shape: FieldShape;
}

export interface FieldShape {
  kind: "text" | "integer" | "number" | "flag" | "choice" | "list" | "object" | "any";
  /** Format, limits and default in words. */
  constraints: string[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  values?: { value: unknown; description: string }[];
  item?: FieldShape;
  fields?: FormField[];
}
