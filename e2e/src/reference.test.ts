import { readFileSync } from "node:fs";
import { type DeepReadonly, limits, operations, type StateMachine, stateMachines } from "@openparlance/api";
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { addFonts, useFont } from "./fonts.ts";
import {
  copyText,
  delayResponses,
  ensurePage,
  follow,
  loadPage,
  measureBoxes,
  narrow,
  open,
  origin,
  type PageVisit,
  settle,
  sharedVisit,
  stopClock,
  storedValues,
  waitUntilLanded,
} from "./harness.ts";

/** `METHOD path`. */
const described = Object.values(operations).map(({ method, path }) => `${method.toUpperCase()} ${path}`);

const textOf = (element: Locator) => element.evaluate((element) => element.textContent ?? "");
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
/** Resolves when a part has its tools, which are added when it comes near the screen. */
const equipped = (page: Page, id: string) => page.locator(`[id="${id}"] .tools`).first().waitFor({ state: "attached" });

const visit = sharedVisit({ clipboard: true });
const unscripted = sharedVisit({ js: false });

/** Moves the shared visit to a part of the reference, like a link on the page. Earlier changes of the page stay. */
async function moveTo(id: string): Promise<PageVisit> {
  const { page, goto } = visit();
  if (new URL(page.url()).pathname !== "/api/") await goto(`/api/#${id}`);
  else {
    await page.evaluate((id) => {
      location.hash = "";
      location.hash = id;
    }, id);
    await page.waitForFunction((id) => document.getElementById(id)?.contains(document.activeElement), id);
  }
  return visit();
}

