import { failureReasons } from "@openparlance/api";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { fixedStrings } from "./fixed-strings.ts";
import {
  delayResponses,
  ensurePage,
  follow,
  loadPage,
  open,
  origin,
  routes,
  sharedVisit,
  stopClock,
  storedValues,
  waitForArrival,
} from "./harness.ts";

// Compares each entry of design/fixed-strings.json with the built site and the server.

const visit = sharedVisit();

const toHex = (color: string) =>
  `#${(color.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, "0"))
    .join("")}`;
const styleOf = async (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((part, name) => getComputedStyle(part).getPropertyValue(name), property);
const colorOf = async (page: Page, selector: string, property: string) =>
  toHex(await styleOf(page, selector, property));
const namesIn = async (page: Page, links: string) =>
  (await page.locator(links).allTextContents()).map((text) => text.replace(/\s*\(external site\)/, "").trim());

test("every entry has a test here", () => {
  expect(Object.keys(fixedStrings)).toEqual([
    "$comment",
    "crashPage",
    "tagline",
    "copyrightYear",
    "footer",
    "navbar",
    "colors",
    "sizes",
    "wrongBaseUrlBanner",
    "failureReasons",
    "storedValues",
    "routes",
  ]);
});

test("crashPage: title, button and the chain of messages", async () => {
  const { page } = await open("/quickstart", {
    expectedProblems: /The observer failed/,
    beforeFirstPage: (page) =>
      page.addInitScript(() => {
        window.IntersectionObserver = class {
          constructor() {
            throw new Error("The observer failed.", { cause: new Error("The view is missing.") });
          }
        } as never;
      }),
  });
  const crash = page.locator("main section.crash");
  expect(await crash.getByRole("heading", { level: 1 }).textContent()).toBe(fixedStrings.crashPage.title);
  expect(await crash.getByRole("button").textContent()).toBe(fixedStrings.crashPage.button);
  expect(await crash.locator("p").allTextContents()).toEqual(["The observer failed.", "Cause: The view is missing."]);
});

test("tagline, copyrightYear and footer: on the home page and in the footer of every page", async () => {
  for (const route of ["/", "/quickstart", "/api/"]) {
    const { page } = await loadPage(visit, route);
    const footer = page.locator("body > footer");
    const text = ((await footer.textContent()) ?? "").replaceAll("’", "'").toLowerCase();
    expect(text).toContain(fixedStrings.tagline);
    expect(text).toContain(`© ${fixedStrings.copyrightYear}`);
    const groups = footer.getByRole("navigation");
    expect(await groups.getByRole("heading").allTextContents()).toEqual(Object.keys(fixedStrings.footer));
    const [pages = [], community = [], more = []] = await Promise.all(
      [0, 1, 2].map((index) => namesIn(page, `body > footer nav >> nth=${index} >> a`)),
    );
    expect(pages).toEqual(fixedStrings.footer.Pages);
    expect(community).toHaveLength(fixedStrings.footer.Community.length);
    expect(more).toHaveLength(fixedStrings.footer.More.length);
  }
  const { page } = await loadPage(visit, "/");
  const home = ((await page.locator("main").textContent()) ?? "").replaceAll("’", "'").toLowerCase();
  expect(home).toContain(fixedStrings.tagline);
});

test("navbar: the sections, and the link to the code", async () => {
  const { page } = await ensurePage(visit, "/quickstart");
  const [docs, api] = fixedStrings.navbar;
  expect(await namesIn(page, "header.bar nav[aria-label=Main] a")).toEqual([docs, api]);
  expect(await page.locator("header.bar a[aria-label$='(external site)']").count()).toBe(1);
});

describe("colors", () => {
  const { referencePrimary, announcementBackground, announcementText } = fixedStrings.colors;

  test.each(["light", "dark"] as const)("of the reference and the announcement in the %s theme", async (theme) => {
    const { page } = await open("/api/#createJob", { theme });
    const button = page.locator("#createJob .try");
    await button.waitFor();
    expect(await colorOf(page, "#createJob .try", "background-color")).toBe(referencePrimary);
    expect(await colorOf(page, ".announcement", "background-color")).toBe(announcementBackground);
    expect(await colorOf(page, ".announcement", "color")).toBe(announcementText);
    await button.focus();
    await page.keyboard.press("Shift+Tab");
    expect(await colorOf(page, ":focus-visible", "outline-color")).toBe(referencePrimary);
    await page.locator(".calls a[aria-current]").waitFor();
    const marker = await styleOf(page, ".calls a[aria-current]", "box-shadow");
    expect(toHex(marker.slice(0, marker.indexOf(")")))).toBe(referencePrimary);
    const selection = await page.evaluate(() => getComputedStyle(document.body, "::selection").backgroundColor);
    expect(toHex(selection)).toBe(referencePrimary);
  });

  test("of the progress bar, and its delay", async () => {
    const { progressBarDelayMs } = fixedStrings.sizes;
    const { page } = await open("/quickstart", { clock: true });
    const next = await delayResponses(page, "/category/guides");
    await stopClock(page);
    await page.evaluate(() =>
      document.addEventListener("move-begin", () => document.body.setAttribute("data-moving", ""), { once: true }),
    );
    await page.locator(".sidebar a[href='/category/guides']").click();
    await page.locator("body[data-moving]").waitFor();
    await page.clock.runFor(progressBarDelayMs - 1);
    expect(await page.locator(".progress").count()).toBe(0);
    await page.clock.runFor(1);
    expect(await colorOf(page, ".progress", "background-color")).toBe(referencePrimary);
    next.release();
    await waitForArrival(page, "/category/guides");
  });
});

test("sizes: breakpoint, sidebar and contents levels", async () => {
  const { mobileBreakpointPx, referenceSidebarPx, contentsListLevels } = fixedStrings.sizes;
  const { page } = await open("/quickstart", { width: mobileBreakpointPx });
  expect(await page.locator(".menu-button").isVisible()).toBe(true);
  await page.setViewportSize({ width: mobileBreakpointPx + 1, height: 800 });
  expect(await page.locator(".menu-button").isVisible()).toBe(false);
  const listed = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("nav.contents a")].map((link) =>
      Number(document.getElementById(decodeURIComponent(link.hash.slice(1)))?.localName.slice(1)),
    ),
  );
  expect([...new Set(listed)].every((level) => contentsListLevels.includes(level))).toBe(true);
  await follow(page, "/api/");
  const width = await page.locator(".calls").evaluate((list) => list.getBoundingClientRect().width);
  expect(width).toBe(referenceSidebarPx);
});

