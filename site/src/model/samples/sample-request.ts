import type { Method } from "@openparlance/api/openapi";

/** A typical request, from which the samples of all languages are written. */
export interface SampleRequest {
  method: Method;
  /** With its parameters filled in and encoded. */
  path: string;
  query: [name: string, value: string][];
  headers: [name: string, value: string][];
  variables: [name: string, value: string][];
  /** Optional parameters that are not sent. */
  leftOut: { location: "query" | "header"; name: string; value: string }[];
  /** The path with its parameters in braces, and the parameters by location in the form of the typed client. */
  route: string;
  values: Partial<Record<"path" | "query" | "header", Record<string, unknown>>>;
  body:
    | { kind: "json"; value: unknown }
    | { kind: "text"; mediaType: string; value: unknown; text: string }
    /** If it is the example's file, the site has a file with this name. */
    | { kind: "file"; name: string; isExample?: boolean }
    | undefined;
  response: { kind: "json" | "text" | "stream" | "nothing" } | { kind: "file"; name: string };
}

export const emptyRequest: SampleRequest = {
  ...{ method: "get", path: "", route: "", query: [], headers: [], variables: [], leftOut: [], values: {} },
  ...{ body: undefined, response: { kind: "nothing" } },
};
