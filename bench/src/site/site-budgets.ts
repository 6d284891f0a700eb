/** The limits of a page before a reader does anything, without prefetched pages. Sizes in brotli. */
export const budgets = {
  guide: { bytes: 50_000, scriptBytes: 12_000, requests: 15, blockedMs: 50, layoutShift: 0, paintRatio: 1.2 },
  /** The script and the index of search, loaded at its first use. */
  search: { scriptBytes: 34_000, indexBytes: 60_000 },
  moveMs: 150,
  buildSeconds: 30,
} as const;
