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
      "a process stays alive until an idle thread has ended",
      `thread.request("save", []).then(() => thread.end()).then(() => console.log("ended"));`,
      "ended\n",
    ],
    [
      "a process stays alive until a thread with a pending response has ended",
      `thread.request("hang", []).catch(() => {});
thread.request("save", []).then(() => thread.end()).then(() => console.log("ended"));`,
      "ended\n",
    ],
    [
      "young objects may take 6 MB in a program whose heap is limited to 512 MB of old ones",
      `const program = new URL("./worker.mjs", import.meta.url);
new RpcThread({ program, maxHeapMegabytes: 512 }).request("heapMegabytes", []).then(console.log);`,
      "518\n",
    ],
  ])("%s", async (_, work, output) => {
    const folder = await mkdtemp(join(tmpdir(), "rpc-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const program = `
import { RpcThread } from ${here("./rpc-thread.ts")};
const thread = new RpcThread({ program: new URL("./worker.mjs", import.meta.url), ${options} });
${work}`;
    await writeFile(join(folder, "worker.mjs"), worker);
    await writeFile(join(folder, "program.mjs"), program);
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, "program.mjs")]);
    expect(stdout).toBe(output);
  }),
);
