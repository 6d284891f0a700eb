import { expect, test } from "vitest";
import { Fence } from "../fence/fence.ts";
import { createApi, type Handlers } from "./serve-api.ts";

test("the body of a request that its organization's other requests leave no room for is not read", async () => {
  const fence = new Fence({ monotonic: () => 0, maxOwnRequests: 1 });
  const api = createApi({
    mode: "development",
    corsOrigins: [],
    fence,
    handlers: {} as Handlers<object>,
    context: {},
    findCaller: async () => ({ keyId: 1, userId: 1, organizationId: 1, email: "a@b.example", isDevelopmentKey: true }),
    countRequest: async () => ({ isServed: true, remaining: 1, resetSeconds: 1 }),
    runIdempotent: () => expect.unreachable(),
    report: () => expect.unreachable(),
  });
  const other = Promise.withResolvers<void>();
  const running = fence.run(1, {}, () => other.promise);
  const body = new ReadableStream({ pull: () => new Promise(() => {}) }, { highWaterMark: 0 });
  const target = "/v2/memories?key=harbour";
  const request = new Request(`http://localhost${target}`, { method: "POST", body, duplex: "half" } as RequestInit);
  const response = await api(request, { target, isTls: false, isLoopback: true, isTrustedProxy: false });
  expect([response.status, request.bodyUsed]).toEqual([503, false]);
  other.resolve();
  await running;
});
