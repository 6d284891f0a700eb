import { getPriority } from "node:os";
import { expect, onTestFinished, test } from "vitest";
import { noteStartedProcesses } from "../../../testing/started-processes.ts";
import { RpcWorker } from "./rpc-worker.ts";

test.runIf(process.platform === "linux").each(["filter", "import"])(
  "a process that reads files runs after those that respond: %s",
  async (name) => {
    const own = getPriority();
    const started = noteStartedProcesses();
    const thread = new RpcWorker({ program: new URL(`./${name}-worker.ts`, import.meta.url), maxHeapMegabytes: 64 });
    onTestFinished(() => thread.end());
    await thread.ready;
    expect(started.map(({ pid }) => getPriority(pid))).toEqual([Math.min(19, own + 10)]);
    expect(getPriority()).toBe(own);
  },
);
