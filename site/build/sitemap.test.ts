import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { lastChange, listSources, robots, sitemap } from "./sitemap.ts";
import { location } from "./testing/page-with.ts";

test("the sitemap lists each address with the day of its last change", () => {
  const text = sitemap(new Map([["/quickstart", "2025-03-10"]]), { ...location, base: "/a&b/" });
  expect(text).toContain("<url><loc>https://docs.example/a&amp;b/quickstart</loc><lastmod>2025-03-10</lastmod></url>");
});

test("robots.txt points to the sitemap", () => {
  expect(robots(location)).toContain("Sitemap: https://docs.example/sitemap.xml\n");
});

test("a guide is made of its text and its samples", () => {
  expect(listSources("/guides/upload/file-upload")).toEqual([
    "site/src/docs/guides/upload/file-upload.mdx",
    "site/src/samples/file-upload",
  ]);
});

test("without git the youngest file gives the date", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sitemap-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, day] of [
    ["old", "2024-01-01"],
    ["young", "2025-03-10"],
  ] as const) {
    await writeFile(join(folder, name), "");
    await utimes(join(folder, name), new Date(day), new Date(day));
  }
  expect(await lastChange(folder, ["old", "young", "missing"])).toBe("2025-03-10");
});
