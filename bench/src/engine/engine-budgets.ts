import type { BudgetRange, Budgets } from "../report.ts";

const learningBudgets: Record<string, BudgetRange> = {
  "BLEU gained": { min: 8 },
  "chrF2 gained": { min: 6 },
  "repeats verbatim %": { min: 100 },
  "words confirmed once, translated %": { min: 98 },
};

/** Limits by section and figure. Times are CPU time. */
export const budgets: Budgets = {
  "memory of 100,000": { "equal to brute force %": { min: 100 }, "p50 ms": { max: 0.5 }, "p99 ms": { max: 12 } },
  "memory of 1,000,000": {
    "equal to brute force %": { min: 100 },
    "p50 ms": { max: 4 },
    "p99 ms": { max: 60 },
    "worst p99 of a length ms": { max: 60 },
    "bytes a segment": { max: 450 },
    "build s": { max: 40 },
    "load s": { max: 3 },
    "add p95 ms": { max: 0.2 },
    "delete p95 ms": { max: 0.2 },
    "changes seen at once %": { min: 100 },
  },
  translator: {
    "train s": { max: 20 },
    "bytes a segment": { max: 3500 },
    "13 words p50 ms": { max: 5 },
    "13 words p95 ms": { max: 15 },
    "prefix p95 ms": { max: 25 },
    "5,000 characters ms": { max: 250 },
    "one confirmed segment p95 ms": { max: 2 },
  },
  "learning, German": learningBudgets,
  "learning, French": learningBudgets,
};
