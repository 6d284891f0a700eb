import { operations } from "@openparlance/api";
import { expect, test } from "vitest";
import { changeEntries, textOf } from "../../../changes/index.ts";
import { listAnchors, reference } from "../../../model/index.ts";
import { sectionAnchors } from "./index.ts";

test("each release has its day, oldest last", () => {
  const days = changeEntries.flatMap(({ on }) => on ?? []);
  expect(days.length).toBeGreaterThanOrEqual(1);
  expect(days).toEqual(days.toSorted().reverse());
});

test("the changes begin with what was added to the 53 operations of the first release", () => {
  const [first] = changeEntries.slice(-1);
  expect(first).toMatchObject({ title: "0.1.0", differences: expect.stringContaining("53 operations") });
  const extensions = Object.keys(operations).filter((id) => reference.tags.some(isExtensionIn(id)));
  expect(extensions.length).toBeGreaterThanOrEqual(16);
  const report = changeEntries.map(textOf).join("\n");
  for (const id of extensions) expect(report).toContain(`[${id}](#${id})`);
});

const isExtensionIn = (id: string) => (tag: (typeof reference.tags)[number]) =>
  tag.operations.some((operation) => operation.id === id && operation.isExtension);

test("the note for readers comes before the differences, with its day", () => {
  const [next, first] = changeEntries;
  expect(next && textOf(next)).toMatch(/^\*\*\w+ \d+, 20\d\d\.\*\*[\s\S]+\n\n- \*\*New operations:/);
  expect(first && textOf(first)).toMatch(/^The first release/);
});

test("every link of the changes leads to a location of the reference", () => {
  const anchors = new Set([...listAnchors(reference), ...sectionAnchors()]);
  const linked = changeEntries.flatMap((entry) =>
    [...textOf(entry).matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor),
  );
  expect(linked.length).toBeGreaterThan(0);
  for (const anchor of linked) expect(anchors).toContain(anchor);
});

test("no operation, type, field, status, or event that was released is gone", () => {
  for (const { differences } of changeEntries) expect(differences).not.toMatch(/Removed (?!values)/);
});
