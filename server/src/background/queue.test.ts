import { describe, expect, onTestFinished, test, vi } from "vitest";
import { testDatabase } from "../../testing/databases.ts";
import { inProcessEngines } from "../engines/in-process-engines.ts";
import { MemoryEngines } from "../engines/memory-engines.ts";
import { filesInMemory } from "../files/in-memory.ts";
import { inProcessFilters } from "../files/in-process-filters.ts";
import { inProcessImports } from "../files/read-import.ts";
import { Spool } from "../files/spool.ts";
import { UsageCounts } from "../services/access/usage.ts";
import { openStore } from "../store/store.ts";
import { builtInWriter } from "../writing/built-in.ts";
import { Queue, type QueueOptions, type RunningTask } from "./queue.ts";

/** A queue with one kind of task, which runs a function of the test, and a clock that the test moves. */
async function openQueue(
  run: (input: string, task: RunningTask) => Promise<void>,
  isWanted: QueueOptions["kinds"][string]["isWanted"] = async () => true,
) {
  const time = { now: 0 };
  const log: string[] = [];
  const { database, ...options } = await testDatabase();
  const store = await openStore(database, () => time.now, options);
  const kind = {
    mayResume: true,
    run,
    isWanted,
    giveUp: async (input: string) => {
      log.push(`gave up ${input}`);
    },
  };
  const engines = new MemoryEngines(inProcessEngines(), store, { report: () => {} });
  const mode = "development" as const;
  const webhookUrlRules = { mode, networks: [] };
  const services = {
    mode,
    clock: () => time.now,
    store,
    files: filesInMemory(),
    filters: inProcessFilters(),
    imports: inProcessImports,
    engines,
    spool: new Spool(),
    log: (event: string) => log.push(event),
    webhookUrlRules,
    usageCounts: new UsageCounts({ store, clock: () => time.now, report: () => {} }),
    writer: builtInWriter,
    report: () => {},
    maxUploadBytes: 0,
  };
  const queueOf = (options: Partial<QueueOptions> = {}) =>
    new Queue({ services, kinds: { test: kind }, random: () => 0.5, ...options });
  const add = (input: string, subject = input, organizationId = 1) =>
    store.tasks.add({ kind: "test", organizationId, subject, input });
  return { time, log, store, queueOf, add };
}

