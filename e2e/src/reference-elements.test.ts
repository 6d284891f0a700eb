import { expect, test } from "vitest";
import { open } from "./harness.ts";

const max = 12_500;

test(`the reference has at most ${max} elements, with those that a browser adds`, async () => {
  const { page } = await open("/api/");
  const count = await page.evaluate(() => document.querySelectorAll("*").length);
  expect(count).toBeGreaterThan(5_000);
  expect(count).toBeLessThanOrEqual(max);
});
