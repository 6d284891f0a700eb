import type { Method } from "@openparlance/api/openapi";

/** The samples of all languages are written from it. */
export interface SampleRequest {
  method: Method;
  /** Has its parameters filled in and encoded. */
  path: string;
  query: [name: string, value: string][];
  headers: [name: string, value: string][];
  variables: [name: string, value: string][];
  /** Optional parameters that a sample leaves out; collections list them as disabled. */
  unsentOptions: { location: "query" | "header"; name: string; value: string }[];
  /** Has parameters in braces; `values` are those of the typed client. */
  route: string;
  values: Partial<Record<"path" | "query" | "header", Record<string, unknown>>>;
  body:
    | { kind: "json"; value: unknown }
    | { kind: "text"; mediaType: string; value: unknown; text: string }
    /** The site offers the file if it is the example's. */
    | { kind: "file"; name: string; isExample?: boolean }
    | undefined;
  response: { kind: "json" | "text" | "stream" | "nothing" } | { kind: "file"; name: string };
}

export const emptyRequest: SampleRequest = {
  method: "get",
  path: "",
  route: "",
  query: [],
  headers: [],
  variables: [],
  unsentOptions: [],
  values: {},
  body: undefined,
  response: { kind: "nothing" },
};
