import { readdir, readFile } from "node:fs/promises";
import { expandUrl, slug, unpackRecords } from "@openparlance/site/search-record";
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import {
  axeViolations,
  delayResponses,
  docsRoutes,
  ensurePage,
  follow,
  isMarked,
  loadPage,
  markPage,
  missingRoute,
  narrow,
  open,
  origin,
  type PageVisit,
  pressEnterOfInputMethod,
  routes,
  settle,
  sharedVisit,
  storedValues,
  waitForArrival,
  waitUntilLanded,
} from "./harness.ts";
import { isProof } from "./proof.ts";

// Not by role, because Playwright would compute the names of ten thousand elements. Another test checks the roles.
const dialog = (page: Page) => page.locator("dialog.search-dialog[open]");
const field = (page: Page) => dialog(page).getByRole("combobox");
const options = (page: Page) => dialog(page).getByRole("option");
const status = (page: Page) => dialog(page).locator("[role=status].visually-hidden");
const box = (page: Page) => page.locator("[data-action=open-search]");
const active = (page: Page) => dialog(page).locator("[role=option][aria-selected=true]");

const indexPathPattern = /^\/assets\/search\.[\w-]+\.json$/;
const indexRequests = ({ paths }: PageVisit) => paths().filter((path) => indexPathPattern.test(path));

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await options(page).first().waitFor();
}

/** Opens search unless it is open. The page stays the same for all queries. */
async function openQuery(): Promise<void> {
  const { page } = await ensurePage(visit, "/quickstart");
  if (!(await dialog(page).isVisible())) await openSearch(page);
}

/** Opens a page with search closed, without loading it again. */
async function atClosed(path: string): Promise<PageVisit> {
  const { page, goto } = visit();
  if (new URL(page.url()).pathname !== path) await goto(path);
  if (await dialog(page).isVisible()) await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "hidden" });
  return visit();
}

async function search(page: Page, words: string): Promise<void> {
  await field(page).fill("");
  await field(page).fill(words);
  await status(page)
    .getByText(/result/)
    .waitFor();
}

/** The URL of the index, from the page. */
const indexAddress = async (page: Page) => String(await page.locator("html").getAttribute("data-search"));

const visit = sharedVisit();

