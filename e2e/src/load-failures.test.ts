import type { Page, Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { fixedStrings } from "./fixed-strings.ts";
import { follow, isMarked, markPage, open, storedValues } from "./harness.ts";

const failures: Record<string, (route: Route) => Promise<void>> = {
  "a network failure": (route) => route.abort("connectionreset"),
  "a blocked request": (route) => route.abort("blockedbyclient"),
  "status 404": (route) => route.fulfill({ status: 404, contentType: "text/html", body: "<h1>Error</h1>" }),
  "status 503": (route) => route.fulfill({ status: 503, contentType: "text/html", body: "<h1>Error</h1>" }),
  "a page instead of the file": (route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: "<!doctype html><h1>Page</h1>" }),
};
const abort = failures["a network failure"] as (route: Route) => Promise<void>;

const failingFiles = {
  expectedProblems: /Failed to load resource|net::ERR|MIME type|dynamically imported module|preload/,
};

/** Fails the first `times` requests for a file; by default, all. */
async function fail(page: Page, file: RegExp, { how = abort, times }: { how?: typeof abort; times?: number } = {}) {
  await page.route(file, how, times === undefined ? {} : { times });
}

const guideStylePattern = /\/docs-page\.[^/]*\.css$/;
const referenceStylePattern = /\/assets\/(?!docs-page)[^/]*\.css$/;
const mainScriptPattern = /\/Layout\.[^/]*\.js$/;
const guideScriptPattern = /\/guide\.[^/]*\.js$/;
const runScriptPattern = /\/run-samples\.[^/]*\.js$/;
const diagramScriptPattern = /\/state-steps\.[^/]*\.js$/;
const partScriptPattern = /\/enhance\.[^/]*\.js$/;

const documents = (paths: (type: string) => string[]) => paths("document");
const shows = (page: Page, route: string) =>
  page.waitForFunction(
    (route) => document.readyState === "complete" && document.documentElement.dataset.route === route,
    route,
  );
