#!/usr/bin/env node
import { runCommandLine } from "@openparlance/server/program";

await runCommandLine(async (file) => {
  const { runCaseFile } = await import("./run-case-file.ts");
  return runCaseFile(file);
});
