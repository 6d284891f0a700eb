import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readPublished } from "../../../build/links.ts";
import { listAnchors, reference } from "../../model/index.ts";
import { findVanished, lockText } from "./anchors/anchors.ts";
import { sectionAnchors } from "./sections/index.ts";

const anchors = [...listAnchors(reference), ...sectionAnchors()];

// `npm run unit -- -u` adds new IDs to the lock, but never removes one.
test("the lock lists every published id", async () => {
  await expect(lockText(anchors, await readPublished())).toMatchFileSnapshot("./anchors/anchors.lock");
});

test("every published id is on the page or redirected", async () => {
  expect(findVanished(new Set(anchors), await readPublished())).toEqual([]);
});

test("no id is there twice", () => {
  expect(new Set(anchors).size).toBe(anchors.length);
});

test("styles name sections by ids that are on the page", async () => {
  const styles = await readFile(new URL("./sections/sections.css", import.meta.url), "utf8");
  const ids = [...styles.matchAll(/\[aria-labelledby="([^"]+)"\]/g)].map(([, id]) => id);
  expect(ids).not.toEqual([]);
  expect(ids.filter((id) => !anchors.some((anchor) => anchor === id))).toEqual([]);
});

test("a redirected id may vanish when its new location exists", () => {
  expect(findVanished(new Set(["Job"]), ["Job", "Job.old"], {})).toEqual(["Job.old"]);
  expect(findVanished(new Set(["Job"]), ["Job", "Job.old"], { "Job.old": "Job" })).toEqual([]);
  expect(findVanished(new Set(["Job"]), ["Job.old"], { "Job.old": "Job.new" })).toEqual(["Job.old"]);
});

test("the lock keeps published ids and drops redirected ones", () => {
  expect(lockText(["b"], ["a", "c"], { c: "b" })).toBe("a\nb\n");
});