describe("F1: opening, keys and focus", () => {
  const indexes = new Set<string>();

  test.each([...routes, missingRoute])("Ctrl-K opens it on %s", async (route) => {
    const { page, goto } = visit();
    await goto(route);
    await openSearch(page);
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    indexes.add(await indexAddress(page));
  });

  test("every page has the same index", () => {
    expect([...indexes]).toEqual([expect.stringMatching(indexPathPattern)]);
  });

  test.each(["Meta+k", "/"])("%s opens it", async (keys) => {
    const { page } = await atClosed("/quickstart");
    await page.keyboard.press(keys);
    await options(page).first().waitFor();
  });

  test("its box opens it as a dialog with a name and a field, and gets the focus back", async () => {
    const { page } = await atClosed("/quickstart");
    await box(page).click();
    await options(page).first().waitFor();
    await page.getByRole("dialog", { name: "Search" }).getByRole("combobox").waitFor();
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "hidden" });
    expect(await box(page).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test("a slash that is typed into a field is only a slash", async () => {
    const { page } = await atClosed("/quickstart");
    await openSearch(page);
    await field(page).fill("");
    await page.keyboard.type("/v2/jobs");
    expect(await field(page).inputValue()).toBe("/v2/jobs");
  });

  test("arrows, Home and End move through the results and go round", async () => {
    const { page } = await atClosed("/quickstart");
    await openSearch(page);
    await search(page, "memory");
    const count = await options(page).count();
    const element = () => options(page).evaluateAll((all) => all.findIndex((it) => it.ariaSelected === "true"));
    const moves = { ArrowDown: 1, End: count - 1, ArrowUp: count - 2, Home: 0 };
    for (const [key, expected] of Object.entries(moves)) {
      await page.keyboard.press(key);
      expect([key, await element()]).toEqual([key, expected]);
      const id = await field(page).getAttribute("aria-activedescendant");
      expect(id).toBe(await active(page).getAttribute("id"));
    }
    await page.keyboard.press("ArrowUp");
    expect(await element()).toBe(count - 1);
    expect(await active(page).evaluate((option) => option.checkVisibility())).toBe(true);
    await page.keyboard.press("ArrowDown");
    expect(await element()).toBe(0);
  });

  test("Enter goes to the result without a full load, and puts the focus on it", async () => {
    const { page, address } = await atClosed("/quickstart");
    await markPage(page);
    await openSearch(page);
    await search(page, "createJob");
    await page.keyboard.press("Enter");
    await waitForArrival(page, "/api/");
    await expect.poll(address).toBe("/api/#createJob");
    expect(await isMarked(page)).toBe(true);
    expect(await dialog(page).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("createJob");
  });

  test("Enter that ends the composition of an input method opens nothing, in Safari too", async () => {
    const { page } = await atClosed("/quickstart");
    await openSearch(page);
    await search(page, "翻译");
    expect(await field(page).evaluate(pressEnterOfInputMethod)).toEqual([true, true]);
    expect(await dialog(page).count()).toBe(1);
  });

  test("a result on the page that is shown is gone to as well", async () => {
    const { page, address } = await atClosed("/api/");
    await openSearch(page);
    await search(page, "READY_TO_START");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id.endsWith(".READY_TO_START"));
    await expect.poll(address).toBe("/api/#WorkflowStage.assignmentType.READY_TO_START");
    await dialog(page).waitFor({ state: "hidden" });
  });

  test("Enter presses no button that had the focus before", async () => {
    const { page } = await atClosed("/quickstart");
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    const before = await theme();
    await page.locator("[data-action=toggle-theme]").focus();
    await page.keyboard.press("Control+k");
    await search(page, "createJob");
    await page.keyboard.press("Enter");
    await waitForArrival(page, "/api/");
    expect(await theme()).toBe(before);
  });

  const elements = [
    ["a field", "workflowStageTemplateId", "WorkflowStageAssignment.workflowStageTemplateId"],
    ["a value", "READY_TO_START", "WorkflowStage.assignmentType.READY_TO_START"],
    ["an error", "410", "error-file-deleted"],
  ] as const;
  const goTo = async (page: Page, words: string, id: string) => {
    await openSearch(page);
    await search(page, words);
    await page.keyboard.press("Enter");
    await waitForArrival(page, "/api/");
    await waitUntilLanded(page, id);
  };

  test.each(elements)("from a guide %s is shown below the bars, with the focus: %s", async (_, words, id) => {
    const { page } = await atClosed("/quickstart");
    await goTo(page, words, id);
    await page.goBack();
    await waitForArrival(page, "/quickstart");
  });

  describe("on a phone", () => {
    const phone = sharedVisit({ width: narrow });
    test.each(elements)("in the reference %s is shown below the bars, with the focus: %s", async (_, words, id) => {
      const { page } = await loadPage(phone, "/api/");
      await goTo(page, words, id);
    });
  });

  test("a press on a result goes there, one next to the dialog closes it", async () => {
    const { page } = await atClosed("/quickstart");
    await openSearch(page);
    await page.mouse.click(5, 400);
    await dialog(page).waitFor({ state: "hidden" });
    await openSearch(page);
    await search(page, "instant translation");
    await options(page).first().click();
    await waitForArrival(page, "/guides/translate-content/instant-translate");
  });

  test("the number of results is said politely", async () => {
    const { page } = await atClosed("/quickstart");
    await openSearch(page);
    await search(page, "webhook");
    expect(await status(page).textContent()).toBe(`${await options(page).count()} results`);
    await search(page, "qwertyuiop");
    expect(await status(page).textContent()).toBe("No results");
  });

  test("the last words are kept until the page is left, over moves too, and there is one dialog", async () => {
    const { page } = await loadPage(visit, "/quickstart");
    await openSearch(page);
    await search(page, "termbase");
    await page.keyboard.press("Escape");
    await follow(page, "/category/guides");
    await follow(page, "/guides/create-new-content");
    await openSearch(page);
    expect(await field(page).inputValue()).toBe("termbase");
    expect(await page.evaluate(() => getSelection()?.toString())).toBe("termbase");
    expect(await page.locator("dialog.search-dialog").count()).toBe(1);
    expect(
      await dialog(page)
        .locator(".search-sheet")
        .evaluate((sheet) => getComputedStyle(sheet).display),
    ).toBe("flex");
  });

  test("Back closes it", async () => {
    const { page } = await atClosed("/quickstart");
    await follow(page, "/category/guides");
    await openSearch(page);
    await page.goBack();
    await waitForArrival(page, "/quickstart");
    expect(await dialog(page).count()).toBe(0);
  });
});

describe("F2: what is found", () => {
  beforeEach(openQuery);

  test.each([
    ["workflowStageTemplateId", "/api/#WorkflowStageAssignment.workflowStageTemplateId", "Field"],
    ["READY_TO_START", "/api/#WorkflowStage.assignmentType.READY_TO_START", "Value"],
    ["410", "/api/#error-file-deleted", "Error"],
    ["4000", "/api/#limit-quota", "Limit"],
    ["zxx", "/api/#states-file", "Value"],
    ["und", "/api/#states-file", "Value"],
    ["instant translate", "/guides/translate-content/instant-translate", "Page"],
  ])("%s leads to %s first, a %s", async (words, address, kind) => {
    const { page } = visit();
    await search(page, words);
    await expect.poll(() => active(page).getAttribute("href")).toBe(address);
    expect(await options(page).first().getAttribute("aria-selected")).toBe("true");
    // Results of one kind are grouped under its name; among the best matches of several kinds, each shows its own.
    const group = await dialog(page).getByRole("group").first().locator(".search-kind").textContent();
    const isBest = group === "Best matches";
    expect(isBest ? await active(page).locator(".search-tag").textContent() : group).toContain(kind);
    expect(await active(page).locator(".search-path").textContent()).not.toBe("");
  });

  test("results of a topic show the words of the query in any form", async () => {
    const { page } = visit();
    await search(page, "webhook retry");
    const best = dialog(page).getByRole("group").first();
    await expect.poll(() => best.locator("mark").allTextContents()).toContain("retries");
    expect(await active(page).locator("mark").first().textContent()).toBe("Webhook");
  });

  test("every result there is leads to a location that exists", async () => {
    const { page } = visit();
    const records = unpackRecords(await (await fetch(origin + (await indexAddress(page)))).text());
    const addresses = [...new Set(records.map(({ url }) => url))];
    const pages = new Map<string, Set<string>>();
    for (const route of routes) {
      const html = await (await fetch(origin + route)).text();
      pages.set(route, new Set([...html.matchAll(/\sid="?([^"\s>]+)/g)].map((match) => String(match[1]))));
    }
    const operations = new URL("../../docs/operations/", import.meta.url);
    for (const file of await readdir(operations)) {
      const headings = (await readFile(new URL(file, operations), "utf8")).matchAll(/^#+ (.+)$/gm);
      pages.set(expandUrl(`@${file}`), new Set([...headings].map(([, heading = ""]) => slug(heading))));
    }
    const dead = addresses.filter((address) => {
      const [route = "", hash] = address.split("#");
      return !pages.has(route) || (hash !== undefined && !pages.get(route)?.has(hash));
    });
    expect(dead).toEqual([]);
    expect(docsRoutes.filter((route) => !addresses.includes(route))).toEqual([]);
  });
});

