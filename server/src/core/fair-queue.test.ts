import { runInTurns, type WorkOptions } from "@openparlance/engine";
import { expect, test } from "vitest";
import { FairQueue, type FairQueueOptions, QueueFullError } from "./fair-queue.ts";

/** Work that notes each of its slices and pauses between them. */
function createSlicedWork(queue: FairQueue<string>, done: string[]) {
  return (owner: string, name: string, slices: number, options: WorkOptions = {}) =>
    queue.run(
      owner,
      async (turn) => {
        for (let slice = 1; slice <= slices; slice++) {
          done.push(name);
          if (slice < slices) await turn.pause();
        }
        return name;
      },
      options,
    );
}

/** A queue whose work takes no time, so that owners take turns. */
const timelessQueue = (options: FairQueueOptions = {}) => new FairQueue<string>({ now: () => 0, ...options });

test("owners take turns, however much one of them has waiting", async () => {
  const done: string[] = [];
  const run = createSlicedWork(timelessQueue(), done);
  const all = ["a1", "a2", "a3", "a4"].map((name) => run("a", name, 1));
  await Promise.all([...all, run("b", "b1", 1), run("c", "c1", 1)]);
  expect(done).toEqual(["a1", "a2", "b1", "c1", "a3", "a4"]);
});

test("long work lets others in at its pauses", async () => {
  const done: string[] = [];
  const run = createSlicedWork(timelessQueue(), done);
  const long = run("a", "long", 4);
  const short = run("b", "short", 1);
  expect(await Promise.race([long, short])).toBe("short");
  await long;
  expect(done).toEqual(["long", "short", "long", "long", "long"]);
});

test("short work of the same owner passes long work too", async () => {
  const done: string[] = [];
  const run = createSlicedWork(timelessQueue(), done);
  await Promise.all([run("a", "long", 3), run("a", "short", 1)]);
  expect(done).toEqual(["long", "short", "long", "long"]);
});

test("of one owner's waiting work the smallest runs first, then the oldest", async () => {
  const done: string[] = [];
  const run = createSlicedWork(timelessQueue(), done);
  await Promise.all([
    run("a", "first", 1),
    run("a", "large", 1, { size: 9 }),
    run("a", "small", 1, { size: 1 }),
    run("a", "small too", 1, { size: 1 }),
  ]);
  expect(done).toEqual(["first", "small", "small too", "large"]);
});

test("of one owner's work that takes memory one piece is half done at a time, besides what is far smaller", async () => {
  const queue = timelessQueue();
  const [begun, ended] = [new Set<number>(), [] as number[]];
  let max = 0;
  const run = (owner: string, at: number, slices: number, size: number) =>
    queue.run(
      owner,
      async (turn) => {
        begun.add(at);
        max = Math.max(max, begun.size);
        for (let slice = 1; slice < slices; slice++) await turn.pause();
        begun.delete(at);
        ended.push(at);
      },
      { size, takesMemory: true },
    );
  const all = Array.from({ length: 20 }, (_, at) => run("a", at, 5, at % 2 === 0 ? 5 : 4));
  const small = run("a", 100, 1, 1);
  const other = run("b", 200, 1, 5);
  await Promise.all([small, other]);
  expect(ended).toEqual(expect.arrayContaining([100, 200]));
  expect(ended.length).toBeLessThan(5);
  await Promise.all(all);
  expect(ended).toHaveLength(22);
  expect(max).toBeLessThanOrEqual(3);
});

test("of all owners' work that takes memory, none begins at the limit, and small work never waits for it", async () => {
  const queue = timelessQueue({ maxBegunSize: 10 });
  const ended: string[] = [];
  let [begunSize, max] = [0, 0];
  const run = (owner: string, size: number, slices: number) =>
    queue.run(
      owner,
      async (turn) => {
        if (size > 0) expect(begunSize).toBeLessThan(10);
        begunSize += size;
        max = Math.max(max, begunSize);
        for (let slice = 1; slice < slices; slice++) await turn.pause();
        begunSize -= size;
        ended.push(owner);
      },
      { size, takesMemory: true },
    );
  const all = ["a", "b", "c", "d", "e"].map((owner) => run(owner, 4, 9));
  await Promise.all([run("f", 0, 2), ...all]);
  expect(ended[0]).toBe("f");
  expect(ended).toHaveLength(6);
  expect(max).toBe(12);
});

test("large work begins although smaller work of many owners is always half done", async () => {
  const queue = timelessQueue({ maxBegunSize: 10 });
  let [count, hasEnded] = [0, false];
  const run = (owner: string, size: number) =>
    queue.run(owner, (turn) => turn.pause().then(turn.pause), { size, takesMemory: true });
  const repeat = async (owner: string) => {
    for (; !hasEnded && count < 1000; count++) await run(owner, 1);
  };
  const all = Array.from({ length: 20 }, (_, owner) => repeat(String(owner)));
  await run("large", 20);
  hasEnded = true;
  await Promise.all(all);
  expect(count).toBeLessThan(100);
});

test("work that was begun in an earlier run continues before its owner's other work begins", async () => {
  const done: string[] = [];
  const run = createSlicedWork(timelessQueue(), done);
  const input = { size: 1, takesMemory: true };
  const begun = run("a", "begun", 3, input);
  const rest = [run("a", "new", 1, input), run("a", "left", 2, { ...input, hasBegun: true })];
  await Promise.all([begun, ...rest]);
  expect(done).toEqual(["begun", "left", "begun", "left", "begun", "new"]);
});

