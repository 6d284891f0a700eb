import { stateMachines } from "@openparlance/api";
import type { CDPSession, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { consoleOf, openConsole } from "./console.ts";
import { addFonts, type FontName, fontNames, useFont } from "./fonts.ts";
import { ensurePage, missingRoute, narrow, open, routes, sharedVisit, wide } from "./harness.ts";
import { layoutFaults } from "./layout-faults.ts";
import { isProof } from "./proof.ts";

/** The font, the text size in percent, and the width of the window. */
interface View {
  font: FontName;
  percent: number;
  width: number;
  /** Controls are larger on touch screens. */
  touch: boolean;
}

const widths = [320, 360, 390, 768, 1024, 1280, 1440];
const texts = fontNames.flatMap((font) => [100, 200].map((percent) => ({ font, percent })));
const matrix: View[] = texts.flatMap((text) =>
  widths.flatMap((width) => [true, false].map((touch) => ({ ...text, width, touch }))),
);

type Act = (page: Page) => Promise<unknown>;

/** A page to check: in its initial state, or after `act`; some only at certain widths. */
interface Sight {
  name: string;
  path: string;
  act?: Act;
  fits?: (width: number) => boolean;
}

const openFolds: Act = (page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll("details")) part.open = true;
  });

/** Scrolls to each part, because scripts add an operation's tools when it comes near the screen. */
const comeNear: Act = async (page) => {
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll(".operation, .entity, .tag ~ .section")) {
      part.scrollIntoView({ behavior: "instant" });
      // In the first frame, its chapter comes near.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    }
  });
  await expect.poll(() => page.locator(".operation:not(:has(.tools))").count()).toBe(0);
};

const openConsoles: Act = async (page) => {
  for (const id of ["getLanguages", "uploadFile", "createJob"]) {
    const own = await openConsole(page, id);
    for (const more of await own.locator("details > summary").all()) await more.click();
  }
  const own = consoleOf(page, "getLanguages");
  await own.getByRole("button", { name: "Send" }).press("Enter");
  await own.locator(".console-verdict").waitFor();
};

const driveDiagram: Act = async (page) => {
  const { title } = stateMachines["job-status"];
  await page.evaluate(() => document.getElementById("states-job-status")?.scrollIntoView());
  await page.getByRole("button", { name: `Try the transitions: ${title}`, exact: true }).press("Enter");
  await page.locator(".driven .state-press").first().waitFor();
};

const openMenu: Act = async (page) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).waitFor();
};

const isNarrow = (width: number) => width <= 996;

const sights: Sight[] = [
  ...[...routes, missingRoute].flatMap((path) => [
    { name: `on ${path}`, path },
    ...(path === "/api/" || path === missingRoute || path.startsWith("/category/")
      ? []
      : [{ name: `with every closed part of ${path} open`, path, act: openFolds }]),
  ]),
  {
    // In one visit, because laying out the reference takes longest.
    name: "with the tools of every call, consoles and an answer, and a diagram that is driven",
    path: "/api/",
    act: async (page) => {
      await comeNear(page);
      await openConsoles(page);
      await driveDiagram(page);
    },
  },
  {
    name: "with a sample that ran",
    path: "/quickstart",
    act: async (page) => {
      await page.locator("figure[data-sample] .run-button:visible").nth(1).press("Enter");
      await expect.poll(() => page.locator("#status").textContent()).toMatch(/^Done/);
      await openFolds(page);
    },
  },
  {
    name: "with search and its results open",
    path: "/quickstart",
    act: async (page) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox").fill("webhook");
      await page.getByRole("option").first().waitFor();
    },
  },
  {
    name: "with the version menu open",
    path: "/quickstart",
    act: (page) => page.getByRole("button", { name: /^Version/ }).click(),
  },
  { name: "with the mobile menu open", path: "/quickstart", act: openMenu, fits: isNarrow },
  {
    name: "with the list of calls open",
    path: "/api/",
    act: async (page) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.getByRole("button", { name: "All operations" }).click();
    },
    fits: isNarrow,
  },
  {
    name: "with suggestions for an address that is not found",
    path: "/quickstrat",
    act: (page) => page.locator("[data-suggestions] a").first().waitFor(),
  },
];

/**
 * The views of a page to check: in the proof, all that fit. Otherwise, each width once for pages, and every other width
 * after an `act`. Neighboring pages get different fonts and sizes for a width.
 */
function listViews({ act, fits = () => true }: Sight, index: number): View[] {
  const fitting = matrix.filter(({ width }) => fits(width));
  if (isProof) return fitting;
  return fitting.filter(({ font, percent, width, touch }) => {
    const element = index + widths.indexOf(width);
    const turn = texts[element % texts.length];
    if (touch !== (Math.floor(element / texts.length) % 2 === 0)) return false;
    return font === turn?.font && percent === turn.percent && (!act || element % 4 < 2);
  });
}