describe("F3: words that are not quite right", () => {
  beforeEach(openQuery);

  test.each([
    ["workflowStageTemplatId", "/api/#WorkflowStageAssignment.workflowStageTemplateId"],
    ["instnat translate", "/guides/translate-content/instant-translate"],
    ["webhok", "/api/#Webhook"],
    ["stage template", "/api/#WorkflowStageAssignment.workflowStageTemplateId"],
    ["skip duplicates", "/api/#importMemory.header.skip_duplicates"],
  ])("%s finds %s", async (words, address) => {
    const { page } = visit();
    await search(page, words);
    await expect.poll(() => dialog(page).locator(`[role=option][href="${address}"]`).count()).toBe(1);
  });

  test("no result is said, with somewhere to go", async () => {
    const { page } = visit();
    await search(page, "qwertyuiop");
    await dialog(page).getByText("No results for “qwertyuiop”").waitFor();
    expect(await field(page).getAttribute("aria-expanded")).toBe("false");
    await dialog(page).getByRole("link", { name: "guides" }).click();
    await waitForArrival(page, "/category/guides");
  });
});

describe("F4: the index", () => {
  test("is fetched on first use, once", async () => {
    const visit = await open("/quickstart");
    const { page } = visit;
    await page.waitForLoadState("networkidle");
    expect(indexRequests(visit)).toEqual([]);
    await openSearch(page);
    await page.keyboard.press("Escape");
    await follow(page, "/category/guides");
    await openSearch(page);
    await expect.poll(() => indexRequests(visit)).toHaveLength(1);
  });

  test("is on its way as soon as the box is pointed at or has the focus", async () => {
    const visit = await open("/quickstart");
    await Promise.all([
      visit.page.waitForRequest((request) => indexPathPattern.test(new URL(request.url()).pathname)),
      box(visit.page).hover(),
    ]);
    await visit.goto("/category/guides");
    await Promise.all([
      visit.page.waitForRequest((request) => indexPathPattern.test(new URL(request.url()).pathname)),
      box(visit.page).focus(),
    ]);
    expect(await dialog(visit.page).count()).toBe(0);
  });

  test("works with the network cut once search was opened", async () => {
    // Prefetched pages fail, but don't affect search.
    const { page, log } = await open("/quickstart", { expectedProblems: /ERR_INTERNET_DISCONNECTED/ });
    await openSearch(page);
    await page.keyboard.press("Escape");
    await page.context().setOffline(true);
    const before = log.requests.length;
    await openSearch(page);
    await search(page, "READY_TO_START");
    expect(await active(page).getAttribute("href")).toContain("READY_TO_START");
    expect(log.requests.slice(before).filter(({ path }) => path.startsWith("/assets/"))).toEqual([]);
  });

  test("keeps words in the browser: no request while typing, nothing stored", async () => {
    const { page, log } = await open("/quickstart");
    await openSearch(page);
    await settle(page);
    const before = log.requests.length;
    await field(page).pressSequentially("secret words");
    await page.keyboard.press("Escape");
    await openSearch(page);
    expect(log.requests.slice(before).map(({ url }) => url)).toEqual([]);
    expect(await storedValues(page)).toEqual({});
  });

  test("shows that it is loading, and takes words meanwhile", async () => {
    const { page } = await open("/quickstart");
    const { requested: request, release } = await delayResponses(page, await indexAddress(page));
    await page.keyboard.press("Control+k");
    await request;
    await dialog(page).getByRole("status", { name: "Loading" }).waitFor();
    await page.keyboard.type("410");
    release();
    await options(page).first().waitFor();
    expect(await active(page).getAttribute("href")).toBe("/api/#error-file-deleted");
  });

  test("what is typed before the dialog is there becomes the query", async () => {
    const { page } = await open("/quickstart");
    const { requested: request, release } = await delayResponses(page, /\/open-search\.[^/]+\.js$/);
    await page.keyboard.press("Control+k");
    await request;
    await page.keyboard.type("createJob");
    release();
    await options(page).first().waitFor();
    expect(await field(page).inputValue()).toBe("createJob");
    expect(await active(page).getAttribute("href")).toBe("/api/#createJob");
  });

  test.each([/\/open-search\.[^/]+\.js$/, /\/assets\/search\.[^/]+\.json$/])(
    "Enter that is pressed before %s is there opens the first result",
    async (file) => {
      const { page } = await open("/quickstart");
      const { requested, release } = await delayResponses(page, file);
      await page.keyboard.press("Control+k");
      await requested;
      await page.keyboard.type("createJob");
      await page.keyboard.press("Enter");
      release();
      await page.waitForURL("**/api/#createJob");
      expect(await dialog(page).count()).toBe(0);
    },
  );

  test("what is typed is kept when search is opened twice before it is there", async () => {
    const { page } = await open("/quickstart");
    const { requested, release } = await delayResponses(page, /\/open-search\.[^/]+\.js$/);
    await page.keyboard.press("Control+k");
    await requested;
    await page.keyboard.type(" creatw");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("e");
    release();
    await options(page).first().waitFor();
    await page.keyboard.type("Job");
    expect(await field(page).inputValue()).toBe("createJob");
  });

  test.each(["Escape", "a press elsewhere"])(
    "%s cancels it while it loads, and a field keeps its keys",
    async (way) => {
      const { page } = await open("/api/");
      const { release } = await delayResponses(page, /\/open-search\.[^/]+\.js$/);
      const filter = page.locator(".calls").getByRole("searchbox", { name: "Filter operations" });
      if (way === "Escape") await filter.focus();
      const requested = page.waitForRequest(/\/open-search\.[^/]+\.js$/);
      await page.keyboard.press("Control+k");
      const script = (await requested).url();
      await page.keyboard.type("job");
      expect(await filter.inputValue()).toBe(way === "Escape" ? "job" : "");
      await (way === "Escape" ? page.keyboard.press("Escape") : filter.click());
      release();
      await page.evaluate((url) => import(url), script);
      expect(await dialog(page).count()).toBe(0);
    },
  );

  test("says when it did not load, and tries again", async () => {
    const { page } = await open("/quickstart", { expectedProblems: /Failed to load resource/ });
    const address = await indexAddress(page);
    await page.route(`**${address}`, (route) => route.abort());
    await page.keyboard.press("Control+k");
    await dialog(page).getByText("Search didn't load").waitFor();
    await page.unroute(`**${address}`);
    await dialog(page).getByRole("button", { name: "Try again" }).click();
    await options(page).first().waitFor();
  });
});

