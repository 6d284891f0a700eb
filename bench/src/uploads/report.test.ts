import { expect, test } from "vitest";
import { formatTable, overBudget, type UploadsRecord } from "./report.ts";
import { budgets } from "./upload-budgets.ts";

const record: UploadsRecord = {
  measuredAt: "2025-03-10T10:00:00.000Z",
  machine: { cpu: "", cores: 2, node: "v24" },
  uploads: {
    inParts: {
      ...{ bytes: 1e9, status: 200, arrived: "uploaded, a.txt", cpuSeconds: 12, joinSeconds: 4 },
      peak: { heapBytes: budgets.heapBytes, residentBytes: 3e8 },
    },
    bytes: 1e9,
    status: 201,
    peak: { heapBytes: budgets.heapBytes, residentBytes: 3e8 },
    cpuSeconds: 9,
    refused: [
      { name: "announced", status: 413, sentBytes: 1e6 },
      { name: "chunked", status: 413, sentBytes: budgets.refusedBytes },
    ],
    slowBody: { seconds: 20 },
    slowHeaders: { seconds: budgets.cutSeconds },
  },
};

test("what is within its budget is only shown", () => {
  expect(overBudget(record)).toEqual([]);
  expect(formatTable(record)).toMatch(/^1000 MB: most heap, MB +256$/m);
  expect(formatTable(record)).toMatch(/^1000 MB in parts: most heap, MB +256$/m);
});

test("each budget that is exceeded is named", () => {
  const { uploads } = record;
  const exceeded: UploadsRecord = {
    ...record,
    uploads: {
      ...uploads,
      inParts: {
        ...{ ...uploads.inParts, status: 400, arrived: "pending, undefined" },
        peak: { ...uploads.peak, heapBytes: budgets.heapBytes + 2e6 },
      },
      status: 500,
      peak: { ...uploads.peak, heapBytes: budgets.heapBytes + 1e6 },
      refused: [
        { name: "announced", status: 201, sentBytes: 2e9 },
        { name: "chunked", status: 413, sentBytes: budgets.refusedBytes + 1e6 },
      ],
      slowBody: { seconds: budgets.cutSeconds + 1 },
    },
  };
  expect(overBudget(exceeded)).toEqual([
    "1 GB is answered 500, not 201.",
    "1 GB in parts is answered 400 and is pending, undefined.",
    "1 GB takes 257 MB of heap, at most 256 are allowed.",
    "1 GB in parts takes 258 MB of heap, at most 256 are allowed.",
    "Too much, announced, is answered 201 after 2000 MB.",
    "Too much, chunked, is answered 413 after 65 MB.",
    "A client that sends a byte a second is cut off after 31 s.",
  ]);
});
