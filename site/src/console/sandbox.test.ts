import { type OperationId, operations } from "@parlance/api";
import { openTestSandbox } from "@parlance/sandbox/testing/sandbox";
import { expect, test } from "vitest";
import { fetchRequest, requestOf } from "./request.ts";
import { send } from "./send.ts";
import { callNamed } from "./testing.ts";
import { prefilled } from "./typed.ts";
import { verdictOf } from "./verdict.ts";

const ids = Object.keys(operations) as OperationId[];

test.each(ids)("the prefilled request of %s is answered as described", async (id) => {
  const { sandbox, accounts } = openTestSandbox();
  const call = callNamed(id);
  const typed = prefilled(call);
  const request = fetchRequest("http://localhost", requestOf(call, typed), typed, accounts.own.key);
  const answer = await send({ send: (sent) => sandbox.fetch(sent) }, request, {
    now: () => 0,
    signal: new AbortController().signal,
    onProgress() {},
  });
  const { isAsDescribed } = verdictOf(call, answer);
  expect({ status: answer.status, text: isAsDescribed ? "" : answer.text }).toEqual({
    status: call.success.status,
    text: "",
  });
});
