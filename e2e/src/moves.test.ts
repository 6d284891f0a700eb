import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { fixedStrings } from "./fixed-strings.ts";
import {
  delayResponses,
  follow,
  isMarked,
  loadPage,
  markPage,
  open,
  plainOrigin,
  settle,
  sharedVisit,
  stopClock,
  waitForArrival,
  waitUntilLanded,
} from "./harness.ts";

const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY));
const headingHasFocus = (page: Page) => page.evaluate(() => document.activeElement?.localName === "h1");

/** For tests that need no new profile. */
const visit = sharedVisit();

describe("N1: a link inside the site changes the page without a full load", () => {
  test("a mark on the window survives every kind of move, and scripts are loaded once", async () => {
    const { page, paths } = await loadPage(visit, "/quickstart");
    await markPage(page);
    for (const route of ["/category/guides", "/guides/create-new-content", "/api/", "/"]) await follow(page, route);
    await page.goBack();
    await waitForArrival(page, "/api/");
    await page.goForward();
    await waitForArrival(page, "/");
    expect(await isMarked(page)).toBe(true);
    expect(paths("document")).toEqual(["/quickstart"]);
    const scripts = paths("script");
    expect(scripts).toEqual([...new Set(scripts)]);
    await page.getByRole("button", { name: "Dark theme" }).click();
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
  });

  test("a page is parsed while the pointer is on its link, and not again when that is pressed", async () => {
    const { page } = await open("/quickstart");
    await page.evaluate(() => {
      const { parseFromString } = DOMParser.prototype;
      const parsed: string[] = [];
      Object.assign(window, { parsed });
      DOMParser.prototype.parseFromString = function (...parts) {
        parsed.push(parts[0]);
        return parseFromString.apply(this, parts);
      };
    });
    const parsed = () => page.evaluate((): string[] => Reflect.get(window, "parsed"));
    await page.locator(".sidebar a[href='/category/guides']").hover();
    await expect.poll(async () => (await parsed()).length).toBe(1);
    await follow(page, "/category/guides");
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    const pages = await parsed();
    expect(pages).toEqual([...new Set(pages)]);
  });

  test("bar, menus and footer stay as they are, and so does the tree from one page of the docs to the next", async () => {
    const { page } = await loadPage(visit, "/quickstart");
    const shell = ["header.bar", "footer", "#mobile-menu"];
    await page.evaluate(
      (parts) => {
        for (const part of parts) Object.assign(document.querySelector(part) ?? {}, { stays: true });
      },
      [...shell, ".sidebar"],
    );
    const kept = () =>
      page.evaluate(
        (parts) => parts.filter((part) => "stays" in (document.querySelector(part) ?? {})),
        [...shell, ".sidebar"],
      );
    const marks = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("[aria-current]")].map(
          (link) => `${link.closest("header, nav, dialog")?.localName} ${link.getAttribute("href")}`,
        ),
      );
    await page.locator(".sidebar summary").last().click();
    await follow(page, "/category/upload-files");
    expect(await kept()).toEqual([...shell, ".sidebar"]);
    expect(await page.locator(".sidebar details:not([open])").count()).toBe(1);
    const afterMove = await marks();
    await follow(page, "/api/");
    expect(await kept()).toEqual(shell);
    await follow(page, "/");
    await follow(page, "/category/upload-files");
    expect(await kept()).toEqual(shell);
    expect(await marks()).toEqual(afterMove);
    await page.reload();
    expect(await marks()).toEqual(afterMove);
  });

  test("Back and Forward bring back the scroll", async () => {
    const { page } = await loadPage(visit, "/quickstart");
    await page.evaluate(() => scrollTo(0, 640));
    await follow(page, "/category/guides");
    expect(await scrollOf(page)).toBe(0);
    await follow(page, "/guides/create-new-content");
    await page.evaluate(() => scrollTo(0, 480));
    await page.waitForFunction(() => history.state.scrollY === 480);
    await page.goBack();
    await waitForArrival(page, "/category/guides");
    await page.goBack();
    await waitForArrival(page, "/quickstart");
    expect(await scrollOf(page)).toBe(640);
    await page.goForward();
    await waitForArrival(page, "/category/guides");
    await page.goForward();
    await waitForArrival(page, "/guides/create-new-content");
    expect(await scrollOf(page)).toBe(480);
  });

  test.each([
    ["from a guide", "/guides/create-new-content"],
    ["from another part of the reference", "/api/#Memory"],
  ])("Back %s leads to what was read in the reference", async (_from, route) => {
    const { page } = await open("/api/#updateSegment");
    const place = () =>
      page.evaluate(() => {
        const part = document.getElementById("updateSegment.body.target");
        return Math.round(part?.getBoundingClientRect().top ?? Number.NaN);
      });
    await settle(page);
    await page.evaluate(() =>
      document.getElementById("updateSegment.body.target")?.scrollIntoView({ block: "center" }),
    );
    await page.waitForFunction(() => history.state?.part);
    await settle(page);
    const before = await place();
    await page.evaluate((route) => {
      const link = document.querySelector<HTMLAnchorElement>("header.bar a");
      if (link) link.href = route;
    }, route);
    await page.locator("header.bar a").first().click();
    await page.waitForFunction(() => !location.hash.startsWith("#updateSegment"));
    await settle(page);
    await page.goBack();
    await page.waitForFunction(() => location.hash === "#updateSegment");
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(3);
    await settle(page);
    expect(Math.abs((await place()) - before)).toBeLessThan(3);
  });

  test("Back leads to a field that opened in place, far below the part that it belongs to", async () => {
    const { page } = await open("/api/#createJob");
    const field = page.locator("#createJob details[data-entity=Job] > .fields > *").nth(5);
    const top = () => field.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await page.mouse.move(700, 500);
    await field.waitFor({ state: "attached" });
    await settle(page);
    await field.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await page.waitForFunction(() => history.state?.part);
    await settle(page);
    const before = await top();
    await follow(page, "/");
    await page.goBack();
    await page.waitForFunction(() => location.hash === "#createJob");
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3);
  });

  test("a modified or middle press opens a tab and leaves this page alone", async () => {
    const { page, address } = await open("/quickstart");
    await markPage(page);
    const link = page.locator(".sidebar a[href='/category/guides']");
    for (const options of [{ modifiers: ["ControlOrMeta" as const] }, { button: "middle" as const }]) {
      const [tab] = await Promise.all([page.context().waitForEvent("page"), link.click(options)]);
      await tab.waitForURL("**/category/guides");
    }
    expect(address()).toBe("/quickstart");
    expect(await isMarked(page)).toBe(true);
  });

  test("a download is downloaded", async () => {
    const { page, address } = await loadPage(visit, "/quickstart");
    const link = page.locator("main a[download]").first();
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    expect(download.suggestedFilename()).toBe(await link.evaluate((link: HTMLAnchorElement) => link.download));
    expect(await download.failure()).toBeNull();
    expect(address()).toBe("/quickstart");
  });
});

