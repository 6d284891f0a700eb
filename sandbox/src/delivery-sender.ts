import { retryWaitsMs, type WebhookSender } from "@openparlance/server";
import type { DeliveryMessage } from "./messages.ts";

/** The receiver's response to a delivery: a status, or null for nothing. */
export type Deliver = (delivery: DeliveryMessage) => Promise<number | null>;

/** Hands deliveries to a receiver instead of the network, until it ends. */
export function deliverySender(deliver: Deliver, clock: () => number, ending: AbortSignal): WebhookSender {
  const attempts = new Map<string, number>();
  return {
    async send(url, { headers, body, signal }) {
      const id = headers["webhook-id"] ?? "";
      const attempt = (attempts.get(id) ?? 0) + 1;
      attempts.set(id, attempt);
      const nextWaitMs = retryWaitsMs[attempt - 1] ?? null;
      const response = deliver({ url, headers, body, attempt, at: clock(), nextWaitMs });
      const status = await Promise.race([response, aborted(AbortSignal.any([signal, ending]))]);
      if (status === null) throw new Error("Nobody answered.");
      return { status };
    },
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
