import type { BudgetRange, Budgets } from "../report.ts";

/** The gain in BLEU of combining over the better of provider and embedded translator, and its max cost. */
const gains: Record<string, BudgetRange> = {
  "gained over the better, quarter 1": { min: 1.5 },
  "gained over the better, quarter 2": { min: 1.5 },
  "gained over the better, quarter 3": { min: 1.5 },
  "gained over the better, quarter 4": { min: 1.5 },
  "gained over raw, later": { min: 12 },
  "a wrong correction costs": { max: 0.2 },
};

/** Only all texts have a budget of calibration: one text has too few segments to distinguish 7 points from chance. */
export const allTexts = "all texts";

/** Limits by kind of text. Times are CPU time. */
export const budgets: Budgets = {
  interface: { ...gains, "added p95 ms": { max: 3 } },
  spreadsheet: gains,
  help: gains,
  [allTexts]: { "embedded, confidence off by points": { max: 7 }, "combined, confidence off by points": { max: 7 } },
};
