import { operations } from "@openparlance/api";
import { expect, test } from "vitest";
import { changeEntries, released, releases } from "../../../changes/index.ts";
import { listAnchors, reference } from "../../../model/index.ts";
import { sectionAnchors } from "./index.ts";

test("each release in the list has its description, oldest first", () => {
  expect(Object.keys(released)).toEqual(releases.map(({ version }) => version));
  expect(releases.map(({ on }) => on)).toEqual(releases.map(({ on }) => on).toSorted());
});

test("the changes begin with what was added to the 53 operations of the first release", () => {
  const [first] = changeEntries.slice(-1);
  expect(first).toMatchObject({ title: "0.1.0", text: expect.stringContaining("53 operations") });
  const extensions = Object.keys(operations).filter((id) => reference.tags.some(isExtensionIn(id)));
  expect(extensions.length).toBeGreaterThanOrEqual(16);
  const report = changeEntries.map(({ text }) => text).join("\n");
  for (const id of extensions) expect(report).toContain(`[${id}](#${id})`);
});

const isExtensionIn = (id: string) => (tag: (typeof reference.tags)[number]) =>
  tag.operations.some((operation) => operation.id === id && operation.isExtension);

test("what is written for readers comes before the differences, with its day", () => {
  const [next, first] = changeEntries;
  expect(next?.text).toMatch(/^\*\*\w+ \d+, 20\d\d\.\*\*[\s\S]+\n\n- \*\*New operations:/);
  expect(first?.text).toMatch(/^The first release/);
});

test("every link of the changes leads to a location of the reference", () => {
  const anchors = new Set([...listAnchors(reference), ...sectionAnchors()]);
  const linked = changeEntries.flatMap(({ text }) => [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor));
  expect(linked.length).toBeGreaterThan(0);
  for (const anchor of linked) expect(anchors).toContain(anchor);
});

test("no operation, type, field, status, or event that was released is gone", () => {
  for (const { text } of changeEntries) expect(text).not.toMatch(/Removed (?!values)/);
});
