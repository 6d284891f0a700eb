import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setTimeout as delay } from "node:timers/promises";
import type { AxeResults, default as axe, RunOptions } from "axe-core";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeEach, expect, inject, onTestFinished } from "vitest";
import { isProof } from "./proof.ts";

export { docsRoutes, missingRoute, routes } from "./pages.ts";

/** The URL of our own server, without a slash at the end. */
export const origin = inject("origin");
/** The URL of a plain static host with the site's files. */
export const plainOrigin = inject("plainOrigin");

export const wide = 1280;
export const narrow = 320;

/** Themes and widths for axe. */
export const pageVariants = (["light", "dark"] as const).flatMap((theme) =>
  [wide, narrow].map((width) => ({ theme, width })),
);
export type PageVariant = (typeof pageVariants)[number];

/** All cases that fit a variant in the proof. Otherwise a part, so that each case is checked in one variant. */
export function casesOfVariant<Case>(
  cases: readonly Case[],
  variant: PageVariant,
  fits = (_each: Case, _variant: PageVariant) => true,
): Case[] {
  return cases.filter((each, index) => {
    const fitting = pageVariants.filter((other) => fits(each, other));
    return isProof ? fitting.includes(variant) : fitting[index % fitting.length] === variant;
  });
}

/** By default, a first visit on a wide screen with JavaScript. */
export interface BrowserProfile {
  width?: number;
  height?: number;
  /** Chosen at an earlier visit. */
  theme?: "light" | "dark";
  /** The system's preference. */
  systemColor?: "light" | "dark";
  /** Local storage from an earlier visit. */
  stored?: Record<string, string>;
  js?: boolean;
  touch?: boolean;
  reducedMotion?: boolean;
  forcedColors?: boolean;
  /** Permits copying; `copyText` returns the copied text. */
  clipboard?: boolean;
  /** "plain" is a static host without redirects or headers. */
  host?: "server" | "plain";
  /** Another server of ours, without a slash at the end. */
  origin?: string;
  /** Adds a clock that `stopClock` stops. */
  clock?: boolean;
  /** Runs before the first page is opened, to delay requests or add scripts. */
  beforeFirstPage?: (page: Page) => Promise<unknown>;
  /** Matches console messages that the test provokes. */
  expectedProblems?: RegExp;
}

/** The events of a page since its creation. */
export interface PageLog {
  /** Errors and warnings of console and scripts, violations of the security policy, foreign requests. */
  problems: string[];
  requests: { url: string; path: string; type: string; method: string }[];
}

export interface PageVisit {
  page: Page;
  log: PageLog;
  /** Requested paths in order, without queries. */
  paths(type?: string): string[];
  goto(path: string): ReturnType<Page["goto"]>;
  /** The current path, query and hash. */
  address(): string;
}

const clockStart = new Date("2026-01-05T09:00:00Z");

/** `PARLANCE_SLOW=6` slows pages down by six and delays their scripts, to find tests with races. */
const slowness = Number(process.env.PARLANCE_SLOW ?? 1);

/** The files of a worker share the connection, which ends with the worker. */
let browser: Promise<Browser> | undefined;

/**
 * Opens a page in a new browser profile, and closes it at the end of the test. An error, a warning, a violation of the
 * security policy or a request to another origin fails the test, unless `expectedProblems` matches it.
 */
export async function open(path: string, visitor: BrowserProfile = {}): Promise<PageVisit> {
  const visit = await startVisit(visitor);
  onTestFinished(() => closeVisit(visit));
  await visit.goto(path);
  return visit;
}

/** A visit that several tests share, checked as by `open`. After a failed test, the next one gets a new profile. */
export function sharedVisit(visitor: BrowserProfile = {}): () => PageVisit {
  let visit: PageVisit | undefined;
  const now = () => {
    if (!visit) throw new Error("A visit is there only while a test runs.");
    return visit;
  };
  beforeEach(async () => {
    visit ??= await startVisit(visitor);
  });
  afterEach(async ({ task }) => {
    const problems = now().log.problems.splice(0);
    if (task.result?.state === "fail" || problems.length > 0) {
      await now().page.context().close();
      visit = undefined;
    }
    expect(problems.join("\n")).toBe("");
  });
  afterAll(() => visit && closeVisit(visit));
  return now;
}

