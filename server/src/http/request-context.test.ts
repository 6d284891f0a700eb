import { expect, test } from "vitest";
import { Fence } from "../fence/fence.ts";
import { createApi, type Handlers } from "./serve-api.ts";

test("a handler's report names its request, though its context has a report for all requests", async () => {
  const reported: unknown[] = [];
  const report = (...report: unknown[]) => reported.push(report);
  const handlers = {
    async getLanguages(_: object, context: { report(error: unknown): void }) {
      context.report("lost");
    },
  } as unknown as Handlers<{ report: typeof report }>;
  const api = createApi({
    mode: "development",
    corsOrigins: [],
    fence: new Fence({ monotonic: () => 0 }),
    findCaller: async () => ({ keyId: 1, userId: 1, organizationId: 1, email: "a@b.example", isDevelopmentKey: true }),
    countRequest: async () => ({ isServed: true, remaining: 1, resetSeconds: 1 }),
    handlers,
    context: { report },
    report,
    runIdempotent: () => expect.unreachable(),
  });
  const target = "/v2/languages?key=harbour";
  const record = { id: "quay", operation: "" };
  await api(new Request(`http://localhost${target}`), {
    target,
    record,
    isTls: false,
    isLoopback: true,
    isTrustedProxy: false,
  });
  expect(reported).toEqual([["lost", { request: "quay" }]]);
});
