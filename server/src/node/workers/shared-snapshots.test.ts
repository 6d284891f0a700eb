import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openS3 } from "../../../testing/s3-double.ts";
import type { SnapshotCache } from "../../engines/snapshots.ts";
import { filesInS3 } from "../files/s3.ts";
import { snapshotsInS3 } from "../files/s3-snapshots.ts";
import { sharedSnapshots } from "./shared-snapshots.ts";
import { snapshotsIn } from "./snapshot-cache.ts";

/** Processes, each with a folder, and a bucket for all of them. */
async function openProcesses() {
  const s3 = await openS3();
  const root = await mkdtemp(join(tmpdir(), "parlance-shared-"));
  onTestFinished(async () => {
    await s3.close();
    await rm(root, { recursive: true });
  });
  const logged: unknown[] = [];
  const time = { now: 0 };
  const limits = { signal: () => new AbortController().signal };
  const open = (name: string, installation = 1) =>
    sharedSnapshots(snapshotsIn(join(root, name)), snapshotsInS3(s3.settings, installation), {
      now: () => time.now,
      log: (...line) => logged.push(line),
      limit: () => limits.signal(),
    });
  return { s3, open, root, logged, time, limits };
}

const put = async (cache: SnapshotCache, stamp: number, text: string) => {
  await cache.save(7, { stamp, changeNo: 1, pieces: [new TextEncoder().encode(text)] });
  await cache.publish?.(7);
};
const get = (cache: SnapshotCache, after?: number) =>
  cache.load(7, async (read) => new TextDecoder().decode(await read(4)), after);

test("a process's published snapshot is there for another, unless its own is as good", async () => {
  const { open, s3 } = await openProcesses();
  const [one, other] = [open("one"), open("other")];
  expect(await get(other)).toBeUndefined();
  await put(one, 3, "tide");
  expect(await get(other)).toBe("tide");
  expect(await get(other, 3)).toBeUndefined();
  await put(one, 5, "ebbs");
  expect(await get(other, 3)).toBe("ebbs");
  await put(other, 4, "late");
  expect([...s3.objects.keys()]).toEqual(["snapshots/1/7/5"]);
  expect(await get(open("third"))).toBe("ebbs");
});

test("an installation has no snapshots of another one in the same bucket, and deletes none", async () => {
  const { open } = await openProcesses();
  const [one, other] = [open("one", 1), open("other", 2)];
  await put(one, 3, "tide");
  expect([await get(other), await other.list()]).toEqual([undefined, []]);
  await put(other, 5, "ebbs");
  await other.delete(7);
  expect(await get(open("third", 1))).toBe("tide");
});

test.each([0, 33, 40])("a file of the folder with a wrong byte at %i is replaced by the bucket's", async (at) => {
  const { open, root, s3, logged } = await openProcesses();
  await put(open("one"), 3, "tide");
  const file = join(root, "one", "memory-7");
  const bytes = await readFile(file);
  await writeFile(file, bytes.with(at, 255 - (bytes[at] ?? 0)));
  expect(await get(open("one"))).toBe("tide");
  expect(await readFile(file)).toEqual(bytes);
  expect([...s3.objects.keys()]).toEqual(["snapshots/1/7/3"]);
  expect(logged).toEqual([["snapshot ignored", expect.objectContaining({ memory: 7 }), "warn"]]);
});

test("a snapshot of several parts is whole", async () => {
  const { open } = await openProcesses();
  const text = "tide".repeat(5_000_000);
  await put(open("one"), 3, text);
  const read = await open("other").load(7, (read) => read(text.length));
  expect(Buffer.compare(read ?? new Uint8Array(), Buffer.from(text))).toBe(0);
});

test("a damaged snapshot is none, and is deleted everywhere", async () => {
  const { open, s3, root } = await openProcesses();
  const [one, other] = [open("one"), open("other")];
  await put(one, 3, "tide");
  const object = s3.objects.get("snapshots/1/7/3");
  object?.bytes.writeUInt8(1, object.bytes.length - 1);
  await expect(get(other)).rejects.toThrow("It is damaged.");
  await other.delete(7);
  expect(s3.objects.size).toBe(0);
  await writeFile(join(root, "one", "memory-7"), (await readFile(join(root, "one", "memory-7"))).subarray(0, 41));
  await expect(get(one)).rejects.toThrow("It ends early.");
});

test("while the bucket is down or slow, what is in the folder is read, and the bucket is left alone for a minute", async () => {
  const { open, s3, logged, time, limits } = await openProcesses();
  const [one, other] = [open("one"), open("other")];
  await put(one, 3, "tide");
  expect(await get(other)).toBe("tide");
  await put(one, 5, "ebbs");
  s3.state.requests.length = 0;
  limits.signal = () => AbortSignal.abort(new Error("It takes too long."));
  expect(await get(other)).toBe("tide");
  limits.signal = () => new AbortController().signal;
  expect(await get(other)).toBe("tide");
  expect(s3.state.requests).toEqual([]);
  expect(logged).toHaveLength(1);
  time.now += 60_000;
  expect(await get(other)).toBe("ebbs");
});

test("a bucket that was too slow for a query is read before a memory is learned", async () => {
  const { open, time, limits } = await openProcesses();
  const [one, other] = [open("one"), open("other")];
  await put(one, 3, "tide");
  limits.signal = () => AbortSignal.abort(new Error("It takes too long."));
  expect(await get(other)).toBeUndefined();
  expect(await get(other, 2)).toBeUndefined();
  limits.signal = () => new AbortController().signal;
  expect(await get(other, 2)).toBeUndefined();
  time.now += 60_000;
  limits.signal = () => AbortSignal.abort(new Error("It takes too long."));
  expect(await get(other)).toBeUndefined();
  limits.signal = () => new AbortController().signal;
  expect(await get(other, 2)).toBe("tide");
});

test("a snapshot that could not be published is published with the next save", async () => {
  const { open, s3, logged, limits } = await openProcesses();
  const one = open("one");
  limits.signal = () => AbortSignal.abort(new Error("It takes too long."));
  await put(one, 3, "tide");
  expect([s3.objects.size, logged.length]).toEqual([0, 1]);
  limits.signal = () => new AbortController().signal;
  await one.publish?.(7);
  expect([...s3.objects.keys()]).toEqual(["snapshots/1/7/3"]);
});

test("a published snapshot is not looked for in the bucket again", async () => {
  const { open, s3 } = await openProcesses();
  const one = open("one");
  await put(one, 3, "tide");
  s3.state.requests.length = 0;
  await put(one, 3, "ebbs");
  expect(s3.state.requests).toEqual([]);
});

test("the sweeper of files leaves snapshots alone", async () => {
  const { open, s3 } = await openProcesses();
  const one = open("one");
  await put(one, 3, "tide");
  expect(await one.list()).toEqual([7]);
  await filesInS3(s3.settings).sweep(Date.now() + 1e9, async (names) => names);
  expect([...s3.objects.keys()]).toEqual(["snapshots/1/7/3"]);
});
