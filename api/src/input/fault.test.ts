import { expect, test } from "vitest";
import { inputSchemas, validators } from "../validators.gen.js";
import { faultOf } from "./fault.ts";

const faultOfCall = (id: "createJob" | "listJobs" | "translateText", inputs: Record<string, unknown>) =>
  faultOf(validators[id].input, inputSchemas[id], inputs);

test("inputs without fault get their defaults", () => {
  const inputs = {};
  expect(faultOfCall("listJobs", inputs)).toBeUndefined();
  expect(inputs).toEqual({ offset: 0, limit: 25 });
});

test("a fault is told in the words of the answer, with the place of the value", () => {
  expect(faultOfCall("listJobs", { limit: 51 })).toEqual({
    row: "invalid",
    message: "limit must be an integer between 1 and 50.",
    steps: ["limit"],
  });
});

test("what is missing inside a list is named by its place there", () => {
  const fault = faultOfCall("createJob", { name: "a", fileIds: [1], srcLang: "en", languagePairs: [{}] });
  expect(fault).toEqual({
    row: "required",
    message: "languagePairs[0].memoryId is required.",
    steps: ["languagePairs", "0", "memoryId"],
  });
});

test("a wrong item of a list of plain values is said of the list", () => {
  const fault = faultOfCall("createJob", {
    name: "a",
    fileIds: ["x"],
    srcLang: "en",
    languagePairs: [{ memoryId: 1 }],
  });
  expect(fault).toMatchObject({ message: "fileIds must be an array of integers.", steps: ["fileIds"] });
});

test("a text that is too long says how long it is", () => {
  const fault = faultOfCall("translateText", { memory_id: 1, source: "ä".repeat(5001) });
  expect(fault).toMatchObject({ row: "source-too-long", steps: ["source"] });
  expect(fault?.message).toContain("it has 5001.");
});

test("a name with control characters is found before anything else", () => {
  expect(faultOfCall("createJob", { name: "a\u0000" })?.message).toBe("name must be free of control characters.");
});
