import { expect, test } from "vitest";
import { prepareToRunOutOfMemory, runAfterResponses } from "./priority.ts";

test("a thread works where a filter of system calls forbids another priority", () => {
  const refuse = () => {
    throw new Error("A system error occurred: uv_os_setpriority returned EPERM (operation not permitted)");
  };
  expect(() => runAfterResponses(refuse)).not.toThrow();
});

test("a process works where the system has no settings for the end of its memory", () => {
  expect(() => prepareToRunOutOfMemory("/missing")).not.toThrow();
});
