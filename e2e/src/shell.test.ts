import type { Locator, Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { fixedStrings } from "./fixed-strings.ts";
import {
  copyText,
  docsRoutes,
  ensurePage,
  follow,
  loadPage,
  missingRoute,
  open,
  origin,
  routes,
  settle,
  sharedVisit,
  stopClock,
  storedValues,
  waitForArrival,
} from "./harness.ts";

/** Records styles of the page at its first frame. */
async function watchFirstFrame(page: Page): Promise<() => Promise<{ background: string; announcement: string }>> {
  await page.addInitScript(() => {
    requestAnimationFrame(function look() {
      const bar = document.querySelector(".announcement");
      // Nothing is painted without a body, or before the style sheet in the head has loaded.
      if (!document.body || !bar) return requestAnimationFrame(look);
      const background = getComputedStyle(document.documentElement).backgroundColor;
      Object.assign(window, { firstFrame: { background, announcement: getComputedStyle(bar).display } });
    });
  });
  return async () => {
    await page.waitForFunction(() => "firstFrame" in window);
    return page.evaluate(
      () => (window as unknown as { firstFrame: { background: string; announcement: string } }).firstFrame,
    );
  };
}

const light = "rgb(255, 255, 255)";
const measureBox = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error("It is not shown.");
  return box;
};
const focused = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML ?? "");
const hrefs = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));

/** Most tests store nothing. */
const visit = sharedVisit();
const unscripted = sharedVisit({ js: false });

