import { operations } from "@openparlance/api";
import { expect, test } from "vitest";
import { exampleRequest, operationIds, type PlainRequest } from "./examples.ts";
import { findFault, type PlainResponse } from "./faults.ts";

// Operations that read come first and deletions last, so that few are affected by earlier ones.
const inOrder = ["get", "post", "put", "delete"].flatMap((method) =>
  operationIds.filter((id) => operations[id].method === method),
);

/** @param send sends a request with the key of the seed's own account, to a server in its first state */
export function contractSuite(send: (request: PlainRequest) => Promise<PlainResponse>): void {
  test.each(inOrder)("returns the example of %s as documented", async (id) => {
    const response = await send(exampleRequest(id));
    expect(findFault(id, response)).toBeUndefined();
  });
}
