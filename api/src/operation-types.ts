import type { ObjectKind } from "./data-types.ts";

export interface Operation {
  id: string;
  method: "get" | "post" | "put" | "patch" | "delete";
  /** With `{name}` for path parameters. */
  path: string;
  tag: string;
  /** The locations of a key that the operation reads: names of the description's security schemes. */
  security: readonly string[];
  /** Parameters first, then the fields of a JSON body. Names are unique within an operation. */
  inputs: readonly OperationInput[];
  /** `parts` is a form with a file among its fields. */
  body: "none" | "json" | "json-or-form" | "parts" | "file";
  /** Whether `Idempotency-Key` has an effect: on a POST, unless it changes no data. */
  acceptsIdempotencyKey: boolean;
  /** `mediaType` is null when the response has no body. */
  success: { status: number; mediaType: string | null };
  /** The objects a request names by id, in the order in which they are looked up. */
  objects: readonly ObjectKind[];
  /** Every row of the error catalog that the operation can return. */
  errors: readonly string[];
}

export interface OperationInput {
  name: string;
  location: "path" | "query" | "header" | "body";
  /** Best first. `LILT-API` is the header that holds all options as one JSON object. */
  sources: readonly ("path" | "query" | "header" | "body" | "LILT-API")[];
  /** Whether one of the sources must have it. */
  required: boolean;
  type: string | readonly string[];
  default?: unknown;
}