describe.each([...routes, missingRoute])("on %s", (route) => {
  test("S1: the navigation bar has its items in order", async () => {
    const { page } = await ensurePage(visit, route);
    const items = await page.locator("header.bar").locator("a:visible, button:visible").all();
    const addresses = await Promise.all(items.slice(0, 3).map((item) => item.getAttribute("href")));
    expect(addresses).toEqual(["/", "/", "/api/"]);
    const right = await page.locator("header.bar").ariaSnapshot();
    const order = [
      /button "Search/,
      /\(external site\)/,
      /"Language: English"/,
      /"Version: v3 \(current\)"/,
      /"Dark theme"/,
    ];
    const elements = order.map((name) => right.search(name));
    expect(elements).toEqual(elements.toSorted((a, b) => a - b));
    expect(elements).not.toContain(-1);
    const current = page.locator("header.bar [aria-current]");
    const expected = route === missingRoute ? [] : [route === "/api/" ? "API" : "Docs"];
    expect(await current.allInnerTexts()).toEqual(expected);
  });

  const kinds: readonly string[] = ["/", "/quickstart", "/category/guides", "/api/", missingRoute];
  if (kinds.includes(route))
    test("S10: the skip link is the first stop", async () => {
      const { page } = await ensurePage(visit, route);
      const link = page.locator("a.skip-link");
      expect(await link.ariaSnapshot()).toMatch(/^- link "Skip to/);
      expect((await measureBox(link)).y).toBeLessThan(0);
      await page.keyboard.press("Tab");
      expect(await link.evaluate((link) => link === document.activeElement)).toBe(true);
      expect((await measureBox(link)).y).toBeGreaterThanOrEqual(0);
      await page.keyboard.press("Enter");
      await page.waitForFunction(() => document.activeElement?.localName === "main");
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
    });
});

describe("S1: the navigation bar", () => {
  test("its name and sections are on the left, the tools on the right", async () => {
    const { page } = await ensurePage(visit, "/quickstart");
    const sections = await measureBox(page.locator(".bar-sections"));
    const search = await measureBox(page.locator("[data-action=open-search]"));
    const theme = await measureBox(page.locator("[data-action=toggle-theme]"));
    expect(sections.x + sections.width).toBeLessThan(search.x);
    expect(search.x).toBeLessThan(theme.x);
    expect(theme.x + theme.width).toBeGreaterThan(1280 - 120);
  });
});

describe.each([1280, 390])("S1: the navigation bar, %d px wide", (width) => {
  const visit = sharedVisit({ width });

  test.each(["/quickstart", "/api/"])("stays with the page on %s when its controls take the focus", async (route) => {
    const { page } = await ensurePage(visit, route);
    const moved = await page.evaluate(async () => {
      const frame = () => new Promise((next) => requestAnimationFrame(next));
      const moves: string[] = [];
      for (const control of document.querySelectorAll<HTMLElement>(".bar :is(a, button), .calls-bar button")) {
        if (!control.checkVisibility()) continue;
        window.scrollTo({ top: 1000, behavior: "instant" });
        await frame();
        const before = window.scrollY;
        control.focus();
        await frame();
        if (Math.abs(window.scrollY - before) > 1) moves.push(`${control.outerHTML}: ${window.scrollY - before}`);
      }
      return moves;
    });
    expect(moved).toEqual([]);
  });
});

/** Controls that a touch 21 px above or below their middle misses. */
async function smallControls(page: Page, controls: string): Promise<string[]> {
  await page.locator(`:is(${controls}):visible`).last().waitFor();
  return page.locator(`:is(${controls}):visible`).evaluateAll((all) =>
    all.flatMap((control) => {
      control.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = control.getBoundingClientRect();
      const isHit = (away: number) => {
        const hit = document.elementFromPoint(x + width / 2, y + height / 2 + away);
        return hit?.closest("a, button, summary, select, label, input") === control || control.contains(hit);
      };
      return isHit(-21) && isHit(21) ? [] : [control.outerHTML.slice(0, 120)];
    }),
  );
}

describe("under a finger", () => {
  const visit = sharedVisit({ width: 390, touch: true });

  test.each([
    ...["/quickstart", "/api/", missingRoute].map((route) => ({
      route,
      controls: ".bar :is(a, button), .announcement button, .download, .run-button, .copy-button, .footer li a",
    })),
    {
      route: "/api/#createJob",
      controls: "#createJob :is(.tool, .try, .tabs > details > summary, .tabs > .more, .copy, .inside > summary)",
    },
    { route: "/", controls: ".hero :is(button, label.hero-own), .home-places a" },
    { route: "/quickstart", controls: ".before :is([role=tab], summary), .copy-page" },
  ])("controls on $route are 44 px high: $controls", async ({ route, controls }) => {
    const { page } = await loadPage(visit, route);
    expect(await smallControls(page, controls)).toEqual([]);
  });

  test("controls that scripts add are 44 px high too", async () => {
    const { page } = await loadPage(visit, "/quickstart");
    await page.getByRole("button", { name: "Run the whole guide" }).click();
    await page.getByText(/^All \d+ steps ran\./).waitFor();
    expect(await smallControls(page, ".ran :is(summary, button, select)")).toEqual([]);
    await loadPage(visit, "/api/#getLanguages");
    await page.locator("#getLanguages .try").click();
    await page.getByRole("button", { name: "Copy as cURL" }).waitFor();
    const inConsole = ".console :is(.console-link, .console-close, .console-more > summary, select), .copy";
    expect(await smallControls(page, `#getLanguages :is(${inConsole})`)).toEqual([]);
  });
});

describe("content that passes below the bar", () => {
  test.each(["light", "dark"] as const)("is not seen through it in the %s theme", async (theme) => {
    const { page } = await open("/quickstart", { theme });
    const background = await page.locator("header.bar").evaluate((bar) => getComputedStyle(bar).backgroundColor);
    expect(background).toMatch(/^rgb\(/);
  });
});

describe("S2: the language menu", () => {
  test("has one entry, checked, which stays on the page", async () => {
    const { page, address } = await ensurePage(visit, "/quickstart");
    await page.getByRole("button", { name: "English" }).click();
    const items = page.getByRole("menu", { name: "Language" }).getByRole("menuitemradio");
    expect(await items.allInnerTexts()).toEqual(["English"]);
    expect(await items.first().getAttribute("aria-checked")).toBe("true");
    await items.first().click();
    expect(address()).toBe("/quickstart");
    expect(await items.first().isVisible()).toBe(false);
    expect(await storedValues(page)).toEqual({});
  });
});

describe("S3: the version menu", () => {
  const button = (page: Page) => page.getByRole("button", { name: /^Version/ });
  const menu = (page: Page) => page.getByRole("menu", { name: "Version" });

  test("offers the current version, and version 2 as a link to elsewhere", async () => {
    const { page } = await loadPage(visit, "/quickstart");
    await button(page).click();
    expect(await menu(page).getByRole("menuitemradio").allInnerTexts()).toEqual(["v3 (current)"]);
    const older = menu(page).getByRole("menuitem", { name: "v2 docs (external site)" });
    expect(await older.getAttribute("href")).toMatch(/^https:\/\/(?!localhost)/);
  });

  test("a pick is stored and survives a reload", async () => {
    const { page } = await open("/quickstart");
    await button(page).click();
    await menu(page).getByRole("menuitemradio", { name: "v3 (current)" }).click();
    expect(await storedValues(page)).toEqual({ "docs.version": "3.x" });
    await page.reload();
    expect(await button(page).textContent()).toContain("v3 (current)");
    expect(await storedValues(page)).toEqual({ "docs.version": "3.x" });
  });

  test("leaving for version 2 stores nothing", async () => {
    const { page } = await open("/quickstart", {
      beforeFirstPage: (page) =>
        page.route(/^https:/, (route) => route.fulfill({ body: "elsewhere", contentType: "text/html" })),
      expectedProblems: /other origin/,
    });
    await button(page).click();
    await menu(page).getByRole("menuitem").click();
    await page.waitForURL(/^https:/);
    await page.goBack();
    expect(await storedValues(page)).toEqual({});
  });

  test("a stored version that no longer exists is ignored", async () => {
    const { page } = await open("/quickstart", { stored: { "docs.version": "0.9" } });
    expect(await button(page).textContent()).toContain("v3 (current)");
    await button(page).click();
    expect(await menu(page).getByRole("menuitemradio", { checked: true }).textContent()).toBe("v3 (current)");
  });
});

describe("S4: the theme", () => {
  const toggle = (page: Page) => page.getByRole("button", { name: "Dark theme" });
  const theme = (page: Page) => page.locator("html").getAttribute("data-theme");

  test("is light on the first visit, also when the system is dark", async () => {
    const { page } = await open("/quickstart", { systemColor: "dark" });
    expect(await theme(page)).toBe("light");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(light);
    expect(await storedValues(page)).toEqual({});
  });

  test("a press flips it, says so, stores it, and it holds on reload and on every route", async () => {
    const { page } = await open("/quickstart");
    expect(await toggle(page).getAttribute("aria-pressed")).toBe("false");
    await toggle(page).click();
    expect(await theme(page)).toBe("dark");
    expect(await toggle(page).getAttribute("aria-pressed")).toBe("true");
    expect(await storedValues(page)).toEqual({ theme: "dark" });
    await page.reload();
    expect(await toggle(page).getAttribute("aria-pressed")).toBe("true");
    for (const route of [...routes, missingRoute]) {
      await page.goto(route, { waitUntil: "domcontentloaded" });
      expect([route, await theme(page)]).toEqual([route, "dark"]);
    }
    await toggle(page).click();
    expect(await storedValues(page)).toEqual({ theme: "light" });
    expect(await theme(page)).toBe("light");
  });

  test("it holds when moving without a load", async () => {
    const { page } = await open("/quickstart");
    await toggle(page).click();
    await follow(page, "/category/guides");
    expect(await theme(page)).toBe("dark");
    expect(await toggle(page).getAttribute("aria-pressed")).toBe("true");
  });

  test.each(["/quickstart", "/api/", missingRoute])("a dark page is dark in its first frame: %s", async (route) => {
    let firstFrame = async () => ({ background: "", announcement: "" });
    await open(route, {
      theme: "dark",
      beforeFirstPage: async (page) => {
        firstFrame = await watchFirstFrame(page);
      },
    });
    expect((await firstFrame()).background).not.toBe(light);
  });

  test("other open tabs follow", async () => {
    const { page } = await open("/quickstart");
    const other = await page.context().newPage();
    await other.goto(`${origin}/category/guides`);
    await toggle(page).click();
    await other.locator("html[data-theme=dark]").waitFor();
    expect(await toggle(other).getAttribute("aria-pressed")).toBe("true");
  });

  test.each([...routes, missingRoute])("the HTML of %s is served light", async (route) => {
    expect(await (await fetch(origin + route)).text()).toMatch(/<html[^>]* data-theme="light"/);
  });

  test("without JavaScript there is no dead button", async () => {
    const { page } = await ensurePage(unscripted, "/quickstart");
    expect(await page.locator("[data-action=toggle-theme]").isVisible()).toBe(false);
  });
});

test("selected code is as readable as other selected text", async () => {
  const { page, goto } = visit();
  await goto("/quickstart");
  const [text, code] = await page.evaluate(() =>
    [".prose p", ".panel .code span"].map((selector) => {
      const { color, backgroundColor } = getComputedStyle(
        document.querySelector(selector) ?? document.body,
        "::selection",
      );
      return { color, backgroundColor };
    }),
  );
  expect(code).toEqual(text);
});

describe("S5: the announcement bar", () => {
  const bar = (page: Page) => page.getByRole("region", { name: "Announcement" });
  const close = (page: Page) => bar(page).getByRole("button", { name: /close/i });

  test("is above the navigation, white on indigo, with a link for readers of version 2", async () => {
    const { page } = await loadPage(visit, "/quickstart");
    expect((await measureBox(bar(page))).y).toBeLessThan((await measureBox(page.locator("header.bar"))).y);
    const colors = await bar(page).evaluate((bar) => {
      const { backgroundColor, color } = getComputedStyle(bar);
      return { backgroundColor, color };
    });
    expect(colors).toEqual({ backgroundColor: "rgb(50, 44, 135)", color: "rgb(255, 255, 255)" });
    const link = bar(page).getByRole("link");
    expect(await link.textContent()).toContain("version 2");
    expect(await link.getAttribute("href")).toMatch(/^https:/);
    expect(await storedValues(page)).toEqual({});
  });

  test("takes one line of a small screen", async () => {
    const { page } = await open("/quickstart", { width: 320 });
    expect((await measureBox(bar(page))).height).toBeLessThanOrEqual(48);
    expect(await bar(page).textContent()).toContain("version 3");
  });

  test("closing it hides it, stores its id, and puts focus on something near", async () => {
    const { page } = await open("/quickstart");
    await close(page).click();
    expect(await bar(page).isVisible()).toBe(false);
    const id = await page.locator("html").getAttribute("data-announcement");
    expect(await storedValues(page)).toEqual({ "announcement.dismissed": id });
    expect(await focused(page)).toMatch(/^<(a|button)/);
    await follow(page, "/category/guides");
    expect(await bar(page).isVisible()).toBe(false);
  });

  test("after closing, a reload shows it in no frame", async () => {
    let firstFrame = async () => ({ background: "", announcement: "" });
    const { page } = await open("/quickstart", {
      beforeFirstPage: async (page) => {
        firstFrame = await watchFirstFrame(page);
      },
    });
    expect((await firstFrame()).announcement).not.toBe("none");
    await close(page).click();
    await page.reload();
    expect((await firstFrame()).announcement).toBe("none");
    expect(await bar(page).isVisible()).toBe(false);
  });

  test("it shows on the first load after its id has changed", async () => {
    const { page } = await open("/quickstart", { stored: { "announcement.dismissed": "an-older-one" } });
    expect(await bar(page).isVisible()).toBe(true);
  });

  test("without JavaScript it has no dead button", async () => {
    const { page } = await ensurePage(unscripted, "/quickstart");
    expect(await bar(page).isVisible()).toBe(true);
    expect(await close(page).count()).toBe(0);
  });
});

describe("S6: the footer", () => {
  const withoutNote = (text: string) => text.replace(/\s*\(external site\)/, "");

  test.each(["/quickstart", "/api/", missingRoute])(
    "names its groups, the year and the tagline on %s",
    async (route) => {
      const { page } = await ensurePage(unscripted, route);
      const footer = page.locator("body > footer");
      expect(await footer.ariaSnapshot()).toMatch(/^- contentinfo:/);
      const pages = footer.getByRole("navigation", { name: "Pages" }).getByRole("link");
      expect(await pages.allInnerTexts()).toEqual(["Docs", "API"]);
      expect(await hrefs(pages)).toEqual(["/", "/api/"]);
      for (const group of ["Community", "More"]) {
        const [address] = await hrefs(footer.getByRole("navigation", { name: group }).getByRole("link"));
        expect(address).toMatch(/^https:/);
      }
      const more = footer.getByRole("navigation", { name: "More" }).getByRole("link");
      expect((await more.allInnerTexts()).map(withoutNote)).toEqual(["GitHub"]);
      const legal = footer.locator(".footer-legal");
      expect(await legal.textContent()).toContain(`© ${fixedStrings.copyrightYear}`);
      expect((await legal.getByRole("link").allInnerTexts()).map(withoutNote)).toEqual(["Changelog", "Security"]);
      expect((await footer.textContent())?.replaceAll("’", "'").toLowerCase()).toContain(fixedStrings.tagline);
    },
  );
});

describe("S7: the docs sidebar", () => {
  test("its entries are indented below their category", async () => {
    const { page } = await ensurePage(unscripted, "/quickstart");
    const outside = await page.locator(".sidebar .tree li:has(> details)").evaluateAll((categories) =>
      categories.filter((category) => {
        const left = (link: Element | null) => link?.getBoundingClientRect().left ?? 0;
        const own = left(category.querySelector(":scope > a"));
        return [...category.querySelectorAll(":scope > details > ul > li > a")].some((link) => left(link) < own + 8);
      }),
    );
    expect(outside).toEqual([]);
  });

  test("its categories open and close without JavaScript, and no control hides it", async () => {
    const { page } = await ensurePage(unscripted, "/quickstart");
    const sidebar = page.locator(".sidebar");
    expect(await sidebar.isVisible()).toBe(true);
    expect(await page.locator("[aria-controls*=sidebar]").count()).toBe(0);
    const inner = sidebar.getByRole("link", { name: "Manage content" });
    expect(await inner.isVisible()).toBe(true);
    await sidebar.locator("summary").first().click();
    expect(await inner.isVisible()).toBe(false);
    await sidebar.locator("summary").first().click();
    expect(await inner.isVisible()).toBe(true);
  });

  // The tests' browser hides scroll bars, so their width can't be measured.
  test.each([
    ["/quickstart", ".sidebar"],
    ["/api/", ".calls"],
  ])("on %s a scroll bar that comes or goes doesn't move the entries", async (route, list) => {
    const { page } = await ensurePage(unscripted, route);
    const gutter = page.locator(list).evaluate((sidebar) => getComputedStyle(sidebar).scrollbarGutter);
    expect(await gutter).toBe("stable");
  });
});

describe("S8: the menu of narrow screens", () => {
  const opener = (page: Page) => page.locator("header.bar").getByRole("button", { name: "Menu" });
  const dialog = (page: Page) => page.getByRole("dialog", { name: "Menu" });
  const openMenu = async (page: Page) => {
    await opener(page).click();
    await dialog(page).waitFor();
  };

  const phone = sharedVisit({ width: 390 });

  test.each(["/quickstart", "/", "/api/"])("at 996 px %s has the menu button, at 997 px the sidebar", async (route) => {
    const { page, goto } = phone();
    await page.setViewportSize({ width: 996, height: 800 });
    await goto(route);
    const sidebar = page.locator(".sidebar, .calls").first();
    expect([await opener(page).isVisible(), await sidebar.isVisible()]).toEqual([true, false]);
    await page.setViewportSize({ width: 997, height: 800 });
    await opener(page).waitFor({ state: "hidden" });
    await sidebar.waitFor();
    await page.setViewportSize({ width: 390, height: 800 });
  });

  test("is a named dialog with the main items and the docs tree, and locks the page's scroll", async () => {
    const { page } = await loadPage(phone, "/quickstart");
    await openMenu(page);
    expect(await dialog(page).evaluate((menu) => menu.matches(":modal"))).toBe(true);
    expect(await hrefs(dialog(page).getByRole("navigation", { name: "Main" }).getByRole("link"))).toEqual([
      "/",
      "/api/",
      expect.stringMatching(/^https:/),
    ]);
    expect(await hrefs(dialog(page).locator(".tree a"))).toEqual([...docsRoutes]);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(380, 700);
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.evaluate(() => [scrollY, getComputedStyle(document.documentElement).overflowY])).toEqual([
      before,
      "hidden",
    ]);
  });

  test("takes the focus, holds it, leaves the rest inert, and gives the focus back on Escape", async () => {
    const { page } = await loadPage(phone, "/quickstart");
    await openMenu(page);
    const isInside = () =>
      page.evaluate(() => {
        const active = document.activeElement;
        // Between the last and the first stop, the focus is on the browser's own controls.
        return active === document.body || active?.closest("#mobile-menu") !== null;
      });
    expect(await page.evaluate(() => document.activeElement?.closest("#mobile-menu") !== null)).toBe(true);
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press("Tab");
      expect(await isInside()).toBe(true);
    }
    await page.evaluate(() => document.querySelector<HTMLElement>("main a")?.focus());
    expect(await isInside()).toBe(true);
    await page.keyboard.press("Escape");
    expect(await dialog(page).isVisible()).toBe(false);
    expect(await focused(page)).toContain('aria-label="Menu"');
  });

  test("closes by its button, by a press next to it, on a choice, on Back and when the window grows", async () => {
    const { page, address } = await loadPage(phone, "/quickstart");
    await openMenu(page);
    await dialog(page).getByRole("button", { name: /close/i }).click();
    expect(await dialog(page).isVisible()).toBe(false);

    await openMenu(page);
    await page.mouse.click(380, 700);
    expect(await dialog(page).isVisible()).toBe(false);

    await openMenu(page);
    await dialog(page).getByRole("link", { name: "Guides", exact: true }).click();
    await waitForArrival(page, "/category/guides");
    expect(await dialog(page).isVisible()).toBe(false);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe("hidden");

    await openMenu(page);
    await page.goBack();
    await waitForArrival(page, "/quickstart");
    expect(await dialog(page).isVisible()).toBe(false);
    await expect.poll(address).toBe("/quickstart");

    await openMenu(page);
    await page.setViewportSize({ width: 1100, height: 800 });
    await dialog(page).waitFor({ state: "hidden" });
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await dialog(page).isVisible()).toBe(false);
  });

  test("a choice of the page shown closes it too", async () => {
    const { page } = await loadPage(phone, "/quickstart");
    await openMenu(page);
    await dialog(page).getByRole("link", { name: "Quickstart" }).click();
    await dialog(page).waitFor({ state: "hidden" });
  });

  test("opens without JavaScript", async () => {
    const { page } = await open("/quickstart", { width: 390, js: false });
    await opener(page).click();
    expect(await page.locator("#mobile-menu .tree a").first().isVisible()).toBe(true);
  });
});

