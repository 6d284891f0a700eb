import { expect, test } from "vitest";
import type { AnyOperationId } from "../handler-types.ts";
import { inputSchemas, validators } from "../validators.gen.js";
import { findFault } from "./fault.ts";

const faultOfOperation = (id: AnyOperationId, inputs: Record<string, unknown>) =>
  findFault(validators[id].input, inputSchemas[id], inputs);

test("inputs without fault get their defaults", () => {
  const inputs = {};
  expect(faultOfOperation("listJobs", inputs)).toBeUndefined();
  expect(inputs).toEqual({ offset: 0, limit: 25 });
});

test("a fault is reported in the words of the response, with the location of the value", () => {
  expect(faultOfOperation("listJobs", { limit: 51 })).toEqual({
    row: "invalid",
    message: "limit must be an integer between 1 and 50.",
    steps: ["limit"],
  });
});

test("a missing value inside a list is named by its location there", () => {
  const fault = faultOfOperation("createJob", { name: "a", fileIds: [1], srcLang: "en", languagePairs: [{}] });
  expect(fault).toEqual({
    row: "required",
    message: "languagePairs[0].memoryId is required.",
    steps: ["languagePairs", "0", "memoryId"],
  });
});

test("a wrong item of a list of plain values is said of the list", () => {
  const fault = faultOfOperation("createJob", {
    name: "a",
    fileIds: ["x"],
    srcLang: "en",
    languagePairs: [{ memoryId: 1 }],
  });
  expect(fault).toMatchObject({ message: "fileIds must be an array of integers.", steps: ["fileIds"] });
});

test("the message about a list that is too short has the minimum", () => {
  const job = { name: "a", srcLang: "en", fileIds: [1], languagePairs: [{ memoryId: 1 }] };
  const messageOf = (input: object) => faultOfOperation("createJob", { ...job, ...input })?.message;
  expect(messageOf({ fileIds: [] })).toBe("fileIds must be an array of 1 to 1000 integers.");
  expect(messageOf({ languagePairs: [] })).toBe("languagePairs must be an array of 1 to 200 objects.");
});

test("the message about a value that may be a list names both forms", () => {
  const message = "id must be an integer or an array of 1 to 1000 integers.";
  for (const id of [[], "x", Array.from({ length: 1001 }, (_, at) => at)]) {
    expect(faultOfOperation("pretranslateDocuments", { id })).toMatchObject({ message, steps: ["id"] });
  }
});

test("a text that is too long says how long it is", () => {
  const fault = faultOfOperation("translateText", { memory_id: 1, source: "ä".repeat(5001) });
  expect(fault).toMatchObject({ row: "source-too-long", steps: ["source"] });
  expect(fault?.message).toContain("it has 5001.");
});

test("a name with control characters is found before anything else", () => {
  expect(faultOfOperation("createJob", { name: "a\u0000" })?.message).toBe("name must be free of control characters.");
});

test.each([
  ["translateText", { source: "a\u0000b" }, "source"],
  [
    "createJob",
    { languagePairs: [{ memoryId: 1 }, { workflowTemplateName: "\u0000" }] },
    "languagePairs[1].workflowTemplateName",
  ],
  ["createProject", { metadata: { connectorId: "\u0000" } }, "metadata.connectorId"],
  ["createProject", { metadata: { "a\u0000": 1 } }, "metadata"],
  ["generateCreateContent", { templateParams: { sections: ["a", "\u0000"] } }, "templateParams.sections"],
] as const)("U+0000 in %s %j is found in %s", (id, inputs, name) => {
  expect(faultOfOperation(id, inputs)?.message).toBe(`${name} must be free of control characters.`);
});

test("the messages about too many keys and a URL that is too long have the limits", () => {
  const metadata = Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`key-${at}`, at]));
  expect(faultOfOperation("createProject", { memory_id: 1, name: "a", metadata })?.message).toBe(
    "metadata must be an object with at most 50 keys.",
  );
  const webhookUrl = `https://hooks.harbour.example/${"a".repeat(2019)}`;
  const webhook = { webhookName: "a", webhookUrl, eventType: "JOB_UPDATE" };
  expect(faultOfOperation("createWebhook", webhook)?.message).toBe("webhookUrl must be between 0 and 2048 characters.");
  expect(faultOfOperation("createWebhook", { ...webhook, webhookUrl: webhookUrl.slice(0, 2048) })).toBeUndefined();
  expect(faultOfOperation("createWebhook", { ...webhook, webhookUrl: "not a url" })?.row).toBe("webhook-url");
});

test("lists and objects that are too large are not searched for control characters", () => {
  const metadata = Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`key-${at}\u0000`, at]));
  expect(faultOfOperation("createProject", { memory_id: 1, name: "a", metadata })?.message).toContain(
    "at most 50 keys",
  );
  const languagePairs = Array.from({ length: 201 }, () => ({ memoryId: 1, workflowTemplateName: "\u0000" }));
  const job = { name: "a", srcLang: "en", fileIds: [1], languagePairs };
  expect(faultOfOperation("createJob", job)?.message).toBe("languagePairs must be an array of 1 to 200 objects.");
});

test("other control characters are refused in names alone", () => {
  expect(faultOfOperation("translateText", { memory_id: 1, source: "a\u0001\n" })).toBeUndefined();
});

test("values that nest deeper than any schema are refused for their type", () => {
  const deep = JSON.parse(`${"[".repeat(100_000)}${"]".repeat(100_000)}`);
  const job = { name: "a", fileIds: [1], srcLang: "en" };
  expect(faultOfOperation("createJob", { ...job, languagePairs: deep })?.message).toContain("languagePairs");
  expect(faultOfOperation("createProject", { memory_id: 1, name: "a", metadata: { a: deep } })?.row).toBe("invalid");
});
