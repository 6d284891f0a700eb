import type { Clock, MonotonicClock, WebhookSender } from "../core/environment.ts";
import { deliveryHeaders, findErrorName, isSigned } from "../rules/webhook-delivery.ts";
import { idsOf } from "../store/database/chunks.ts";
import { isStorageError } from "../store/database/storage-errors.ts";
import type { Store } from "../store/store.ts";
import type { DeliveryOutcome } from "../store/webhooks/deliveries.ts";
import { type CapturedEvent, listenerLeaseMs } from "../store/webhooks/event-listeners.ts";
import type { EventType } from "../store/webhooks/events.ts";

const pollMs = 200;
/** The wait after a failure of the database. */
const troubleMs = 1000;
const timeoutMs = 15_000;
const maxAtOnce = 16;

export type ForwardedEvent = { id: string; eventType: string; signature: "valid"; ms: number } & DeliveryOutcome;

export interface ForwardOptions {
  store: Store;
  clock: Clock;
  monotonic: MonotonicClock;
  sender: WebhookSender;
  wait(ms: number, signal: AbortSignal): Promise<void>;
  signal: AbortSignal;
  organizationId: number;
  eventTypes: readonly EventType[];
  url: string;
  secret: string;
  /** Called when all events from now on will be forwarded. */
  onReady(): void;
  onForwarded(event: ForwardedEvent): void;
  /** Called if events may be missing, because the process slept or the database was unreachable for too long. */
  onGap(): void;
}

/** Sends the events of an organization to a URL, each of them once. Failures aren't retried. */
export async function forwardEvents(options: ForwardOptions): Promise<void> {
  const { store, clock, wait, signal, organizationId, eventTypes } = options;
  let listener = await store.eventListeners.open(organizationId, eventTypes);
  let keptAt = clock();
  options.onReady();
  try {
    while (!signal.aborted) {
      try {
        if (clock() - keptAt >= listenerLeaseMs / 4) {
          if (!(await store.eventListeners.keep(listener))) {
            // Events that arrived before the lease ended are still sent.
            await forwardAll(options, listener);
            await store.eventListeners.close(listener);
            listener = await store.eventListeners.open(organizationId, eventTypes);
            options.onGap();
          }
          keptAt = clock();
        }
        if (!(await forwardPage(options, listener))) await wait(pollMs, signal);
      } catch (error) {
        if (!isStorageError(error)) throw error;
        await wait(troubleMs, signal);
      }
    }
  } finally {
    await store.eventListeners.close(listener);
  }
}

async function forwardAll(options: ForwardOptions, listener: number): Promise<void> {
  while (!options.signal.aborted && (await forwardPage(options, listener)));
}

/** @returns whether there was an event */
async function forwardPage(options: ForwardOptions, listener: number): Promise<boolean> {
  const { store } = options;
  const events = await store.eventListeners.next(listener, maxAtOnce);
  if (events.length === 0) return false;
  await store.eventListeners.acknowledge(listener, idsOf(events));
  await Promise.all(events.map((event) => forward(options, event)));
  return true;
}

async function forward(options: ForwardOptions, event: CapturedEvent): Promise<void> {
  const { sender, clock, monotonic, url, secret, signal, onForwarded } = options;
  const headers = await deliveryHeaders(event, [secret], clock());
  if (!(await isSigned(headers, event.body, secret))) throw new Error(`The signature of event ${event.id} is invalid.`);
  const begunAt = monotonic();
  const request = { headers, body: event.body, signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) };
  const outcome = await sender.send(url, request).then(
    ({ status }): DeliveryOutcome => ({ status }),
    (error): DeliveryOutcome => ({ failure: findErrorName(error) }),
  );
  if (signal.aborted && outcome.status === undefined) return;
  const { eventType } = event;
  onForwarded({
    id: headers["webhook-id"] ?? "",
    eventType,
    signature: "valid" as const,
    ms: Math.round(monotonic() - begunAt),
    ...outcome,
  });
}