describe("A1: the reference takes the form that fits the screen", () => {
  const columns = ["#createJob .operation-head", "#createJob .panels", "#createJob .operation-text"] as const;

  test("wide: a sidebar of 300 px that stays and scrolls on its own, prose, and samples next to it", async () => {
    const { page } = await open("/api/#createJob", { width: 1440, height: 900 });
    const style = await page.locator(".calls").evaluate((element) => {
      const { position, overflowY } = getComputedStyle(element);
      return { position, overflowY, scrolls: element.scrollHeight > element.clientHeight };
    });
    expect(style).toEqual({ position: "sticky", overflowY: "auto", scrolls: true });
    const [sidebar, head, samples, text] = await measureBoxes(page, [".calls", ...columns]);
    expect(sidebar.width).toBe(300);
    expect(head.x).toBeGreaterThanOrEqual(300);
    for (const part of [head, text]) expect(samples.x).toBeGreaterThanOrEqual(part.x + part.width);
    expect(samples.y).toBe(head.y);
    await page.evaluate(() => scrollBy(0, 300));
    const [header, panels] = await measureBoxes(page, ["header.bar", "#createJob .panels"]);
    expect(panels.y).toBeGreaterThanOrEqual(header.y + header.height);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  test("from 1200 px on the samples are next to the text", async () => {
    const { page } = await open("/api/#createJob", { width: 1200 });
    const [sidebar, head, samples, text] = await measureBoxes(page, [".calls", ...columns]);
    for (const part of [head, text]) expect(samples.x).toBeGreaterThanOrEqual(part.x + part.width);
    expect(samples.y).toBe(head.y);
    expect(sidebar.width).toBe(300);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  test.each([1440, 1200])("at %i px the code of the first sections is in the column of the samples", async (width) => {
    const { page } = await open("/api/", { width });
    for (const id of ["base-url", "authentication", "errors-and-rate-limits"]) {
      const section = `[aria-labelledby=${id}]`;
      const [code, text, samples] = await measureBoxes(page, [
        `${section} > pre`,
        `${section} > p`,
        "#getLanguages .panels",
      ]);
      expect([Math.round(code.x), Math.round(code.width)]).toEqual([Math.round(samples.x), Math.round(samples.width)]);
      expect(text.x + text.width).toBeLessThanOrEqual(code.x);
    }
  });

  test("at 1024 px the samples have the whole width", async () => {
    const { page } = await open("/api/#createJob", { width: 1024 });
    const [head, samples, text] = await measureBoxes(page, columns);
    for (const part of [head, text]) expect(part.width).toBeLessThan(samples.width);
    expect(samples.width).toBeGreaterThan(600);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  test("at 768 px text and samples are equally wide", async () => {
    const { page } = await open("/api/#createJob", { width: 768 });
    const [head, samples, text] = await measureBoxes(page, columns);
    for (const part of [head, text]) expect(part.width).toBe(samples.width);
  });

  test.each([1199, 1024, 1000, 768, 390])("at %i px the samples are directly below the description", async (width) => {
    const { page } = await open("/api/#uploadDocument", { width });
    const id = "#uploadDocument";
    const [head, samples, text] = await measureBoxes(page, [
      `${id} .operation-head`,
      `${id} .panels`,
      `${id} .operation-text`,
    ]);
    expect(samples.y - (head.y + head.height)).toBeLessThanOrEqual(40);
    expect(text.y).toBeGreaterThanOrEqual(samples.y + samples.height);
  });

  test.each([390, 320])(
    "at %i px: one column, nothing to scroll sideways, the list of operations on demand",
    async (width) => {
      const { page } = await open("/api/#createJob", { width, touch: true });
      expect(await page.locator(".calls").isVisible()).toBe(false);
      const [head, samples, text] = await measureBoxes(page, columns);
      expect(samples.y).toBeGreaterThanOrEqual(head.y + head.height);
      expect(text.y).toBeGreaterThanOrEqual(samples.y + samples.height);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await page.getByRole("button", { name: "All operations" }).click();
      await page.locator(".calls").getByRole("link", { name: "List jobs" }).click();
      await page.locator(".calls").waitFor({ state: "hidden" });
      await page.waitForURL("**/api/#listJobs");
    },
  );
});

test("the list of operations that a narrow screen opened closes when the screen becomes wide", async () => {
  const { page } = await open("/api/", { width: 390 });
  await page.getByRole("button", { name: "All operations" }).click();
  await page.locator(".calls:popover-open").waitFor();
  // Scrolls the announcement out of view.
  await page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));
  const reachesEnd = () =>
    page.locator(".calls").evaluate((list) => list.getBoundingClientRect().bottom >= innerHeight);
  await expect.poll(reachesEnd).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator(".calls:not(:popover-open)").waitFor();
});

describe("A2: the whole reference is in the HTML", () => {
  test("without JavaScript folds open and every language can be read", async () => {
    const { page, goto } = unscripted();
    await goto("/api/#createMemory");
    const python = page.locator("#createMemory details[data-lang=py]");
    await python.locator("summary").click();
    const [text] = await python.allInnerTexts();
    expect(text?.split("\n")).toContain("import urllib.error, urllib.request");
    expect(await page.locator("#createMemory .copy").count()).toBe(0);
  });
});

describe("A3: the sidebar", () => {
  test("lists the entities while the reader is in them, and marks the one in view", async () => {
    const { page } = await loadPage(visit, "/api/#Job");
    const inside = page.locator(".calls li[data-open] > .calls-inside");
    await inside.locator("a[aria-current]", { hasText: /^Job$/ }).waitFor();
    expect(await inside.locator("a").allTextContents()).toEqual(
      await page.locator(".entity").evaluateAll((entities) => entities.map(({ id }) => id)),
    );
  });

  test("names each limit by its title, whether the title is a link or not", async () => {
    const { page } = await loadPage(visit, "/api/#limits");
    const names = page.locator(".calls li[data-open] > .calls-inside a[href^='#limit-']");
    await names.first().waitFor();
    const ids = await names.evaluateAll((links) => links.map((link) => link.getAttribute("href")?.slice(1)));
    const titles = new Map(Object.values(limits).map(({ id, title }) => [`limit-${id}`, title]));
    expect(await names.allTextContents()).toEqual(ids.map((id) => titles.get(id ?? "")));
  });

  test("on a phone the bar names the section of a link, not the first part in it", async () => {
    for (const [id, title] of [
      ["limits", "Limits"],
      ["tag-Jobs", "Jobs"],
    ] as const) {
      const { page } = await open(`/api/#${id}`, { width: narrow });
      await page.locator(".calls-place", { hasText: new RegExp(`^${title}$`) }).waitFor();
    }
  });

  test("marks the operation in view and scrolls along", async () => {
    const { page } = await loadPage(visit, "/api/");
    for (const id of ["deleteJob", "listWebhooks", "errors", "reasons", "limit-source", "queryMemory"]) {
      await page.evaluate((id) => {
        location.hash = id;
      }, id);
      const current = page.locator(`.calls a[href="#${id}"][aria-current=location]`);
      await current.waitFor();
      await page.waitForFunction((id) => {
        const list = document.querySelector(".calls")?.getBoundingClientRect();
        const box = document.querySelector(`.calls a[href="#${id}"]`)?.getBoundingClientRect();
        return list && box && box.top > 0 && box.bottom < list.bottom;
      }, id);
      expect(await page.locator(".calls [aria-current]").count()).toBe(1);
    }
    const look = (link: Locator) =>
      link.evaluate((element) => {
        const { color, backgroundColor, fontWeight, boxShadow } = getComputedStyle(element);
        return [color, backgroundColor, fontWeight, boxShadow];
      });
    const links = page.locator(".calls ul a:has(.method)");
    expect(await look(page.locator(".calls [aria-current]"))).not.toEqual(await look(links.first()));
  });
});

describe("A3: the filter of the sidebar", () => {
  test("isn't loaded by a press on a link, whose operation gets the focus, but by an arrow key after it", async () => {
    const { page, paths } = await loadPage(visit, "/api/");
    const isLoaded = () => paths("script").some((path) => path.includes("filter-operations"));
    const list = page.locator(".calls");
    await list.locator("a[href='#listMemories']").click();
    await waitUntilLanded(page, "listMemories");
    // A press that ends elsewhere follows no link, and leaves the focus on it.
    await list.locator("a[href='#createMemory']").hover();
    await page.mouse.down();
    await page.mouse.move(0, 0);
    await page.mouse.up();
    await settle(page);
    expect(isLoaded()).toBe(false);
    await page.keyboard.press("ArrowDown");
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("href"));
    await expect.poll(focused).toBe("#updateMemory");
    await page.keyboard.press("ArrowUp");
    expect(await focused()).toBe("#createMemory");
    expect(isLoaded()).toBe(true);
  });

  test("leaves the operations whose summary, id or path fits, and says how many", async () => {
    const { page } = await loadPage(visit, "/api/");
    const box = page.locator(".calls").getByRole("searchbox", { name: "Filter operations" });
    const shown = page.locator(".calls > div li:visible");
    for (const [typed, count] of [
      ["unarchive a", 1],
      ["getJobStats", 1],
      ["/termbase/", 2],
    ] as const) {
      await box.fill(typed);
      await expect.poll(() => shown.count()).toBe(count);
      await page.waitForFunction(
        (text) => document.getElementById("status")?.textContent === text,
        count === 1 ? "1 operation" : `${count} operations`,
      );
    }
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("href"));
    expect(await focused()).toBe("#exportTermbase");
    await page.keyboard.press("ArrowDown");
    expect(await focused()).toBe("#downloadTermbase");
    await page.keyboard.press("ArrowUp");
    expect(await focused()).toBe("#exportTermbase");
    const none = page.locator(".calls").getByText("No matching operations.");
    expect(await none.isVisible()).toBe(false);
    await box.fill("no such call");
    await none.waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => box.inputValue()).toBe("");
    await expect.poll(() => shown.count()).toBe(described.length);
    expect(await none.isVisible()).toBe(false);
  });
});

test("A4: method and required-ness are words", async () => {
  const { page } = await moveTo("createMemory");
  expect(await textOf(page.locator("#createMemory .method"))).toBe("POST");
  expect(await textOf(page.locator('[id="createMemory.body.name"] small'))).toMatch(/required/);
  expect(await textOf(page.locator('[id="createMemory.body.srclocale"] small'))).not.toMatch(/required/);
});

describe("A5, A6: addresses inside the page", () => {
  test("every published id is there exactly once", async () => {
    const { page } = await ensurePage(visit, "/api/");
    const ids = await page.evaluate(() => [...document.querySelectorAll("[id]")].map(({ id }) => id));
    expect(ids.length - new Set(ids).size).toBe(0);
    const lock = readFileSync(new URL("../../site/src/reference/view/anchors/anchors.lock", import.meta.url), "utf8");
    const published = lock.trim().split("\n");
    expect(published.length).toBeGreaterThan(900);
    expect(published.filter((id) => !ids.includes(id))).toEqual([]);
    expect(published).toEqual(
      expect.arrayContaining([
        "createJob",
        "createJob.body.languagePairs",
        "listJobs.query.limit",
        "importMemory.header.memory_id",
        "Job.creationStatus.PENDING",
        "downloadFile.410",
      ]),
    );
  });

  test.each([
    "Job.creationStatus.PENDING",
    "downloadFile.410",
    "createJob.body.languagePairs",
    "generateCreateContent.body.templateParams.summary",
    "importMemory.header.name",
  ])("#%s lands below the bars, with the focus, and stays there", async (id) => {
    const { page } = await loadPage(visit, `/api/#${id}`);
    await waitUntilLanded(page, id);
  });
});

test("with text twice as large an operation stays at its location while the parts around it get their true height", async () => {
  const { page } = await open("/api/#createJob", {
    width: 1440,
    beforeFirstPage: async (page) => {
      const browser = await page.context().newCDPSession(page);
      await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    },
  });
  // A part's height is known two frames after it is rendered. After ten equal heights, nothing more is rendered.
  await page.evaluate(async () => {
    for (let same = 0, height = 0; same < 10; ) {
      await new Promise((done) => requestAnimationFrame(done));
      const now = document.body.scrollHeight;
      same = now === height ? same + 1 : 0;
      height = now;
    }
  });
  await waitUntilLanded(page, "createJob");
});

test("A7: a press or Enter on a name copies its full address and says so", async () => {
  const { page } = await loadPage(visit, "/api/#listJobs");
  await page.locator('[id="listJobs.query.limit"] > a.mark').click();
  await page.waitForFunction(() => /copied/i.test(document.getElementById("status")?.textContent ?? ""));
  expect(await copyText(page)).toBe(`${origin}/api/#listJobs.query.limit`);
  await page.locator("#listJobs h3 a.mark").focus();
  await page.keyboard.press("Enter");
  expect(await copyText(page)).toBe(`${origin}/api/#listJobs`);
  await page.waitForFunction(() => /copied/i.test(document.getElementById("status")?.textContent ?? ""));
});

test("the statuses that every operation has are one line, and a link to one of them leads to its error", async () => {
  const { page } = await moveTo("listJobs");
  expect(await textOf(page.locator("#listJobs .everywhere"))).toMatch(
    /errors common to all operations: 401, 403, 429, 500, 503/,
  );
  expect(await page.locator(".everywhere > a").count()).toBe(described.length);
  await page.evaluate(() => location.assign("#listJobs.429"));
  await waitUntilLanded(page, "error-rate-limited");
});

test("an anchor in other case leads to the ID as it is written", async () => {
  const { page, address } = await loadPage(visit, "/api/#createjob.body.fileids");
  await waitUntilLanded(page, "createJob.body.fileIds");
  expect(address()).toBe("/api/#createJob.body.fileIds");
});

describe("A8: schemas", () => {
  test("an inline type opens without JavaScript", async () => {
    const { page } = await loadPage(unscripted, "/api/#generateCreateContent");
    const nested = page.locator('[id="generateCreateContent.body.templateParams.summary"]');
    const field = page.locator('[id="generateCreateContent.body.templateParams"]');
    if (!(await nested.isVisible())) await field.locator("summary").first().click();
    expect(await nested.isVisible()).toBe(true);
  });

  test("a shared type is a link to its one entry, and opens in place", async () => {
    const { page } = await moveTo("createJob");
    const pairs = page.locator('[id="createJob.body.languagePairs"]');
    expect(await pairs.locator('small a[href="#LanguagePair"]').count()).toBe(1);
    const fold = pairs.locator("details[data-entity=LanguagePair]");
    await fold.locator("summary").first().click();
    await fold.getByText("pretranslate", { exact: true }).waitFor();
    const ids = await page.evaluate(() => [...document.querySelectorAll("[id]")].map(({ id }) => id));
    expect(ids.length).toBe(new Set(ids).size);
  });

  test("the fields of a body and a response are open at the first level", async () => {
    const { page } = await moveTo("getJob");
    await equipped(page, "getJob");
    const fold = page.locator("#getJob .operation-text > details[data-entity=Job]");
    expect(await fold.evaluate((part) => (part as HTMLDetailsElement).open)).toBe(true);
    expect(await fold.getByText("creationStatus", { exact: true }).isVisible()).toBe(true);
    expect(await fold.locator("details[open]").count()).toBe(0);
  });

  test("hover and focus of a type preview it until Escape", async () => {
    const { page } = await loadPage(visit, "/api/#getJob");
    await equipped(page, "getJob");
    const link = page.locator("#getJob .facts a[href='#Job']");
    const preview = page.locator("[role=tooltip]");
    await link.hover();
    await preview.getByText("creationStatus").waitFor();
    await preview.hover();
    await page.keyboard.press("Escape");
    await preview.waitFor({ state: "hidden" });
    await page.locator("#getJob .facts").last().scrollIntoViewIfNeeded();
    await page.locator('[id="getJob.200"] > a').focus();
    await page.keyboard.press("Tab");
    await preview.getByText("creationStatus").waitFor();
    expect(await link.getAttribute("aria-describedby")).toBe(await preview.getAttribute("id"));
    await page.keyboard.press("Tab");
    await preview.waitFor({ state: "hidden" });
  });

  test("a preview stays while the pointer is on it, and goes with the pointer", async () => {
    const { page } = await open("/api/#getJob", { clock: true });
    await equipped(page, "getJob");
    await stopClock(page);
    const preview = page.locator("[role=tooltip]");
    await page.locator("#getJob .facts a[href='#Job']").hover();
    expect(await preview.count()).toBe(0);
    await page.clock.runFor(300);
    await preview.getByText("creationStatus").waitFor();
    await preview.hover();
    await page.clock.runFor(2_000);
    expect(await preview.isVisible()).toBe(true);
    await page.mouse.move(5, 400);
    await page.clock.runFor(300);
    await preview.waitFor({ state: "hidden" });
  });

  test("a type that the pointer is on before scripts have come is previewed once they are there", async () => {
    const { page } = await open("/robots.txt");
    const script = await delayResponses(page, /\/assets\/enhance\.[^/]*\.js$/);
    await page.goto("/api/");
    await page.evaluate(() => document.querySelector("#getJob .facts a[href='#Job']")?.scrollIntoView());
    await page.locator("#getJob .facts a[href='#Job']").hover();
    await script.requested;
    expect(await page.locator("[role=tooltip]").count()).toBe(0);
    script.release();
    await page.locator("[role=tooltip]").getByText("creationStatus").waitFor();
  });

  test("Expand all opens every fold of an operation and ends, Collapse all closes them", async () => {
    const { page } = await moveTo("getJob");
    const operation = page.locator("#getJob");
    await operation.getByRole("button", { name: "Expand all" }).click();
    expect(await operation.locator("details.inside:not([open])").count()).toBe(0);
    expect(await operation.locator("details.inside[open]").count()).toBeGreaterThan(2);
    await operation.getByRole("button", { name: "Collapse all" }).click();
    expect(await operation.locator("details.inside[open]").count()).toBe(0);
  });
});

describe("A10: request samples", () => {
  test("the chosen language holds for the whole page, and is stored nowhere", async () => {
    const { page } = await loadPage(visit, "/api/#createMemory");
    await page.locator("#createMemory [data-sample] summary", { hasText: "Python" }).click();
    for (const id of ["createMemory", "listJobs", "importMemory"]) {
      await page.locator(`#${id} [data-sample] details[data-lang=py][open]`).waitFor({ state: "attached" });
      expect(await page.locator(`#${id} [data-sample] details[open]`).count()).toBe(1);
    }
    expect(await storedValues(page)).toEqual({});
  });

  test("the chosen language holds for the visit: in a guide and back again", async () => {
    const { page } = await loadPage(visit, "/api/#listJobs");
    await page.locator("#listJobs [data-sample] summary", { hasText: "Python" }).click();
    await follow(page, "/");
    await follow(page, "/quickstart");
    await page.locator("[role=tab][aria-selected=true]", { hasText: "Python" }).first().waitFor({ state: "attached" });
    await page.goBack();
    await page.goBack();
    await page.locator("#createMemory [data-sample] details[data-lang=py][open]").waitFor({ state: "attached" });
    expect(await page.locator("#createMemory [data-sample] details[open]").count()).toBe(1);
  });

  test("arrows walk along the names of the languages, round and back", async () => {
    const { page } = await loadPage(visit, "/api/#createJob");
    const names = page.locator("#createJob [data-sample] summary");
    await equipped(page, "createJob");
    await names.nth(0).focus();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    const walked: unknown[] = [];
    for (const key of ["ArrowRight", "Home", "ArrowLeft", "ArrowRight", "End"]) {
      await page.keyboard.press(key);
      walked.push(await focused());
    }
    expect(walked).toEqual(["JavaScript", "cURL", "HTTP", "cURL", "HTTP"]);
    await page.keyboard.press("Enter");
    await page.locator("#createJob details[data-lang=http][open]").waitFor();
  });

  test("three or four languages are in sight, and all on demand, clear of the copy button, and large enough to press, at each width", async () => {
    const { page } = await open("/api/#createJob", { width: 320 });
    await equipped(page, "createJob");
    await addFonts(page);
    await useFont(page, "standard");
    await equipped(page, "listJobs");
    await page.locator("#createJob").getByRole("button", { name: "More languages: Create a job" }).press("Enter");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("TypeScript");
    const well = { isScrolled: false, hidden: 0, covered: 0, small: 0 };
    for (const width of [1440, 1280, 1200, 1024, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const names = await page.locator("#listJobs [data-sample] summary:visible").allTextContents();
      const last = width === 320 ? [] : ["TypeScript"];
      expect([width, names]).toEqual([width, ["cURL", "JavaScript", "Python", ...last]]);
      const measured = await page.locator("#createJob .panels > .panel").evaluateAll((panels) =>
        panels.map((panel) => {
          const boxOf = (part: Element) => part.getBoundingClientRect();
          const room = boxOf(panel);
          const copy = boxOf(panel.querySelector(".copy") ?? panel);
          const names = [...panel.querySelectorAll("summary")].map(boxOf);
          return {
            isScrolled: panel.scrollWidth > panel.clientWidth,
            hidden: names.filter(({ left, right }) => left < room.left || right > room.right).length,
            covered: names.filter(({ right, top }) => right > copy.left && top < copy.bottom).length,
            small: [...names, copy].filter((box) => Math.min(box.width, box.height) < 24).length,
            names: names.length,
          };
        }),
      );
      const panels = [10, 3].map((names) => ({ ...well, names }));
      expect([width, await page.evaluate(() => innerWidth), measured]).toEqual([width, width, panels]);
    }
  });

  test("a chosen language that is not among the first four replaces the fourth", async () => {
    const { page } = await loadPage(visit, "/api/#createJob");
    await equipped(page, "createJob");
    await page.locator("#createJob").getByRole("button", { name: "More languages: Create a job" }).click();
    await page.locator("#createJob [data-sample] summary", { hasText: "Ruby" }).click();
    const shown = page.locator("#listJobs [data-sample] > details > summary");
    await expect
      .poll(() => shown.evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.textContent)))
      .toEqual(["cURL", "JavaScript", "Python", "Ruby"]);
  });

  const codes = (page: Page) =>
    page
      .locator("#createJob [data-sample] > details")
      .evaluateAll((folds) =>
        folds.map((fold) => (fold.textContent ?? "").slice(fold.firstElementChild?.textContent.length)),
      );

  test("without JavaScript a language opens with all its lines, and nothing of it has to be scrolled", async () => {
    const { page } = await loadPage(unscripted, "/api/#createJob");
    await page.locator("#createJob [data-sample] summary", { hasText: "Go" }).click();
    const fold = page.locator("#createJob [data-lang=go]");
    const [text] = await fold.allInnerTexts();
    expect(text?.split("\n")).toEqual(expect.arrayContaining(["package main", "import (", "}"]));
    const hidden = await fold.evaluate((fold) => {
      const range = document.createRange();
      range.selectNodeContents(fold.lastChild ?? fold);
      const panel = fold.closest(".panel")?.getBoundingClientRect();
      const code = range.getBoundingClientRect();
      return panel ? Math.max(code.bottom - panel.bottom, code.right - panel.right) : Number.NaN;
    });
    expect(hidden).toBeLessThanOrEqual(0);
  });

  test("a language is colored when it is chosen, and so are the operations that come near later", async () => {
    const { page, paths } = await loadPage(visit, "/api/#createJob");
    await equipped(page, "createJob");
    const before = await codes(page);
    await page.locator("#createJob").getByRole("button", { name: "More languages: Create a job" }).click();
    await page.locator("#createJob [data-sample] summary", { hasText: "HTTP" }).click();
    await page.locator("#createJob details[open] > pre", { hasText: "POST /v2/jobs HTTP/1.1" }).waitFor();
    await page.evaluate(() => document.getElementById("deleteFile")?.scrollIntoView());
    const code = page.locator("#deleteFile details[open] > pre", { hasText: "DELETE /v2/files?id=2207 HTTP/1.1" });
    await code.waitFor();
    const colors = await code.evaluate((code) => {
      const ranges = [...(CSS.highlights.get("code-keyword") ?? [])];
      const { color } = getComputedStyle(code, "::highlight(code-keyword)");
      const words = ranges
        .filter(({ startContainer }) => code.contains(startContainer))
        .map(({ startOffset, endOffset }) => code.textContent?.slice(startOffset, endOffset));
      return { words, isOwn: color !== getComputedStyle(code).color };
    });
    expect(colors).toEqual({ words: ["DELETE"], isOwn: true });
    expect(await codes(page)).toEqual(before);
    expect(paths().filter((path) => path.includes("sample"))).toEqual([]);
  });

  test("a language that the browser's search opens replaces the shown one", async () => {
    const { page } = await moveTo("createMemory");
    const row = page.locator("#createMemory .tabs[data-sample]");
    await row.getByRole("button", { name: /^More languages/ }).waitFor();
    await row.locator("[data-lang=py]").evaluate((fold: HTMLDetailsElement) => {
      fold.open = true;
    });
    await row.locator("[data-lang=sh]:not([open])").waitFor();
    expect(await row.locator("details[open]").count()).toBe(1);
  });

  test("the copy button takes the sample that is shown", async () => {
    const { page } = await loadPage(visit, "/api/#importMemory");
    await page.locator("#importMemory").getByRole("button", { name: "Copy sample" }).click();
    const sample = await copyText(page);
    expect(sample).toContain("memory_id: 4312");
    expect(sample).toContain("--data-binary");
    expect(sample).toContain(`"\${API_KEY:?}:$API_KEY"`);
  });
});

