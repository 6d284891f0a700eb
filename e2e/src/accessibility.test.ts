import type { RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeViolations, missing, narrow, routes, sharedVisit, wide } from "./harness.ts";

/** With `npm run proof` every page is looked at with all its parts open, else one guide and the reference once. */
const isProof = Boolean(process.env.PARLANCE_PROOF);

/** The dark theme differs from the light one in colours alone. */
const rulesOf = (theme: string): RunOptions =>
  theme === "dark" && !isProof ? { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } } : {};

const looks = (["light", "dark"] as const).flatMap((theme) => [wide, narrow].map((width) => ({ theme, width })));

describe.each(looks)("E2: axe finds nothing in $theme at $width px", ({ theme, width }) => {
  const visit = sharedVisit({ theme, width });

  test.each([...routes, missing])("on %s", async (path) => {
    const { page, goto } = visit();
    await goto(path);
    expect(await axeViolations(page, rulesOf(theme))).toEqual([]);
  });

  const opened: [string, string, (page: Page) => Promise<unknown>][] = [
    ...(isProof ? routes : theme === "light" && width === wide ? ["/quickstart", "/api/"] : ["/quickstart"]).map(
      (route): (typeof opened)[number] => [`every closed part of ${route}`, route, openAll],
    ),
    ["not-found suggestions", "/quickstrat", (page) => page.locator("[data-suggestions] a").first().waitFor()],
    ["search and its results", "/quickstart", search],
    ...(width === wide
      ? ([
          ["the language menu", "/quickstart", (page) => page.getByRole("button", { name: /^Language/ }).click()],
          ["the version menu", "/quickstart", (page) => page.getByRole("button", { name: /^Version/ }).click()],
        ] satisfies typeof opened)
      : ([
          ["the mobile menu", "/quickstart", openMenu],
          ["the contents list", "/quickstart", (page) => page.locator(".folded-contents summary").click()],
        ] satisfies typeof opened)),
  ];

  test.each(opened)("with %s open", async (_, path, act) => {
    const { page, goto } = visit();
    await goto(path);
    await act(page);
    expect(await axeViolations(page, rulesOf(theme))).toEqual([]);
  });
});

const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll("details")) part.open = true;
  });

async function openMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).waitFor();
}

async function search(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("webhook");
  await page.getByRole("option").first().waitFor();
}
