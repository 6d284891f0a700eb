/** The budgets of a page before a reader does anything; prefetched pages do not count. Sizes as sent, in brotli. */
export const budgets = {
  guide: {
    bytes: 50_000,
    scriptBytes: 12_000,
    requests: 15,
    blockedMs: 50,
    layoutShift: 0,
    paintRatio: 1.2,
  },
  /** The script of search and its index, which are loaded when search is first used. */
  search: { scriptBytes: 34_000, indexBytes: 60_000 },
  moveMs: 150,
  buildSeconds: 30,
} as const;
