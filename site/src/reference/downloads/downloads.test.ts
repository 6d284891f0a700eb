import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RunStep, runFolders, operations as table } from "@openparlance/api";
import { cli, send, store } from "httpyac";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { site } from "../../config.ts";
import { type RenderedOperation, reference } from "../../model/index.ts";
import { collectHeaders } from "../../model/samples/address.ts";
import { type Recorded, startRecorder } from "../../model/samples/testing/recorder.ts";
import { readInputs } from "../../samples/read-inputs.ts";
import { buildCollection } from "./collection.ts";
import { buildDownloads, files } from "./index.ts";
import { type Imported, readBruno, readInsomnia, readPostman } from "./testing/readers.ts";

const home = new URL("https://docs.example/base/");
const inputs = readInputs();
const written = buildDownloads(home, inputs);
const text = (file: string) => String(written.get(file));
const zip = written.get(files.bruno.file) as Uint8Array;

const described = Object.values(table)
  .map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  .sort();
const steps = runFolders.flatMap(({ name: folder, steps }) =>
  (steps as readonly RunStep[]).map((step) => ({ folder, step })),
);
const operations = reference.tags.flatMap((tag) => tag.operations);
const summaryOf = ({ title, operation }: RunStep) => title ?? operations.find(({ id }) => id === operation)?.summary;

const recorder = await startRecorder();
const { variables } = buildCollection(reference, home, {});
const values = {
  ...variables,
  base_url: recorder.origin,
  api_key: "hs-key-1",
  upload_url: `${recorder.origin}/upload`,
  part_url: `${recorder.origin}/part`,
};

const postman = readPostman(text(files.postman.file), values);
const bruno = readBruno(zip, values);
const insomnia = readInsomnia(text(files.insomnia.file), values);

let folder: string;
let empty: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "uploads-"));
  empty = await mkdtemp(join(tmpdir(), "empty-"));
  for (const [path, content] of bruno.files) if (!path.includes("/")) await writeFile(join(folder, path), content);
});

afterAll(async () => {
  await recorder.stop();
  await Promise.all([folder, empty].map((each) => rm(each, { recursive: true })));
});

test("a request that waits checks the ID of the object that it waits for", () => {
  const waiting = buildCollection(reference, home, {}).folders.flatMap(({ steps }) =>
    steps.filter(({ until }) => until),
  );
  expect(waiting.length).toBeGreaterThan(4);
  for (const { id, until, checks } of waiting) {
    const object = /^(?:.*\/\d+)?(?=\/)/.exec(until?.at ?? "")?.[0];
    expect(
      checks.map(({ pointer }) => pointer),
      id,
    ).toContain(`${object}/id`);
  }
});

test("an optional parameter that a request sends isn't disabled in it, too", () => {
  const steps = buildCollection(reference, home, {}).folders.flatMap((folder) => folder.steps);
  for (const { id, request } of steps) {
    const sent = new Set(request.query.map(([name]) => name));
    expect(
      request.unsentOptions.filter(({ location, name }) => location === "query" && sent.has(name)),
      id,
    ).toEqual([]);
  }
});

describe.each([
  ["Postman", postman],
  ["Bruno", bruno.imported],
  ["Insomnia", insomnia.imported],
])("%s", (_tool, imported) => {
  test("imports each operation, in the folders of the run", () => {
    const routes = new Set(imported.map(({ method, path }) => `${method} ${path}`));
    expect(described.filter((operation) => !routes.has(operation))).toEqual([]);
    const matches = imported.map((operation) => [operation.folder, operation.name]);
    expect(matches.sort()).toEqual(steps.map(({ folder, step }) => [folder, summaryOf(step)]).sort());
  });

  test("sends each operation as the reference shows it, unless the run says otherwise", async () => {
    for (const operation of imported) {
      recorder.recorded.length = 0;
      await sendOperation(operation);
      expect(recorder.recorded).toHaveLength(1);
      const match = steps.find(({ folder, step }) => folder === operation.folder && summaryOf(step) === operation.name);
      expectStep(match?.step, recorder.recorded[0]);
    }
  });
});

