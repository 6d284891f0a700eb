import { retryWaitsMs, type WebhookSender } from "@openparlance/server";
import type { DeliveryMessage } from "./messages.ts";

/** Returns the status of the receiver's response, or null if there is none. */
export type Deliver = (delivery: DeliveryMessage) => Promise<number | null>;

export function createDeliverySender(deliver: Deliver, clock: () => number, ending: AbortSignal): WebhookSender {
  const attempts = new Map<string, number>();
  return {
    async send(url, { headers, body, signal }) {
      const id = headers["webhook-id"] ?? "";
      const attempt = (attempts.get(id) ?? 0) + 1;
      attempts.set(id, attempt);
      const nextWaitMs = retryWaitsMs[attempt - 1] ?? null;
      const response = deliver({ url, headers, body, attempt, at: clock(), nextWaitMs });
      const status = await Promise.race([response, rejectOnAbort(AbortSignal.any([signal, ending]))]);
      if (status === null) throw new Error("Nobody answered.");
      return { status };
    },
  };
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
