import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";
import { type Description, findSuccess, listOperations } from "../gen/description.ts";
import type { DescribedResponse } from "./described.ts";
import type { OperationId } from "./handler-types.ts";
import { internalOperations, operations } from "./operations.gen.ts";
import { eventValidators, responseValidators, validateError } from "./responses.gen.js";
import { inputSchemas, validators } from "./validators.gen.js";

const description = JSON.parse(readFileSync(new URL("../openapi.json", import.meta.url), "utf8")) as Description;

const collectExamples = (of: Pick<DescribedResponse, "contents"> | undefined) =>
  (of?.contents.find(({ mediaType }) => mediaType === "application/json")?.examples ?? []).map(({ value }) => value);

test.each(["validators", "responses"])("the module of %s runs without eval and require", (name) => {
  const source = readFileSync(new URL(`${name}.gen.js`, import.meta.url), "utf8");
  expect(source).not.toMatch(/\brequire\s*\(|\beval\b|\bnew\s+Function\b|\bFunction\s*\(/);
  expect(source).not.toMatch(/^\s*import\b/m);
});

test("the main entry does without the validators", async () => {
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL("index.ts", import.meta.url))],
    bundle: true,
    write: false,
    format: "esm",
    metafile: true,
  });
  const files = Object.keys(metafile.inputs);
  expect(files.some((path) => path.endsWith("src/operations.gen.ts"))).toBe(true);
  expect(files.filter((path) => /(?:validators|responses)\.gen/.test(path) || path.includes("node_modules"))).toEqual(
    [],
  );
});

test("every operation has its checks", () => {
  const all = Object.keys({ ...operations, ...internalOperations });
  expect(Object.keys(validators)).toEqual(all);
  expect(Object.keys(inputSchemas)).toEqual(all);
  expect(Object.keys(responseValidators)).toEqual(all);
});

describe.each(listOperations(description))("the examples of $id", (operation) => {
  const id = operation.id as OperationId;
  const { input } = validators[id];
  const response = responseValidators[id];

  test("pass as input", () => {
    const sent = operation.parameters.map(({ name, example }) => [name, example]);
    const bodies = collectExamples(operation.body);
    for (const body of bodies.length > 0 ? bodies : [{}]) {
      input({ ...Object.fromEntries(sent), ...(body as object) });
      expect(input.errors, JSON.stringify(body)).toBeNull();
    }
  });

  test("pass as response", () => {
    for (const result of collectExamples(findSuccess(operation))) {
      response?.(result);
      expect(response?.errors).toBeNull();
    }
  });
});

describe("an input", () => {
  test("gets its defaults", () => {
    const input = { id: 4312, query: "Mind the wet deck." };
    expect(validators.queryMemory.input(input)).toBe(true);
    expect(input).toEqual({ id: 4312, query: "Mind the wet deck.", n: 10 });
  });

  test("gets the defaults of the objects inside it", () => {
    const input = { name: "Leaflets", fileIds: [2207], srcLang: "en", languagePairs: [{ memoryId: 4312 }] };
    expect(validators.createJob.input(input)).toBe(true);
    expect(input.languagePairs[0]).toMatchObject({ pretranslate: false, autoAccept: false });
  });

  test("is stored as it was sent where a default only holds on use", () => {
    const input = { language: "en", template: "blog-post", templateParams: { language: "en" } };
    expect(validators.generateCreateContent.input(input)).toBe(true);
    expect(input.templateParams).toEqual({ language: "en" });
  });

  test("breaks a limit of the description", () => {
    expect(validators.listJobs.input({ limit: 51 })).toBe(false);
    expect(validators.listJobs.input.errors?.[0]).toMatchObject({ instancePath: "/limit", keyword: "maximum" });
  });

  test("may hold unknown fields", () => {
    expect(validators.listJobs.input({ colour: "red" })).toBe(true);
  });

  test("may wait for the body where a value can come from there", () => {
    expect(validators.translateFiles.parameters({})).toBe(true);
    expect(validators.translateFiles.input({})).toBe(false);
  });
});

describe("a response", () => {
  const webhook = { id: 14, webhookName: "Deliveries", webhookUrl: "https://hooks.harbour.example/jobs" };

  test("holds every field that is described", () => {
    expect(responseValidators.getWebhook?.({ ...webhook, eventType: ["JOB_DELIVER"] })).toBe(true);
    expect(responseValidators.getWebhook?.(webhook)).toBe(false);
  });

  test("holds no other field", () => {
    expect(responseValidators.getWebhook?.({ ...webhook, eventType: ["JOB_DELIVER"], secret: "x" })).toBe(false);
    expect(validateError({ message: "File 2207 was deleted." })).toBe(true);
    expect(validateError({ message: "File 2207 was deleted.", code: 410 })).toBe(false);
  });

  test("has no check when it is not JSON", () => {
    expect(responseValidators.downloadFile).toBeNull();
    expect(responseValidators.deleteFile).toBeNull();
  });
});

test("the body of an event is checked", () => {
  expect(eventValidators.PROJECT_DELIVER({ OrganizationId: 1, id: 310 })).toBe(true);
  expect(eventValidators.PROJECT_DELIVER({ OrganizationId: 1 })).toBe(false);
});
