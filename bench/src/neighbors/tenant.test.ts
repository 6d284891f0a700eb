import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { pollUntil, Tenant } from "./tenant.ts";

test("a request that a busy server refused is repeated after its Retry-After", async () => {
  const refusedAt: number[] = [];
  const server = createServer((_request, response) => {
    if (refusedAt.push(performance.now()) > 2) response.writeHead(200, { "content-type": "application/json" }).end("1");
    else response.writeHead(503, { "retry-after": "0.2" }).end();
  }).listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.close();
  });
  await once(server, "listening");
  const tenant = new Tenant(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, "key");
  await pollUntil(async () => (await tenant.sendOk("GET", "/v2/memories")) === 1);
  const [first = 0, second = 0, third = 0] = refusedAt;
  expect(Math.min(second - first, third - second)).toBeGreaterThanOrEqual(199);
});
