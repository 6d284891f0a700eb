/** What the sandbox may cost. Sizes as sent; times on a slow line with a slow processor. */
export const budgets = {
  bytesToFirstResponse: 1_000_000,
  bytesInAll: 2_500_000,
  firstResponseMs: 2500,
  firstTranslationMs: 2500,
  laterResponseMs: 50,
} as const;
