import type { OwnedRow } from "./row.ts";

/** Background work and deliveries to webhooks. */
export interface BackgroundTables {
  tasks: OwnedRow & {
    kind: string;
    /** Tasks of one subject run one after the other, in the order of their ids. */
    subject: string;
    /** JSON. */
    input: string;
    /** Not before then. */
    dueAt: number;
    attempts: number;
    /** The number of failures of its own, without those because its process ended. */
    failures: number;
    /** The process that had the memory open which the task needs; null for any. */
    preferredBy: string | null;
    /** Its owner until `leasedUntil`; null when it waits. */
    leasedBy: string | null;
    leasedUntil: number | null;
    /** When it was given up; it stays for the operators of the server. */
    deadAt: number | null;
    error: string | null;
    createdAt: number;
  };
  deliveries: OwnedRow & {
    webhookId: number;
    eventType: string;
    /** JSON, as it is sent. */
    body: string;
    dueAt: number;
    attempts: number;
    leasedBy: string | null;
    leasedUntil: number | null;
    lastAttemptAt: number | null;
    lastStatus: number | null;
    /** The name of the failure when there was no response. */
    lastFailure: string | null;
    createdAt: number;
  };
  /** Deliveries that arrived or were given up, for the operators of the server. */
  endedDeliveries: Omit<BackgroundTables["deliveries"], "dueAt" | "leasedBy" | "leasedUntil"> & {
    isDelivered: number;
    endedAt: number;
  };
  idempotencyKeys: OwnedRow & {
    /** As the client chose it. */
    key: string;
    /** Hash of who sent what, without the bytes of an upload. */
    fingerprint: string;
    /** Hash of the bytes of an upload; null until all of them have come, and without an upload. */
    bodyHash: string | null;
    /** The owner of the request until `leasedUntil`, if it has no response. */
    owner: string;
    leasedUntil: number;
    /** JSON: the results of the transactions that are committed, in their order. */
    results: string;
    status: number | null;
    /** JSON: those that retries get, by name. */
    headers: string | null;
    body: string | null;
    createdAt: number;
  };
}
