import { expect, test } from "vitest";
import { SharedLock } from "./shared-lock.ts";

/** Work that begins and ends at the test's command. */
function createControlledWork(lock: SharedLock, events: string[]) {
  return (how: "runShared" | "runExclusively", name: string) => {
    const end = Promise.withResolvers<void>();
    const done = lock[how](async () => {
      events.push(`${name} begins`);
      await end.promise;
      events.push(`${name} ends`);
    });
    return async () => {
      end.resolve();
      await done;
    };
  };
}

test("sharers run together, what must be alone waits for them and holds up those that come later", async () => {
  const events: string[] = [];
  const lock = new SharedLock();
  const begin = createControlledWork(lock, events);
  const [one, two] = [begin("runShared", "one"), begin("runShared", "two")];
  expect(lock.isWanted).toBe(false);
  const [alone, later] = [begin("runExclusively", "alone"), begin("runShared", "later")];
  expect(lock.isWanted).toBe(true);
  await one();
  await two();
  await alone();
  await later();
  expect(events).toEqual([
    "one begins",
    "two begins",
    "one ends",
    "two ends",
    "alone begins",
    "alone ends",
    "later begins",
    "later ends",
  ]);
});

test("work that fails lets the next begin", async () => {
  const lock = new SharedLock();
  const failing = lock.runExclusively(() => Promise.reject(new Error("failed")));
  const next = lock.runShared(async () => "next");
  await expect(failing).rejects.toThrow("failed");
  expect(await next).toBe("next");
});
