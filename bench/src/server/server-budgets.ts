import type { Budgets } from "../report.ts";

export const budgets: Budgets = {
  start: { "first response s": { max: 1.5 }, "idle MB": { max: 200 } },
  "GET /v2/languages": { "CPU µs": { max: 120 }, "times bare": { max: 1.5 } },
  "import of 100,000 units": {
    "searchable s": { max: 15 },
    "growth MB": { max: 150 },
    "other requests p99 ms": { max: 50 },
  },
  "query of 100,000 segments, 8 clients": {
    "p50 ms": { max: 3 },
    "p99 ms": { max: 25 },
  },
  "translation with 29,000 segments": { "1 client p95 ms": { max: 30 }, "8 clients p95 ms": { max: 80 } },
  "POST /v2/segments with 29,000 segments": { "p95 ms": { max: 5 } },
  "POST with an idempotency key": { "retry p95 ms": { max: 5 } },
  "server-sent events": { "first event p95 ms": { max: 200 }, "500 open MB": { max: 100 } },
  "two processes on PostgreSQL": { "times one": { min: 1.7 } },
  "300 requests a second, SQLite": { "p99 ms": { max: 250 }, refused: { max: 0 } },
  "300 requests a second, PostgreSQL": { "p99 ms": { max: 250 }, refused: { max: 0 } },
  "twice the capacity, SQLite": { "p99 ms": { max: 1000 }, "refused p99 ms": { max: 1000 } },
  "twice the capacity, PostgreSQL": { "p99 ms": { max: 1000 }, "refused p99 ms": { max: 1000 } },
};
