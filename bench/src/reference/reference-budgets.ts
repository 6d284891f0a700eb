/** The limits of the reference before a reader does anything. Sizes in brotli. */
export const budgets = {
  bytes: 115_000,
  scriptBytes: 15_000,
  elements: 12_500,
  layoutShift: 0,
  /** The ratio to the same page without scripts. */
  blockedRatio: 1.3,
  presentRatio: 1.2,
  jumpMs: 100,
  /** The ratio of the page with ten times the operations to the normal page. */
  firstPaintRatio: 1.2,
  gaps: 0,
} as const;
