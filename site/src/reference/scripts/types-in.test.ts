import { expect, test } from "vitest";
import { formatEntity, formatOperation, reference } from "../../model/index.ts";
import { collectTypes } from "./types-in.ts";

/** The build changes links to files in the same way. */
const linked = (markdown: string) => markdown.replaceAll(/\]\(#([^).]+)[^)]*\)/g, "](https://docs.example/api/$1.md)");
const types = new Map(reference.schemas.map((entity) => [entity.name, linked(formatEntity(entity))]));
const operations = reference.tags.flatMap((tag) => tag.operations);
const isType = (name: string) => types.has(name);
const read = async (name: string) => types.get(name) ?? "";
const typesOf = (text: string, room = 1e6) => collectTypes(text, isType, read, room);
const listTypes = async (id: string) => {
  const operation = operations.find((operation) => operation.id === id);
  return operation ? typesOf(linked(formatOperation(operation))) : [];
};
const nameOf = (type: string) => type.slice(4, type.indexOf("\n"));

test("an operation comes with its types and the types inside them, each once", async () => {
  const match = await listTypes("createJob");
  const names = match.map(nameOf);
  expect(names).toEqual(expect.arrayContaining(["LanguagePair", "WorkflowStageAssignment", "Job", "JobProject"]));
  expect(new Set(names).size).toBe(names.length);
  expect(match[names.indexOf("LanguagePair")]).toMatch(/^- `memoryId` \(integer; required/m);
});

test("no operation lacks a type that it accepts or returns", async () => {
  for (const { id } of operations) {
    const used = reference.schemas.filter(({ usedBy }) => usedBy.includes(id)).map(({ name }) => name);
    // Links of the operation's statuses lead to the error catalog, which has the body of every error.
    used.splice(used.indexOf("Error"), 1);
    expect((await listTypes(id)).map(nameOf), id).toEqual(expect.arrayContaining(used));
  }
});

test("types that don't fit are left out, the nearest are kept", async () => {
  const operation = operations.find(({ id }) => id === "createJob");
  const match = await typesOf(operation ? linked(formatOperation(operation)) : "", 8_000);
  expect(match.join("").length).toBeLessThanOrEqual(8_000);
  expect(match.map(nameOf)).toContain("LanguagePair");
});

test("types that a request or response has take the room before those that sentences mention", async () => {
  const operation = operations.find(({ id }) => id === "createJob");
  const match = await typesOf(operation ? linked(formatOperation(operation)) : "", 5_000);
  expect(match.map(nameOf).slice(0, 2)).toEqual(["LanguagePair", "WorkflowStageAssignment"]);
});

test("a text without types has none", async () => {
  const text = "See [Errors](#errors) and [listJobs](https://docs.example/api/listJobs.md).";
  expect(await typesOf(text)).toEqual([]);
});
