import type { RecordOrigin } from "../record.ts";
import { table } from "../table.ts";
import type { BudgetRange } from "./engine-budgets.ts";

/** Named numbers; the name ends in the unit. */
export type Measurements = Record<string, number>;

export interface EngineRecord extends RecordOrigin {
  sections: Record<string, Measurements>;
}

type Budgets = Record<string, Record<string, BudgetRange>>;

/** One row a figure, next to its budget and the number of the earlier record. */
export function formatTable(section: string, figures: Measurements, budgets: Budgets, before?: EngineRecord): string {
  const rows = Object.entries(figures).map(([name, value]) => {
    const earlier = before?.sections[section]?.[name];
    return [name, format(value), describeLimit(budgets[section]?.[name]), earlier === undefined ? "" : format(earlier)];
  });
  return table([[section, "now", "budget", "before"], ...rows]);
}

/** What misses its budget, a sentence each; a figure that was not measured misses it too. */
export function overBudget(sections: Record<string, Measurements>, budgets: Budgets): string[] {
  return Object.entries(sections).flatMap(([section, figures]) =>
    Object.entries(budgets[section] ?? {}).flatMap(([name, budget]) => {
      const value = figures[name];
      if (value === undefined) return [`${name} of ${section} was not measured.`];
      const isKept = value <= (budget.max ?? Infinity) && value >= (budget.min ?? -Infinity);
      return isKept ? [] : [`${name} of ${section} is ${format(value)}, ${describeLimit(budget)} is allowed.`];
    }),
  );
}

function describeLimit({ max, min }: BudgetRange = {}): string {
  if (max !== undefined) return `at most ${max}`;
  return min === undefined ? "" : `at least ${min}`;
}

function format(value: number): string {
  return String(Number(value.toPrecision(4)));
}
