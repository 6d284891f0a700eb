import { expect, test } from "vitest";
import { markdown, operationMarkdown, reference } from "../model/index.ts";
import { typesIn } from "./types-in.ts";

const parts = markdown(reference).split(/\n(?=#{2,3} )/);
const operations = reference.tags.flatMap((tag) => tag.operations);
const listTypes = (id: string) =>
  operations.filter((call) => call.id === id).flatMap((call) => typesIn(operationMarkdown(call), parts));
const nameOf = (type: string) => type.slice(4, type.indexOf("\n"));

test("a call comes with its types and the types inside them, each once", () => {
  const types = listTypes("createJob");
  const names = types.map(nameOf);
  expect(names).toEqual(expect.arrayContaining(["LanguagePair", "WorkflowStageAssignment", "Job", "JobProject"]));
  expect(new Set(names).size).toBe(names.length);
  expect(types[names.indexOf("LanguagePair")]).toMatch(/^- `memoryId` \(integer; required/m);
});

test("no call lacks a type that it takes or answers", () => {
  for (const { id } of operations) {
    const used = reference.schemas.filter(({ usedBy }) => usedBy.includes(id)).map(({ name }) => name);
    // The body of every error stands in the error catalogue, which the call's statuses lead to.
    used.splice(used.indexOf("Error"), 1);
    expect(listTypes(id).map(nameOf), id).toEqual(expect.arrayContaining(used));
  }
});

test("a text without types has none", () => {
  expect(typesIn("See [Errors](#errors) and [listJobs](#listJobs).", parts)).toEqual([]);
});
