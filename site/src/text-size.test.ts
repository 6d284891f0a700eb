import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const source = new URL(".", import.meta.url);

test("no text size is in pixels: each follows the size that a reader set in the browser", async () => {
  const matches: string[] = [];
  let sizes = 0;
  for await (const file of glob("**/*.{css,ts,tsx,astro}", { cwd: source })) {
    if (/\.test\./.test(file)) continue;
    const text = await readFile(new URL(file, source), "utf8");
    for (const [declaration] of text.matchAll(/\b(?:font|font-size|fontSize|line-height)["']?\s*:[^;{}]*/g)) {
      sizes += 1;
      if (/[\d.]+px\b/.test(declaration)) matches.push(`${file}: ${declaration}`);
    }
  }
  expect(sizes).toBeGreaterThan(100);
  expect(matches).toEqual([]);
});
