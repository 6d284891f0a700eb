import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import {
  docsRoutes,
  follow,
  missingRoute,
  narrow,
  open,
  origin,
  plainOrigin,
  routes,
  sharedVisit,
  storedValues,
  waitForArrival,
  wide,
} from "./harness.ts";

const elements = [...routes, missingRoute];

/** Actions of a reader, one after the other, starting at a guide. */
const actions: Record<string, (page: Page) => Promise<unknown>> = {
  "change the theme": (page) => page.getByRole("button", { name: "Dark theme" }).click(),
  "choose the language": async (page) => {
    await page.getByRole("button", { name: /^Language/ }).click();
    await page.getByRole("menuitemradio", { name: "English" }).click();
  },
  "choose the version": async (page) => {
    await page.getByRole("button", { name: /^Version/ }).click();
    await page.getByRole("menuitemradio", { name: "v3 (current)" }).click();
  },
  "choose a sample language": (page) => page.getByRole("tab", { name: "Python" }).first().click(),
  "copy a sample": (page) => page.getByRole("button", { name: "Copy sample" }).first().click(),
  "open a closed part": async (page) => {
    await page.getByRole("tab", { name: "On my machine" }).click();
    await page.locator("details.fold > summary").click();
  },
  "follow the contents": (page) => page.locator("nav.contents a").nth(1).click(),
  "close and open a category": async (page) => {
    const category = page.locator(".sidebar summary").first();
    await category.click();
    await category.click();
  },
  "close the announcement": (page) => page.getByRole("button", { name: /close announcement/i }).click(),
  "open search": async (page) => {
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill("webhok");
    await page.getByRole("option").first().waitFor();
    await page.keyboard.press("Escape");
  },
  "move to a page": (page) => follow(page, "/guides/create-new-content"),
  "go back": async (page) => {
    await page.goBack();
    await waitForArrival(page, "/quickstart");
  },
  "open the mobile menu": async (page) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).waitFor();
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: wide, height: 800 });
  },
};

describe("E1: the security policy", () => {
  const parse = (policy: string) =>
    new Map(policy.split(";").map((part) => [part.trim().split(" ", 1)[0], part.trim().split(" ").slice(1)]));

  const check = (policy: string) => {
    const directives = parse(policy);
    expect(directives.get("default-src")).toEqual(["'self'"]);
    expect(directives.get("object-src")).toEqual(["'none'"]);
    expect(directives.get("base-uri")).toEqual(["'self'"]);
    expect(directives.get("connect-src")).toEqual(["'self'", "https:", "http://localhost:*", "http://127.0.0.1:*"]);
    expect(policy).not.toMatch(/unsafe|\*(?!;|$| )/);
    for (const source of directives.get("script-src") ?? []) expect(source).toMatch(/^'(self|sha256-[\w+/=]+)'$/);
  };

  test.each(elements)("is sent with %s", async (path) => {
    const { headers } = await fetch(origin + path);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("frame-ancestors 'none'");
    check(policy);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("same-origin");
  });

  test.each(elements)("is in %s itself, for hosts that send none", async (path) => {
    const html = await (await fetch(plainOrigin + path)).text();
    const policy = /<meta http-equiv="?content-security-policy"? content="([^"]*)"/i.exec(html)?.[1] ?? "";
    check(policy.replaceAll("&#39;", "'").replaceAll("&#x27;", "'"));
    // The policy doesn't cover elements before it.
    expect(html.slice(0, html.search(/content-security-policy/i))).not.toMatch(/<(script|link|style)/i);
    expect(html).not.toMatch(/<[^>]+ (style|on[a-z]+)=/);
  });

  test("a script that is slipped into the page does not run", async () => {
    const { page } = await open("/quickstart", { expectedProblems: /Content Security Policy/ });
    const ran = await page.evaluate(() => {
      document.body.insertAdjacentHTML("beforeend", "<button onclick='window.ran = true'>Press</button>");
      (document.body.lastElementChild as HTMLElement).click();
      const script = document.createElement("script");
      script.textContent = "window.ran = true";
      document.body.append(script);
      return "ran" in window;
    });
    expect(ran).toBe(false);
  });
});

