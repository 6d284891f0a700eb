import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { axeViolations, docsRoutes, looks, open, stopClock } from "./harness.ts";
import { isProof } from "./proof.ts";

const guides = docsRoutes.filter((route) => route === "/quickstart" || route.startsWith("/guides/"));

test.each(guides)("the samples of %s run in the page, the last one after all before it", async (route) => {
  const { page } = await open(route);
  const last = page.getByRole("button", { name: "Run", exact: true }).last();
  await last.press("Enter");
  await expect.poll(() => page.locator(".ran [role=alert]:not(:empty)").allTextContents()).toEqual([]);
  await expect.poll(() => page.locator("#status").textContent()).toBe("Done.");
  expect(await page.locator(".ran [role=alert]:not(:empty)").allTextContents()).toEqual([]);
  const steps = (await page.locator("[data-steps]").getAttribute("data-steps"))?.split(" ") ?? [];
  expect(await page.locator(".ran li").filter({ hasNotText: "→" }).count()).toBe(steps.length);
});

/** Lets the import of a memory never end. */
const neverImported = (page: Page) =>
  page.route(
    (url) => url.pathname === "/v2/memories" && url.searchParams.has("id"),
    (route) => route.fulfill({ json: [{ is_processing: true }] }).catch(() => {}), // the page may be gone
  );

test("a sample shows what it answers, and uses what the one before it made", async () => {
  const { page } = await open("/quickstart");
  const runs = page.getByRole("button", { name: "Run", exact: true });
  await runs.nth(1).click();
  const made = page.locator("figure[data-sample='quickstart/create-memory'] .ran");
  await expect.poll(() => made.locator("pre").textContent()).toContain('"name": "Harbour signs"');
  const id = JSON.parse((await made.locator("pre").textContent()) ?? "{}").id;
  await page.locator("figure[data-sample='quickstart/wait-for-import'] .run-button").click();
  const waited = page.locator("figure[data-sample='quickstart/wait-for-import'] .ran");
  await expect.poll(() => waited.locator("summary").textContent()).toBe(`GET /v2/memories?id=${id}200`);
});

test("what a webhook of the sandbox delivers is shown", async () => {
  const { page } = await open("/guides/connect-systems-to-workflows");
  await page.locator("figure[data-sample$='/deliver-job'] .run-button").click();
  await expect
    .poll(() => page.locator(".ran summary").allTextContents())
    .toContainEqual(expect.stringMatching(/^JOB_DELIVER → http:\/\/localhost:9000\/hookdelivered$/));
});

test("a reset takes the answers away and begins with an empty account", async () => {
  const { page } = await open("/quickstart");
  await page.getByRole("button", { name: "Run", exact: true }).nth(1).click();
  await page.getByRole("button", { name: "Reset" }).last().click();
  await expect.poll(() => page.locator(".ran").count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Run");
});

test("nothing of the sandbox is asked for before the first run, and no key is kept", async () => {
  const { page, paths } = await open("/quickstart");
  const before = paths().filter((path) => /sandbox|sqlite|worker|arazzo/.test(path));
  expect(before).toEqual([]);
  await page.getByRole("button", { name: "Run", exact: true }).first().click();
  await page.getByLabel("Where to run").selectOption("local");
  await page.getByLabel("Key, kept until you leave").fill("secret-of-the-reader");
  await page.getByLabel("Key, kept until you leave").press("Tab");
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
  expect(kept).not.toContain("secret");
});

test("where to run is chosen for the whole page: every panel shows it, and what was answered elsewhere goes", async () => {
  const { page, log } = await open("/quickstart");
  await page.getByRole("button", { name: "Run", exact: true }).nth(1).click();
  await expect.poll(() => page.locator("#status").textContent()).toBe("Done.");
  const places = page.getByLabel("Where to run");
  await expect.poll(() => places.count()).toBe(2);
  await places.nth(1).selectOption("local");
  const chosen = () => places.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
  expect(await chosen()).toEqual(["local", "local"]);
  expect(await page.locator(".ran li").count()).toBe(0);
  const keys = page.getByLabel("Key, kept until you leave");
  await keys.first().fill(inject("key"));
  await keys.first().press("Tab");
  expect(await keys.nth(1).inputValue()).toBe(inject("key"));
  await page.getByRole("button", { name: "Run", exact: true }).first().click();
  await expect.poll(() => page.locator(".ran li").count()).toBeGreaterThan(0);
  expect(log.requests.filter(({ path }) => path.startsWith("/v2/")).length).toBeGreaterThan(0);
  await places.first().selectOption("sandbox");
  expect(await chosen()).toEqual(["sandbox", "sandbox"]);
  expect(await page.locator(".ran li").count()).toBe(0);
});

test("a run that goes on while another place is chosen ends there", async () => {
  const { page, log } = await open("/quickstart", { before: neverImported });
  const calls = () => log.requests.filter(({ path }) => path.startsWith("/v2/")).length;
  const runs = page.getByRole("button", { name: "Run", exact: true });
  await runs.first().click();
  await page.getByLabel("Where to run").selectOption("local");
  await page.getByLabel("Key, kept until you leave").fill(inject("key"));
  await page.getByLabel("Key, kept until you leave").press("Tab");
  await page.locator("figure[data-sample='quickstart/wait-for-import'] .run-button").click();
  await expect.poll(calls).toBeGreaterThan(3);
  await page.getByLabel("Where to run").first().selectOption("sandbox");
  const before = calls();
  // Two rounds of polling.
  await page.waitForTimeout(2500);
  expect(calls()).toBe(before);
  expect(await page.locator("[aria-busy=true]").count()).toBe(0);
});

test("on a server a second of a guide is a second, and the key is no password to a browser", async () => {
  const { page, log } = await open("/quickstart", { before: neverImported, clock: true });
  const asked = () => log.requests.filter(({ url }) => url.includes("/v2/memories?id=")).length;
  const runs = page.getByRole("button", { name: "Run", exact: true });
  await runs.first().click();
  await page.getByLabel("Where to run").selectOption("local");
  const key = page.getByLabel("Key, kept until you leave");
  expect(await key.getAttribute("type")).toBe("text");
  expect(await key.evaluate((input) => getComputedStyle(input).getPropertyValue("-webkit-text-security"))).toBe("disc");
  await key.fill(inject("key"));
  await key.press("Tab");
  await stopClock(page);
  const answered = page.waitForResponse((response) => response.url().includes("/v2/memories?id="));
  await page.locator("figure[data-sample='quickstart/wait-for-import'] .run-button").click();
  await (await answered).finished();
  await page.clock.runFor(900);
  expect(asked()).toBe(1);
  await expect.poll(async () => page.clock.runFor(100).then(asked)).toBe(2);
});

test.each(isProof ? looks : looks.slice(-1))("axe finds nothing in answers at $width px, $theme", async (look) => {
  const { page } = await open("/quickstart", look);
  await page.getByRole("button", { name: "Run", exact: true }).nth(2).click();
  await expect.poll(() => page.locator("#status").textContent()).toBe("Done.");
  expect(await axeViolations(page)).toEqual([]);
});
