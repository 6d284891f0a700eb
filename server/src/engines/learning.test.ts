import { expect, onTestFinished, test, vi } from "vitest";
import { Learning } from "./learning.ts";

test("changes to a memory while it is learned are learned too", async () => {
  const lacking = [10, 20, 0];
  const learning = new Learning({
    leases: { take: async () => 30_000, keep: async () => 30_000, release: async () => {} },
    report: () => {},
  });
  learning.begin({
    id: 7,
    organizationId: 1,
    lackingBytes: () => lacking[0] ?? 0,
    async learn() {
      lacking.shift();
      return true;
    },
  });
  await learning.waitForLearning(7);
  expect(learning.trainings).toBe(2);
});

test("a lease is kept on after the database was away", async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const [kept, reported]: [number[], unknown[]] = [[], []];
  const away = new Error("The database is away.");
  const released: number[] = [];
  const learned = Promise.withResolvers<boolean>();
  const learning = new Learning({
    leases: {
      take: async () => 1,
      async keep(_, endsAt) {
        kept.push(endsAt);
        if (kept.length === 1) throw away;
        return 2;
      },
      async release(_, endsAt) {
        released.push(endsAt);
      },
    },
    report: (error) => reported.push(error),
  });
  let lackingBytes = 10;
  learning.begin({ id: 7, organizationId: 1, lackingBytes: () => lackingBytes, learn: () => learned.promise });
  await vi.advanceTimersByTimeAsync(20_000);
  lackingBytes = 0;
  learned.resolve(true);
  await learning.waitForLearning(7);
  expect({ kept, reported, released }).toEqual({ kept: [1, 1], reported: [away], released: [2] });
});
