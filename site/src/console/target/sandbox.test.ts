import { type OperationId, operations } from "@openparlance/api";
import { openTestSandbox } from "@openparlance/sandbox/testing/sandbox";
import { expect, test } from "vitest";
import { prefillForm } from "../request/form-state.ts";
import { buildFetchRequest, buildRequest } from "../request/request.ts";
import { checkResponse } from "../response/response-check.ts";
import { sendRequest } from "../response/send.ts";
import { requireOperation } from "../testing/operation-named.ts";

const ids = Object.keys(operations) as OperationId[];

test.each(ids)("the prefilled request of %s returns as described", async (id) => {
  const { sandbox, accounts } = openTestSandbox();
  const operation = requireOperation(id);
  const typed = prefillForm(operation);
  const request = buildFetchRequest("http://localhost", buildRequest(operation, typed), typed, accounts.own.key);
  const response = await sendRequest({ send: (sent) => sandbox.fetch(sent) }, request, {
    now: () => 0,
    signal: new AbortController().signal,
    onProgress() {},
  });
  const { isAsDescribed } = checkResponse(operation, response);
  expect({ status: response.status, text: isAsDescribed ? "" : response.text }).toEqual({
    status: operation.success.status,
    text: "",
  });
});