describe("N2: the progress bar", () => {
  const routerScript = /\/moving\.[^/]*\.js$/;
  const bar = (page: Page) => page.getByRole("progressbar", { name: /loading/i });

  const noteMove = (page: Page) =>
    page.evaluate(() =>
      document.addEventListener("move-begin", () => document.body.setAttribute("data-moving", ""), {
        once: true,
      }),
    );
  const moveBegins = (page: Page) => page.locator("body[data-moving]").waitFor();

  /** Clicks a link, and waits until the move has begun. The page may have been requested when the pointer came near. */
  async function press(page: Page, selector: string): Promise<void> {
    await noteMove(page);
    await page.locator(selector).click();
    await moveBegins(page);
  }

  test("shows 200 ms after a move begins that is not done by then, and goes when the page shows", async () => {
    const { page } = await open("/quickstart", { clock: true });
    const next = await delayResponses(page, "/category/guides");
    await stopClock(page);
    await press(page, ".sidebar a[href='/category/guides']");
    await next.requested;
    await page.clock.runFor(199);
    expect(await bar(page).count()).toBe(0);
    await page.clock.runFor(1);
    await bar(page).waitFor();
    next.release();
    await waitForArrival(page, "/category/guides");
    expect(await bar(page).count()).toBe(0);
  });

  test("shows while the router itself is still loading, and goes when the page shows", async () => {
    const { page } = await open("/quickstart", { clock: true });
    const router = await delayResponses(page, routerScript);
    const next = await delayResponses(page, "/category/guides");
    await stopClock(page);
    await noteMove(page);
    await page.locator(".sidebar a[href='/category/guides']").click();
    await router.requested;
    await page.clock.runFor(199);
    expect(await bar(page).count()).toBe(0);
    await page.clock.runFor(1);
    expect(await bar(page).boundingBox()).toMatchObject({ height: 3 });
    router.release();
    await moveBegins(page);
    expect(await bar(page).count()).toBe(1);
    next.release();
    await waitForArrival(page, "/category/guides");
    expect(await bar(page).count()).toBe(0);
  });

  test("of two links pressed while the router loads, the last is followed", async () => {
    const { page, paths } = await open("/quickstart", { clock: true });
    const router = await delayResponses(page, routerScript);
    await stopClock(page);
    await page.locator(".sidebar a[href='/category/guides']").click();
    await page.locator(".sidebar a[href='/guides/create-new-content']").click();
    await page.clock.runFor(300);
    expect(await bar(page).count()).toBe(1);
    router.release();
    await waitForArrival(page, "/guides/create-new-content");
    await page.clock.runFor(300);
    expect(await bar(page).count()).toBe(0);
    expect(paths("document")).toEqual(["/quickstart"]);
  });

  test("Back shows the page before, though the router is still loading", async () => {
    const { page } = await open("/quickstart");
    await follow(page, "/category/guides");
    await delayResponses(page, routerScript);
    await page.reload();
    await page.evaluate(() => history.back());
    await page.locator("html[data-route='/quickstart']").waitFor();
  });

  test("is gone when the browser shows the page again as it was left", async () => {
    const { page } = await open("/quickstart", { clock: true });
    await delayResponses(page, routerScript);
    await stopClock(page);
    await page.locator(".sidebar a[href='/category/guides']").click();
    await page.clock.runFor(200);
    expect(await bar(page).count()).toBe(1);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    expect(await bar(page).count()).toBe(0);
  });

  test("never shows on the first load, on a hash change or for a page that is there in time", async () => {
    const { page } = await open("/quickstart", {
      clock: true,
      beforeFirstPage: (page) =>
        page.addInitScript(() => {
          new MutationObserver(() => {
            if (document.querySelector("[role=progressbar]")) Object.assign(window, { barWasShown: true });
          }).observe(document, { childList: true, subtree: true });
        }),
    });
    await stopClock(page);
    await page.locator("nav.contents a").nth(1).click();
    await page.clock.runFor(1000);
    await follow(page, "/category/guides");
    await page.clock.runFor(1000);
    await page.goBack();
    await waitForArrival(page, "/quickstart");
    await page.clock.runFor(1000);
    expect(await page.evaluate(() => "barWasShown" in window)).toBe(false);
  });

  test("goes when the reader turns elsewhere meanwhile", async () => {
    const { page } = await open("/quickstart", { clock: true });
    const slow = await delayResponses(page, "/category/guides");
    await stopClock(page);
    await press(page, ".sidebar a[href='/category/guides']");
    await slow.requested;
    await page.clock.runFor(300);
    await follow(page, "/guides/create-new-content");
    await page.clock.runFor(300);
    expect(await bar(page).count()).toBe(0);
    await Promise.all([page.waitForResponse("**/category/guides"), slow.release()]);
    await page.clock.runFor(300);
    expect(await page.locator("html").getAttribute("data-route")).toBe("/guides/create-new-content");
  });

  test("does not move when the reader wants less motion", async () => {
    const { page } = await open("/quickstart", { clock: true, reducedMotion: true });
    const next = await delayResponses(page, "/category/guides");
    await stopClock(page);
    await press(page, ".sidebar a[href='/category/guides']");
    await next.requested;
    await page.clock.runFor(200);
    expect(await bar(page).evaluate((bar) => bar.getAnimations({ subtree: true }).length)).toBe(0);
    expect(await bar(page).evaluate((bar) => bar.getBoundingClientRect().width)).toBeGreaterThan(0);
    next.release();
    await waitForArrival(page, "/category/guides");
  });
});

