import type { BudgetRange } from "../engine/engine-budgets.ts";

/** What another organization may wait for, and what the process may take, whatever one organization sends. */
const always: Record<string, BudgetRange> = {
  "languages requests": { min: 200 },
  "languages p99 ms": { max: 100 },
  "languages worst ms": { max: 500 },
  "translateText worst ms": { max: 1000 },
  "growth MB": { max: 300 },
  unfinished: { max: 0 },
};

const own: Record<string, Record<string, BudgetRange>> = {
  terms: { "import CPU s": { max: 5 } },
  sigterm: { "stops within s": { max: 5 } },
  best: { "n 10 CPU ms": { max: 400 }, "n 10 times n 1": { max: 1.5 } },
  mixed: { "growth MB to the last quarter": { max: 50 }, unfinished: { max: 0 } },
  silentNames: { "delivery s": { max: 2 } },
  left: { "CPU ms in the second after 50 ms": { max: 50 } },
};

/** What is measured for something else than what others wait for. */
const onlyOwn: ReadonlySet<string> = new Set(["sigterm", "mixed"]);

/** Budgets of an attack; `postgres/terms` has those of `terms`. */
export function budgetsOf(name: string): Record<string, BudgetRange> {
  const attack = name.replace(/^.*\//, "");
  return { ...(onlyOwn.has(attack) ? {} : always), ...own[attack] };
}
