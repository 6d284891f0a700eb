import { spawn } from "node:child_process";
import { once } from "node:events";
import { open, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findRequestTool } from "../../../scripts/request-tools.mjs";

export interface ToolRun {
  /** Names of sent requests, in order. */
  sentNames: string[];
  passedCount: number;
  /** Failed assertions and requests, with the name of the request. */
  failures: string[];
  /** Whether the tool reports success, such as by its exit code. */
  isSuccess: boolean;
}

interface Target {
  origin: string;
  key: string;
}

/** Postman's own runner. Both variables are set on the command line. */
export async function runNewman(
  folder: string,
  file: string,
  { origin, key }: Target,
  options: string[] = [],
): Promise<ToolRun> {
  const report = join(folder, "newman.json");
  const { isSuccess } = await runTool(
    [
      findRequestTool("newman"),
      "run",
      file,
      ...options,
      "--env-var",
      `base_url=${origin}`,
      "--env-var",
      `api_key=${key}`,
      "--reporters",
      "json",
      "--reporter-json-export",
      report,
    ],
    folder,
  );
  const { executions, failures } = JSON.parse(await readFile(report, "utf8")).run as {
    executions: { item: { name: string }; assertions?: { error?: unknown }[] }[];
    failures: { source?: { name: string }; error: { message: string } }[];
  };
  return {
    sentNames: executions.map(({ item }) => item.name),
    passedCount: executions.flatMap(({ assertions = [] }) => assertions).filter(({ error }) => !error).length,
    failures: failures.map(({ source, error }) => `${source?.name}: ${error.message}`),
    isSuccess,
  };
}

/** A request in the reports of Bruno and httpYac, with the names of both for a test's description and success. */
interface ReportedRequest {
  name: string;
  error?: string | null;
  testResults?: { description?: string; message?: string; status: string; error?: string | { message: string } }[];
}

function summarize(requests: readonly ReportedRequest[], success: string): Omit<ToolRun, "isSuccess"> {
  const tests = requests.flatMap(({ name, testResults = [] }) => testResults.map((test) => ({ name, ...test })));
  const failed = tests.filter(({ status }) => status !== success);
  return {
    sentNames: requests.map(({ name }) => name),
    passedCount: tests.length - failed.length,
    failures: [
      ...requests.filter(({ error }) => error).map(({ name, error }) => `${name}: ${error}`),
      ...failed.map(
        ({ name, description, message, error }) =>
          `${name}: ${description ?? message}: ${typeof error === "object" ? error?.message : error}`,
      ),
    ],
  };
}

/** Bruno's own runner, in the folder of the collection. */
export async function runBruno(folder: string, { origin, key }: Target, options: string[] = []): Promise<ToolRun> {
  const report = join(folder, "..", "bruno-report.json");
  const { isSuccess } = await runTool(
    [
      findRequestTool("bru"),
      "run",
      "-r",
      "--env",
      "Local",
      "--env-var",
      `base_url=${origin}`,
      "--env-var",
      `api_key=${key}`,
      "--reporter-json",
      report,
      ...options,
    ],
    folder,
  );
  const [{ results }] = JSON.parse(await readFile(report, "utf8")) as [{ results: ReportedRequest[] }];
  return { ...summarize(results, "pass"), isSuccess };
}

const httpYac = fileURLToPath(new URL("../../../node_modules/.bin/httpyac", import.meta.url));

/** Edits the variables in the file, as the file's first lines instruct. */
export async function runHttpYac(folder: string, file: string, { origin, key }: Target): Promise<ToolRun> {
  const text = await readFile(join(folder, file), "utf8");
  const edited = text
    .replace(/^@base_url = .*$/m, `@base_url = ${origin}`)
    .replace(/^@api_key = .*$/m, `@api_key = ${key}`);
  await writeFile(join(folder, file), edited);
  const { isSuccess, output } = await runTool([httpYac, "send", file, "--all", "--json"], folder);
  const { requests } = JSON.parse(output.slice(output.indexOf("{"))) as { requests: ReportedRequest[] };
  return { ...summarize(requests, "SUCCESS"), isSuccess };
}

/** A document's steps up to the one that failed. */
export interface DocumentRun {
  failedStep: string | undefined;
  completedSteps: string[];
}

/** `redocly respect`; it warns about the schema of a body of bytes (see the test). */
export async function runRespect(
  folder: string,
  files: string[],
  { origin, key }: Target,
): Promise<Record<string, DocumentRun>> {
  const report = join(folder, "respect.json");
  await runTool(
    [
      findRequestTool("redocly"),
      "respect",
      ...files,
      "--input",
      `apiKey=${key}`,
      "--server",
      `parlance=${origin}`,
      "--severity",
      "SCHEMA_CHECK=warn",
      "--json-output",
      report,
    ],
    folder,
  );
  const { files: runs } = JSON.parse(await readFile(report, "utf8")) as {
    files: Record<
      string,
      { executedWorkflows: { status: string; executedSteps: { stepId: string; status?: string }[] }[] }
    >;
  };
  return Object.fromEntries(
    Object.entries(runs).map(([file, { executedWorkflows }]) => {
      const { status, executedSteps: steps = [] } = executedWorkflows[0] ?? {};
      // A step that polls is listed once for each try.
      const completedSteps = steps.filter((step) => step.status !== "error").map(({ stepId }) => stepId);
      return [file, { failedStep: status === "error" ? steps.at(-1)?.stepId : undefined, completedSteps }];
    }),
  );
}

/** Writes the output to a file, because a tool that exits at once loses output that is still in a pipe. */
async function runTool(args: string[], folder: string): Promise<{ isSuccess: boolean; output: string }> {
  const path = join(folder, "output.log");
  await using file = await open(path, "w");
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ["ignore", file.fd, file.fd] });
  const [code] = await once(child, "close");
  return { isSuccess: code === 0, output: await readFile(path, "utf8") };
}