describe("N3: pages are fetched ahead", () => {
  const withConnection = (connection: object) => (page: Page) =>
    page.addInitScript(
      (connection) => Object.defineProperty(navigator, "connection", { value: connection }),
      connection,
    );

  test.each([
    ["a fast connection", { effectiveType: "4g", saveData: false }],
    ["an unknown connection", undefined],
  ])("with %s the first three links in view in the main part are", async (_, connection) => {
    const { page, paths } = await open("/category/guides", { beforeFirstPage: withConnection(connection as object) });
    const links = await page.locator("main a").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    await expect.poll(() => paths("fetch")).toEqual(links.slice(0, 3));
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await settle(page);
    expect(paths("fetch")).toHaveLength(3);
  });

  test("the reference is not, however many links to it are in view", async () => {
    const { page, paths } = await open("/quickstart");
    const links = page.locator("main a[href^='/api/']");
    expect(await links.count()).toBeGreaterThan(3);
    for (const link of (await links.all()).slice(0, 8)) {
      await link.scrollIntoViewIfNeeded();
      await settle(page);
    }
    expect(paths("fetch")).not.toContain("/api/");
    expect(new Set(paths("fetch")).size).toBeLessThanOrEqual(3);
    await links.last().hover();
    await expect.poll(() => paths("fetch").filter((path) => path === "/api/")).toHaveLength(1);
  });

  test("links to parts of the same page are not watched", async () => {
    const { page } = await open("/api/", {
      beforeFirstPage: (page) =>
        page.addInitScript(() => {
          const { observe } = IntersectionObserver.prototype;
          IntersectionObserver.prototype.observe = function (target) {
            if (target instanceof HTMLAnchorElement) target.dataset.watched = "";
            observe.call(this, target);
          };
        }),
    });
    await expect.poll(() => page.locator("a[data-watched]").count()).toBeGreaterThan(0);
    expect(await page.locator("a[data-watched]:is([href^='#'], [href$='/api/'])").count()).toBe(0);
  });

  test("a link of the sidebar or the bar is only under the pointer or with the focus, and once", async () => {
    const { page, paths } = await open("/quickstart");
    await settle(page);
    const link = page.locator(".sidebar a[href='/guides/manage-content/tm-query']");
    const fetches = () => paths("fetch").filter((path) => path === "/guides/manage-content/tm-query").length;
    expect(fetches()).toBe(0);
    await link.hover();
    await page.locator("h1").hover();
    await link.hover();
    await link.focus();
    await expect.poll(fetches).toBe(1);
    await link.click();
    await waitForArrival(page, "/guides/manage-content/tm-query");
    expect(fetches()).toBe(1);
    expect(paths("document")).toEqual(["/quickstart"]);
  });

  test("keyboard focus is enough, and only the page itself is fetched", async () => {
    const { page, log, paths } = await open("/quickstart");
    await settle(page);
    const before = log.requests.length;
    // Links in view may be prefetched at the same time.
    const inView = await page
      .locator("main a[href^='/']")
      .evaluateAll((links) =>
        links.filter((link) => link.getBoundingClientRect().top < innerHeight).map((link) => link.getAttribute("href")),
      );
    await page.locator(".sidebar a[href='/guides/manage-content/create-a-datasource']").focus();
    await settle(page);
    const pages = () =>
      paths()
        .slice(before)
        .filter((path) => !path.startsWith("/assets/") && !inView.includes(path));
    await expect.poll(pages).toEqual(["/guides/manage-content/create-a-datasource"]);
  });

  test.each([
    ["a 2g connection", { effectiveType: "2g" }],
    ["a slow 2g connection", { effectiveType: "slow-2g" }],
    ["a reader who saves data", { effectiveType: "4g", saveData: true }],
  ])("with %s nothing is before the press", async (_, connection) => {
    const { page, paths } = await open("/category/guides", { beforeFirstPage: withConnection(connection) });
    const link = page.locator(".sidebar a[href='/quickstart']");
    await link.hover();
    await link.focus();
    await settle(page);
    expect(paths("fetch")).toEqual([]);
    await link.click();
    await waitForArrival(page, "/quickstart");
    expect(paths("fetch")).toEqual(["/quickstart"]);
  });
});