test("work that takes no memory, such as a merge, never keeps the rest waiting until it is done", async () => {
  const queue = timelessQueue();
  const ended: string[] = [];
  const run = (name: string, slices: number, takesMemory = false) =>
    queue.run(
      "a",
      async (turn) => {
        for (let slice = 1; slice < slices; slice++) await turn.pause();
        ended.push(name);
      },
      { takesMemory },
    );
  const merges = [run("merge", 50), run("merge", 50), run("merge", 50)];
  await Promise.all([...merges, run("query", 1), run("text", 2, true), run("another text", 2, true)]);
  expect(ended.slice(0, 3)).toEqual(["query", "text", "another text"]);
});

test("as many pieces of work run at once as there are slots", async () => {
  const queue = timelessQueue({ slots: 2 });
  let running = 0;
  let max = 0;
  const work = async () => {
    max = Math.max(max, ++running);
    await Promise.resolve();
    running--;
  };
  await Promise.all(Array.from({ length: 6 }, (_, at) => queue.run(`owner ${at % 3}`, work)));
  expect(max).toBe(2);
  expect(queue.waitingCount).toBe(0);
});

test("waiting work is dropped at once when it is aborted", async () => {
  const done: string[] = [];
  const queue = timelessQueue();
  const run = createSlicedWork(queue, done);
  const leaving = new AbortController();
  const long = run("a", "long", 2);
  const dropped = run("b", "dropped", 1, { signal: leaving.signal });
  leaving.abort();
  await expect(dropped).rejects.toThrow("aborted");
  expect(queue.waitingCount).toBe(0);
  await long;
  expect(done).toEqual(["long", "long"]);
});

test("running work ends at its next pause when it is aborted, and the next one starts", async () => {
  const done: string[] = [];
  const run = createSlicedWork(timelessQueue({ yieldToEvents: async () => leaving.abort() }), done);
  const leaving = new AbortController();
  const stopped = run("a", "stopped", 5, { signal: leaving.signal });
  const other = run("b", "other", 1);
  await expect(stopped).rejects.toThrow("aborted");
  await other;
  expect(done).toEqual(["stopped", "other"]);
});

test("work that is aborted before it begins never runs", async () => {
  const done: string[] = [];
  const run = createSlicedWork(timelessQueue(), done);
  await expect(run("a", "never", 1, { signal: AbortSignal.abort() })).rejects.toThrow("aborted");
  expect(done).toEqual([]);
});

test("an owner with too much waiting is refused, others are not", async () => {
  const done: string[] = [];
  const run = createSlicedWork(timelessQueue({ maxPerOwner: 2 }), done);
  const admitted = [run("a", "a1", 3), run("a", "a2", 1)];
  await expect(run("a", "a3", 1)).rejects.toBeInstanceOf(QueueFullError);
  await run("b", "b1", 1);
  await Promise.all(admitted);
  await run("a", "a4", 1);
  expect(done.at(-1)).toBe("a4");
});

test("work that fails frees its slot", async () => {
  const queue = timelessQueue();
  const failing = queue.run("a", () => {
    throw new Error("failed");
  });
  const next = queue.run("a", () => "next");
  await expect(failing).rejects.toThrow("failed");
  expect(await next).toBe("next");
});

test("a turn is over after its time, and what came in meanwhile is seen before the next one", async () => {
  let now = 0;
  const seen: string[] = [];
  const queue = new FairQueue<string>({
    sliceMs: 10,
    now: () => now,
    yieldToEvents: async () => {
      seen.push("messages");
    },
  });
  function* work() {
    for (let step = 1; step <= 5; step++) {
      now += 4;
      seen.push(`step ${step}`);
      yield;
    }
    return "done";
  }
  expect(await queue.run("a", (turn) => runInTurns(work(), turn))).toBe("done");
  expect(seen).toEqual(["step 1", "step 2", "step 3", "messages", "step 4", "step 5", "messages"]);
});

test("with several slots, too, an owner has one piece half done that takes memory, and others use the slots", async () => {
  const queue = new FairQueue({ slots: 3 });
  const gate = Promise.withResolvers<void>();
  const begun: string[] = [];
  const run = (owner: number, name: string) =>
    queue.run(
      owner,
      async () => {
        begun.push(name);
        await gate.promise;
      },
      { size: 4, takesMemory: true },
    );
  const all = [run(1, "first"), run(1, "second"), run(2, "another's"), run(1, "third"), run(2, "another's second")];
  await Promise.resolve();
  await Promise.resolve();
  expect(begun).toEqual(["first", "another's"]);
  gate.resolve();
  await Promise.all(all);
  expect(begun).toHaveLength(5);
});

test("an owner that used the thread less than others goes before all of them", async () => {
  let now = 0;
  const done: string[] = [];
  const queue = timelessQueue({ now: () => now });
  const run = (owner: string, ms: number) =>
    queue.run(owner, () => {
      done.push(owner);
      now += ms;
    });
  const busy = ["a", "b", "c"];
  const first = [...busy, "d"].map((owner) => run(owner, owner === "d" ? 1 : 50));
  const second = busy.map((owner) => run(owner, 50));
  await Promise.all([...first, run("d", 1), run("d", 1), ...second]);
  expect(done).toEqual(["a", "b", "c", "d", "d", "d", ...busy]);
});
