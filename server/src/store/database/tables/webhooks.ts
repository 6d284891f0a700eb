import type { OwnedRow } from "./row.ts";

export interface WebhookTables {
  webhooks: OwnedRow & {
    /** The user who registered its URL, and whose visible data it receives; null if unknown. */
    userId: number | null;
    name: string;
    url: string;
    /** JSON. */
    eventTypes: string;
    /** Whether the webhook receives the checks' findings with the delivery of a job. */
    includesChecks: number;
    secret: string;
    /** The earlier secret, which also signs until `previousSecretUntil`. */
    previousSecret: string | null;
    previousSecretUntil: number | null;
    /** When its receiver refused further events; null while events are delivered. */
    offAt: number | null;
    /** The number of deliveries that were given up, and the time of the last one. */
    givenUp: number;
    givenUpAt: number | null;
    createdAt: number;
  };
  /** Commands that receive events while they run. */
  eventListeners: OwnedRow & {
    /** JSON. */
    eventTypes: string;
    leasedUntil: number;
  };
  /** Events that a listener has not read yet. */
  heardEvents: OwnedRow & {
    listenerId: number;
    eventType: string;
    /** JSON, as it is sent. */
    body: string;
  };
}
