import { type OperationId, operations } from "@openparlance/api";
import { openTestSandbox } from "@openparlance/sandbox/testing/sandbox";
import { expect, test } from "vitest";
import { prefilled } from "../request/form-state.ts";
import { buildRequest, fetchRequest } from "../request/request.ts";
import { checkResponse } from "../response/response-check.ts";
import { send } from "../response/send.ts";
import { callNamed } from "../testing.ts";

const ids = Object.keys(operations) as OperationId[];

test.each(ids)("the prefilled request of %s is answered as described", async (id) => {
  const { sandbox, accounts } = openTestSandbox();
  const call = callNamed(id);
  const typed = prefilled(call);
  const request = fetchRequest("http://localhost", buildRequest(call, typed), typed, accounts.own.key);
  const answer = await send({ send: (sent) => sandbox.fetch(sent) }, request, {
    now: () => 0,
    signal: new AbortController().signal,
    onProgress() {},
  });
  const { isAsDescribed } = checkResponse(call, answer);
  expect({ status: answer.status, text: isAsDescribed ? "" : answer.text }).toEqual({
    status: call.success.status,
    text: "",
  });
});