/** Loads a page in a shared visit, with a new log. A new profile would take a process of its own and twice as long. */
export async function loadPage(visit: () => PageVisit, path: string): Promise<PageVisit> {
  const { log, address, goto } = visit();
  // A URL that differs only in its hash would load nothing, so a blank page is loaded in between.
  if (address().split("#")[0] === path.split("#")[0]) await goto("/robots.txt");
  log.requests.length = 0;
  await goto(path);
  return visit();
}

/** Loads a page in a shared visit unless it is already open. For tests that change nothing. */
export async function ensurePage(visit: () => PageVisit, path: string): Promise<PageVisit> {
  const { address, goto } = visit();
  if (address() !== path) await goto(path);
  return visit();
}

async function closeVisit({ page, log }: PageVisit): Promise<void> {
  await page.context().close();
  expect(log.problems.join("\n")).toBe("");
}

async function startVisit(visitor: BrowserProfile): Promise<PageVisit> {
  const base = visitor.origin ?? (visitor.host === "plain" ? plainOrigin : origin);
  browser ??= chromium.connect(inject("browser"));
  const context = await (await browser).newContext({
    baseURL: base,
    viewport: { width: visitor.width ?? wide, height: visitor.height ?? 800 },
    colorScheme: visitor.systemColor ?? "light",
    reducedMotion: visitor.reducedMotion ? "reduce" : "no-preference",
    forcedColors: visitor.forcedColors ? "active" : "none",
    javaScriptEnabled: visitor.js ?? true,
    hasTouch: visitor.touch ?? false,
    permissions: visitor.clipboard ? ["clipboard-read", "clipboard-write"] : [],
    storageState: { cookies: [], origins: [{ origin: base, localStorage: initialStorage(visitor) }] },
  });
  // Far longer than any step on a busy machine; reports a step that hangs.
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  const log = recordLog(page, base, visitor.expectedProblems);
  if (slowness > 1) await slowDown(page);
  if (visitor.clock) await page.clock.install({ time: clockStart });
  if (visitor.clipboard) await page.addInitScript(recordCopies);
  await visitor.beforeFirstPage?.(page);
  return {
    page,
    log,
    paths: (type) => log.requests.filter((request) => !type || request.type === type).map((request) => request.path),
    goto: (path) => page.goto(path),
    address: () => page.url().slice(base.length),
  };
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  await page.route("**/assets/*.js", async (route) => {
    await delay(Math.random() * 50 * slowness);
    await route.fallback().catch(() => {}); // the page may be gone
  });
}

const initialStorage = ({ theme, stored = {} }: BrowserProfile): { name: string; value: string }[] =>
  Object.entries(theme ? { theme, ...stored } : stored).map(([name, value]) => ({ name, value }));

function recordLog(page: Page, base: string, expected: RegExp | undefined): PageLog {
  const log: PageLog = { problems: [], requests: [] };
  const note = (problem: string) => {
    if (!expected?.test(problem)) log.problems.push(problem);
  };
  page.on("console", (message) => {
    // The browser logs the expected 404 of the not-found page as an error.
    const about = message.location().url;
    const isNotFoundPage = /status of 404/.test(message.text()) && about === page.url();
    if (["error", "warning"].includes(message.type()) && !isNotFoundPage) {
      note(`${message.type()}: ${message.text()} (${about} on ${page.url()})`);
    }
  });
  page.on("pageerror", (error) => note(`script: ${error.message}`));
  page.on("request", (request) => {
    const url = request.url();
    if (/^(data|blob|about):/.test(url)) return;
    if (!url.startsWith(`${base}/`)) note(`other origin: ${url}`);
    const { pathname } = new URL(url);
    log.requests.push({ url, path: pathname, type: request.resourceType(), method: request.method() });
  });
  return log;
}