describe("S9: the table of contents", () => {
  const contents = (page: Page) => page.locator("nav.contents");

  test("marks the section in view", async () => {
    const { page } = await ensurePage(visit, "/quickstart");
    const last = contents(page).locator("a").nth(2);
    const id = ((await last.getAttribute("href")) ?? "").slice(1);
    await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), id);
    await contents(page).locator(`a[href="#${id}"][aria-current]`).waitFor();
    expect(await contents(page).locator("[aria-current]").count()).toBe(1);
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForFunction(() => !document.querySelector(".contents a:nth-child(1) ~ [aria-current]"));
    await contents(page).locator(`a[href="#${id}"]:not([aria-current])`).waitFor();
  });

  test("marks a section once it is in the upper third of the view, and the one that a link led to", async () => {
    const { page, goto } = visit();
    await goto("/guides/translate-content/verified-translation");
    const hashes = await hrefs(contents(page).locator("a"));
    const mark = () => contents(page).locator("[aria-current]").getAttribute("href");
    for (const hash of hashes.slice(2, 5)) {
      const scrollTo = (share: number) =>
        page.evaluate(
          ([id, share]) => {
            const top = document.getElementById(id as string)?.getBoundingClientRect().top ?? 0;
            window.scrollBy({ top: top - innerHeight * (share as number), behavior: "instant" });
          },
          [String(hash).slice(1), share],
        );
      await scrollTo(0.33);
      await expect.poll(mark).not.toBe(hash);
      await scrollTo(0.28);
      await expect.poll(mark).toBe(hash);
    }
    // In the high window, the page can't scroll to the last sections.
    for (const height of [800, 2000]) {
      await page.setViewportSize({ width: 1440, height });
      for (const hash of hashes.slice(-4)) {
        await contents(page).locator(`a[href="${hash}"]`).click();
        await expect.poll(mark).toBe(hash);
      }
    }
  });

  test("has entries of the same size, marked or not", async () => {
    const { page } = await ensurePage(visit, "/quickstart");
    const sizes = () =>
      contents(page)
        .locator("a")
        .evaluateAll((all) =>
          all.map((a) => a.getBoundingClientRect()).map(({ width, height }) => `${width} × ${height}`),
        );
    const before = await sizes();
    for (const id of await hrefs(contents(page).locator("a"))) {
      await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), String(id).slice(1));
      expect(await sizes()).toEqual(before);
    }
  });

  test("on a narrow screen is a closed list above the text, which opens without JavaScript", async () => {
    const { page } = await open("/quickstart", { width: 390, js: false });
    expect(await contents(page).isVisible()).toBe(false);
    const folded = page.getByRole("navigation", { name: "On this page" });
    expect(await folded.locator("a").first().isVisible()).toBe(false);
    const top = (await measureBox(folded)).y;
    expect(top).toBeLessThan((await measureBox(page.locator("article h2").first())).y);
    await folded.locator("summary").click();
    expect(await folded.locator("a").first().isVisible()).toBe(true);
  });
});