test("of the responses one is always shown, and its button copies it", async () => {
  const { page } = await moveTo("getJob");
  const responses = page.locator("#getJob .panels .panel:not([data-sample])").first();
  await equipped(page, "getJob");
  await responses.locator("summary", { hasText: "200" }).click();
  expect(await responses.locator("details[open]").count()).toBe(1);
  await responses.getByRole("button", { name: "Copy response" }).click();
  expect(JSON.parse(await copyText(page))).toMatchObject({ id: 57 });
  await responses.locator("summary", { hasText: "Errors" }).click();
  await responses.getByRole("button", { name: "Copy response" }).click();
  expect(await copyText(page)).toMatch(/^400 {2}\{.*\n404 /);
});

test("each operation can be copied as Markdown, and both forms of the description have a link", async () => {
  const { page, paths } = await loadPage(visit, "/api/#listJobs");
  // The mark lasts only two seconds, so the page itself waits for it, from before the click.
  const mark = await page.locator("#listJobs").evaluateHandle((operation) => ({
    shown: new Promise<string>((resolve) =>
      new MutationObserver(([{ target } = { target: operation }]) =>
        resolve(getComputedStyle(target as Element, "::before").content),
      ).observe(operation, { attributeFilter: ["data-done"], subtree: true }),
    ),
  }));
  await page.locator("#listJobs").getByRole("button", { name: "Copy as Markdown" }).click();
  expect(await mark.evaluate(({ shown }) => shown)).toContain("✓");
  const markdown = await copyText(page);
  expect(markdown).toMatch(/^#+ List jobs/);
  expect(markdown).toContain("limit");
  expect(markdown).not.toContain("getJobStats\n#");
  expect(paths()).toContain("/api/listJobs.md");
  for (const file of ["openapi.yaml", "openapi.json"])
    expect(await page.locator(`.reference-top a[href="/${file}"]`).count()).toBe(1);
});

test("each operation can be copied as a prompt", async () => {
  const { page } = await moveTo("createJob");
  await page.locator("#createJob").getByRole("button", { name: "Copy as prompt" }).click();
  const prompt = await copyText(page);
  expect(prompt).toMatch(/^Write a program/);
  expect(Buffer.byteLength(prompt)).toBeLessThanOrEqual(20_000);
  for (const part of ["## Authentication", "### Create a job (createJob)", "### LanguagePair", "/api/#createJob"])
    expect(prompt).toContain(part);
});

describe("sections around the operations", () => {
  test("A14: one can walk through the steps of a state machine", async () => {
    const { page, goto } = visit();
    await goto("/api/#states-job-creation");
    const diagram = page.locator("[role=group][aria-label^='Diagram: Job creation']");
    const row = diagram.locator("xpath=following-sibling::*[1]");
    const back = row.getByRole("button", { name: /^Back: Job creation/ });
    await row.getByRole("button", { name: /^Step through: Job creation/ }).waitFor();
    expect(await back.isVisible()).toBe(false);
    await row.getByRole("button", { name: /^Step through: Job creation/ }).press("Enter");
    expect(await textOf(row.locator("span"))).toMatch(/^1 of \d+: starts as PENDING/);
    expect(await diagram.locator("a").first().getAttribute("aria-label")).toBe("createJob: starts as PENDING");
    await page.waitForFunction(() => document.getElementById("status")?.textContent?.startsWith("1 of"));
    await page.keyboard.press("ArrowRight");
    expect(await textOf(row.locator("span"))).toMatch(/^2 of/);
    const drawn = () => diagram.locator(".state-current").getAttribute("d");
    const second = await drawn();
    expect(second).toMatch(/^M.*M/);
    await page.keyboard.press("ArrowLeft");
    expect(await textOf(row.locator("span"))).toMatch(/^1 of/);
    expect(await drawn()).not.toBe(second);
    await back.click();
    const [, last, count] = /^(\d+) of (\d+)/.exec(await textOf(row.locator("span"))) ?? [];
    expect(last).toBe(count);
  });

  test("A14: the steps of every diagram are the transitions of its data", async () => {
    const { page, goto } = visit();
    await goto("/api/#states");
    for (const { id, title, transitions } of Object.values(stateMachines) as DeepReadonly<StateMachine>[]) {
      const diagram = page.locator(`[data-machine=${id}]`);
      await diagram.scrollIntoViewIfNeeded();
      const row = diagram.locator("xpath=following-sibling::*[1]");
      await row.getByRole("button", { name: new RegExp(`^(?:Step through|Next): ${title}$`) }).waitFor();
      const walked = await row.evaluate((element) => {
        const changes: (string | undefined)[] = [];
        for (let count = 1; changes.length < count; ) {
          element.querySelector("button")?.click();
          const words = element.querySelector("span")?.textContent ?? "";
          count = Number(/of (\d+)/.exec(words)?.[1]);
          changes.push(/: (.*?), /.exec(words)?.[1]);
        }
        return changes;
      });
      const changes = transitions.map(({ from, to }) =>
        from === null ? `starts as ${to}` : from === to ? `stays ${to}` : `${from} → ${to}`,
      );
      expect(new Set(walked), id).toEqual(new Set(changes));
    }
  });

  test("the introduction says how to send a key and whom it belongs to", async () => {
    const { page, goto } = visit();
    await goto("/api/#authentication");
    const text = await textOf(page.locator("main"));
    for (const fact of [/Basic/, /development key/i, /Business plan/, /charge/, /shared/]) expect(text).toMatch(fact);
  });
});

describe("A16: the keyboard", () => {
  test("reaches and leaves a whole operation in reading order, with visible focus", async () => {
    const { page } = await loadPage(visit, "/api/#getJobStats");
    await page.locator("#getJobStats h3 a.mark").focus();
    const seen: string[] = [];
    for (let press = 0; press < 60; press++) {
      const element = await page.evaluate(() => {
        const element = document.activeElement;
        const { outlineStyle } = getComputedStyle(element ?? document.body);
        return { operation: element?.closest(".operation")?.id ?? "", tag: element?.tagName ?? "", outlineStyle };
      });
      if (element.operation !== "getJobStats") break;
      expect(element.outlineStyle).not.toBe("none");
      seen.push(element.tag);
      await page.keyboard.press("Tab");
    }
    expect(seen.length).toBeLessThan(60);
    expect(seen).toEqual(expect.arrayContaining(["A", "SUMMARY", "PRE"]));
    await page.keyboard.press("Shift+Tab");
    expect(await page.evaluate(() => document.activeElement?.closest(".operation")?.id)).toBe("getJobStats");
  });

  test("code that scrolls can be reached", async () => {
    const { page } = await ensurePage(visit, "/api/");
    const unreachable = await page
      .locator("pre")
      .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth && pre.tabIndex < 0).length);
    expect(unreachable).toBe(0);
  });
});

