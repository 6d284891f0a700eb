import { setTimeout as sleep } from "node:timers/promises";
import type { Attack } from "../attack.ts";
import { NeighborClient } from "../client.ts";
import { openReceiver, openSilentReceiver } from "../receiver.ts";
import type { SharedServer } from "../server-process.ts";

const path = "/v3/connectors/configuration/webhooks";
const eventType = ["JOB_UPDATE"];

/** Has 60 webhooks on such URLs, changes a job, and measures how long another organization's delivery takes. */
async function deliverBeside(client: NeighborClient, server: SharedServer, urlOf: (at: number) => string) {
  const other = new NeighborClient(server.origin, server.neighbors[0] as string);
  const receiver = await openReceiver();
  try {
    for (let at = 0; at < 60; at++) {
      await client.request("POST", path, { body: { webhookName: "Trap", webhookUrl: urlOf(at), eventType } });
    }
    await other.request("POST", path, { body: { webhookName: "Receiver", webhookUrl: receiver.url, eventType } });
    await client.renameJob();
    // Until those have all slots that they can have.
    await sleep(1000);
    const start = performance.now();
    await other.renameJob();
    await receiver.reached;
    return { "delivery s": (performance.now() - start) / 1000 };
  } finally {
    other.close();
    receiver.close();
  }
}

/** Where webhooks lead. */
export const webhooks: Record<string, Attack> = {
  silentNames: {
    does: "has 60 webhooks on names whose name server stays silent, while another organization's job changes",
    run: (client, server) => deliverBeside(client, server, (at) => `https://silent-${at}.example/`),
  },
  silentReceivers: {
    does: "has 60 webhooks on receivers that accept a connection and stay silent",
    async run(client, server) {
      const silent = await openSilentReceiver();
      return deliverBeside(client, server, () => silent.url).finally(silent.close);
    },
  },
  closedReceivers: {
    does: "has 60 webhooks on a port that nothing listens to",
    run: (client, server) => deliverBeside(client, server, () => "https://127.0.0.1:9/"),
  },
  manyEvents: {
    does: "changes a job 300 times that 20 webhooks are notified of",
    async run(client) {
      const silent = await openSilentReceiver();
      try {
        for (let at = 0; at < 20; at++) {
          await client.request("POST", path, { body: { webhookName: "Many", webhookUrl: silent.url, eventType } });
        }
        await client.renameJob();
        const [{ id }] = (await client.request("GET", "/v2/jobs?limit=1")).json;
        for (let at = 0; at < 300; at++)
          await client.request("PUT", `/v2/jobs/${id}`, { body: { name: `name ${at}` } });
      } finally {
        silent.close();
      }
    },
  },
};