describe("no control overlaps another, nothing is cut off and no page scrolls sideways", () => {
  /** A page is loaded once for its initial state and its open folds. */
  const visit = sharedVisit();

  test.each(sights.map((sight, index) => ({ ...sight, views: listViews(sight, index) })))(
    "$name",
    // Twice the default: laying out the reference with all tools takes minutes on a busy machine.
    { timeout: 600_000 },
    async ({ path, act, views }) => {
      const isRead = act === undefined || act === openFolds;
      const { page } = isRead ? await ensurePage(visit, path) : await open(path);
      await act?.(page);
      const browser = await preparePage(page);
      const matches: string[] = [];
      for (const view of views) {
        await show(page, browser, view);
        const faults = await page.evaluate(layoutFaults);
        matches.push(...faults.map((fault) => `${nameView(view)}: ${fault}`));
      }
      // One text, because a failed comparison of lists shows only a part.
      expect(matches.join("\n")).toBe("");
    },
  );
});

const nameView = ({ width, font, percent, touch }: View) =>
  `${width} px, ${font} font, ${percent} %${touch ? ", touch" : ""}`;

async function preparePage(page: Page): Promise<CDPSession> {
  await addFonts(page);
  await page.evaluate(() => {
    const layout = new CSSStyleSheet();
    document.adoptedStyleSheets.push(layout);
    Object.assign(window, { layout });
  });
  await layOut(page, true);
  return page.context().newCDPSession(page);
}

/** Lays out either the whole page, including parts far from the screen, or nothing of `main`. */
const layOut = (page: Page, isWhole: boolean) =>
  page.evaluate((isWhole) => {
    const { layout } = window as unknown as { layout: CSSStyleSheet };
    const height = document.querySelector("main")?.offsetHeight;
    layout.replaceSync(
      isWhole
        ? "* { content-visibility: visible !important }"
        : `main { content-visibility: hidden !important; contain-intrinsic-height: ${height}px }`,
    );
  }, isWhole);

async function show(page: Page, browser: CDPSession, { font, percent, width, touch }: View): Promise<void> {
  // Prevents a layout after each of the changes.
  await layOut(page, false);
  await Promise.all([
    useFont(page, font),
    // The browser's setting, which styles and media queries see like that of a reader.
    browser.send("Page.setFontSizes", { fontSizes: { standard: 16 * (percent / 100) } }),
    browser.send("Emulation.setTouchEmulationEnabled", { enabled: touch }),
    page.setViewportSize({ width, height: 800 }),
  ]);
  await layOut(page, true);
  // Scripts that react to a new size are done before the second frame. `settle` could take long here.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

test("with text twice as large everything that is read is twice as large", async () => {
  const parts = {
    "/quickstart": ["h1", "h2", ".prose > p", ".code", "[role=tab]", ".tree a", ".bar-tool", ".search-box", ".footer"],
    "/api/": [
      "h1",
      "h2",
      "h3",
      "h4",
      ".path",
      ".facts",
      "small",
      ".code",
      ".calls a",
      ".bar-sections a",
      ".tool",
      ".try",
    ],
  };
  for (const [path, selectors] of Object.entries(parts)) {
    const { page } = await open(path, { width: 1440 });
    if (path === "/api/") {
      await page.locator(".operation").first().scrollIntoViewIfNeeded();
      await page.locator(".operation .try").first().waitFor();
    }
    const browser = await page.context().newCDPSession(page);
    const sizes = () =>
      page.evaluate(
        (selectors) =>
          selectors.map((selector) => {
            const { fontSize, lineHeight } = getComputedStyle(document.querySelector(selector) ?? document.body);
            return [selector, Number.parseFloat(fontSize), Number.parseFloat(lineHeight)] as const;
          }),
        selectors,
      );
    const before = await sizes();
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    const after = await sizes();
    before.forEach(([selector, size, line], index) => {
      const [, large, tall] = after[index] ?? ["", 0, 0];
      expect([selector, large / size]).toEqual([selector, expect.closeTo(2, 1)]);
      if (!Number.isNaN(line)) expect([selector, tall / line]).toEqual([selector, expect.closeTo(2, 1)]);
    });
    if (path !== "/api/") continue;
    await page.setViewportSize({ width: 1024, height: 800 });
    const filter = await page.locator(".calls input").boundingBox();
    expect(filter?.x).toBeGreaterThanOrEqual(4);
  }
});

test("on a phone with text twice as large no word of a title or of the front page's translation is broken, and tabs have room", async () => {
  for (const [path, selectors] of [
    ["/", ".home-promise h1, #hero-target > span"],
    ["/quickstart", ".page-title h1"],
    ["/api/", ".reference-top h1"],
  ] as const) {
    const { page } = await open(path, { width: narrow, touch: true });
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    const low = await page.locator("main [role=tab]:visible").evaluateAll((tabs) =>
      tabs.flatMap((tab) => {
        const { height } = tab.getBoundingClientRect();
        return height < 2 * Number.parseFloat(getComputedStyle(tab).fontSize) ? [`${tab.textContent} ${height}`] : [];
      }),
    );
    expect([path, low]).toEqual([path, []]);
    const broken = await page.evaluate((selectors) => {
      const words: string[] = [];
      for (const element of document.querySelectorAll(selectors)) {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let text = walker.nextNode(); text; text = walker.nextNode()) {
          for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[\p{L}\p{N}]+/gu)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) words.push(word);
          }
        }
      }
      return words;
    }, selectors);
    expect([path, broken]).toEqual([path, []]);
  }
});