describe("E1, E7, E8, E9: no error, no refusal, no request elsewhere, nothing stored", () => {
  for (const host of ["server", "plain"] as const) {
    test(`by visiting every page of the ${host === "server" ? "server" : "plain host"}`, async () => {
      const { page, goto, log } = await open("/", { host });
      for (const path of elements) {
        await goto(path);
        await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
      }
      expect(log.problems).toEqual([]);
      expect(await storedValues(page)).toEqual({});
      expect(await page.context().cookies()).toEqual([]);
    });
  }

  test("by moving through all documentation pages without a load", async () => {
    const { page, log, paths } = await open("/");
    for (const route of docsRoutes.slice(1)) {
      await page.locator("a[rel=next]").click();
      await waitForArrival(page, route);
    }
    expect(log.problems).toEqual([]);
    expect(paths("document")).toEqual(["/"]);
    expect(await storedValues(page)).toEqual({});
  });

  test("after all actions only what the reader chose is stored, and reading it back works", async () => {
    const { page, log } = await open("/quickstart", { clipboard: true });
    for (const [name, act] of Object.entries(actions)) {
      await act(page).catch((cause) => {
        throw new Error(`Cannot ${name}.`, { cause });
      });
      expect([name, log.problems]).toEqual([name, []]);
    }
    const id = await page.locator("html").getAttribute("data-announcement");
    expect(await storedValues(page)).toEqual({
      theme: "dark",
      "docs.version": "3.x",
      "announcement.dismissed": id,
    });
    expect(await page.context().cookies()).toEqual([]);
  });

  test("without storage in the browser everything works all the same", async () => {
    const { page, log } = await open("/quickstart", {
      clipboard: true,
      beforeFirstPage: (page) =>
        page.addInitScript(() => {
          const refuse = () => {
            throw new DOMException("The operation is insecure.", "SecurityError");
          };
          Object.defineProperty(window, "localStorage", { get: refuse });
          Object.defineProperty(window, "sessionStorage", { get: refuse });
        }),
    });
    for (const name of ["change the theme", "choose the version", "close the announcement", "move to a page"]) {
      await actions[name]?.(page);
    }
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    expect(await page.getByRole("region", { name: "Announcement" }).isVisible()).toBe(false);
    expect(log.problems).toEqual([]);
  });
});

describe("E3: with forced colors", () => {
  const visit = sharedVisit({ forcedColors: true });

  test("every stop of the keyboard is outlined", async () => {
    const { page, goto } = visit();
    await goto("/quickstart");
    const bare: string[] = [];
    for (let stop = 0; stop < 45; stop++) {
      await page.keyboard.press("Tab");
      const match = await page.evaluate(() => {
        const active = document.activeElement;
        if (!active || active === document.body) return undefined;
        const outlines = [getComputedStyle(active), getComputedStyle(active, "::after")];
        const isOutlined = outlines.some(
          (style) => style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2,
        );
        return isOutlined ? undefined : active.outerHTML.slice(0, 120);
      });
      if (match) bare.push(match);
    }
    expect(bare).toEqual([]);
  });

  test("controls have borders", async () => {
    const { page, goto } = visit();
    await goto("/quickstart");
    for (const control of [".search-box:visible", "[data-action=toggle-theme]", ".copy-button:visible"]) {
      const width = await page
        .locator(control)
        .first()
        .evaluate((control) => getComputedStyle(control).borderTopWidth);
      expect([control, Number.parseFloat(width)]).toEqual([control, expect.toSatisfy((width: number) => width > 0)]);
    }
  });

  test("current and chosen items differ by more than our own colors", async () => {
    const { page, goto } = visit();
    await goto("/quickstart");
    /** Whether two elements differ after the system has replaced our colors. */
    const differ = (one: string, other: string) =>
      page.evaluate(
        ([one, other]) => {
          const look = (selector: string) => {
            const element = document.querySelector(selector);
            if (!element) throw new Error(`${selector} is missing.`);
            return [undefined, "::before", "::after"].map((part) => {
              const style = getComputedStyle(element, part);
              return [
                style.color,
                // A transparent background shows the system's canvas.
                style.backgroundColor.replace(/^rgba\((.*), 0\)$/, "rgb($1)"),
                style.content,
                style.borderBottom,
                style.borderLeft,
                style.outline,
                style.textDecoration,
                style.fontWeight,
              ];
            });
          };
          return JSON.stringify(look(one)) !== JSON.stringify(look(other));
        },
        [one, other] as const,
      );
    expect(await differ(".sidebar a[aria-current]", ".sidebar a[href='/']")).toBe(true);
    expect(await differ(".bar-sections a[aria-current]", ".bar-sections a:not([aria-current])")).toBe(true);
    for (const row of [".before", ".panel"]) {
      expect(await differ(`${row} [aria-selected=true]`, `${row} [aria-selected=false]`)).toBe(true);
    }
    await page.locator("nav.contents a").nth(1).click();
    await page.locator("nav.contents a[aria-current]").waitFor();
    expect(await differ(".contents a[aria-current]", ".contents li:last-child a:not([aria-current])")).toBe(true);
  });
});

