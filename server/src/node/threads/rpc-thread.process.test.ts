import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";

const here = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);

const worker = `
import { getHeapSpaceStatistics } from "node:v8";
import { serveRpc } from ${here("./serve-rpc.ts")};
serveRpc({
  save: async () => "saved",
  hang: () => new Promise(() => {}),
  async young() {
    const sizes = [];
    for (let round = 0, kept = []; round < 1_000_000; round++) {
      kept.push({ round, text: "text " + round });
      if (kept.length > 200_000) kept = [];
      if (round % 10_000 > 0) continue;
      const { space_size } = getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space");
      sizes.push(space_size / 2 ** 20);
    }
    return sizes.sort((a, b) => a - b)[sizes.length / 2];
  },
});
`;

test.each([
  [
    "a pending response keeps the process alive, and an idle thread doesn't",
    `const print = async () => console.log(await thread.request("save", []));
print().then(print);`,
    "saved\nsaved\n",
  ],
  [
    "reading the processor time of an idle thread keeps the process alive",
    `const print = async () => console.log((await thread.processorMs()) > 0);
thread.request("save", []).then(print);`,
    "true\n",
  ],
  [
    "a process stays alive until a thread with a pending response has ended",
    `thread.request("hang", []).catch(() => {});
thread.request("save", []).then(() => thread.end()).then(() => console.log("ended"));`,
    "ended\n",
  ],
  [
    "young objects take half as much in a thread whose heap is limited",
    `keepHeapsSmall();
const limited = new RpcThread({ program: new URL("./worker.mjs", import.meta.url), maxHeapMegabytes: 512 });
const young = (thread) => thread.request("young", []);
Promise.all([thread, limited].map(young)).then(([all, some]) => console.log(some <= 5, some <= 0.6 * all));`,
    "true true\n",
  ],
])("%s", async (_, work, output) => {
  const folder = await mkdtemp(join(tmpdir(), "rpc-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const program = `
import { keepHeapsSmall } from ${here("./heap.ts")};
import { RpcThread } from ${here("./rpc-thread.ts")};
const thread = new RpcThread({ program: new URL("./worker.mjs", import.meta.url) });
${work}`;
  await writeFile(join(folder, "worker.mjs"), worker);
  await writeFile(join(folder, "program.mjs"), program);
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, "program.mjs")]);
  expect(stdout).toBe(output);
});