/** Delays the responses to a URL until `release`. The test fails if nothing requests the URL. */
export async function delayResponses(page: Page, path: string | RegExp) {
  const released = Promise.withResolvers<void>();
  const request = Promise.withResolvers<void>();
  let wasRequested = false;
  onTestFinished(() => expect(wasRequested, `${path} was requested`).toBe(true));
  await page.route(
    ({ pathname }) => (typeof path === "string" ? pathname === path : path.test(pathname)),
    async (route) => {
      wasRequested = true;
      request.resolve();
      await released.promise;
      await route.continue().catch(() => {}); // the page may have given up meanwhile
    },
  );
  // A busy page learns of the interception later than of a key press, but before it evaluates a script.
  await page.evaluate(() => {});
  return { requested: request.promise, release: released.resolve };
}

/** Serves our server at another origin to a page. `expectedProblems` must match requests to that origin. */
export const serveAtOrigin = (page: Page, address: string) =>
  page.route(`${address}/**`, async (route) => {
    const request = route.request();
    const { origin: _, ...headers } = await request.allHeaders();
    const url = request.url().replace(address, origin);
    const data = request.postDataBuffer();
    const response = await route.fetch({ url, headers, ...(data && { postData: data }), maxRedirects: 0 });
    await route.fulfill({ response });
  });

/** Afterwards, time advances only with `page.clock.runFor`. The visit needs `clock`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(clockStart.getTime() + 3_600_000));
}

/** Runs in the page: all visits share one clipboard, so each page records its own copies. */
function recordCopies(): void {
  const write = navigator.clipboard.writeText.bind(navigator.clipboard);
  navigator.clipboard.writeText = async (text) => {
    await write(text);
    Object.assign(window, { copied: text });
  };
}

/** Waits for the next copied text. The visit needs `clipboard`. */
export async function copyText(page: Page): Promise<string> {
  const noted = await page.waitForFunction(() => (window as { copied?: string }).copied);
  const text = await noted.jsonValue();
  await page.evaluate(() => delete (window as { copied?: string }).copied);
  return text ?? "";
}

/** Waits until the page has done its idle work, and its work for links in view. */
export const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const frames = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
        // Idle callbacks run in order, so the page's are done first. A slowed page is never idle.
        requestIdleCallback(frames, { timeout: 10_000 });
        // After input that changes nothing, Chromium would be idle only after its next frame, which no one requests.
        requestAnimationFrame(() => {});
      }),
  );

/** The boxes of elements in the window at one moment, in pixels. */
export const measureBoxes = <const Selectors extends readonly string[]>(page: Page, selectors: Selectors) =>
  page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const part = document.querySelector(selector);
        if (!part) throw new Error(`${selector} is missing.`);
        const { x, y, width, height } = part.getBoundingClientRect();
        return { x, y, width, height };
      }),
    selectors,
  ) as Promise<{ [Location in keyof Selectors]: Pick<DOMRect, "x" | "y" | "width" | "height"> }>;

/** Waits until the element is complete, has the focus, and is below the bars for more than 20 frames. */
export async function waitUntilLanded(page: Page, id: string): Promise<void> {
  await page.evaluate(() => Object.assign(window, { frames: 0 }));
  await page.waitForFunction((id) => {
    const target = document.getElementById(id);
    // The tools of an operation or a type are added last.
    const part = target?.closest(".operation, .entity");
    const isComplete = target && (!part || part.querySelector(".tools"));
    const bars = [...document.querySelectorAll("header.bar, .calls-bar")].map((bar) => bar.getBoundingClientRect());
    const { top = 0, height = 0 } = target?.getBoundingClientRect() ?? {};
    const isInSight = height > 0 && top >= Math.max(...bars.map(({ bottom }) => bottom)) && top < innerHeight / 2;
    const isThere = isComplete && isInSight && target.contains(document.activeElement);
    const counter = window as unknown as { frames: number };
    counter.frames = isThere ? counter.frames + 1 : 0;
    return counter.frames > 20;
  }, id);
}