describe("F5: everywhere", () => {
  test("on a phone it fills the screen, and nothing is cut off at the side", async () => {
    const { page } = await open("/quickstart", { width: narrow, height: 640 });
    await box(page).click();
    await options(page).first().waitFor();
    await search(page, "workflowStageTemplateId");
    const wide = await page.evaluate(() => document.documentElement.clientWidth);
    const sheet = dialog(page).locator(".search-sheet");
    await expect.poll(() => sheet.boundingBox()).toMatchObject({ x: 0, y: 0, width: wide, height: 640 });
    expect(
      await dialog(page)
        .locator(".search-body")
        .evaluate((body) => body.scrollWidth - body.clientWidth),
    ).toBe(0);
  });

  test("without JavaScript a link to the guides replaces it", async () => {
    const { page } = await open("/quickstart", { js: false });
    expect(await box(page).isVisible()).toBe(false);
    expect(await page.locator("a.search-box").getAttribute("href")).toBe("/category/guides");
    expect(await page.locator("a.search-box").isVisible()).toBe(true);
  });

  const states = ["", "memory id", "qwertyuiop", "termbase harmonica"];
  test.each(["light", "dark"] as const)("axe finds nothing wrong in its states in the %s theme", async (theme) => {
    const { page } = await open("/quickstart", { theme, reducedMotion: true });
    await openSearch(page);
    // Outside a proof, each state in one of the themes.
    for (const words of states.filter((_, at) => isProof || (at % 2 === 0) === (theme === "light"))) {
      if (words) await search(page, words);
      expect([words, await axeViolations(page)]).toEqual([words, []]);
    }
  });

  test("nothing moves for readers who want no motion", async () => {
    const { page } = await open("/quickstart", { reducedMotion: true });
    await openSearch(page);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test("in forced colors the chosen result has an outline, and what was found is as dark or light as its line", async () => {
    const { page } = await open("/quickstart", { forcedColors: true, systemColor: "dark" });
    await openSearch(page);
    expect(await active(page).evaluate((option) => getComputedStyle(option).outlineStyle)).toBe("solid");
    await search(page, "webhook");
    const [match, line] = await active(page)
      .locator("mark")
      .first()
      .evaluate((mark) => [mark, mark.parentElement ?? mark].map((part) => getComputedStyle(part).color));
    expect(match).toBe(line);
  });
});
