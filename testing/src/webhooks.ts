import type { DeliveryMessage } from "@openparlance/sandbox/server";
import { isSigned } from "@openparlance/server";
import type { DeliveryHandler, InboxDelivery, WebhookInbox } from "./types.ts";

// A test may replace the global one.
const { fetch } = globalThis;

export class ReceivedWebhooks implements WebhookInbox {
  readonly deliveries: InboxDelivery[] = [];
  readonly #secrets: () => string[];
  #handler: DeliveryHandler | undefined;

  /** @param secrets returns those of all webhooks */
  constructor(secrets: () => string[]) {
    this.#secrets = secrets;
  }

  receive(handler: DeliveryHandler | undefined): void {
    this.#handler = handler;
  }

  clear(): void {
    this.deliveries.length = 0;
    this.#handler = undefined;
  }

  /** @returns the receiver's status, or null for no response */
  async take(message: DeliveryMessage): Promise<number | null> {
    const delivery = await this.#read(message);
    const status = await this.#respond(message, delivery);
    this.deliveries.push({ ...delivery, status });
    return status;
  }

  async #read({ url, headers, body, attempt, at }: DeliveryMessage): Promise<Omit<InboxDelivery, "status">> {
    const verified = await Promise.all(this.#secrets().map((secret) => isSigned(headers, body, secret)));
    const event = headers["parlance-event"] ?? "";
    return {
      url,
      event,
      headers,
      body: JSON.parse(body),
      attempt,
      at: new Date(at),
      isVerified: verified.includes(true),
    };
  }

  async #respond(
    { url, headers, body }: DeliveryMessage,
    delivery: Omit<InboxDelivery, "status">,
  ): Promise<number | null> {
    if (this.#handler) return this.#handler(delivery);
    if (!isOnThisMachine(url)) return 204;
    const response = await fetch(url, { method: "POST", headers, body, redirect: "manual" }).catch(() => null);
    await response?.body?.cancel();
    return response?.status ?? null;
  }
}

const isOnThisMachine = (url: string): boolean =>
  /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);
