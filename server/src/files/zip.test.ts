import { zipFaults } from "@openparlance/filters/testing";
import { strFromU8, strToU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { readBytes } from "./read.ts";
import { type ZipEntry, zipStream } from "./zip.ts";

const at = Date.parse("2025-03-10T10:00:00Z");

async function* listEntries(...entries: ZipEntry[]) {
  yield* entries;
}

test("a ZIP holds folders, files in parts and names beyond ASCII", async () => {
  const large = Array.from({ length: 50 }, (_, index) => strToU8(`${index} `.repeat(5000)));
  const entries = listEntries({ name: "größe/" }, { name: "größe/a.txt", parts: large }, { name: "empty", parts: [] });
  const zip = await readBytes(zipStream(entries, at));
  expect(zipFaults(zip)).toEqual([]);
  const unzipped = unzipSync(zip);
  expect(Object.keys(unzipped)).toEqual(["größe/", "größe/a.txt", "empty"]);
  expect(strFromU8(unzipped["größe/a.txt"] as Uint8Array)).toBe(large.map((part) => strFromU8(part)).join(""));
  expect(unzipped.empty).toHaveLength(0);
});

test.each([
  ["entries", { entries: 2, bytes: 1000 }],
  ["bytes", { entries: 3, bytes: 200 }],
])("more %s than a ZIP can count break it off, instead of being lost", async (_, max) => {
  const folders = () => listEntries({ name: "a/" }, { name: "b/" }, { name: "c/" });
  await expect(readBytes(zipStream(folders(), at, max))).rejects.toThrow(RangeError);
  expect(Object.keys(unzipSync(await readBytes(zipStream(folders(), at, { entries: 3, bytes: 1000 }))))).toHaveLength(
    3,
  );
});

test("an entry that fails breaks the ZIP off", async () => {
  async function* yieldThenFail(): AsyncGenerator<ZipEntry> {
    yield { name: "a", parts: [strToU8("a")] };
    throw new Error("unreadable");
  }
  await expect(readBytes(zipStream(yieldThenFail(), at))).rejects.toThrow("unreadable");
});
