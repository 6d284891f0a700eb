/** What the sandbox may cost. Sizes as sent; times on a slow line with a slow processor. */
export const budgets = {
  bytesToFirstAnswer: 1_000_000,
  bytesInAll: 2_500_000,
  firstAnswerMs: 2500,
  firstTranslationMs: 2500,
  laterAnswerMs: 50,
} as const;
