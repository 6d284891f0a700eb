import type { DeliveryMessage } from "@openparlance/sandbox/server";
import { isSigned } from "@openparlance/server";
import type { DeliveryHandler, InboxDelivery } from "./types.ts";

// A test may replace the global one.
const { fetch } = globalThis;

export type ReceivedWebhooks = ReturnType<typeof createWebhookInbox>;

/** @param listSecrets returns the secrets of all webhooks */
export function createWebhookInbox(listSecrets: () => string[]) {
  const deliveries: InboxDelivery[] = [];
  let handler: DeliveryHandler | undefined;

  async function read({ url, headers, body, attempt, at }: DeliveryMessage): Promise<Omit<InboxDelivery, "status">> {
    const verified = await Promise.all(listSecrets().map((secret) => isSigned(headers, body, secret)));
    return {
      url,
      event: headers["parlance-event"] ?? "",
      headers,
      body: JSON.parse(body),
      attempt,
      at: new Date(at),
      isVerified: verified.includes(true),
    };
  }

  async function respond({ url, headers, body }: DeliveryMessage, delivery: Omit<InboxDelivery, "status">) {
    if (handler) return handler(delivery);
    if (!isOnThisMachine(url)) return 204;
    const response = await fetch(url, { method: "POST", headers, body, redirect: "manual" }).catch(() => null);
    await response?.body?.cancel();
    return response?.status ?? null;
  }

  return {
    deliveries,
    receive(next: DeliveryHandler | undefined): void {
      handler = next;
    },
    clear(): void {
      deliveries.length = 0;
      handler = undefined;
    },
    /** @returns the receiver's status, or null for no response */
    async take(message: DeliveryMessage): Promise<number | null> {
      const delivery = await read(message);
      const status = await respond(message, delivery);
      deliveries.push({ ...delivery, status });
      return status;
    },
  };
}

const isOnThisMachine = (url: string): boolean =>
  /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);
