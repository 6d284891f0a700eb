import { openTestSandbox } from "@openparlance/sandbox/testing/sandbox";
import { afterAll } from "vitest";
import type { SandboxAccess } from "../sandbox-requests.ts";

/** A sandbox in this process, closed after the tests of the file. */
export function requestInTests(): SandboxAccess {
  const { sandbox, accounts } = openTestSandbox();
  afterAll(() => sandbox.close());
  return { accounts, fetch: (request) => sandbox.fetch(request), perform: (action) => sandbox.perform(action) };
}
