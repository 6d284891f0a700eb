import { describe, expect, test } from "vitest";
import { QueueFullError } from "../core/fair-queue.ts";
import { readAhead, toStream } from "./read.ts";
import { Spool } from "./spool.ts";

const encoder = new TextEncoder();

/** Parts that can't be compressed much, and how many of them were taken. */
function randomParts(count: number, size = 65_536) {
  const result = { count: 0 };
  const parts = async function* () {
    for (; result.count < count; result.count++) yield crypto.getRandomValues(new Uint8Array(size));
  };
  return { used: result, parts: parts() };
}

async function* repeatChunk(text: string, times: number) {
  for (let at = 0; at < times; at++) yield encoder.encode(text);
}

const textOf = async (parts: AsyncGenerator<Uint8Array>) => await new Response(toStream(parts)).text();

describe("a spool", () => {
  test("gives back what it holds, and holds it in less room", async () => {
    const spool = new Spool();
    const reserved = await spool.hold(1, repeatChunk('{"check":"numbers"},', 10_000), { size: 1 });
    expect(spool.bytes).toBeLessThan(2000);
    expect(await textOf(reserved.read())).toBe('{"check":"numbers"},'.repeat(10_000));
    expect(spool.bytes).toBe(0);
  });

  test("lets go of bytes as they are read, and of the rest when it is released", async () => {
    const spool = new Spool();
    const reserved = await spool.hold(1, randomParts(64).parts, { size: 1 });
    const before = spool.bytes;
    expect(before).toBeGreaterThan(64 * 65_536);
    const reading = reserved.read();
    for (let read = 0; read < 8 * 65_536; ) read += (await reading.next()).value?.length ?? 0;
    expect(spool.bytes).toBeLessThan(before - 7 * 65_536);
    expect(spool.bytes).toBeGreaterThan(before / 2);
    await reading.return(undefined);
    reserved.release();
    expect(spool.bytes).toBe(0);
  });

  test("refuses an owner's bytes beyond a bound, and any beyond another, and makes no more of them", async () => {
    const spool = new Spool({ maxOwnerBytes: 300_000, maxBytes: 500_000 });
    const { used: result, parts } = randomParts(1000);
    await expect(spool.hold(1, parts, { size: 1 })).rejects.toThrow(QueueFullError);
    expect(result.count).toBeLessThan(20);
    expect(spool.bytes).toBe(0);
    const first = await spool.hold(1, randomParts(4).parts, { size: 1 });
    await expect(spool.hold(2, randomParts(4).parts, { size: 1 })).rejects.toThrow(QueueFullError);
    first.release();
    await expect(spool.hold(2, randomParts(4).parts, { size: 1 })).resolves.toBeDefined();
  });

  test("makes one owner's parts one after the other, while others have theirs made", async () => {
    const spool = new Spool();
    const gate = Promise.withResolvers<void>();
    const created: string[] = [];
    const named = async function* (name: string, until?: Promise<void>) {
      await until;
      created.push(name);
      yield encoder.encode(name);
    };
    const all = [
      spool.hold(1, named("large", gate.promise), { size: 10 }),
      spool.hold(1, named("as large"), { size: 10 }),
      spool.hold(2, named("another owner's"), { size: 10 }),
    ];
    await all[2];
    expect(created).toEqual(["another owner's"]);
    gate.resolve();
    await Promise.all(all);
    expect(created.toSorted()).toEqual(["another owner's", "as large", "large"]);
    expect(created.indexOf("large")).toBeLessThan(created.indexOf("as large"));
  });

  test("holds nothing of parts that fail", async () => {
    const spool = new Spool();
    const failing = async function* () {
      yield* randomParts(4).parts;
      throw new Error("The client is gone.");
    };
    await expect(spool.hold(1, failing(), { size: 1 })).rejects.toThrow("The client is gone.");
    expect(spool.bytes).toBe(0);
  });
});

test("a reader who leaves in the first bytes of a response ends what makes the rest", async () => {
  let hasEnded = false;
  const parts = async function* () {
    try {
      yield* randomParts(100).parts;
    } finally {
      hasEnded = true;
    }
  };
  const body = (await readAhead(parts())) as ReadableStream<Uint8Array>;
  await body.cancel();
  expect(hasEnded).toBe(true);
});
