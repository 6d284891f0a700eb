import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import {
  axeViolations,
  casesOfVariant,
  missingRoute,
  narrow,
  type PageVariant,
  pageVariants,
  routes,
  sharedVisit,
  wide,
} from "./harness.ts";
import { isProof } from "./proof.ts";

type Act = (page: Page) => Promise<unknown>;

const openAll: Act = (page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll("details")) part.open = true;
  });

const openMenu: Act = async (page) => {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).waitFor();
};

const search: Act = async (page) => {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("webhook");
  await page.getByRole("option").first().waitFor();
};

/** A page to check: in its initial state, or after `act`; some at one width only. */
interface Sight {
  name: string;
  path: string;
  act?: Act;
  only?: number;
}

const opened: Sight[] = [
  ...(isProof ? routes : (["/quickstart", "/api/"] as const)).map((path) => ({
    name: `with every closed part of ${path} open`,
    path,
    act: openAll,
  })),
  {
    name: "with not-found suggestions open",
    path: "/quickstrat",
    act: (page) => page.locator("[data-suggestions] a").first().waitFor(),
  },
  { name: "with search and its results open", path: "/quickstart", act: search },
  {
    name: "with the language menu open",
    path: "/quickstart",
    act: (page) => page.getByRole("button", { name: /^Language/ }).click(),
    only: wide,
  },
  {
    name: "with the version menu open",
    path: "/quickstart",
    act: (page) => page.getByRole("button", { name: /^Version/ }).click(),
    only: wide,
  },
  { name: "with the mobile menu open", path: "/quickstart", act: openMenu, only: narrow },
  {
    name: "with the contents list open",
    path: "/quickstart",
    act: (page) => page.locator(".folded-contents summary").click(),
    only: narrow,
  },
];
const sights: Sight[] = [...[...routes, missingRoute].map((path) => ({ name: `on ${path}`, path })), ...opened];

describe.each(pageVariants)("E2: axe finds nothing in $theme at $width px", (variant) => {
  const visit = sharedVisit(variant);
  const fits = ({ only }: Sight, { width }: PageVariant) => only === undefined || only === width;

  test.each(casesOfVariant(sights, variant, fits))("$name", async ({ path, act }) => {
    const { page, goto } = visit();
    await goto(path);
    await act?.(page);
    expect(await axeViolations(page)).toEqual([]);
  });
});
