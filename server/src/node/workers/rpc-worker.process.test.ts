import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, onTestFinished, test } from "vitest";

const here = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);

const worker = `
import { getHeapStatistics } from "node:v8";
import { serveRpc } from ${here("./serve-rpc.ts")};
serveRpc({
  save: async () => "saved",
  hang: () => new Promise(() => {}),
  heapMegabytes: async () => getHeapStatistics().heap_size_limit / 2 ** 20,
});
`;

const kinds = { thread: "", process: "maxHeapMegabytes: 512" };

describe.each(Object.entries(kinds))("%s", (_, options) =>
  test.each([
    [
      "a pending response keeps the process alive, and an idle worker doesn't",
      `const print = async () => console.log(await worker.request("save", []));
print().then(print);`,
      "saved\nsaved\n",
    ],
    [
      "reading the processor time of an idle worker keeps the process alive",
      `const print = async () => console.log((await worker.processorMs()) > 0);
worker.request("save", []).then(print);`,
      "true\n",
    ],
    [
      "a process stays alive until an idle worker has ended",
      `worker.request("save", []).then(() => worker.end()).then(() => console.log("ended"));`,
      "ended\n",
    ],
    [
      "a process stays alive until a worker with a pending response has ended",
      `worker.request("hang", []).catch(() => {});
worker.request("save", []).then(() => worker.end()).then(() => console.log("ended"));`,
      "ended\n",
    ],
    [
      "young objects may take 6 MB in a program whose heap is limited to 512 MB of old ones",
      `const program = new URL("./worker.mjs", import.meta.url);
new RpcWorker({ program, maxHeapMegabytes: 512 }).request("heapMegabytes", []).then(console.log);`,
      "518\n",
    ],
  ])("%s", async (_, work, output) => {
    const folder = await mkdtemp(join(tmpdir(), "rpc-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const program = `
import { RpcWorker } from ${here("./rpc-worker.ts")};
const worker = new RpcWorker({ program: new URL("./worker.mjs", import.meta.url), ${options} });
${work}`;
    await writeFile(join(folder, "worker.mjs"), worker);
    await writeFile(join(folder, "program.mjs"), program);
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, "program.mjs")]);
    expect(stdout).toBe(output);
  }),
);
