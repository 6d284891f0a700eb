#!/usr/bin/env node
import { runProgram } from "@openparlance/server/program";

await runProgram(async (file) => {
  const { runCaseFile } = await import("./run-case-file.ts");
  return runCaseFile(file);
});
