import { once } from "node:events";
import { type ResourceLimits, Worker } from "node:worker_threads";
import { expect, onTestFinished, test, vi } from "vitest";
import { keepHeapsSmall } from "./heap.ts";
import type { RpcResponse } from "./rpc-worker.ts";

/** Finished XLIFF of some megabytes, with one unit. */
function finishedFile(megabytes: number): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`<xliff version="1.2"><file source-language="en" target-language="de" original="a" datatype="plaintext">
    <header><note from="parlance">document:7</note></header><body><!--${"x".repeat(megabytes * 2 ** 20)}-->
    <trans-unit id="1"><source>One.</source><target>Eins.</target></trans-unit></body></file></xliff>`);
}

function openWorker(resourceLimits: ResourceLimits = {}) {
  keepHeapsSmall();
  const worker = new Worker(new URL("./filter-worker.ts", import.meta.url), { resourceLimits });
  onTestFinished(async () => {
    await worker.terminate();
  });
  let id = 0;
  /** The size of the worker's objects and buffers, garbage included. */
  const readMegabytes = async () => {
    const { used_heap_size, external_memory } = await worker.getHeapStatistics();
    return (used_heap_size + external_memory) / 2 ** 20;
  };
  return {
    async request<Value>(method: string, ...parameters: unknown[]): Promise<Value> {
      const moved = parameters.flatMap((each) => (each instanceof Uint8Array ? [each.buffer as ArrayBuffer] : []));
      worker.postMessage({ id: ++id, method, parameters }, moved);
      const [response] = (await once(worker, "message")) as [RpcResponse];
      if ("error" in response) throw response.error;
      return response.value as Value;
    },
    readMegabytes,
    /** The worker collects garbage once it has sent its response. */
    shrinksTo: (megabytes: number) =>
      vi.waitFor(async () => expect(await readMegabytes()).toBeLessThan(megabytes), { timeout: 20_000 }),
  };
}

test("a worker that holds finished XLIFF has its text, but not its bytes, and nothing of it once it is closed", async () => {
  const worker = openWorker();
  await worker.request("ready");
  await worker.request("finishedXliff", finishedFile(0));
  const before = await worker.readMegabytes();
  for (let round = 0; round < 3; round++) {
    const { id } = await worker.request<{ id: number }>("finishedXliff", finishedFile(64));
    await worker.request("units", id, 0);
    await worker.shrinksTo(before + 64 + 32);
    await worker.request("close", id);
    await worker.shrinksTo(before + 32);
  }
});

test("a file contains no parts of another one whose transfer stopped", async () => {
  const worker = openWorker();
  const [text, page] = [new TextEncoder().encode("One."), [expect.objectContaining({ source: "One." })]];
  await worker.request("receive", new TextEncoder().encode("Two."), 0, 9_000_000);
  const { id } = await worker.request<{ id: number }>("open", { name: "a.txt", bytes: text }, text.length);
  expect(await worker.request("page", id, 0)).toEqual(page);
});

test("a merged file returns in parts of a limited size, and isn't kept after the last one", async () => {
  const worker = openWorker();
  const bytes = new TextEncoder().encode("One.");
  const { id } = await worker.request<{ id: number }>("open", { name: "a.txt", bytes }, bytes.length);
  await worker.request("put", id, 0, ["Eins."]);
  const parts = [await worker.request("merge", id, 1, 2)];
  for (const at of [2, 4, 6]) parts.push(await worker.request("mergedPart", id, at, at + 2));
  const partOf = (text: string) => new TextEncoder().encode(text);
  expect(parts).toEqual([{ part: partOf("Ei"), size: 5, leftCount: 0 }, partOf("ns"), partOf("."), undefined]);
});

const hardFiles: readonly [name: string, text: string][] = [
  ["a.xml", `<a>${"A word. ".repeat(200_000)}</a>`],
  ["a.json", `{"a":${" ".repeat(3_000_000)}"A word."}`],
  ["a.properties", "a=\\\n".repeat(1_500_000)],
  ["a.csv", `a,"b${"\n".repeat(6_000_000)}"\n`],
  ["a.resx", `<root><data name="a"><value>a${"&lt;".repeat(1_500_000)}</value></data></root>`],
];

test.each(hardFiles)(
  "%s of a single text of many parts is read in a heap of 64 MB",
  async (name, text) => {
    const worker = openWorker({ maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 6 });
    const file = { name, bytes: new TextEncoder().encode(text), sourceLang: "en", targetLang: "de", isReadOnly: true };
    expect(await worker.request("open", file)).toHaveProperty("size");
  },
  60_000,
);
