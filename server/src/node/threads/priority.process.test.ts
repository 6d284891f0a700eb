import { readdirSync, readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { expect, onTestFinished, test } from "vitest";
import { RpcThread } from "./rpc-thread.ts";

/** The priorities of the threads of this process. Source: proc(5), field 19 of `stat`. */
function readPriorities(): number[] {
  const threads = readdirSync("/proc/self/task");
  return threads.map((thread) => Number(readFileSync(`/proc/self/task/${thread}/stat`, "utf8").split(" ").at(18)));
}

test.runIf(process.platform === "linux").each(["filter", "import"])(
  "a thread that reads files runs after those that respond: %s",
  async (name) => {
    const own = getPriority();
    const count = readPriorities().filter((priority) => priority > own).length;
    const thread = new RpcThread({ program: new URL(`./${name}-worker.ts`, import.meta.url) });
    onTestFinished(() => thread.end());
    await thread.ready;
    expect(readPriorities().filter((priority) => priority > own)).toHaveLength(count + 1);
    expect(getPriority()).toBe(own);
  },
);
