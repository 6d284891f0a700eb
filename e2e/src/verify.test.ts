import { readFileSync } from "node:fs";
import { type ExecutionRecord, executedFile } from "@openparlance/site/executed";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeViolations, open, pageVariants, scrollBack } from "./harness.ts";
import { isProof } from "./proof.ts";

const record: ExecutionRecord = JSON.parse(readFileSync(executedFile, "utf8"));
const proven = Object.keys(record.samples).filter((name) => /\.(?:sh|js)$/.test(name)).length;

/** Blocks all but the site's own files. */
const cutOff = (page: Page) =>
  page.route(
    ({ pathname }) => !/^\/(?:api\/|assets\/|samples\/|sandbox\.js$)/.test(pathname),
    (route) => route.abort(),
  );

async function verify(page: Page) {
  await page.evaluate(() => document.getElementById("compatibility")?.scrollIntoView());
  await page.getByRole("button", { name: "Verify these docs" }).press("Enter");
  const panel = page.getByRole("region", { name: "Verification" });
  const state = panel.getByRole("status");
  // Waits step by step, because on a slow machine the whole exceeds the timeout of one wait.
  let words = "";
  const hasAdvanced = async () => {
    const before = words;
    words = (await state.textContent()) ?? "";
    return words !== before;
  };
  while (!/passed/.test(words)) await expect.poll(hasAdvanced).toBe(true);
  return { panel, words };
}

test("one press verifies every sample in the page, as many as the build's own proof, with the network cut off", async () => {
  const { page, log } = await open("/api/#compatibility", {
    beforeFirstPage: cutOff,
    expectedProblems: /net::ERR_FAILED/,
  });
  const { panel, words } = await verify(page);
  expect(await panel.locator("li").allTextContents()).toEqual([]);
  const [, passed, total, failed] = /^(\d+) of (\d+) samples passed and (\d+) failed, in \d+ s/.exec(words) ?? [];
  expect([passed, total, failed].map(Number)).toEqual([proven, proven, 0]);
  expect(words).toMatch(/Version \S+, built on \w+ \d+, \d{4}\./);
  expect(words).toContain(`, ${proven} passed.`);
  expect(await panel.locator("tr").count()).toBeGreaterThan(8);
  expect(log.requests.filter(({ path }) => /^\/v[23]\//.test(path))).toEqual([]);
  // The sandbox of the verification ends with it.
  await expect.poll(() => page.workers()).toEqual([]);
});

test("nothing of it is loaded before the button is pressed, and a second press stops it unless it is part of a double click", async () => {
  const { page, paths } = await open("/api/#compatibility");
  const button = page.getByRole("button", { name: "Verify these docs" });
  await button.waitFor();
  expect(paths().filter((path) => /sandbox|sqlite|worker|samples/.test(path))).toEqual([]);
  await button.dblclick();
  await page.getByRole("button", { name: "Stop" }).press("Enter");
  await page.getByText("Stopped.").first().waitFor();
  await button.waitFor();
});

test.each(isProof ? pageVariants : pageVariants.slice(-1))(
  "axe finds nothing in its results at $width px, $theme",
  async (variant) => {
    const { page } = await open("/api/#compatibility", variant);
    const { panel } = await verify(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await panel.scrollIntoViewIfNeeded();
    await scrollBack(page);
    expect(await axeViolations(page, {}, ["section[aria-labelledby=compatibility]"])).toEqual([]);
  },
);
