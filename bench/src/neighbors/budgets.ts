import type { Budget } from "../engine/budgets.ts";

/** What another organization may wait for, and what the process may take, whatever one organization sends. */
const always: Record<string, Budget> = {
  "languages p99 ms": { most: 100 },
  "languages worst ms": { most: 500 },
  "translateText worst ms": { most: 1000 },
  "growth MB": { most: 300 },
  unfinished: { most: 0 },
};

const own: Record<string, Record<string, Budget>> = {
  terms: { "import CPU s": { most: 5 } },
  sigterm: { "stops within s": { most: 5 } },
  best: { "n 10 CPU ms": { most: 400 }, "n 10 times n 1": { most: 1.5 } },
  silentNames: { "delivery s": { most: 2 } },
  left: { "CPU ms in the second after 50 ms": { most: 50 } },
};

/** Budgets of an attack; `postgres/terms` has those of `terms`. */
export const budgetsOf = (name: string): Record<string, Budget> =>
  name === "sigterm" ? (own.sigterm ?? {}) : { ...always, ...own[name.replace(/^.*\//, "")] };
