import { expect, test, vi } from "vitest";
import { collectFindings } from "./findings.ts";

test("a step that fails is reported with its reason, and the others' results are kept", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const { prove, findings } = collectFindings();
  await prove("it is small", async () => "32 MB\n✓ with its site");
  const fault = Object.assign(new Error("It ended with 1."), { stdout: "no such file" });
  expect(await prove("it starts", () => Promise.reject(fault))).toBe(false);
  expect(await prove("it ends", async () => "")).toBe(true);
  log.mockRestore();
  expect(findings()).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    notes: ["it is small: 32 MB", "✓ with its site"],
    reasons: ["it starts\nIt ended with 1.\nno such file"],
  });
});
