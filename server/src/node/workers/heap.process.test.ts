import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

const heap = new URL("./heap.ts", import.meta.url).href;

/**
 * Megabytes of a thread's young objects: the median while it creates and drops many. A busy machine collects some of
 * them late.
 */
const youngest = `
  const sizes = [];
  for (let round = 0, kept = []; round < 1_000_000; round++) {
    kept.push({ round, text: "text " + round });
    if (kept.length > 200_000) kept = [];
    if (round % 10_000 > 0) continue;
    const { space_size } = v8.getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space");
    sizes.push(space_size / 2 ** 20);
  }
  const most = sizes.sort((a, b) => a - b)[sizes.length / 2];
`;

/** The max megabytes of a thread's old objects, while it repeatedly replaces 30 MB of them. */
const oldest = `
  let most = 0;
  for (let round = 0, kept = []; round < 2_000_000; round++) {
    kept[round % 200_000] = { round, text: "text " + round, list: [round, round + 1] };
    if (round % 10_000 > 0) continue;
    const { space_used_size } = v8.getHeapSpaceStatistics().find(({ space_name }) => space_name === "old_space");
    most = Math.max(most, space_used_size / 2 ** 20);
  }
`;

const runInOwnProcess = (program: string): number =>
  Number(execFileSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" }));

const set = `import v8 from "node:v8"; import { keepHeapsSmall } from "${heap}"; keepHeapsSmall();`;

test("the main thread's heap stays small", () => {
  expect(runInOwnProcess(`${set} ${youngest} console.log(most)`)).toBeLessThan(20);
});

/** Runs a program in a thread that starts later. */
function runInThread(program: string): number {
  const thread = `import v8 from "node:v8"; import { parentPort } from "node:worker_threads"; ${program}
    parentPort.postMessage(most);`;
  return runInOwnProcess(`${set} import { Worker } from "node:worker_threads";
    new Worker(${JSON.stringify(thread)}, { eval: true }).on("message", (most) => console.log(most));`);
}

test("so does the heap of a thread that starts later", () => {
  expect(runInThread(youngest)).toBeLessThan(20);
});

test("old objects are collected before they take twice what is left of them", () => {
  expect(runInThread(oldest)).toBeLessThan(65);
});

/** Megabytes of buffers at most, while a gigabyte of them is made and dropped. */
const buffered = `
  let most = 0;
  for (let round = 0; round < 16_000; round++) {
    Buffer.allocUnsafeSlow(65_536);
    if (round % 50 > 0) continue;
    await new Promise(setImmediate);
    most = Math.max(most, process.memoryUsage().arrayBuffers / 2 ** 20);
  }
`;

test("dropped buffers are collected before they take much memory", () => {
  expect(runInOwnProcess(`${set} ${buffered} console.log(most)`)).toBeLessThan(50);
  expect(runInThread(buffered)).toBeLessThan(50);
});

test("the memory that was left the last time counts as garbage once it is dropped", () => {
  const dropped = `
    import { collectGarbage, usedBytes } from "${heap}";
    const before = usedBytes();
    const buffers = new Map();
    const hold = (name) => void buffers.set(name, new Uint8Array(64 * 2 ** 20).fill(1));
    hold("kept");
    hold("dropped");
    buffers.delete("dropped");
    collectGarbage();
    const keptBytes = usedBytes() - before;
    buffers.clear();
    collectGarbage(keptBytes);
    const most = (usedBytes() - before) / 2 ** 20;
  `;
  expect(runInThread(dropped)).toBeLessThan(20);
});

test("a text in which a pattern was found last is garbage once it is dropped", () => {
  const searched = `
    import { collectGarbage, usedBytes } from "${heap}";
    const before = usedBytes();
    const search = () => /^a/.exec(new TextDecoder().decode(new Uint8Array(64 * 2 ** 20).fill(97)));
    search();
    collectGarbage();
    const most = (usedBytes() - before) / 2 ** 20;
  `;
  expect(runInThread(searched)).toBeLessThan(20);
});

test("a thread's dropped memory is collected when that is requested", () => {
  const dropped = `
    import { collectGarbage } from "${heap}";
    let kept = Array.from({ length: 500_000 }, (_, at) => ({ at, text: "text " + at }));
    kept = undefined;
    collectGarbage();
    const most = v8.getHeapStatistics().used_heap_size / 2 ** 20;
  `;
  expect(runInThread(dropped)).toBeLessThan(20);
});

test("pages that are nearly empty after a collection of V8 are freed, from the requested number of bytes on", () => {
  const freed = `
    import { runInNewContext } from "node:vm";
    import { collectGarbage } from "${heap}";
    const pages = () => v8.getHeapStatistics().total_physical_size / 2 ** 20;
    collectGarbage(0, 0);
    const before = pages();
    let kept = Array.from({ length: 300_000 }, (_, at) => ({ at, text: "text " + at }));
    kept = kept.filter(({ at }) => at % 500 === 0);
    v8.setFlagsFromString("--expose-gc");
    runInNewContext("gc")();
    collectGarbage();
    const keptPages = pages() - before;
    collectGarbage(0, 8 * 2 ** 20);
    const most = (pages() - before) / keptPages;
  `;
  expect(runInThread(freed)).toBeLessThan(0.5);
});

test("memory that was collected is the system's again at once", () => {
  const dropped = `
    import { collectGarbage } from "${heap}";
    let kept = Array.from({ length: 2_000_000 }, (_, at) => ({ at, text: "text " + at }));
    const before = process.memoryUsage.rss();
    kept = undefined;
    collectGarbage();
    const most = (process.memoryUsage.rss() - before) / 2 ** 20;
  `;
  expect(runInThread(dropped)).toBeLessThan(-80);
});
