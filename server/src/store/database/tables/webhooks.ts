import type { OwnedRow } from "./row.ts";

export interface WebhookTables {
  webhooks: OwnedRow & {
    /** The user who registered its URL, and whose visible data it receives; null if unknown. */
    userId: number | null;
    name: string;
    url: string;
    /** JSON. */
    eventTypes: string;
    /** Whether it receives the checks' findings with the delivery of a job. */
    includesChecks: number;
    secret: string;
    /** The one before the last change signs as well until then. */
    previousSecret: string | null;
    previousSecretUntil: number | null;
    /** When its receiver refused more; null while events are delivered. */
    offAt: number | null;
    /** Deliveries to it that were given up, and when the last one was. */
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
  /** Events that a listener has not taken yet. */
  heardEvents: OwnedRow & {
    listenerId: number;
    eventType: string;
    /** JSON, as it is sent. */
    body: string;
  };
}