describe("the .http file", async () => {
  cli.initFileProvider();
  const address = recorder.origin;
  // Without scripts and loops, which need real responses; e2e runs them in all tools.
  const content = text(files.http.file)
    .replaceAll(/^> \{%\n[\s\S]*?^%\}$/gm, "")
    .replaceAll(/^# @(?:loop|sleep) .*\n/gm, "")
    .replaceAll(/^@(\w+) = .*$/gm, (line, name: string) =>
      name in values ? `@${name} = ${values[name as keyof typeof values]}` : line,
    );

  const parse = async () =>
    new store.HttpFileStore().parse(join(empty, files.http.file), content, { workingDir: empty, config: {} });

  test("is read with each step, named by it", async () => {
    const { httpRegions } = await parse();
    const requests = httpRegions.filter(({ request }) => request);
    expect(requests.map(({ metaData }) => metaData.name)).toEqual(steps.map(({ step }) => step.id ?? step.operation));
    expect(address).toBe(recorder.origin);
  });

  test("sends each operation as the reference shows it, unless the run says otherwise", async () => {
    recorder.recorded.length = 0;
    await send({ httpFile: await parse(), config: { log: { level: 100 } } });
    expect(recorder.recorded).toHaveLength(steps.length);
    for (const [index, { step }] of steps.entries()) expectStep(step, recorder.recorded[index]);
  });
});

test("the run has each operation, and deletes last", () => {
  const run = steps.map(({ step }) => step.operation);
  expect(Object.keys(table).filter((id) => !run.includes(id))).toEqual([]);
  const deleting = steps.filter(({ step }) => /^(?:delete|cancel)/.test(step.operation ?? ""));
  expect(deleting).toEqual(steps.slice(-deleting.length));
});

test("each value that a step sends was captured before it, and no example ID is left in a request", () => {
  const known = new Set<string>();
  const examples = new Set(Object.values(variables).filter((value) => value.length > 1));
  for (const { id, request, captures, urlVariable } of buildCollection(reference, home, {}).folders.flatMap(
    ({ steps }) => steps,
  )) {
    const { path: _, values: __, unsentOptions: ___, ...sent } = request;
    const names = [...JSON.stringify(sent).matchAll(/\{\{#?(\w+)\}\}/g)].map(([, name = ""]) => name);
    for (const name of [...names, ...(urlVariable ? [urlVariable] : [])]) expect([...known], id).toContain(name);
    const ids = [...JSON.stringify(sent).matchAll(/(?:id|ids|key)"[,:]"?\[?(\d+|uploads\/\w+)/gi)];
    expect(
      ids.map(([, value]) => value).filter((value = "") => examples.has(value)),
      id,
    ).toEqual([]);
    for (const { variable } of captures) known.add(variable);
  }
});

test("Postman shows an example response to each operation, with its request", () => {
  for (const { name, url, examples } of postman) {
    if (url.startsWith(values.upload_url) || url.startsWith(values.part_url)) continue;
    expect(examples[0]?.code, name).toBeOneOf([200, 201, 202, 204]);
    for (const example of examples) expect(example.isOfOperation, name).toBe(true);
  }
});

test("optional parameters are offered, switched off and explained", () => {
  const find = (inputs: readonly { name: string }[]) => inputs.find(({ name }) => name === "sdlxliff_filters");
  const option = find(insomnia.resources.find(({ _id }) => _id === "req_importMemory")?.headers ?? []);
  expect(option).toMatchObject({
    value: expect.stringMatching(/^\[\{"confName":/),
    description: expect.stringContaining("confirmation level"),
    disabled: true,
  });
});

test("every input that Postman and Insomnia offer is described, and every option of the .http file", () => {
  const ofPostman = JSON.parse(text(files.postman.file)).item.flatMap(({ item }: { item: PostmanItem[] }) =>
    item.flatMap(({ request: { header, url } }) => [header, url.query ?? [], url.variable ?? []].flat()),
  );
  const ofInsomnia = insomnia.resources.flatMap(({ headers = [], parameters = [] }) => [...headers, ...parameters]);
  for (const inputs of [ofPostman, ofInsomnia]) {
    expect(inputs.length).toBeGreaterThan(100);
    expect(inputs.filter(({ description }: { description?: string }) => !description)).toEqual([]);
  }
  const options = text(files.http.file).match(/^# Optional .*$/gm) ?? [];
  expect(options.length).toBeGreaterThan(40);
  for (const option of options) expect(option).toMatch(/: [\w.-]+\. \S.*\.$/);
});

interface PostmanItem {
  request: Record<"header", PostmanInput[]> & { url: Partial<Record<"query" | "variable", PostmanInput[]>> };
}

interface PostmanInput {
  key: string;
  description?: string;
}

test("Bruno keeps the key out of its files and finds the uploads next to them", () => {
  expect(bruno.variables.map(({ name, value, secret }) => [name, value, secret])).toEqual([
    ["base_url", "http://localhost:3000", false],
    ...Object.entries(variables).map(([name, value]) => [name, value, false]),
    ["api_key", "", true],
  ]);
  for (const { body } of bruno.imported)
    if (body && "file" in body) expect([...bruno.files.keys()]).toContain(body.file);
});

test("base_url is the origin of a server that serves the file, and a server of one's own in other sites", () => {
  const baseUrlOf = (url: string) => buildCollection(reference, new URL(url), {}).baseUrl;
  expect(baseUrlOf(site.url)).toBe(site.url);
  expect(baseUrlOf("https://docs.example/base/")).toBe("http://localhost:3000");
});

test("no other file names a file that the reader would need", () => {
  for (const { body } of [...postman, ...insomnia.imported]) expect(body ?? {}).not.toHaveProperty("file");
  expect(text(files.postman.file)).not.toContain('"src"');
  expect(text(files.insomnia.file)).not.toContain('"fileName"');
  expect(text(files.http.file)).not.toMatch(/^< /m);
});

test("each resource of Insomnia has an id of its own and a parent in the file", () => {
  const ids = insomnia.resources.map(({ _id }) => _id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { _type, parentId } of insomnia.resources) {
    if (_type === "workspace") expect(parentId).toBeNull();
    else expect(ids).toContain(parentId);
  }
});

test("the words link to the site they are read from", () => {
  for (const file of [files.postman.file, files.insomnia.file]) {
    expect(text(file)).toContain("](https://docs.example/base/api/#createJob)");
    expect(text(file)).not.toMatch(/\]\([#/]/);
  }
});

test("a second build writes the same bytes", () => {
  for (const [file, content] of buildDownloads(home, inputs)) expect(content).toEqual(written.get(file));
});

function expectStep(step: RunStep | undefined, recorded: Recorded | undefined): void {
  if (step?.send) {
    expect(recorded).toMatchObject({ method: "PUT", body: bruno.files.get(step.send.file) });
    return;
  }
  const operation = operations.find(({ id }) => id === step?.operation);
  if (!operation) throw new Error(`No operation is named ${step?.operation}.`);
  expect(recorded?.method).toBe(operation.method.toUpperCase());
  if (!step?.with && !step?.example && !step?.options) expectSent(operation, recorded);
}

async function sendOperation({ method, url, headers, authentication, body }: Imported): Promise<void> {
  const { username, password } = authentication;
  await fetch(url, {
    method,
    headers: { ...headers, Authorization: `Basic ${btoa(`${username}:${password}`)}` },
    ...(body && { body: "file" in body ? await readFile(join(folder, body.file)) : body.text }),
  });
}

function expectSent({ id, method, request }: RenderedOperation, recorded: Recorded | undefined): void {
  const { path, query, body, unsentOptions } = request;
  expect(recorded, id).toMatchObject({ method: method.toUpperCase(), path, query });
  const headers = Object.fromEntries(collectHeaders(request).map(([name, value]) => [name.toLowerCase(), value]));
  const authorization = `Basic ${btoa(`${values.api_key}:${values.api_key}`)}`;
  expect(recorded?.headers, id).toMatchObject({ ...headers, authorization });
  for (const { location, name } of unsentOptions) {
    if (location === "header") expect(recorded?.headers, id).not.toHaveProperty(name.toLowerCase());
  }
  if (body?.kind === "json") expect(JSON.parse(recorded?.body ?? ""), id).toEqual(body.value);
  else if (body?.kind === "text") expect(recorded?.body, id).toBe(body.text);
  else expect(recorded?.body, id).toBe(body ? bruno.files.get(body.name) : "");
}
