import { expect, test } from "vitest";
import { writePage } from "./report.ts";

test("a result is a page without scripts, with a row for each size", () => {
  const sizes = [10, 1200].map((segments) => ({ segments, unchangedShare: 0.256, chrf2: 61.04, savedShare: 0.5 }));
  const page = writePage("<b>.tmx", { heldOut: 12, sizes, curve: "<svg></svg>" });
  expect(page).toContain("<td>1,200</td><td>26%</td><td>61.0</td><td>50%</td>");
  expect(page).toContain("<h1>&lt;b>.tmx, measured with Parlance</h1>");
  expect(page).not.toMatch(/<script|\bon\w+=|https?:/);
});