describe("N4: a page that cannot be fetched is loaded in full", () => {
  const failures = {
    "a network failure": { abort: true },
    "status 500": { status: 500, contentType: "text/html", body: "<h1>Error</h1>" },
    "status 404": { status: 404, contentType: "text/html", body: "<h1>Error</h1>" },
    "an answer that is no page": { status: 200, contentType: "application/json", body: "{}" },
    "a page of another build": { status: 200, contentType: "text/html", body: "<h1>Other</h1>" },
  };
  const expectedProblems = /Failed to load resource|net::ERR/;

  test.each(Object.entries(failures))("after %s the page shows at its address after one load", async (_, failure) => {
    const { page, paths, address } = await open("/quickstart", {
      expectedProblems,
      beforeFirstPage: (page) =>
        page.route("**/category/guides", (route) => {
          if (route.request().resourceType() !== "fetch") return route.continue();
          return "abort" in failure ? route.abort() : route.fulfill(failure);
        }),
    });
    await markPage(page);
    await page.locator(".sidebar a[href='/category/guides']").click();
    await page.waitForFunction(() => document.documentElement.dataset.route === "/category/guides");
    await expect.poll(address).toBe("/category/guides");
    expect(await isMarked(page)).toBe(false);
    expect(paths("document")).toEqual(["/quickstart", "/category/guides"]);
  });

  test("going back to a page with a hash works as well", async () => {
    const { page, address } = await open("/quickstart#main", { expectedProblems });
    await follow(page, "/category/guides");
    await page.route("**/quickstart", (route) =>
      route.request().resourceType() === "fetch" ? route.abort() : route.continue(),
    );
    await page.goBack();
    await page.waitForFunction(() => document.documentElement.dataset.route === "/quickstart");
    await expect.poll(address).toBe("/quickstart#main");
  });

  test("when that fails too the browser shows its own error, and tries no more", async () => {
    const { page, paths } = await open("/quickstart", {
      expectedProblems,
      beforeFirstPage: (page) => page.route("**/category/guides", (route) => route.abort()),
    });
    await page.locator(".sidebar a[href='/category/guides']").click();
    await page.waitForFunction(() => location.protocol === "chrome-error:");
    expect(paths("document")).toEqual(["/quickstart", "/category/guides"]);
  });

  test("the reader gets a short message meanwhile", async () => {
    const said = Promise.withResolvers<string>();
    const released = Promise.withResolvers<void>();
    const { page } = await open("/quickstart", {
      expectedProblems,
      beforeFirstPage: async (page) => {
        await page.exposeFunction("say", said.resolve);
        await page.addInitScript(() => {
          new MutationObserver(() => {
            const message = document.querySelector("[role=status]")?.textContent;
            if (message) (window as unknown as { say(message: string): void }).say(message);
          }).observe(document, { childList: true, subtree: true });
        });
        await page.route("**/category/guides", async (route) => {
          if (route.request().resourceType() === "fetch") return route.abort();
          await released.promise;
          return route.continue();
        });
      },
    });
    await page.locator(".sidebar a[href='/category/guides']").click({ noWaitAfter: true });
    expect(await said.promise).toMatch(/didn't load/);
    released.resolve();
    await page.waitForFunction(() => document.documentElement.dataset.route === "/category/guides");
  });
});

describe("N5: a reader arrives", () => {
  test("at the heading: focus, scroll, title and one polite message", async () => {
    const { page } = await loadPage(visit, "/quickstart");
    await page.evaluate(() => scrollTo(0, 900));
    const before = await page.title();
    await follow(page, "/guides/create-new-content");
    expect(await headingHasFocus(page)).toBe(true);
    expect(await scrollOf(page)).toBe(0);
    expect(await page.title()).not.toBe(before);
    const messages = page.locator("[aria-live]:not(:empty), [role=status]:not(:empty), [role=alert]:visible");
    await messages.first().waitFor({ state: "attached" });
    expect(await messages.allTextContents()).toEqual([await page.title()]);
    expect(await messages.first().getAttribute("aria-live")).toBe("polite");
  });

  test("at the target of a link with a hash", async () => {
    const { page, address } = await loadPage(visit, "/quickstart");
    const link = page.locator("main a[href^='/api/#']:visible").first();
    const id = decodeURIComponent(((await link.getAttribute("href")) ?? "").split("#")[1] ?? "");
    await link.click();
    await page.waitForFunction((id) => document.activeElement?.id === id, id);
    await expect.poll(address).toBe(`/api/#${id}`);
  });

  test("on Back, with focus on the heading and the scroll where it was", async () => {
    const { page } = await loadPage(visit, "/quickstart");
    await page.evaluate(() => scrollTo(0, 640));
    await follow(page, "/category/guides");
    await page.goBack();
    await waitForArrival(page, "/quickstart");
    expect(await headingHasFocus(page)).toBe(true);
    expect(await scrollOf(page)).toBe(640);
  });
});

describe("N6: a hash link lands below the sticky bar, with focus on its target", () => {
  /** The distance between the focused target and the bar's lower edge, in pixels. */
  const clearance = async (page: Page, id: string) => {
    await page.waitForFunction((id) => document.activeElement?.id === id, id);
    return page.evaluate((id) => {
      const bottom = document.querySelector("header.bar")?.getBoundingClientRect().bottom ?? 0;
      return (document.getElementById(id)?.getBoundingClientRect().top ?? 0) - bottom;
    }, id);
  };
  const isNear = (distance: number) => distance >= 0 && distance < 200;

  test("from the contents list, also a second time", async () => {
    const { page } = await loadPage(visit, "/quickstart");
    const link = page.locator("nav.contents a").nth(2);
    const id = ((await link.getAttribute("href")) ?? "").slice(1);
    await link.click();
    expect(await clearance(page, id)).toSatisfy(isNear);
    await page.evaluate(() => scrollTo(0, 0));
    await link.click();
    await page.waitForFunction(() => scrollY > 0);
    expect(await clearance(page, id)).toSatisfy(isNear);
  });

  test("once for each click, also when the router is loaded", async () => {
    const { page, paths } = await open("/quickstart");
    const link = page.locator("nav.contents a").nth(2);
    await link.hover();
    await expect.poll(() => paths("script").some((path) => path.includes("/moving."))).toBe(true);
    await settle(page);
    await page.evaluate(() => {
      const { focus } = HTMLElement.prototype;
      HTMLElement.prototype.focus = function (options) {
        document.body.dataset.focused = `${document.body.dataset.focused ?? ""}${this.id} `;
        focus.call(this, options);
      };
    });
    await link.click();
    const id = ((await link.getAttribute("href")) ?? "").slice(1);
    await clearance(page, id);
    await settle(page);
    expect(await page.locator("body").getAttribute("data-focused")).toBe(`${id} `);
  });

  test("on the first load", async () => {
    const { page } = await loadPage(visit, "/quickstart");
    const id = ((await page.locator("nav.contents a").nth(2).getAttribute("href")) ?? "").slice(1);
    const fresh = await open(`/quickstart#${id}`);
    expect(await clearance(fresh.page, id)).toSatisfy(isNear);
  });

  test("but a reload keeps the reading position below it", async () => {
    const { page } = await open("/guides/translate-content/verified-translation#7-review");
    await waitUntilLanded(page, "7-review");
    await page.evaluate(() => scrollBy({ top: 700, behavior: "instant" }));
    await settle(page);
    const next = () =>
      page.evaluate(() => document.getElementById("8-deliver-the-job")?.getBoundingClientRect().top ?? 0);
    const before = await next();
    await page.reload();
    await expect.poll(async () => Math.abs((await next()) - before)).toBeLessThan(2);
  });

  test("inside a closed part, which opens: on the first load, by a link and after a move", async () => {
    const { page } = await loadPage(visit, "/quickstart");
    const part = page.locator("details.fold");
    const id = await part.locator("[id]").first().getAttribute("id");
    if (!id) throw new Error("The closed part holds nothing to land on.");
    expect(await part.evaluate((part: HTMLDetailsElement) => part.open)).toBe(false);
    await page.evaluate((id) => {
      location.hash = id;
    }, id);
    expect(await clearance(page, id)).toSatisfy(isNear);

    await follow(page, "/category/guides");
    await page.evaluate((id) => {
      const link = document.querySelector<HTMLAnchorElement>("main .card a");
      if (link) link.href = `/quickstart#${id}`;
    }, id);
    await page.locator("main .card a").first().click();
    expect(await clearance(page, id)).toSatisfy(isNear);

    const fresh = await open(`/quickstart#${id}`);
    expect(await clearance(fresh.page, id)).toSatisfy(isNear);
  });

  test("a hash that names nothing, or cannot be decoded, does no harm", async () => {
    const { page } = await loadPage(visit, "/quickstart#100%");
    expect(await page.locator("h1").textContent()).toBe("Quickstart");
    await follow(page, "/category/guides");
  });
});

describe("N7: the crash page", () => {
  /** The script that marks the section in view throws while `window.crashes` is true. */
  const breakable = (crashes: boolean) => (page: Page) =>
    page.addInitScript((crashes) => {
      Object.assign(window, { crashes });
      const { removeAttribute } = Element.prototype;
      Element.prototype.removeAttribute = function (name) {
        if (this.closest(".contents") && (window as unknown as { crashes: boolean }).crashes) {
          const cause = new Error("There is no room.", { cause: "The disk is full." });
          throw new Error("The section cannot be marked.", { cause });
        }
        removeAttribute.call(this, name);
      };
    }, crashes);
  const mend = (page: Page) => page.evaluate(() => Object.assign(window, { crashes: false }));

  test("also replaces search when it throws while drawing, and opens it again", async () => {
    const { page } = await open("/quickstart", {
      beforeFirstPage: (page) =>
        page.addInitScript(() => {
          const { trim } = String.prototype;
          String.prototype.trim = function () {
            if (String(this) === "crash") throw new Error("The word is not liked.");
            return trim.call(this);
          };
        }),
    });
    await page.keyboard.press("/");
    await page.getByRole("combobox").fill("crash");
    await page.getByRole("heading", { level: 1, name: fixedStrings.crashPage.title }).waitFor();
    expect(await page.locator("main [role=alert] p").allTextContents()).toEqual(["The word is not liked."]);
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(await headingHasFocus(page)).toBe(true);
    await page.getByRole("button", { name: fixedStrings.crashPage.button }).click();
    await page.getByRole("dialog", { name: "Search" }).getByRole("combobox").fill("webhook");
    await page.getByRole("option").first().waitFor();
  });

  test("names the error and each cause, keeps the shell, and its button draws again", async () => {
    const { page } = await open("/quickstart", { beforeFirstPage: breakable(true) });
    const alert = page.locator("main [role=alert]");
    await page.getByRole("heading", { level: 1, name: fixedStrings.crashPage.title }).waitFor();
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    expect(await headingHasFocus(page)).toBe(true);
    expect(await alert.locator("p").allTextContents()).toEqual([
      "The section cannot be marked.",
      "Cause: There is no room.",
      "Cause: The disk is full.",
    ]);
    for (const part of ["header.bar", ".sidebar", "footer"]) expect(await page.locator(part).isVisible()).toBe(true);
    await alert.evaluate((first) => first.setAttribute("data-first", ""));
    await page.getByRole("button", { name: fixedStrings.crashPage.button }).click();
    await page.locator("main [role=alert]:not([data-first]) h1").waitFor();
    await mend(page);
    await page.getByRole("button", { name: fixedStrings.crashPage.button }).click();
    await page.getByRole("heading", { level: 1, name: "Quickstart" }).waitFor();
    expect(await alert.count()).toBe(0);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.locator(".contents [aria-current=location]").waitFor();
  });

  test("shows after a move as well, and gives way when the reader moves on", async () => {
    const { page } = await open("/category/guides", { beforeFirstPage: breakable(false) });
    await page.evaluate(() => Object.assign(window, { crashes: true }));
    await follow(page, "/quickstart");
    await page.getByRole("heading", { level: 1, name: fixedStrings.crashPage.title }).waitFor();
    expect(await headingHasFocus(page)).toBe(true);
    await mend(page);
    await follow(page, "/guides/create-new-content");
    expect(await page.locator("h1").textContent()).toBe("Create new content");
    expect(await page.locator(".crash").count()).toBe(0);
  });
});

describe("N8: a site built for another base address says so", () => {
  const banner = (page: Page) => page.locator("#wrong-base");
  const expectedProblems = /Failed to load resource|net::ERR|status of 404/;

  /** Serves the site, built for `/`, at `/docs/`: pages load, scripts and styles don't. */
  const moved = (page: Page) =>
    page.route("**/*", async (route) => {
      const { pathname } = new URL(route.request().url());
      if (!pathname.startsWith("/docs")) return route.fulfill({ status: 404, body: "" });
      const response = await fetch(plainOrigin + pathname.slice("/docs".length));
      return route.fulfill({ status: response.status, body: await response.text(), contentType: "text/html" });
    });

  test.each(["/docs/quickstart", "/docs/guides/manage-content/tm-query", "/docs/api/", "/docs/"])(
    "%s shows the configured base and the likely one",
    async (path) => {
      const { page } = await open(path, { expectedProblems, host: "plain", beforeFirstPage: moved });
      await banner(page).waitFor();
      expect(await banner(page).locator("code").allTextContents()).toEqual(["/", "/docs/", "BASE_PATH"]);
      expect(await banner(page).textContent()).toContain(`Parlance Developers ${fixedStrings.wrongBaseUrlBanner}`);
      expect(await banner(page).textContent()).not.toMatch(/astro|docusaurus/i);
    },
  );

  test.each([true, false])("it is never seen in a normal load (JavaScript: %s)", async (js) => {
    const { page } = await open("/quickstart", { js });
    expect(await banner(page).isVisible()).toBe(false);
  });

  test("it is not shown to readers whose browser runs no JavaScript, and the page still reads", async () => {
    const { page } = await open("/docs/quickstart", {
      expectedProblems,
      host: "plain",
      beforeFirstPage: moved,
      js: false,
    });
    expect(await banner(page).isVisible()).toBe(false);
    expect(await page.locator("h1").isVisible()).toBe(true);
  });
});