test("reading, typing and opening requests nothing but files of this site, and stores nothing", async () => {
  const { page, log } = await loadPage(visit, "/api/#createJob");
  await page.locator("#createJob").getByRole("button", { name: "Expand all" }).click();
  await page.locator("#createJob [data-sample] summary", { hasText: "JavaScript" }).click();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.locator("#limits").waitFor();
  expect(log.requests.filter(({ method, path }) => method !== "GET" || /^\/v[23]\b/.test(path))).toEqual([]);
  expect(await storedValues(page)).toEqual({});
});

/** Closed folds, each with the ID of the part around it. */
const closedFolds = (page: Page) =>
  page.locator("main details:not([data-lang]), main details[data-lang=sh]").evaluateAll((all) =>
    all
      .filter((fold) => {
        const last = fold.lastElementChild;
        // A fold with only text has no element to measure. When open, it is higher than its summary.
        return last?.matches("summary")
          ? fold.getBoundingClientRect().height <= last.getBoundingClientRect().height + 8
          : !last?.checkVisibility();
      })
      .map((fold) => `${fold.closest("[id]")?.id}: ${fold.querySelector("summary")?.textContent}`),
  );

describe("A18: on paper", () => {
  const unscripted = sharedVisit({ js: false, width: 1000 });
  /** Restores the screen media after a test of printing. */
  const unprinted = async () => {
    await unscripted().page.emulateMedia({ media: null });
    return ensurePage(unscripted, "/api/");
  };

  test("every part is open and light, without bars and buttons, and nothing is cut off", async () => {
    const { page } = await open("/api/#error-too-large", { theme: "dark", width: 1000 });
    await page.locator(".catalog details pre").first().waitFor({ state: "attached" });
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    for (const hidden of ["header.bar", ".calls", ".calls-bar", "footer"]) {
      for (const part of await page.locator(hidden).all()) expect(await part.isVisible()).toBe(false);
    }
    expect(await page.locator("button:visible").count()).toBe(0);
    expect(await closedFolds(page)).toEqual([]);
    const cut = await page
      .locator("main pre")
      .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth + 1).map((pre) => pre.textContent));
    expect(cut).toEqual([]);
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(["rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"]).toContain(background);
    const colors = () =>
      page.locator("#createJob, #createJob *").evaluateAll((all) =>
        all.map((part) => {
          const { color, backgroundColor, borderTopColor } = getComputedStyle(part);
          return `${part.className} ${color} ${backgroundColor} ${borderTopColor}`;
        }),
      );
    const printed = await colors();
    await page.evaluate(() => document.documentElement.setAttribute("data-theme", "light"));
    expect(printed).toEqual(await colors());
    const address = await page
      .locator("#createJob .see-also a")
      .last()
      .evaluate((link) => getComputedStyle(link, "::after").content);
    expect(address.replaceAll(`" "`, "")).toContain(`${origin}/guides/`);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  test("samples are there in cURL only", async () => {
    const { page } = await unprinted();
    await page.emulateMedia({ media: "print" });
    const shown = await page
      .locator("details[data-lang]")
      .evaluateAll((all) => [
        ...new Set(all.filter((fold) => fold.checkVisibility()).map((fold) => fold.getAttribute("data-lang"))),
      ]);
    expect(shown).toEqual(["sh"]);
    // Code has a distance to its frame, even in folds that were closed.
    const sides = await page
      .locator(".panels .tabs details:has(> summary:only-child)")
      .evaluateAll((all) => all.map((fold) => getComputedStyle(fold, "::details-content").paddingLeft));
    expect(new Set(sides)).toEqual(new Set(["20px"]));
  });

  test.each([true, false])("the whole reference is at most 150 pages of A4, with scripts: %s", async (js) => {
    const { page } = js ? await open("/api/") : await unprinted();
    const pdf = await page.pdf({ format: "A4" });
    const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages.length).toBeGreaterThan(50);
    expect(pages.length).toBeLessThanOrEqual(150);
  });

  test("every part is open without JavaScript", async () => {
    const { page } = await unprinted();
    expect((await closedFolds(page)).length).toBeGreaterThan(100);
    await page.emulateMedia({ media: "print" });
    expect(await closedFolds(page)).toEqual([]);
  });
});
