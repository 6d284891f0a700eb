import { getPriority } from "node:os";
import { expect, test, vi } from "vitest";
import { runAfterResponses, runFirst, runLast } from "./priority.ts";

test.each([runFirst, runAfterResponses, runLast])(
  "a thread works where a filter of system calls forbids another priority: $name",
  (run) => {
    const refuse = () => {
      throw new Error("A system error occurred: uv_os_setpriority returned EPERM (operation not permitted)");
    };
    expect(() => run(refuse)).not.toThrow();
  },
);

test.runIf(process.platform === "linux" && getPriority() === 0)(
  "the thread that responds runs before others, and threads that it starts don't",
  () => {
    const set = vi.fn<(priority: number) => void>();
    for (const run of [runFirst, runAfterResponses, runLast]) run(set as never);
    expect(set.mock.calls).toEqual([[-10], [0], [10]]);
  },
);