const crash = (page: Page) => page.locator("section.crash[role=alert]");
/** Waits for the crash page. @returns its messages */
async function waitForCrash(page: Page): Promise<string[]> {
  await crash(page).getByRole("heading", { level: 1, name: fixedStrings.crashPage.title }).waitFor();
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  return crash(page).locator("p").allTextContents();
}
const isStyled = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector(".bar") ?? document.body).position === "sticky");
const pathOf = (route: string) => route.replace(/#.*/, "");
const twice = (route: string) => [pathOf(route), pathOf(route)];
const runButtons = (page: Page) => page.locator(".run-button").count();

describe("a style sheet that fails after a link loads the page in full", () => {
  test.each(Object.entries(failures))("after %s", async (_, how) => {
    const { page, paths, address } = await open("/api/", failingFiles);
    await markPage(page);
    await fail(page, guideStylePattern, { how, times: 1 });
    await page.locator(".bar a[href='/']").first().click();
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await shows(page, "/");
    expect(address()).toBe("/");
    expect(documents(paths)).toEqual(["/api/", "/"]);
    expect(await isStyled(page)).toBe(true);
    expect(await crash(page).count()).toBe(0);
    expect(await storedValues(page)).toEqual({});
  });
});

describe("a script that the page needs and that fails loads the page in full", () => {
  test.each(Object.entries(failures))("after %s on a move", async (_, how) => {
    const { page, paths } = await open("/category/guides", failingFiles);
    // A script is requested twice: by its preload, and by its use.
    await page.route(guideScriptPattern, (route) => (documents(paths).length === 1 ? how(route) : route.continue()));
    await page.locator(".sidebar a[href='/quickstart']").click();
    await expect.poll(() => documents(paths)).toEqual(["/category/guides", "/quickstart"]);
    await expect.poll(() => runButtons(page)).toBe(8);
    expect(await crash(page).count()).toBe(0);
  });

  test.each([
    ["guides", "/quickstart", guideScriptPattern],
    ["samples that run", "/quickstart", runScriptPattern],
    ["diagrams", "/api/#states-job-status", diagramScriptPattern],
    ["operations", "/api/#createJob", partScriptPattern],
    ["every page", "/quickstart", mainScriptPattern],
  ])("the script of %s on the first load", async (_, route, script) => {
    const { page, paths } = await open("/robots.txt", failingFiles);
    await page.route(script, (handled) => (documents(paths).length === 2 ? handled.abort() : handled.continue()));
    await page.goto(route).catch(() => {}); // the page may already be loading again
    await expect.poll(() => documents(paths)).toEqual(["/robots.txt", ...twice(route)]);
    await shows(page, pathOf(route));
    expect(await crash(page).count()).toBe(0);
    if (route === "/quickstart") await expect.poll(() => runButtons(page)).toBe(8);
  });
});

describe("when the second try fails too, the crash page says what is missing", () => {
  const cases: [string, string, RegExp, RegExp][] = [
    [
      "a style sheet of a guide",
      "/quickstart",
      guideStylePattern,
      /^Cause: The style sheet \/assets\/docs-page\.\S+\.css didn't load\.$/,
    ],
    [
      "a style sheet of the reference",
      "/api/",
      referenceStylePattern,
      /^Cause: The style sheet \/assets\/\S+\.css didn't load\.$/,
    ],
    [
      "the script of every page",
      "/quickstart",
      mainScriptPattern,
      /^Cause: The script \/assets\/Layout\.\S+\.js didn't load\.$/,
    ],
    [
      "a script of guides",
      "/quickstart",
      guideScriptPattern,
      /^Cause: The script \/assets\/guide\.\S+\.js didn't load\.$/,
    ],
    [
      "a script of operations",
      "/api/#createJob",
      partScriptPattern,
      /^Cause: The script \/assets\/enhance\.\S+\.js didn't load\.$/,
    ],
  ];

  test.each(cases)("%s", async (_, route, file, message) => {
    const { page, paths } = await open("/robots.txt", failingFiles);
    await fail(page, file);
    await page.goto(route).catch(() => {}); // the page may already be loading again
    const [first, second] = await waitForCrash(page);
    expect(first).toBe(`The page ${pathOf(route)} didn't load.`);
    expect(second).toMatch(message);
    expect(documents(paths)).toEqual(["/robots.txt", ...twice(route)]);
    await page.unroute(file);
    await page.getByRole("button", { name: fixedStrings.crashPage.button }).click();
    await expect.poll(() => documents(paths)).toEqual(["/robots.txt", ...twice(route), pathOf(route)]);
    await shows(page, pathOf(route));
    expect(await crash(page).count()).toBe(0);
    expect(await isStyled(page)).toBe(true);
  });

  test("after a link as well, with a button that loads the page", async () => {
    const { page, paths, address } = await open("/api/", failingFiles);
    await fail(page, guideStylePattern);
    await page.locator(".bar a[href='/']").first().click();
    expect(await waitForCrash(page)).toEqual([
      "The page / didn't load.",
      expect.stringMatching(/^Cause: The style sheet \/assets\/docs-page\.\S+\.css didn't load\.$/),
    ]);
    expect(await page.locator(".bar, .sidebar, footer").count()).toBe(0);
    expect(documents(paths)).toEqual(["/api/", "/"]);
    await page.goBack();
    await shows(page, "/api/");
    expect(address()).toBe("/api/");
    expect(await crash(page).count()).toBe(0);
  });

  test("the page itself: its address and what the server said, and Back leads to the page before", async () => {
    const { page, paths, address } = await open("/quickstart", failingFiles);
    await fail(page, /\/category\/guides$/, { how: failures["status 503"] as typeof abort });
    const link = page.locator(".sidebar a[href='/category/guides']");
    await link.click();
    await page.getByRole("heading", { name: "Error", exact: true }).waitFor();
    expect(documents(paths)).toEqual(["/quickstart", "/category/guides"]);
    await page.goBack();
    await shows(page, "/quickstart");
    await page.evaluate(() => history.pushState({ ...history.state, reloaded: ["/category/guides"] }, ""));
    await link.click();
    expect(await waitForCrash(page)).toEqual([
      "The page /category/guides didn't load.",
      expect.stringMatching(/^Cause: \S+\/category\/guides returned status 503\.$/),
    ]);
    expect(address()).toBe("/category/guides");
    expect(await page.locator("[role=progressbar]").count()).toBe(0);
    for (const part of [".bar", "footer"]) expect(await page.locator(part).isVisible()).toBe(true);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Quickstart" }).waitFor();
    await follow(page, "/guides/create-new-content");
    expect(await crash(page).count()).toBe(0);
  });

  test("a route is loaded in full once per session, however the reader comes to it", async () => {
    const { page, paths } = await open("/api/", failingFiles);
    await fail(page, guideStylePattern, { times: 1 });
    await page.locator(".bar a[href='/']").first().click();
    await shows(page, "/");
    await follow(page, "/api/");
    await page.evaluate(() => document.querySelector("link[rel=stylesheet][href*=docs-page]")?.remove());
    await fail(page, guideStylePattern, { times: 1 });
    await page.locator(".bar a[href='/']").first().click();
    expect((await waitForCrash(page))[0]).toBe("The page / didn't load.");
    expect(documents(paths)).toEqual(["/api/", "/"]);
  });
});

test("a script that is only an extra does no harm when it is missing", async () => {
  const { page, paths } = await open("/quickstart", failingFiles);
  await fail(page, /\/terms\.[^/]*\.js$/);
  await page.locator("a.term").first().hover();
  await follow(page, "/category/guides");
  expect(documents(paths)).toEqual(["/quickstart"]);
});
