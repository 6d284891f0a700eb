import { errors, stateMachines } from "@openparlance/api";
import { expect, test } from "vitest";
import { listAnchors, reference } from "../model/index.ts";
import { sectionAnchors } from "../reference/view/sections/index.ts";
import { listFiles, listGroups, writeIndex } from "./files.ts";

const address = "https://docs.example/api/";
const files = listFiles(address);
const fileWith = (anchor: string) => files.find(({ anchors }) => anchors.includes(anchor));
const bytes = (text: string) => new TextEncoder().encode(text).length;

test("every operation, entity, error and state machine is in a file", () => {
  const ids = files.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(reference.tags.flatMap((tag) => tag.operations.map(({ id }) => id))));
  expect(ids).toEqual(expect.arrayContaining(reference.schemas.map(({ name }) => name)));
  for (const { id } of Object.values(stateMachines)) expect(fileWith(`states-${id}`)?.markdown).toMatch(/^# \S/);
  for (const error of Object.values(errors)) expect(fileWith(`error-${error.id}`)?.markdown).toContain(error.title);
});

test("all locations of the page are in exactly one file, but for the headings of lists", () => {
  const lists = ["states", "errors"];
  const tags = reference.tags.map(({ anchor }) => anchor);
  const locations = [...listAnchors(reference), ...sectionAnchors()].filter((id) => ![...tags, ...lists].includes(id));
  expect(files.flatMap(({ anchors }) => anchors).toSorted()).toEqual(locations.toSorted());
});

test("no two files differ only in case, which some file systems ignore", () => {
  expect(new Set(files.map(({ id }) => id.toLowerCase())).size).toBe(files.length);
});

test("a file starts with its heading, has no other at that level and at most 20 kB", () => {
  for (const { id, markdown } of files) {
    expect(markdown, id).toMatch(/^# \S.*\n\n/);
    const prose = markdown.replaceAll(/^```[\s\S]*?^```/gm, "");
    expect(prose.match(/^# /gm), id).toHaveLength(1);
    expect(bytes(markdown), id).toBeLessThanOrEqual(20_000);
  }
});

test("each group of errors and each state machine has the text that its title names", () => {
  expect(fileWith("error-rate-limited")?.markdown).toMatch(/^# Errors\n\n## 429 /);
  expect(fileWith("states-job-status")?.markdown).toMatch(/^# Job status\n/);
  expect(fileWith("reason-billing-error")?.markdown).toMatch(/^# File-translation reasons\n/);
});

test("links are full addresses", () => {
  for (const { id, markdown } of files) expect(markdown.match(/\]\((?!https?:)[^)]*\)/g) ?? [], id).toEqual([]);
});

test("the index has fewer than 50,000 characters and names each file whose text it doesn't hold", () => {
  const index = writeIndex(address);
  expect(index.length).toBeLessThan(50_000);
  for (const { id, title, isInIndex } of files) {
    expect(index).toContain(isInIndex ? `\n## ${title}\n` : `](${address}${id}.md)`);
  }
});

test("no file begins like the page of a server that has found nothing", () => {
  const headings = files.map(({ markdown }) => /^#+ .*/m.exec(markdown)?.[0] ?? "");
  expect(headings.filter((heading) => /not found|404|does not exist/i.test(heading))).toEqual([]);
});

test("each group says in one line of plain text what it holds, and each file of it what it is for", () => {
  const groups = listGroups(files);
  expect(groups.map(({ name }) => name)).toEqual([...new Set(files.map(({ group }) => group))]);
  const texts = [...groups.map(({ description }) => description), ...files.map(({ purpose }) => purpose)];
  expect(texts.filter((text) => text === "" || /\n|\]\(|\*\*/.test(text))).toEqual([]);
  expect(files.find(({ id }) => id === "createJob")?.purpose).toBe("Create a job");
});
