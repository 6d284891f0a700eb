import { expect, test } from "vitest";
import { type LogOptions, openLog } from "./log.ts";

/** A log, and the lines that it has written. */
function openTestLog(options: Partial<LogOptions> = {}) {
  const written: string[] = [];
  const now = () => Date.parse("2025-03-10T10:00:00Z");
  const log = openLog({ level: "info", isForPeople: false, now, write: (text) => written.push(text), ...options });
  return { ...log, written };
}

const request = { id: "a1", operation: "listMemories", status: 200, ms: 3.1 };

test("a line is JSON with its time, level and facts; lines wait for each other", () => {
  const { log, flush, written } = openTestLog();
  log("request", request);
  log("import row skipped", { import: 5, row: 3 });
  expect(written).toEqual([]);
  flush();
  expect(
    written
      .join("")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { at: "2025-03-10T10:00:00.000Z", level: "info", event: "request", ...request },
    { at: "2025-03-10T10:00:00.000Z", level: "info", event: "import row skipped", import: 5, row: 3 },
  ]);
});

test("waiting lines are written by themselves", async () => {
  const { log, written } = openTestLog();
  log("request", request);
  await expect.poll(() => written).toHaveLength(1);
});

test.each([
  ["debug", 3],
  ["info", 2],
  ["error", 1],
  ["silent", 0],
] as const)("level %s lets %i of debug, info and error pass", (level, count) => {
  const { log, report, flush, written } = openTestLog({ level });
  log("request", request, "debug");
  log("request", request);
  report(new Error("no"));
  flush();
  expect(written.join("").split("\n")).toHaveLength(count + 1);
});

test("an error is logged at once, with its causes and the request, and without the text that a parser shows", () => {
  const { report, written } = openTestLog();
  const unreadable = (() => {
    try {
      JSON.parse("the harbour is closed");
    } catch (error) {
      return error;
    }
  })();
  report(new Error("The answer can't be read.\nthe harbour", { cause: unreadable }), { request: "a1" });
  const { message, request, stack } = JSON.parse(written.join(""));
  expect(message).toBe("Error: The answer can't be read.; because of SyntaxError");
  expect([request, stack]).toEqual(["a1", expect.stringMatching(/^ {4}at /)]);
  expect(written.join("")).not.toMatch(/harbour/);
});

test("at a terminal lines are short", () => {
  const { log, flush, written } = openTestLog({ isForPeople: true });
  log("request", request);
  log("import row skipped", { import: 5, row: 3 }, "warn");
  flush();
  expect(written.join("")).toBe("10:00:00 listMemories 200 3.1 ms\n10:00:00 warn import row skipped import=5 row=3\n");
});