/**
 * Runs in the page, for a field with the focus: Enter that ends a composition, as Chromium and as Safari send it.
 * Returns whether the default action of each remains.
 */
export const pressEnterOfInputMethod = (field: Element) =>
  [{ isComposing: true }, { keyCode: 229 }].map((form) =>
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...form })),
  );

/** Loading a page removes the mark. */
export const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { mark: true }));
export const isMarked = (page: Page) => page.evaluate(() => "mark" in window);

/** Axe judges an element half under a bar by its visible half. */
export async function scrollBack(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  // The list of operations scrolls with the page.
  await settle(page);
  await page.evaluate(() => {
    for (const part of document.querySelectorAll("*")) if (part.scrollTop > 0) part.scrollTop = 0;
  });
}

/** Half the size of `axe.source`, which has comments; each page parses it. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Violations of WCAG 2.2 A and AA, as `rule: location`.
 *
 * @param within selectors of the parts of `main` to check. The rest of `main` is removed from the page, because axe
 *   always analyzes the whole document.
 */
export async function axeViolations(page: Page, options: RunOptions = {}, within?: string[]): Promise<string[]> {
  if (within) await removeOutside(page, within);
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axeSource);
  // Axe would measure the contrast of a part that is transparent while it slides in.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
  // Axe would get wrong positions of parts that the browser hasn't laid out.
  await page.evaluate(() => {
    const wholePage = new CSSStyleSheet();
    wholePage.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(wholePage);
  });
  const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
  const results = await page.evaluate<AxeResults, { options: RunOptions; include: string[] | undefined }>(
    ({ options, include }) =>
      (window as unknown as { axe: typeof axe }).axe.run(include ? { include } : document, options),
    { options: { runOnly: rules, resultTypes: ["violations"], ...options }, include: within },
  );
  return results.violations.flatMap(({ id, nodes }) => {
    const [first, second, third, ...more] = nodes.map((node) => `${id}: ${node.target.join(" ")}`);
    return [first, second, third, more.length > 0 && `${id}: ${more.length} more`].filter(
      (one) => one !== undefined && one !== false,
    );
  });
}

/** Keeps the ancestors of the parts, too. */
const removeOutside = (page: Page, selectors: string[]) =>
  page.evaluate((selectors) => {
    const parts = selectors.flatMap((selector) => {
      const elements = [...document.querySelectorAll(`main ${selector}`)];
      if (elements.length === 0) throw new Error(`${selector} is not in main.`);
      return elements;
    });
    const prune = (parent: Element) => {
      for (const child of Array.from(parent.children)) {
        if (parts.includes(child)) continue;
        if (parts.some((part) => child.contains(part))) prune(child);
        else child.remove();
      }
    };
    prune(document.querySelector("main") ?? document.body);
  }, selectors);

/** Keys in all stores of the browser; with values for local storage and cookies. */
export function storedValues(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => ({
    ...Object.fromEntries(Object.entries(localStorage)),
    ...Object.fromEntries(Object.keys(sessionStorage).map((key) => [`session: ${key}`, ""])),
    ...Object.fromEntries((await indexedDB.databases()).map(({ name }) => [`database: ${name}`, ""])),
    ...Object.fromEntries((await caches.keys()).map((key) => [`cache: ${key}`, ""])),
    ...(document.cookie ? { cookie: document.cookie } : {}),
  }));
}

/** Clicks a link to `route`, and waits until the move has ended. */
export async function follow(page: Page, route: string): Promise<void> {
  await page.locator(`a[href="${route}"]:visible`).first().click();
  await waitForArrival(page, route);
}

/** Waits until a move to `route` has ended and the focus is in the page. */
export async function waitForArrival(page: Page, route: string): Promise<void> {
  await page.waitForFunction(
    (route) => {
      const { documentElement: root, activeElement } = document;
      return root.dataset.route === route && location.pathname === route && activeElement !== document.body;
    },
    route,
    { polling: 20 },
  );
}
