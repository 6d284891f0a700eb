import { operations } from "@openparlance/api";
import { expect, test } from "vitest";
import { exampleRequest, operationIds, type PlainRequest } from "./examples.ts";
import { faultIn, type PlainResponse } from "./faults.ts";

/** Operations that read come first and those that delete last, so that few are affected by earlier ones. */
const inOrder = ["get", "post", "put", "delete"].flatMap((method) =>
  operationIds.filter((id) => operations[id].method === method),
);

/**
 * Tests the server with the seed wherever it runs: each operation's example returns as documented.
 *
 * @param send sends a request with the key of the seed's own account, to a server that is as it was at first
 */
export function contractSuite(send: (request: PlainRequest) => Promise<PlainResponse>): void {
  test.each(inOrder)("returns the example of %s as documented", async (id) => {
    const response = await send(exampleRequest(id));
    expect(faultIn(id, response)).toBeUndefined();
  });
}
