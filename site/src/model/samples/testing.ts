import type { SampleRequest } from "./sample-request.ts";

/** A request for tests: of a path alone, with these changes. */
export const request = (changes: Partial<SampleRequest>): SampleRequest => ({
  method: "get",
  path: "/v2/things",
  query: [],
  headers: [],
  variables: [],
  leftOut: [],
  route: "/v2/things",
  values: {},
  body: undefined,
  response: { kind: "json" },
  ...changes,
});