test("at 320 and 1440 px short code and words of commands and paths are on one line", async () => {
  for (const path of ["/api/", "/guides/connect-systems-to-workflows", "/guides/create-new-content"]) {
    const { page } = await open(path);
    await preparePage(page);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect([path, width, await page.evaluate(findBrokenCode, path !== "/api/")]).toEqual([path, width, []]);
    }
  }
});

/** Runs in the page. Returns short code that is broken, and broken words of paths and, in guides, of longer commands. */
function findBrokenCode(isGuide: boolean): string[] {
  const range = document.createRange();
  const codes = [...document.querySelectorAll<HTMLElement>("main :not(pre) > code")];
  return codes
    .filter((code) => code.checkVisibility({ visibilityProperty: true }))
    .flatMap((code) => {
      const { textContent, offsetHeight, parentElement } = code;
      const isPath = code.classList.contains("path");
      const isShort = textContent.length <= 24 && /-\D/.test(textContent) && !isPath && !parentElement?.matches("th");
      const wholes = isShort && offsetHeight > 30 ? [textContent] : [];
      if (!isGuide && !isPath) return wholes;
      const texts = [...code.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node : node.firstChild));
      const words = texts.flatMap((text) =>
        [...(text?.textContent?.matchAll(isPath ? /\w+/g : /[^\s]{0,15}-[^\s]{2,15}(?=\s|$)/g) ?? [])].flatMap(
          (match) => {
            if (!text) return [];
            range.setStart(text, match.index);
            range.setEnd(text, match.index + match[0].length);
            return range.getClientRects().length > 1 ? [match[0]] : [];
          },
        ),
      );
      return [...wholes, ...words];
    });
}

test("the copy button of an entity's code covers only the first line", async () => {
  const { page } = await open("/api/#TranslationMemoryEntry", { width: 390, touch: true });
  await preparePage(page);
  const lines = await page.locator("#TranslationMemoryEntry .copy").evaluate((button) => {
    const code = button.parentElement?.querySelector("pre") as HTMLElement;
    const { lineHeight, paddingTop } = getComputedStyle(code);
    const below = button.getBoundingClientRect().bottom - code.getBoundingClientRect().top;
    return (below - Number.parseFloat(paddingTop)) / Number.parseFloat(lineHeight);
  });
  expect(lines).toBeLessThan(1.5);
});

test("samples look the same on the front page, in guides and in the reference, and their first tab is above their code", async () => {
  const looks = [];
  const samples: [path: string, panel: string, tab: string][] = [
    ["/", ".hero", "[role=tab]"],
    ["/quickstart", ".prose > .sample", "[role=tab]"],
    ["/api/#createJob", "#createJob .panels > [data-sample]", "summary"],
  ];
  for (const [path, panel, tab] of samples) {
    const { page } = await open(path, { width: wide });
    await page.locator(panel).locator(tab).first().waitFor();
    looks.push(
      await page.evaluate(
        ({ panel, tab }) => {
          const styleOf = (selector: string) =>
            getComputedStyle(document.querySelector(`${panel} ${selector}`) ?? document.body);
          const code = styleOf(".code");
          const { height } = styleOf(tab);
          const name = document.createRange();
          name.selectNodeContents(document.querySelector(`${panel} ${tab}`) ?? document.body);
          const edge = document.querySelector(panel)?.getBoundingClientRect().left ?? 0;
          return {
            size: code.fontSize,
            line: code.lineHeight,
            padding: code.padding.split(" ").at(-1),
            tab: height,
            color: code.backgroundColor,
            label: Math.round(name.getBoundingClientRect().left - edge),
          };
        },
        { panel, tab },
      ),
    );
  }
  const [front, guide, reference] = looks;
  expect(guide?.label).toBe(21);
  expect(front).toEqual(guide);
  expect(reference).toEqual(guide);
});