describe("E4: with reduced motion nothing moves by itself", () => {
  test("menus, parts and pages open without animation, and nothing scrolls smoothly", async () => {
    const { page } = await open("/quickstart", { reducedMotion: true, clipboard: true });
    // Events also report an animation that ends between two checks.
    await page.evaluate(() => {
      Object.assign(window, { moved: [] });
      for (const type of ["animationstart", "transitionrun"]) {
        document.addEventListener(
          type,
          ({ target }) =>
            (window as unknown as { moved: string[] }).moved.push(`${type} ${(target as Element).outerHTML}`),
          true,
        );
      }
    });
    for (const act of Object.values(actions)) await act(page);
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
    const smooth = await page.evaluate(
      () =>
        [...document.querySelectorAll("*")].filter((one) => getComputedStyle(one).scrollBehavior === "smooth").length,
    );
    expect(smooth).toBe(0);
  });
});

describe("E5: on 320 px, which is 400 % zoom on 1280 px", () => {
  const visit = sharedVisit({ width: narrow, height: 640 });

  const widestOverflow = (page: Page) =>
    page.evaluate(() => {
      const limit = document.documentElement.clientWidth;
      return Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - limit;
    });

  test.each(elements)("%s does not scroll sideways, and what can be pressed is at least 24 px", async (path) => {
    const { page, goto } = visit();
    await goto(path);
    expect(await widestOverflow(page)).toBeLessThanOrEqual(0);
    const tooSmall = await page.evaluate(() => {
      const targets = document.querySelectorAll<HTMLElement>("a[href], button, summary, input, select, [role=tab]");
      return [...targets].flatMap((target) => {
        const { width, height } = target.getBoundingClientRect();
        const isShown = target.checkVisibility({ visibilityProperty: true }) && width > 1 && !target.closest("[inert]");
        // A link inside a sentence is as high as the line.
        const isInText = getComputedStyle(target).display === "inline";
        // The link of a card covers the card.
        const { width: wholeWidth } = getComputedStyle(target, "::after");
        const isCovering = Number.parseFloat(wholeWidth) >= 24;
        if (!isShown || isInText || isCovering || (width >= 24 && height >= 24)) return [];
        return [`${Math.round(width)}×${Math.round(height)} ${target.outerHTML.slice(0, 120)}`];
      });
    });
    expect(tooSmall.slice(0, 5)).toEqual([]);
  });

  test("the open menu fits", async () => {
    const { page, goto } = visit();
    await goto("/quickstart");
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.waitFor();
    expect(await widestOverflow(page)).toBeLessThanOrEqual(0);
    expect(await menu.evaluate((menu) => menu.scrollWidth - menu.clientWidth)).toBeLessThanOrEqual(0);
  });
});

describe("E6: without JavaScript", () => {
  const visit = sharedVisit({ js: false });

  test.each(elements)("%s reads in full and has no dead control", async (path) => {
    const { page, goto } = visit();
    await goto(path);
    const main = page.locator("main");
    expect(await page.locator("h1").isVisible()).toBe(true);
    const text = ((await main.textContent()) ?? "").trim();
    expect(text.length).toBeGreaterThan(100);
    const dead = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("[data-action], [role=tab]")]
        .filter((control) => control.checkVisibility() && !control.matches("[popovertarget], a[href]"))
        .map((control) => control.outerHTML.slice(0, 120)),
    );
    expect(dead).toEqual([]);
  });

  test("samples show every language, one below the other", async () => {
    const { page, goto } = visit();
    await goto("/quickstart");
    const shown = await page
      .locator("[data-sample] [role=tabpanel]")
      .evaluateAll((all) =>
        all.filter((panel) => !panel.closest("details")).map((panel) => (panel as HTMLElement).checkVisibility()),
      );
    expect(shown.length).toBeGreaterThan(2);
    expect(shown).not.toContain(false);
  });

  test("every link of every page leads somewhere", async () => {
    const html = new Map(
      await Promise.all(routes.map(async (route) => [route, await (await fetch(origin + route)).text()] as const)),
    );
    const ids = new Map(
      [...html].map(([route, text]) => [
        route as string,
        new Set([...text.matchAll(/ id="?([^"\s>]+)/g)].map(([, id]) => id)),
      ]),
    );
    const links = new Map<string, string>();
    for (const [route, text] of html) {
      for (const [, link = ""] of text.matchAll(/<a\b[^>]*? href="?([^"\s>]*)/g)) {
        const url = new URL(link.replaceAll("&amp;", "&"), origin + route);
        if (url.origin === origin) links.set(url.href, route);
      }
    }
    const broken: string[] = [];
    for (const [link, from] of links) {
      const { pathname, hash } = new URL(link);
      const known = ids.get(pathname);
      const isThere = known ? true : (await fetch(link, { redirect: "manual" })).status === 200;
      const hasTarget = !hash || known?.has(decodeURIComponent(hash.slice(1)));
      if (!isThere || !hasTarget) broken.push(`${link.slice(origin.length)} on ${from}`);
    }
    expect(broken.slice(0, 10)).toEqual([]);
  });
});

