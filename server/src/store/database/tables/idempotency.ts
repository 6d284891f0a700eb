/** Requests with an idempotency key. */
export interface IdempotencyTables {
  idempotencyKeys: {
    id: number;
    organizationId: number;
    /** As the client chose it. */
    key: string;
    /** Hash of who sent what, without the bytes of an upload. */
    fingerprint: string;
    /** Hash of the bytes of an upload; null until all of them have come, and without an upload. */
    bodyHash: string | null;
    /** Whose request it is until `leasedUntil`, if it has no response. */
    owner: string;
    leasedUntil: number;
    /** JSON: the results of the transactions that are committed, in their order. */
    results: string;
    /** The response; null until there is one. */
    status: number | null;
    contentType: string | null;
    /** The ID of the error that the response is. */
    error: string | null;
    body: string | null;
    createdAt: number;
  };
}