describe("tasks", () => {
  test("are done in the order in which they were added", async () => {
    const done: string[] = [];
    const { add, queueOf } = await openQueue(async (input) => {
      done.push(input);
    });
    for (const input of ["a", "b", "c"]) await add(input);
    await queueOf().settle();
    expect(done).toEqual(["a", "b", "c"]);
  });

  test("are stopped as soon as no one wants them anymore", async () => {
    let isWanted = true;
    const stopped = Promise.withResolvers<void>();
    const { add, queueOf, store } = await openQueue(
      async (_, { signal }) => {
        if (!isWanted) return stopped.resolve();
        isWanted = false;
        await new Promise((_, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason));
        });
      },
      async () => isWanted,
    );
    await add("a");
    const queue = queueOf();
    queue.start();
    // The task runs once more, to delete its leftovers, and ends.
    await stopped.promise;
    await queue.stop();
    expect(await store.tasks.claim("another", 1000)).toBeUndefined();
  });

  test("that fail are tried again later, five times in all, and then given up", async () => {
    let tries = 0;
    const { add, queueOf, time, log } = await openQueue(async () => {
      tries++;
      throw new Error("no");
    });
    await add("a");
    const queue = queueOf();
    await queue.settle();
    expect(tries).toBe(1);
    for (let minute = 0; minute < 10; minute++) {
      time.now += 60_000;
      await queue.settle();
    }
    expect(tries).toBe(5);
    expect(log).toEqual(["gave up a", "task failed"]);
  });

  test("that were given up can be tried again as often as new ones, or be dropped", async () => {
    let fails = true;
    const done: string[] = [];
    const { add, queueOf, time, store } = await openQueue(async (input) => {
      if (fails) throw new Error("no\nroom");
      done.push(input);
    });
    const queue = queueOf();
    const settle = async () => {
      for (let minute = 0; minute < 10; minute++) {
        await queue.settle();
        time.now += 60_000;
      }
    };
    await add("a");
    await add("b");
    expect(await store.tasks.listDead(1)).toEqual([]);
    await settle();
    const dead = await store.tasks.listDead(1);
    expect(dead).toMatchObject([
      { kind: "test", subject: "a", error: "no\nroom" },
      { kind: "test", subject: "b", error: "no\nroom" },
    ]);
    const [a = 0, b = 0] = dead.map(({ id }) => id);
    expect(await store.tasks.listDead(2)).toEqual([]);
    expect([await store.tasks.resume(2, a), await store.tasks.drop(2, a)]).toEqual([false, false]);
    fails = false;
    expect([await store.tasks.resume(1, a), await store.tasks.drop(1, a), await store.tasks.drop(1, b)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(await store.tasks.claim("one", 30_000)).toMatchObject({ id: a, attempts: 1 });
    time.now += 30_000;
    await settle();
    expect(done).toEqual(["a"]);
    expect(await store.tasks.listDead(1)).toEqual([]);
  });

  test.each([
    [19, 1, []],
    [20, 0, ["gave up a", "task failed"]],
  ])("whose process ended %i times are tried %i times more", async (ends, more, reports) => {
    let tries = 0;
    const { add, queueOf, time, log, store } = await openQueue(async () => {
      tries++;
    });
    await add("a");
    for (let end = 0; end < ends; end++) {
      expect(await store.tasks.claim("a process that ends", 30_000)).toBeDefined();
      time.now += 30_000;
    }
    await queueOf().settle();
    expect(tries).toBe(more);
    expect(log).toEqual(reports);
  });

  test("that fail are tried five times, however often their process ended before", async () => {
    let tries = 0;
    const { add, queueOf, time, log, store } = await openQueue(async () => {
      tries++;
      throw new Error("no");
    });
    await add("a");
    for (let end = 0; end < 8; end++) {
      await store.tasks.claim("a process that ends", 30_000);
      time.now += 30_000;
    }
    const queue = queueOf();
    for (let minute = 0; minute < 10; minute++) {
      await queue.settle();
      time.now += 60_000;
    }
    expect(tries).toBe(5);
    expect(log).toEqual(["gave up a", "task failed"]);
  });

  test("of one subject wait for each other, also while one waits for its next try", async () => {
    const done: string[] = [];
    let fails = true;
    const { add, queueOf, time } = await openQueue(async (input) => {
      if (input === "a" && fails) throw new Error("no");
      done.push(input);
    });
    await add("a", "memory:1");
    await add("b", "memory:1");
    await add("c", "memory:2");
    const queue = queueOf();
    await queue.settle();
    expect(done).toEqual(["c"]);
    fails = false;
    time.now += 60_000;
    await queue.settle();
    expect(done).toEqual(["c", "a", "b"]);
  });

  test("that wait for one of their subject keep no other one waiting, however many they are", async () => {
    const { add, store } = await openQueue(async () => {});
    for (let count = 0; count < 40; count++) await add(`a ${count}`, "memory:1");
    await add("b", "memory:2");
    const claim = async () => (await store.tasks.claim("one", 30_000))?.input;
    expect([await claim(), await claim(), await claim()]).toEqual(["a 0", "b", undefined]);
  });

  test("of the organization that waits longest are next, unless that has to wait", async () => {
    const { add, store, time } = await openQueue(async () => {});
    for (const organization of [3, 1, 2]) {
      await add(`of ${organization}`, "a", organization);
      time.now++;
    }
    const claim = async (...notOf: number[]) => (await store.tasks.claim("one", 30_000, notOf))?.input;
    expect([await claim(3), await claim(), await claim(2), await claim()]).toEqual(["of 1", "of 3", undefined, "of 2"]);
  });

  test("of a process that crashed are another's after the lease", async () => {
    const done: string[] = [];
    const { add, store, queueOf, time } = await openQueue(async (input) => {
      done.push(input);
    });
    await add("a");
    await store.tasks.claim("crashed", 30_000);
    await queueOf().settle();
    expect(done).toEqual([]);
    time.now += 30_000;
    await queueOf().settle();
    expect(done).toEqual(["a"]);
  });

  test("that run longer than their lease stay their process's", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const used: unknown[] = [];
    const { add, store, queueOf, time } = await openQueue(async () => {
      for (let beat = 0; beat < 6; beat++) {
        time.now += 10_000;
        const kept = vi.spyOn(store.tasks, "keep");
        vi.advanceTimersByTime(10_000);
        await kept.mock.results[0]?.value;
        kept.mockRestore();
        used.push(await store.tasks.claim("another", 30_000));
      }
    });
    await add("a");
    await queueOf().settle();
    expect(used).toEqual(Array(6).fill(undefined));
  });

  test("end with what they write, and not at all when they were lost meanwhile", async () => {
    const { add, store, queueOf, time } = await openQueue(async (_, { finish }) => {
      time.now += 30_000;
      await store.tasks.claim("another", 30_000);
      await finish(async (tx) => {
        await tx.accounts.createOrganization("Never", "business");
      });
    });
    await add("a");
    await queueOf().settle();
    expect(await store.accounts.findOrganization("Never")).toBeUndefined();
  });

  test("that were lost meanwhile are not given up, for another process is at work on them", async () => {
    const { add, store, queueOf, time, log } = await openQueue(async (_, { isLastAttempt }) => {
      if (isLastAttempt) {
        time.now += 30_000;
        await store.tasks.claim("another", 30_000);
      }
      throw new Error("no");
    });
    await add("a");
    const queue = queueOf();
    for (let tries = 0; tries < 5; tries++) {
      await queue.settle();
      time.now += 20_000;
    }
    expect(log).toEqual([]);
    expect(await store.backlog.tasks()).toMatchObject([{ count: 1 }]);
  });

  test("whose lease ran out while the machine slept are not begun twice by the process that runs them", async () => {
    const begun: string[] = [];
    const awake = Promise.withResolvers<void>();
    const ran = Promise.withResolvers<void>();
    const { add, store, queueOf, time } = await openQueue(async (input) => {
      begun.push(input);
      await (input === "a" ? awake.promise : ran.resolve());
    });
    const queue = queueOf();
    queue.start();
    await add("a");
    await expect.poll(() => begun).toEqual(["a"]);
    time.now += 40_000;
    await add("b");
    await ran.promise;
    expect(begun).toEqual(["a", "b"]);
    expect(await store.tasks.claim("another", 30_000)).toBeUndefined();
    awake.resolve();
    await queue.stop();
    expect(await store.backlog.tasks()).toEqual([]);
  });

  test("run by themselves once the queue is started", async () => {
    const ran = Promise.withResolvers<string>();
    const { add, queueOf } = await openQueue(async (input) => ran.resolve(input));
    const queue = queueOf();
    queue.start();
    await add("a");
    expect(await ran.promise).toBe("a");
    await queue.stop();
  });

  test("of an organization wait for no other one's, however many those are and however long they take", async () => {
    const done = Promise.withResolvers<void>();
    const { add, queueOf, store } = await openQueue(async (input, { signal }) => {
      if (input === "short") return done.resolve();
      await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    });
    for (let count = 0; count < 20; count++) await add(`long ${count}`);
    await add("short", "short", 2);
    const queue = queueOf();
    queue.start();
    await done.promise;
    await queue.stop();
    expect(await store.tasks.claim("another", 1000)).toMatchObject({ input: "long 0", attempts: 1 });
  });

  test("that are claimed while the queue stops are released before it has stopped", async () => {
    const { add, queueOf, store } = await openQueue(async () => {
      throw new Error("It was stopped.");
    });
    await add("a");
    const claim = store.tasks.claim.bind(store.tasks);
    const [request, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const spy = vi.spyOn(store.tasks, "claim").mockImplementation(async (...of) => {
      request.resolve();
      await goOn.promise;
      return claim(...of);
    });
    const queue = queueOf();
    queue.start();
    await request.promise;
    const stopped = queue.stop();
    goOn.resolve();
    await stopped;
    spy.mockRestore();
    expect(await store.tasks.claim("another", 1000)).toMatchObject({ input: "a", attempts: 1 });
  });

  test("of organizations take turns", async () => {
    const done: string[] = [];
    const all = Promise.withResolvers<void>();
    const { add, queueOf } = await openQueue(async (input) => {
      if (done.push(input) === 9) all.resolve();
    });
    for (const organizationId of [1, 2, 3]) {
      for (const count of [1, 2, 3]) await add(`${organizationId}.${count}`, undefined, organizationId);
    }
    const queue = queueOf({ concurrency: 1 });
    queue.start();
    await all.promise;
    await queue.stop();
    expect(done).toEqual(["1.1", "2.1", "3.1", "1.2", "2.2", "3.2", "1.3", "2.3", "3.3"]);
  });
});
