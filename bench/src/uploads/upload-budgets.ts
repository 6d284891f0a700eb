/** What uploads may cost. */
export const budgets = {
  /** Most heap of the server while it takes 1 GB. */
  heapBytes: 256_000_000,
  /** Of a body that is too large, what may come over before it is refused. */
  refusedBytes: 64_000_000,
  /** After which a client that sends a byte a second is cut off. */
  cutSeconds: 30,
} as const;
