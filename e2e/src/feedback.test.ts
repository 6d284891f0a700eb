import { expect, test } from "vitest";
import { open } from "./harness.ts";

const bodyOf = (href: string | null) => new URL(href ?? "").searchParams.get("body");

test("a guide links an issue with its page and version, and a press adds the section that was opened", async () => {
  const { page } = await open("/quickstart#run-your-own");
  const link = page.getByRole("link", { name: "Report it" });
  expect(bodyOf(await link.getAttribute("href"))).toMatch(/Page: \/quickstart\nVersion: \d+\.\d+\.\d+$/);
  await page.evaluate(() => document.addEventListener("click", (event) => event.preventDefault()));
  await link.click();
  expect(bodyOf(await link.getAttribute("href"))).toMatch(/Page: \/quickstart#run-your-own\n/);
});

test("an operation links an issue with its anchor and version", async () => {
  const { page } = await open("/api/#createJob");
  const link = page.locator("#createJob").getByRole("link", { name: "Report a problem: Create a job" });
  await expect.poll(() => link.count()).toBe(1);
  expect(bodyOf(await link.getAttribute("href"))).toMatch(/Page: \/api\/#createJob\nVersion: \d+\.\d+\.\d+$/);
});
