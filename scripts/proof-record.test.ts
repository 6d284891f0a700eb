import { expect, test } from "vitest";
import { addOutcomes } from "./proof-record.ts";

test("each stage has the commit that it was proven at, and one that didn't run keeps its own", () => {
  const earlier = { commit: "aaa", provenAt: "2026-01-01T00:00:00.000Z" };
  const now = { commit: "bbb", provenAt: "2026-02-02T00:00:00.000Z" };
  const stages = { lint: { ...earlier, passed: 9, failed: 0 }, files: { ...earlier, passed: 1, failed: 0 } };
  const record = addOutcomes({ tools: {}, stages }, new Map([["lint", { passed: 10, failed: 0, reasons: [] }]]), now);
  expect(record.stages).toEqual({ lint: { ...now, passed: 10, failed: 0 }, files: stages.files });
});
