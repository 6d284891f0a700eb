export interface Budget {
  most?: number;
  least?: number;
}

/** What confirming each segment of a stream must bring over not doing so. */
const learning: Record<string, Budget> = {
  "BLEU gained": { least: 8 },
  "chrF2 gained": { least: 6 },
  "repeats verbatim %": { least: 100 },
  "words confirmed once, translated %": { least: 98 },
};

/** What the engine may cost, by section and figure. Times are CPU time. */
export const budgets: Record<string, Record<string, Budget>> = {
  "memory of 100,000": {
    "equal to brute force %": { least: 100 },
    "p50 ms": { most: 0.5 },
    "p99 ms": { most: 12 },
  },
  "memory of 1,000,000": {
    "equal to brute force %": { least: 100 },
    "p50 ms": { most: 4 },
    "p99 ms": { most: 60 },
    "worst p99 of a length ms": { most: 60 },
    "bytes a segment": { most: 450 },
    "build s": { most: 40 },
    "load s": { most: 3 },
    "add p95 ms": { most: 0.2 },
    "delete p95 ms": { most: 0.2 },
    "changes seen at once %": { least: 100 },
  },
  translator: {
    "train s": { most: 20 },
    "bytes a segment": { most: 3500 },
    "13 words p50 ms": { most: 5 },
    "13 words p95 ms": { most: 15 },
    "prefix p95 ms": { most: 25 },
    "5,000 characters ms": { most: 250 },
    "one confirmed segment p95 ms": { most: 2 },
  },
  "learning, German": learning,
  "learning, French": learning,
};
