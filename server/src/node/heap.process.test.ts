import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

const heap = new URL("./heap.ts", import.meta.url).href;

/** Megabytes of a thread's young objects at most, while it makes and drops many. */
const youngest = `
  let most = 0;
  for (let round = 0, kept = []; round < 1_000_000; round++) {
    kept.push({ round, text: "text " + round });
    if (kept.length > 200_000) kept = [];
    if (round % 10_000 > 0) continue;
    const { space_size } = v8.getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space");
    most = Math.max(most, space_size / 2 ** 20);
  }
`;

const inProcess = (program: string): number =>
  Number(execFileSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" }));

const set = `import v8 from "node:v8"; import { keepHeapsSmall } from "${heap}"; keepHeapsSmall();`;

test("the main thread's heap stays small", () => {
  expect(inProcess(`${set} ${youngest} console.log(most)`)).toBeLessThan(20);
});

test("so does the heap of a thread that starts later", () => {
  const thread = `import v8 from "node:v8"; import { parentPort } from "node:worker_threads"; ${youngest}
    parentPort.postMessage(most);`;
  const program = `${set} import { Worker } from "node:worker_threads";
    new Worker(${JSON.stringify(thread)}, { eval: true }).on("message", (most) => console.log(most));`;
  expect(inProcess(program)).toBeLessThan(20);
});