test("with forced colors the boxes of the front page's drawings have the color of the text", async () => {
  const { page } = await open("/", { width: wide, forcedColors: true, systemColor: "dark", theme: "dark" });
  const strokes = await page.evaluate(() => {
    const text = getComputedStyle(document.body).color;
    const boxes = [...document.querySelectorAll(".home-map rect")].map((box) => getComputedStyle(box).stroke);
    return boxes.filter((stroke) => stroke !== "none").map((stroke) => stroke === text);
  });
  expect(strokes.length).toBeGreaterThan(0);
  expect(strokes).not.toContain(false);
});

test("at 768 px the search box keeps its distance from the name of the site", async () => {
  const { page } = await open("/", { width: 768 });
  const edge = (selector: string, side: "left" | "right") =>
    page.locator(selector).evaluate((box, side) => box.getBoundingClientRect()[side], side);
  const gap = (await edge(".bar button.search-box", "left")) - (await edge(".bar .wordmark-name", "right"));
  expect(gap).toBeGreaterThanOrEqual(12);
});

test("at 320, 360, 390 and 1024 px the controls of an operation and of its sample are in one row each", async () => {
  const { page } = await open("/api/#createJob", { width: narrow });
  const operation = page.locator("#createJob");
  await operation.locator(".tools").waitFor();
  await operation.getByRole("button", { name: /^More languages/ }).waitFor();
  await addFonts(page);
  const rows = (selector: string) =>
    operation.locator(`${selector}:visible`).evaluateAll((controls) => {
      const tops = controls.map((control) => Math.round(control.getBoundingClientRect().top));
      return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    });
  const languages = ":is([data-sample] summary, .more)";
  for (const width of [320, 360, 390, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await useFont(page, "standard");
    expect([width, await rows(".actions .tool")]).toEqual([width, [3]]);
    expect([width, await rows(languages)]).toEqual([width, [width < 390 ? 4 : 5]]);
    await useFont(page, "wide");
    expect([width, await rows(languages)]).toEqual([width, [width < 1024 ? 4 : 5]]);
  }
});

test("the first operation begins within one screen and a half", async () => {
  const { page } = await open("/api/");
  for (const size of [
    { width: 320, height: 640 },
    { width: 390, height: 844 },
    { width: 1024, height: 768 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    const top = await page
      .locator(".operation")
      .first()
      .evaluate((operation) => operation.getBoundingClientRect().top + scrollY);
    expect(top, `${size.width} px`).toBeLessThanOrEqual(1.5 * size.height);
  }
});

test("at 1024 px every line of what a group of the introduction holds begins next to its name", async () => {
  const { page } = await open("/api/", { width: 1024 });
  const gaps = await page.locator(".conventions > summary").evaluateAll((groups) =>
    groups.map((group) => {
      const edgesOf = (part: string) => group.querySelector(part)?.getBoundingClientRect();
      return (edgesOf("span")?.left ?? 0) - (edgesOf("h2")?.right ?? 0);
    }),
  );
  expect(gaps.length).toBeGreaterThan(0);
  expect(gaps.filter((gap) => gap <= 0)).toEqual([]);
});

test("at 320 px the two ways to begin a guide are side by side, and a definition is within the page", async () => {
  const { page } = await open("/quickstart", { width: narrow });
  await addFonts(page);
  await useFont(page, "standard");
  const tops = await page
    .locator(".before > [role=tablist] > [role=tab]")
    .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top));
  expect(tops).toEqual([tops[0], tops[0]]);
  await page.locator("main a.term").first().focus();
  const definition = page.getByRole("tooltip");
  await definition.waitFor();
  const edges = await page.evaluate(() =>
    [document.querySelector("#link-preview"), document.body].map((part) => part?.getBoundingClientRect().right ?? 0),
  );
  expect(edges[0]).toBeLessThanOrEqual(edges[1] ?? 0);
});

test("on a phone a cell that would say something else without its column's name begins with it", async () => {
  const { page } = await open("/api/#file-formats", { width: 390 });
  for (const [section, columns] of [
    ["file-formats", [4]],
    ["choosing-instant-or-verified-translation", [2, 3]],
  ] as const) {
    const table = page.locator(`[aria-labelledby=${section}] table`).first();
    for (const column of columns) {
      const name = await table
        .locator("th")
        .nth(column - 1)
        .textContent();
      const labels = await table
        .locator(`tbody td:nth-child(${column})`)
        .evaluateAll((cells) => cells.map((cell) => [cell.textContent, getComputedStyle(cell, "::before").content]));
      expect(labels.length).toBeGreaterThan(4);
      for (const [words, label] of labels) expect([words, label]).toEqual([words, words ? `"${name}: "` : "none"]);
    }
  }
});
