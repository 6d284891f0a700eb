import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runCaseFile } from "./run-case-file.ts";

const jobCase = (conditions: string[]) => ({
  info: { title: "Job" },
  "x-parlance-case": 1,
  "x-parlance-version": "0.1.0",
  workflows: [
    {
      "x-parlance-clock": "2026-01-05T09:00:00Z",
      steps: [
        {
          stepId: "read",
          operationId: "getJob",
          parameters: [{ name: "jobId", in: "path", value: 57 }],
          successCriteria: conditions.map((condition) => ({ condition })),
        },
      ],
    },
  ],
});

async function runFile(text: string) {
  const folder = await mkdtemp(join(tmpdir(), "cases-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "case.json");
  await writeFile(file, text);
  const { lines, exitCode } = await runCaseFile(file);
  return { exitCode, printed: lines.join("\n").replaceAll(file, "FILE") };
}

test("a case whose responses are the same ends with 0", async () => {
  const text = JSON.stringify(jobCase(["$statusCode == 200", "$response.body#/name == 'Spring leaflets'"]));
  expect(await runFile(text)).toEqual({
    exitCode: 0,
    printed: "same     read  GET /v2/jobs/57  200\n1 step, all the same",
  });
});

test("a case with a difference ends with 1, and says where and what it is", async () => {
  const text = JSON.stringify(jobCase(["$statusCode == 200", "$response.body#/name == 'Autumn leaflets'"]));
  const { exitCode, printed } = await runFile(text);
  expect(exitCode).toBe(1);
  expect(printed.split("\n")).toEqual([
    "differs  read  GET /v2/jobs/57  200",
    '         body /name: expected "Autumn leaflets", got "Spring leaflets"',
    "1 step, 1 with differences",
  ]);
});

test("a file that can't run ends with 2 and one line", async () => {
  expect(await runFile("{}")).toEqual({ exitCode: 2, printed: "FILE isn't a Parlance case." });
});
