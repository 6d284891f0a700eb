import type { Budget } from "../engine/budgets.ts";

/** What the server may cost, by section and figure. */
export const budgets: Record<string, Record<string, Budget>> = {
  start: { "first answer s": { most: 1.5 }, "idle MB": { most: 200 } },
  "GET /v2/languages": { "CPU µs": { most: 120 } },
  "import of 100,000 units": {
    "searchable s": { most: 15 },
    "growth MB": { most: 150 },
    "other calls p99 ms": { most: 50 },
  },
  "query of 100,000 segments, 8 clients": {
    "p50 ms": { most: 3 },
    "p99 ms": { most: 25 },
    "pg_trgm times p50": { least: 30 },
  },
  "translation with 29,000 segments": { "1 client p95 ms": { most: 30 }, "8 clients p95 ms": { most: 80 } },
  "server-sent events": { "first event p95 ms": { most: 200 }, "500 open MB": { most: 100 } },
  "two processes on PostgreSQL": { "times one": { least: 1.7 } },
};