describe("copies of a guide", () => {
  test.each(["/quickstart", "/category/manage-content"])("%s is copied as its Markdown twin", async (route) => {
    const { page } = await open(route, { clipboard: true });
    await page.getByRole("button", { name: "Copy page" }).click();
    const twin = await (await fetch(`${origin}${route}.md`)).text();
    await expect.poll(() => copyText(page)).toBe(twin);
    await expect.poll(() => page.locator("#status").textContent()).toBe("Copied.");
  });

  test("a sample is copied on a page without HTTPS, which has no clipboard for scripts", async () => {
    const { page } = await open("/quickstart", {
      beforeFirstPage: (page) =>
        page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined })),
    });
    const sample = page.locator("article > .sample").first();
    await sample.getByRole("button", { name: /^Copy sample/ }).click();
    await page.waitForFunction(() => document.getElementById("status")?.textContent === "Copied.");
    const code = await sample.locator("[data-shown] pre").first().textContent();
    // A busy page may learn of a key press before it runs a script, so the listener is added first.
    const received = await page.evaluateHandle(() => ({
      text: new Promise((done) =>
        addEventListener("paste", (event) => done(event.clipboardData?.getData("text/plain"))),
      ),
    }));
    await page.keyboard.press("Control+v");
    expect(await received.evaluate(({ text }) => text)).toBe(code);
  });

  test("each sample is copied in the language that is chosen, the one of “Before you begin” too", async () => {
    const { page } = await open("/quickstart", { clipboard: true });
    await page.getByRole("tab", { name: "On my machine" }).click();
    await page.locator(".before summary").click();
    await page.getByRole("tab", { name: "Python", exact: true }).first().click();
    for (const panel of await page.locator(".panel:has([role=tablist])").all()) {
      await panel.getByRole("button", { name: /^Copy sample/ }).click();
      const code = await panel.locator("[data-lang=py] pre").first().textContent();
      await expect.poll(() => copyText(page)).toBe(code);
    }
  });

  test("each heading has a link to itself, seen on hover and focus, which a press copies", async () => {
    const { page, address } = await open("/guides/create-new-content", { clipboard: true });
    const heading = page.locator("article h2").nth(2);
    const link = heading.getByRole("link", { name: /^Link to / });
    await link.waitFor();
    const seen = () => link.evaluate((a) => getComputedStyle(a).opacity);
    expect(await seen()).toBe("0");
    await heading.hover();
    expect(await seen()).toBe("1");
    await page.mouse.move(5, 5);
    await link.focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    expect(await seen()).toBe("1");
    await link.press("Enter");
    const id = await heading.getAttribute("id");
    await expect.poll(address).toBe(`/guides/create-new-content#${id}`);
    await expect.poll(() => copyText(page)).toBe(`${origin}/guides/create-new-content#${id}`);
  });

  test("tables become blocks on a phone, each value under its column's name, and nothing scrolls sideways", async () => {
    const { page } = await open("/guides/translate-content/verified-translation", { width: 320 });
    const tables = page.locator("article .table");
    expect(await tables.count()).toBeGreaterThan(1);
    const wide = await tables.evaluateAll((all) => all.filter((table) => table.scrollWidth > table.clientWidth).length);
    expect(wide).toBe(0);
    const label = await tables
      .last()
      .locator("td")
      .nth(1)
      .evaluate((cell) => getComputedStyle(cell, "::before").content);
    expect(label).toMatch(/Job status|Status/);
  });
});

