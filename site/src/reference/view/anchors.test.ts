import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { listAnchors, reference } from "../../model/index.ts";
import { checkAnchors, lockText } from "./anchors/anchors.ts";
import { sectionAnchors } from "./sections/index.ts";

const anchors = [...listAnchors(reference), ...sectionAnchors()];

// `npm run unit -- -u` adds new ids to the lock; it never takes one out.
test("the lock lists every published id", async () => {
  await expect(lockText(anchors)).toMatchFileSnapshot("./anchors/anchors.lock");
});

test("every published id is on the page or redirected", () => {
  expect(() => checkAnchors(anchors)).not.toThrow();
});

test("styles name sections by ids that are on the page", async () => {
  const styles = await readFile(new URL("./sections/sections.css", import.meta.url), "utf8");
  const ids = [...styles.matchAll(/\[aria-labelledby="([^"]+)"\]/g)].map(([, id]) => id);
  expect(ids).not.toEqual([]);
  expect(ids.filter((id) => !anchors.some((anchor) => anchor === id))).toEqual([]);
});

test("an id that vanishes is named", () => {
  expect(() => checkAnchors(["Job"], ["Job", "Job.old"], {})).toThrow("Job.old");
});

test("a redirected id may vanish when its new location exists", () => {
  expect(() => checkAnchors(["Job"], ["Job", "Job.old"], { "Job.old": "Job" })).not.toThrow();
  expect(() => checkAnchors(["Job"], ["Job.old"], { "Job.old": "Job.new" })).toThrow("Job.old");
});

test("an id that is given out twice is named", () => {
  expect(() => checkAnchors(["Job", "Job"], [], {})).toThrow("Job");
});

test("the lock keeps what was published and drops what is redirected", () => {
  expect(lockText(["b"], ["a", "c"], { c: "b" })).toBe("a\nb\n");
});
