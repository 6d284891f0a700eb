import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type RunStep, runFolders } from "@openparlance/api";
import { describeOperations } from "@openparlance/api/described";
import type { OpenApiDocument } from "@openparlance/api/openapi";
import description from "@openparlance/api/openapi.json" with { type: "json" };
import { type ServerProcess, startServer } from "@openparlance/server/testing/processes";
import { type ArazzoDraft, completeDraft } from "@openparlance/site/arazzo";
import { buildDownloads, files } from "@openparlance/site/downloads";
import { readInputs } from "@openparlance/site/inputs";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { parse, stringify } from "yaml";
import { runBruno, runHttpYac, runNewman, runRespect, type ToolRun } from "./run-tools.ts";

const execute = promisify(execFile);

const key = "key-of-the-exports";
const home = new URL("https://docs.harbour.example/");
const summaries = new Map(
  describeOperations(description as unknown as OpenApiDocument).map(({ id, summary }) => [id, summary]),
);
/** Possible names of each step in reports. */
const steps = runFolders.flatMap(({ steps }) =>
  (steps as readonly RunStep[]).map(({ id, title, operation = "" }) =>
    [id ?? operation, title ?? summaries.get(operation)].filter((name) => name !== undefined),
  ),
);

const docs = fileURLToPath(new URL("../../../site/src/docs/", import.meta.url));
const inputs = fileURLToPath(new URL("../../../site/src/samples/inputs/", import.meta.url));

const downloads = buildDownloads(home, readInputs());

/** A folder with the downloadable exports, Bruno's unpacked. */
async function unpackExports(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "parlance-exports-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [file, content] of downloads) await write(folder, file, content);
  await execute("unzip", ["-q", files.bruno.file], { cwd: folder });
  const [collection = ""] = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  await rename(join(folder, collection), join(folder, "bruno"));
  return folder;
}

async function write(folder: string, path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
}

async function start(): Promise<ServerProcess> {
  const server = await startServer({ env: { PARLANCE_API_KEY: key } });
  onTestFinished(server.kill);
  return server;
}

/** Shared by the tests with a wrong key, whose requests change nothing. */
let refusing: Promise<ServerProcess> | undefined;
const startRefusing = () => (refusing ??= startServer({ env: { PARLANCE_API_KEY: key } }));
afterAll(async () => (await refusing)?.kill());

type Target = { origin: string; key: string };

const tools: Record<string, (folder: string, target: Target) => Promise<ToolRun>> = {
  newman: (folder, target) => runNewman(folder, files.postman.file, target),
  Bruno: (folder, target) => runBruno(join(folder, "bruno"), target),
  httpYac: (folder, target) => runHttpYac(folder, files.http.file, target),
};

test.each(Object.entries(tools))("%s runs all exported requests on an empty server", async (_, runTool) => {
  const [folder, { origin }] = await Promise.all([unpackExports(), start()]);
  const { sentNames, passedCount, failures, isSuccess } = await runTool(folder, { origin, key });
  expect(failures).toEqual([]);
  expect(isSuccess).toBe(true);
  expect(steps.filter((step) => !step.some((name) => sentNames.includes(name)))).toEqual([]);
  expect(passedCount).toBeGreaterThan(steps.length);
});

/** The same tools, but Bruno runs its scripts in the faster one of its two sandboxes, in which all requests fail. */
const failing: typeof tools = {
  ...tools,
  Bruno: (folder, target) => runBruno(join(folder, "bruno"), target, ["--sandbox", "developer"]),
};

test.each(Object.entries(failing))("%s says so when each request fails", async (_, runTool) => {
  const [folder, { origin }] = await Promise.all([unpackExports(), startRefusing()]);
  const target = { origin, key: "another-key" };
  const { sentNames, passedCount, failures, isSuccess } = await runTool(folder, target);
  expect(isSuccess).toBe(false);
  expect(sentNames.length).toBeGreaterThanOrEqual(steps.length);
  expect(failures.length).toBeGreaterThanOrEqual(steps.length);
  expect(passedCount).toBe(0);
});

test("newman says so when one response has another status than the run expects", async () => {
  const [folder, { origin }] = await Promise.all([unpackExports(), start()]);
  const path = join(folder, files.postman.file);
  const collection = await readFile(path, "utf8");
  const at = collection.indexOf("The status is 201");
  await writeFile(path, collection.slice(0, at) + collection.slice(at).replace("to.eql(201)", "to.eql(200)"));
  // Only the folder of the changed request.
  const { failures, isSuccess } = await runNewman(folder, files.postman.file, { origin, key }, ["--folder", "Files"]);
  expect(failures).toEqual([expect.stringMatching(/^Upload a file: /)]);
  expect(isSuccess).toBe(false);
});

/** Respect replaces nothing in bodies of application/octet-stream, so the guide that edits an XLIFF stops here. */
const stopsAt: Readonly<Record<string, string>> = { "guides/translate-content/verified-translation": "translate" };

test("Respect runs the steps of the guides on an empty server", async () => {
  const [folder, { origin }] = await Promise.all([unpackExports(), start()]);
  const guides = await writeGuides(folder);
  const runs = await runRespect(folder, guides, { origin, key });
  expect(Object.keys(runs).sort()).toEqual(guides.sort());
  for (const [file, { failedStep, completedSteps }] of Object.entries(runs)) {
    const stop = stopsAt[file.replace(".arazzo.yaml", "")];
    expect(failedStep, file).toBe(stop);
    expect(completedSteps.length, file).toBeGreaterThan(4);
  }
});

test("Respect says so when a step fails", async () => {
  const [folder, { origin }] = await Promise.all([unpackExports(), startRefusing()]);
  await writeGuides(folder);
  const file = "quickstart.arazzo.yaml";
  const runs = await runRespect(folder, [file], { origin, key: "another-key" });
  expect(runs[file]).toEqual({ failedStep: "create-memory", completedSteps: [] });
});

/** The documents next to the description of the same commit. @returns their paths */
async function writeGuides(folder: string): Promise<string[]> {
  const paths = globSync("**/*.arazzo.yaml", { cwd: docs });
  const site = new URL(`file://${folder}/`);
  for (const path of paths) {
    const draft = parse(await readFile(join(docs, path), "utf8")) as ArazzoDraft;
    const document = completeDraft(draft, { site, fileText: (name) => readFileSync(join(inputs, name), "utf8") });
    await write(folder, path, stringify(document, { blockQuote: "literal" }).replaceAll("file:///", "/"));
  }
  await write(folder, "openapi.yaml", readFileSync(new URL(import.meta.resolve("@openparlance/api/openapi.json"))));
  return paths.filter((path) => !path.endsWith("set-up.arazzo.yaml"));
}
