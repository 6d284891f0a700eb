import { expect, test } from "vitest";
import { findViolations, isExplained } from "./check-history.ts";
import { type Action, History, type RecordedOperation } from "./history.ts";

const never = Number.POSITIVE_INFINITY;

/** Operations on one object: kind, value, begin and end; `!` marks a response that the object is absent. */
const historyOf = (...lines: [kind: string, value: string, begin: number, end: number][]): RecordedOperation[] =>
  lines.map(([kind, value, begin, end]) => ({
    object: "segment",
    kind: kind.replace("!", "") as Action["kind"],
    value: value || undefined,
    begin,
    end,
    outcome: kind.endsWith("!") ? "absent" : end === never ? "unknown" : "done",
  }));

const good: Record<string, RecordedOperation[]> = {
  "a read returns the last write": historyOf(["create", "a", 1, 2], ["write", "b", 3, 4], ["read", "b", 5, 6]),
  "a read beside a write returns the value before or after it": historyOf(
    ["create", "a", 1, 2],
    ["write", "b", 3, 8],
    ["read", "a", 4, 5],
    ["read", "b", 6, 7],
  ),
  "a write without a response takes effect late": historyOf(
    ["create", "a", 1, 2],
    ["write", "b", 3, never],
    ["read", "a", 4, 5],
    ["read", "b", 6, 7],
  ),
  "a write without a response never takes effect": historyOf(
    ["create", "a", 1, 2],
    ["write", "b", 3, never],
    ["read", "a", 4, 5],
  ),
  "an object is absent before it is created and after it is deleted": historyOf(
    ["read!", "", 1, 2],
    ["create", "a", 3, 4],
    ["delete", "", 5, 6],
    ["delete!", "", 7, 8],
    ["read!", "", 9, 10],
  ),
  "a deletion beside a write comes first": historyOf(
    ["create", "a", 1, 2],
    ["write!", "b", 3, 6],
    ["delete", "", 4, 5],
  ),
};

const bad: Record<string, RecordedOperation[]> = {
  "an acknowledged write is lost": historyOf(["create", "a", 1, 2], ["write", "b", 3, 4], ["read", "a", 5, 6]),
  "an acknowledged creation is lost": historyOf(["create", "a", 1, 2], ["read!", "", 3, 4]),
  "a value is read that no one wrote": historyOf(["create", "a", 1, 2], ["read", "c", 3, 4]),
  "a read is older than the one before it": historyOf(
    ["create", "a", 1, 2],
    ["write", "b", 3, 10],
    ["read", "b", 4, 5],
    ["read", "a", 6, 7],
  ),
  "a write without a response is undone": historyOf(
    ["create", "a", 1, 2],
    ["write", "b", 3, never],
    ["read", "b", 4, 5],
    ["read", "a", 6, 7],
  ),
  "a deleted object comes back": historyOf(["create", "a", 1, 2], ["delete", "", 3, 4], ["read", "a", 5, 6]),
  "two deletions both find the object": historyOf(["create", "a", 1, 2], ["delete", "", 3, 6], ["delete", "", 4, 5]),
  "a write takes effect before it begins": historyOf(["create", "a", 1, 2], ["read", "b", 3, 4], ["write", "b", 5, 6]),
};

test.each(Object.entries(good))("it is explained that %s", (_, operations) => {
  expect(isExplained(operations)).toBe(true);
});

test.each(Object.entries(bad))("it is not explained that %s", (_, operations) => {
  expect(isExplained(operations)).toBe(false);
});

test("a violation names the fewest operations that show it", () => {
  const history = new History();
  history.operations.push(
    ...historyOf(
      ["create", "a", 1, 2],
      ["read", "a", 3, 4],
      ["write", "b", 5, 6],
      ["read", "a", 7, 8],
      ["read", "b", 9, 10],
    ),
  );
  const [violation = ""] = findViolations(history);
  expect(
    violation
      .split("\n")
      .slice(1)
      .map((line) => line.trim().split(" ")[0]),
  ).toEqual(["1–2", "5–6", "7–8"]);
});

test("a version counts each change that has ended, and those under way perhaps", () => {
  const history = new History();
  for (const [begin, end] of [
    [1, 2],
    [3, 8],
    [4, never],
  ] as const) {
    const [operation] = historyOf(["create", "a", begin, end]) as [RecordedOperation];
    history.operations.push({ ...operation, object: `${begin}`, isCounted: true });
  }
  const isCounted = (value: number, begin: number, end: number) => {
    history.counts.splice(0, 1, { value, begin, end });
    return findViolations(history).length === 0;
  };
  expect([0, 1, 2, 3, 4].filter((value) => isCounted(value, 5, 6))).toEqual([1, 2, 3]);
  expect([0, 1, 2, 3, 4].filter((value) => isCounted(value, 9, 10))).toEqual([2, 3]);
});

test("work that the server accepted is done once all is settled", () => {
  const history = new History();
  const operation = history.begin({ object: "import", kind: "create", value: "a" });
  history.accept(operation);
  const before = history.begin({ object: "import", kind: "read" });
  history.end(before, "absent");
  expect(findViolations(history)).toEqual([]);
  history.settle();
  const after = history.begin({ object: "import", kind: "read" });
  history.end(after, "absent");
  expect(findViolations(history)).toHaveLength(1);
});
