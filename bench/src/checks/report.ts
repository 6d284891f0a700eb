const minShareTrue = 0.9;

/** A finding of the checks in a real catalogue, as a person judged it. */
export interface JudgedFinding {
  language: string;
  catalogue: string;
  check: string;
  message: string;
  /** Excerpts. */
  source: string;
  target: string;
  /** Whether a reviser would change the translation, or send a question. */
  isTrue: boolean;
  /** Why not. */
  reason?: string;
}

export interface ChecksRecord {
  measuredAt: string;
  segments: number;
  findings: number;
  /** Findings of the sample that no one judged. */
  unjudged: number;
  checks: { check: string; judged: number; isTrue: number }[];
}

export function summarize(findings: readonly JudgedFinding[]): ChecksRecord["checks"] {
  const byCheck = Map.groupBy(findings, ({ check }) => check);
  return [...byCheck].map(([check, all]) => ({
    check,
    judged: all.length,
    isTrue: all.filter(({ isTrue }) => isTrue).length,
  }));
}

/** What misses the budget, a sentence each. */
export function overBudget({ checks, unjudged }: ChecksRecord): string[] {
  const sum = (figure: "judged" | "isTrue") => checks.reduce((total, check) => total + check[figure], 0);
  const share = sum("isTrue") / Math.max(1, sum("judged"));
  return [
    ...(unjudged > 0 ? [`${unjudged} findings of the sample aren't judged.`] : []),
    ...(share < minShareTrue
      ? [`${(100 * share).toFixed(1)} percent of the findings are true, at least ${100 * minShareTrue} are asked.`]
      : []),
  ];
}
