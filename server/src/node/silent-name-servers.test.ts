import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openNameServer } from "../../testing/name-server.ts";
import { openTestServer } from "../../testing/test-server.ts";
import { manualTimeouts } from "../../testing/timeouts.ts";
import { Deliverer } from "../background/deliverer.ts";
import { waitFor } from "../core/turns.ts";
import { nameLookUp } from "./look-up-name.ts";
import { webhookSender } from "./webhook-sender.ts";

test("60 webhooks whose name server does not respond delay neither another organization nor files", async () => {
  const receiver = createServer((_, response) => response.writeHead(204).end());
  receiver.listen(0, "127.0.0.1");
  await once(receiver, "listening");
  onTestFinished(() => {
    receiver.close();
  });
  const { port } = receiver.address() as AddressInfo;
  const names = await openNameServer({ "good.example": "127.0.0.1" });
  const none = async () => "";
  // No timeout ends by itself.
  manualTimeouts();
  const lookUp = nameLookUp({ servers: [names.server], hosts: none, resolvConf: none, timeoutMs: 1_000_000 });
  const sender = webhookSender({ mode: "development", networks: [] }, lookUp);

  const server = await openTestServer();
  const { accounts, outbox, webhooks, backlog } = server.core.store;
  const other = await accounts.createOrganization("Other", "business");
  const webhook = (url: string) => ({ name: "Receiver", url, eventTypes: ["JOB_UPDATE" as const] });
  for (let at = 0; at < 60; at++) {
    await webhooks.create(
      { organizationId: server.organizationId, userId: 1 },
      webhook(`http://silent-${at}.example:${port}/`),
      "secret",
    );
  }
  await webhooks.create({ organizationId: other, userId: 2 }, webhook(`http://good.example:${port}/`), "secret");
  const notify = (organization: number) => outbox.add(organization, [{ eventType: "JOB_UPDATE", body: { id: 57 } }]);
  await notify(server.organizationId);

  const ended: string[] = [];
  const deliverer = new Deliverer({
    store: server.core.store,
    clock: () => server.time.now,
    monotonic: () => server.time.now,
    random: () => 0.5,
    wait: waitFor,
    log: () => {},
    sender: { send: (url, delivery) => sender.send(url, delivery).finally(() => ended.push(new URL(url).hostname)) },
    report: (error) => ended.push(String(error)),
  });
  const arrived = once(receiver, "request");
  deliverer.start();
  // Requests use all slots for unknown receivers.
  await expect.poll(() => new Set(names.requested).size).toBe(48);
  await notify(other);
  await arrived;
  // Hanging look-ups block no thread.
  expect(await readFile(new URL(import.meta.url), "utf8")).toContain("take no thread");
  await expect.poll(async () => (await backlog.deliveries()).count).toBe(60);
  expect(ended).toEqual(["good.example"]);
  await deliverer.stop();
  await server.close();
});