describe.each(["Language", "Version"])("M1: the menu %s by keyboard", (name) => {
  const button = () => visit().page.getByRole("button", { name: new RegExp(`^${name}`) });
  const items = () => visit().page.getByRole("menu", { name }).locator("[role^=menuitem]");
  const focusedItem = () => items().evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement));
  const isExpanded = async () => (await button().getAttribute("aria-expanded")) === "true";

  beforeEach(async () => {
    await ensurePage(visit, "/quickstart");
    if (await isExpanded()) await visit().page.keyboard.press("Escape");
    await button().focus();
  });

  test.each(["Enter", "Space", "ArrowDown"])("%s opens it at the first entry", async (key) => {
    expect(await isExpanded()).toBe(false);
    await visit().page.keyboard.press(key);
    expect(await isExpanded()).toBe(true);
    expect(await focusedItem()).toBe(0);
  });

  test("arrows, Home and End move through it", async () => {
    const { keyboard } = visit().page;
    await keyboard.press("ArrowDown");
    const count = await items().count();
    const walk = ["ArrowDown", "ArrowUp", "ArrowUp", "Home", "End", "ArrowDown"];
    const elements = [1 % count, 0, count - 1, 0, count - 1, 0];
    for (const [step, key] of walk.entries()) {
      await keyboard.press(key);
      expect(await focusedItem()).toBe(elements[step]);
    }
  });

  test("Escape closes it and gives the focus back", async () => {
    await visit().page.keyboard.press("Enter");
    await visit().page.keyboard.press("Escape");
    expect(await isExpanded()).toBe(false);
    expect(await button().evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test("Tab closes it and continues", async () => {
    await visit().page.keyboard.press("Enter");
    await visit().page.keyboard.press("Tab");
    expect(await isExpanded()).toBe(false);
    expect(await focusedItem()).toBe(-1);
  });

  test("a press outside closes it", async () => {
    await button().click();
    expect(await isExpanded()).toBe(true);
    await visit().page.locator("h1").click();
    expect(await isExpanded()).toBe(false);
  });
});

describe("the glossary", () => {
  test("a term that gets the focus right after the pointer left it keeps its preview", async () => {
    const { page } = await open("/guides/manage-content/tm-query", { clock: true });
    const link = page.locator("a.term", { hasText: "termbase" });
    const preview = page.getByRole("tooltip");
    await page.waitForLoadState("networkidle");
    await settle(page);
    // `:focus-visible` requires an earlier key press.
    await page.keyboard.press("Tab");
    await link.hover();
    await preview.getByText("Also called a glossary.").waitFor();
    await stopClock(page);
    await page.mouse.move(5, 400);
    await link.focus();
    await page.clock.runFor(1000);
    expect(await preview.isVisible()).toBe(true);
    await page.keyboard.press("Tab");
    await preview.waitFor({ state: "hidden" });
  });

  test("a term of the reference is previewed too, whose glossary is on the same page", async () => {
    const { page } = await open("/api/");
    await page.locator("a.term", { hasText: "termbases" }).focus();
    await page.getByRole("tooltip").getByText("Also called a glossary.").waitFor();
  });

  test("hover and focus of a term preview its definition until Escape, and a click leads to it", async () => {
    const { page } = await open("/guides/manage-content/tm-query");
    const link = page.locator("a.term", { hasText: "termbase" });
    const preview = page.getByRole("tooltip");
    // Scripts of the page may move the link away from the pointer until they are done.
    await page.waitForLoadState("networkidle");
    await settle(page);
    await link.hover();
    await preview.getByText("Also called a glossary.").waitFor();
    expect(await link.getAttribute("aria-describedby")).toBe(await preview.getAttribute("id"));
    await page.keyboard.press("Escape");
    await preview.waitFor({ state: "hidden" });
    await page.mouse.move(5, 400);
    await page.locator(".prose a:not(.term)").first().focus();
    await page.keyboard.press("Shift+Tab");
    await link.evaluate((element: HTMLElement) => element.focus());
    await preview.getByText("Also called a glossary.").waitFor();
    await link.click();
    await page.waitForURL("**/api/#term-termbase");
    await page.locator("#term-termbase", { hasText: "Termbase" }).waitFor();
  });
});
