import type { OwnedRow } from "./row.ts";

interface LeasedRow extends OwnedRow {
  dueAt: number;
  attempts: number;
  /** The owner until `leasedUntil`; null while it waits. */
  leasedBy: string | null;
  leasedUntil: number | null;
  createdAt: number;
}

export interface BackgroundTables {
  tasks: LeasedRow & {
    kind: string;
    /** Tasks of one subject run one after the other, in the order of their ids. */
    subject: string;
    /** JSON. */
    input: string;
    /** The number of its own failures, without attempts that ended with their process. */
    failures: number;
    /** The process that had the required memory open; null for any process. */
    preferredBy: string | null;
    /** The time when the task was given up. The row is kept for the operators of the server. */
    deadAt: number | null;
    error: string | null;
  };
  deliveries: LeasedRow & {
    webhookId: number;
    eventType: string;
    /** JSON, as it is sent. */
    body: string;
    lastAttemptAt: number | null;
    lastStatus: number | null;
    /** The name of the failure when there was no response. */
    lastFailure: string | null;
  };
  /** Deliveries that arrived or were given up, for the operators of the server. */
  endedDeliveries: Omit<BackgroundTables["deliveries"], "dueAt" | "leasedBy" | "leasedUntil"> & {
    isDelivered: number;
    endedAt: number;
  };
  idempotencyKeys: OwnedRow & {
    key: string;
    /** Hash of the caller and the request, without the bytes of an upload. */
    fingerprint: string;
    /** Hash of the bytes of an upload; null until all of them have arrived, and without an upload. */
    bodyHash: string | null;
    /** The owner until `leasedUntil`, while there is no response. */
    owner: string;
    leasedUntil: number;
    /** JSON: the results of the committed transactions, in their order. */
    results: string;
    status: number | null;
    /** JSON: the headers for retries, by name. */
    headers: string | null;
    body: string | null;
    createdAt: number;
  };
}