describe("E10: a guide on paper", () => {
  const visit = sharedVisit();
  const bars =
    ".announcement, header.bar, .sidebar, nav.contents, .folded-contents, footer, .previous-next, .feedback, button";

  test.each(["/", "/quickstart", "/category/guides"])("%s is its text and code, without bars", async (path) => {
    const { page, goto } = visit();
    await page.emulateMedia({ media: "print" });
    await goto(path);
    expect(await page.locator(bars).filter({ visible: true }).count()).toBe(0);
    expect(await page.locator("h1").isVisible()).toBe(true);
    const hidden = await page.locator("article :is(p, pre, h2, h3)").evaluateAll((all) =>
      all
        .filter((block) => !block.closest("[role=tabpanel], details, .without-js, .needs-js, .feedback"))
        .filter((block) => !block.checkVisibility({ visibilityProperty: true }) || block.clientHeight === 0)
        .map((block) => block.outerHTML.slice(0, 120)),
    );
    expect(hidden).toEqual([]);
  });

  test("the translation of the home page is on it, and nothing that needs a script", async () => {
    const { page } = await open("/");
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".hero-target:visible").allInnerTexts()).toEqual([expect.stringMatching(/^\p{L}.*\.$/u)]);
    expect(await page.locator(".needs-js:visible").count()).toBe(0);
  });

  test("folded parts are on it, and no line of code is cut off", async () => {
    const { page, goto } = visit();
    await page.setViewportSize({ width: 720, height: 1000 }); // a sheet of A4
    await page.emulateMedia({ media: "print" });
    await goto("/quickstart");
    expect(await page.locator("details.fold > :not(summary)").first().isVisible()).toBe(true);
    const cut = await page
      .locator("article pre")
      .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth + 1).length);
    expect(cut).toBe(0);
  });

  test("samples are there in cURL only, whichever language was chosen", async () => {
    const { page } = await open("/guides/translate-content/instant-translate");
    await page.getByRole("tab", { name: "Python" }).first().click();
    await page.emulateMedia({ media: "print" });
    const shown = await page
      .locator(".program:has([data-lang=sh]) [role=tabpanel]")
      .evaluateAll((all) => all.filter((part) => part.checkVisibility()).map((part) => part.getAttribute("data-lang")));
    expect(new Set(shown)).toEqual(new Set(["sh"]));
    expect(await page.locator("a.button:visible, .heading-link:visible").count()).toBe(0);
  });

  test("its first sheet is full: no box goes to the next as a whole", async () => {
    const { page } = await open("/quickstart");
    await page.emulateMedia({ media: "print" });
    const whole = await page
      .locator("article :is(.before, .callout, .panel, figure)")
      .evaluateAll((all) =>
        all.filter((box) => getComputedStyle(box).breakInside !== "auto").map((box) => box.className),
      );
    expect(whole.filter((name) => !name.includes("diagram"))).toEqual([]);
  });

  test("a dark page is printed light", async () => {
    const { page } = await open("/quickstart", { theme: "dark" });
    await page.emulateMedia({ media: "print" });
    const colors = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return [getComputedStyle(document.documentElement).backgroundColor, backgroundColor, color];
    });
    expect(colors).toEqual(["rgb(255, 255, 255)", "rgba(0, 0, 0, 0)", "rgb(0, 0, 0)"]);
  });
});
