import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Description, listOperations } from "./description.ts";

const description = JSON.parse(readFileSync(new URL("../openapi.json", import.meta.url), "utf8")) as Description;

function findExamples(id: string, status: number, mediaType = "application/json"): Record<string, unknown> {
  const content = findResponse(id, status)?.contents.find((one) => one.mediaType === mediaType);
  return Object.fromEntries((content?.examples ?? []).map(({ name, value }) => [name, value]));
}

const findHeaders = (id: string, status: number): string[] =>
  findResponse(id, status)?.headers.map(({ name }) => name) ?? [];

const findResponse = (id: string, status: number) =>
  listOperations(description)
    .find((operation) => operation.id === id)
    ?.responses.find((response) => response.status === String(status));

test("an operation that names a memory can say that it is not shared, as a bare string", () => {
  expect(findExamples("translateText", 401, "text/plain")["memory-not-shared"]).toMatch(/^Unauthorized: memory \d+/);
  expect(findExamples("getLanguages", 401, "text/plain")).not.toHaveProperty("memory-not-shared");
});

test("an operation that names a file can say that it is forbidden or deleted", () => {
  expect(findExamples("downloadFile", 403)).toHaveProperty("file-forbidden");
  expect(findExamples("downloadFile", 410)).toEqual({ "file-deleted": { message: "File 2207 was deleted." } });
  expect(findExamples("getJob", 410)).toEqual({});
});

test("each kind of object that an operation names can be missing", () => {
  expect(findExamples("getJob", 404)).toEqual({ "not-found-job": { message: "Job 57 was not found." } });
  expect(Object.keys(findExamples("createJob", 404))).toContain("not-found-workflow-template");
});

test("the memory of a project can be deleted, but an operation that names the project does not check who shares it", () => {
  expect(findExamples("uploadDocument", 404)["not-found-project-memory"]).toEqual({
    message: "Memory 4312 was not found.",
  });
  expect(findExamples("uploadDocument", 401, "text/plain")).not.toHaveProperty("memory-not-shared");
});

test("the errors of one operation alone are there", () => {
  expect(findExamples("downloadDocument", 502)).toHaveProperty("pretranslating");
  expect(findExamples("listDomains", 404)).toHaveProperty("no-domains");
});

describe("a message about an input", () => {
  test("names an input of the operation", () => {
    expect(findExamples("queryMemory", 400).required).toEqual({ message: "id is required in the query." });
    expect(findExamples("translateText", 400).invalid).toEqual({ message: "n must be an integer between 1 and 10." });
    expect(findExamples("createJob", 400).language).toMatchObject({ message: expect.stringMatching(/^srcLang must/) });
  });

  test("is not there where nothing can be missing or wrong", () => {
    expect(findExamples("listJobs", 400)).not.toHaveProperty("required");
    expect(findExamples("getJob", 400)).not.toHaveProperty("required");
    expect(findExamples("getLanguages", 400)).toEqual({});
  });
});

test("the rate limit shows once the key is known", () => {
  expect(findHeaders("getJob", 404)).toContain("X-RateLimit-Remaining");
  expect(findHeaders("getJob", 200)).toContain("X-RateLimit-Remaining");
  expect(findHeaders("getJob", 401)).not.toContain("X-RateLimit-Remaining");
  expect(findHeaders("getJob", 429)).toContain("Retry-After");
});
