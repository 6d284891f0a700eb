import { operations } from "@openparlance/api";
import { expect, test } from "vitest";
import { exampleRequest, operationIds, type PlainRequest } from "./examples.ts";
import { faultIn, type PlainAnswer } from "./faults.ts";

/** Calls that read come first and those that delete last, so that few meet what another one left. */
const inOrder = ["get", "post", "put", "delete"].flatMap((method) =>
  operationIds.filter((id) => operations[id].method === method),
);

/**
 * What holds of the server with the seed wherever it runs: each call's example returns as documented.
 *
 * @param ask sends a request with the key of the seed's own account, to a server that is as it was at first
 */
export function contractSuite(ask: (request: PlainRequest) => Promise<PlainAnswer>): void {
  test.each(inOrder)("answers the example of %s as documented", async (id) => {
    const response = await ask(exampleRequest(id));
    expect(faultIn(id, response)).toBeUndefined();
  });
}