test("wrongBaseUrlBanner: in each page, hidden", async () => {
  const { page } = await ensurePage(visit, "/quickstart");
  expect(await page.locator("#wrong-base").textContent()).toContain(fixedStrings.wrongBaseUrlBanner);
  expect(await page.locator("#wrong-base").isVisible()).toBe(false);
});

test("failureReasons: the server's table and the reference have exactly these", async () => {
  const reasons = Object.values(failureReasons).map(({ message }) => message);
  expect(reasons.toSorted()).toEqual(fixedStrings.failureReasons.toSorted());
  const { page } = await loadPage(visit, "/api/");
  const shown = await page
    .locator(":is(h3, h4)[id^=reason-]")
    .evaluateAll((headings) => headings.map((heading) => heading.textContent?.trim()));
  expect(shown.toSorted()).toEqual(fixedStrings.failureReasons.toSorted());
});

test("storedValues: the actions of a reader store these and no more", async () => {
  const { page } = await open("/quickstart");
  await page.getByRole("button", { name: "Dark theme" }).click();
  await page.getByRole("button", { name: /close/i }).first().click();
  await page
    .locator(".bar-tools")
    .getByRole("button", { name: /version/i })
    .click();
  await page.getByRole("menuitemradio", { name: /3|current/ }).click();
  const keys = Object.keys(await storedValues(page)).toSorted();
  expect(keys).toEqual(["announcement.dismissed", "docs.version", "theme"]);
  expect(keys).toHaveLength(fixedStrings.storedValues.length);
});

test("routes: each is served with its page, and there are no others in the site's map", async () => {
  expect([...routes].toSorted()).toEqual(fixedStrings.routes.toSorted());
  for (const route of fixedStrings.routes) {
    const response = await fetch(origin + route, { redirect: "manual" });
    expect(response.status, route).toBe(200);
    expect(await response.text()).toContain(`data-route="${route}"`);
  }
  const map = await (await fetch(`${origin}/sitemap.xml`)).text();
  const mapped = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  expect(mapped.toSorted()).toEqual(fixedStrings.routes.toSorted());
});
