import { emptyRequest, type SampleRequest } from "../sample-request.ts";

export const request = (changes: Partial<SampleRequest>): SampleRequest => ({
  ...emptyRequest,
  path: "/v2/things",
  route: "/v2/things",
  response: { kind: "json" },
  ...changes,
});
