import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setTimeout as delay } from "node:timers/promises";
import type { AxeResults, default as axe, RunOptions } from "axe-core";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeEach, expect, inject, onTestFinished } from "vitest";
import { isProof } from "./proof.ts";

export { docsRoutes, missing, routes } from "./pages.ts";

/** The URL of the site on our own server, without a slash at the end. */
export const origin = inject("origin");
/** The URL of the site's files on a plain static host. */
export const plainOrigin = inject("plainOrigin");

export const wide = 1280;
export const narrow = 320;

/** The themes and widths in which axe judges the page. */
export const pageVariants = (["light", "dark"] as const).flatMap((theme) =>
  [wide, narrow].map((width) => ({ theme, width })),
);
export type PageVariant = (typeof pageVariants)[number];

/**
 * The cases that are judged in a variant. In the proof, these are all cases. Otherwise, the cases take turns, so that
 * each case is judged in one variant, and each variant gets some of them.
 *
 * @param fits whether a case can be judged in a variant
 */
export function turn<Case>(
  cases: readonly Case[],
  variant: PageVariant,
  fits = (_each: Case, _variant: PageVariant) => true,
): Case[] {
  return cases.filter((each, index) => {
    const fitting = pageVariants.filter((other) => fits(each, other));
    return isProof ? fitting.includes(variant) : fitting[index % fitting.length] === variant;
  });
}

/** The profile of a visitor's browser. By default, a first visit on a wide screen with JavaScript. */
export interface BrowserProfile {
  width?: number;
  height?: number;
  /** The theme that an earlier visit chose. */
  theme?: "light" | "dark";
  /** The preference of the reader's system. */
  systemColor?: "light" | "dark";
  /** Values that an earlier visit left in local storage. */
  stored?: Record<string, string>;
  js?: boolean;
  touch?: boolean;
  reducedMotion?: boolean;
  forcedColors?: boolean;
  /** Allows the page to copy; `copyText` returns the copied text. */
  clipboard?: boolean;
  /** "plain" is a static host without redirects or headers. */
  host?: "server" | "plain";
  /** Another server of ours, without a slash at the end. */
  origin?: string;
  /** Gives the page a clock that the test can stop with `stopClock`. */
  clock?: boolean;
  /** Runs before the first page is opened: to hold back requests, add scripts … */
  before?: (page: Page) => Promise<unknown>;
  /** Messages of the browser's console that the test provokes. */
  expected?: RegExp;
}

/** The browser's messages and requests since the page was created. */
export interface PageLog {
  /** Errors and warnings of the console and of scripts, refusals of the security policy, foreign requests. */
  problems: string[];
  requests: { url: string; path: string; type: string; method: string }[];
}

export interface PageVisit {
  page: Page;
  log: PageLog;
  /** The paths requested so far, queries left out, in order. */
  paths(type?: string): string[];
  goto(path: string): ReturnType<Page["goto"]>;
  /** The current path, query and hash. */
  address(): string;
}

const clockStart = new Date("2026-01-05T09:00:00Z");

/** `PARLANCE_SLOW=6` makes pages run six times slower and their scripts come late, to find tests that race. */
const slowness = Number(process.env.PARLANCE_SLOW ?? 1);

/** The run's one browser. The files that a worker runs share the connection, which ends with the worker. */
let browser: Promise<Browser> | undefined;

/**
 * Opens a page in a fresh browser profile, and closes it with the test. The test fails when the browser reports an
 * error, a warning, a violation of the security policy or a request to another origin. What is `expected` is exempt.
 */
export async function open(path: string, visitor: BrowserProfile = {}): Promise<PageVisit> {
  const visit = await begin(visitor);
  onTestFinished(() => end(visit));
  await visit.goto(path);
  return visit;
}

/**
 * A visit that the tests of a group share, from one page to the next; each test is checked like `open`. One that fails
 * leaves nothing to others: the next test, or its second try, has a fresh profile.
 */
export function sharedVisit(visitor: BrowserProfile = {}): () => PageVisit {
  let visit: PageVisit | undefined;
  const now = () => {
    if (!visit) throw new Error("A visit is there only while a test runs.");
    return visit;
  };
  beforeEach(async () => {
    visit ??= await begin(visitor);
  });
  afterEach(async ({ task }) => {
    const problems = now().log.problems.splice(0);
    if (task.result?.state === "fail" || problems.length > 0) {
      await now().page.context().close();
      visit = undefined;
    }
    expect(problems.join("\n")).toBe("");
  });
  afterAll(() => visit && end(visit));
  return now;
}

/**
 * Loads a page in a shared visit, with a new log. For tests that need no fresh profile, which takes its own process and
 * twice as long.
 */
export async function at(visit: () => PageVisit, path: string): Promise<PageVisit> {
  const { log, address, goto } = visit();
  // From a page to a hash of its own nothing would be loaded. A blank page is another site, with a process of its own.
  if (address().split("#")[0] === path.split("#")[0]) await goto("/robots.txt");
  log.requests.length = 0;
  await goto(path);
  return visit();
}

/** Loads a page in a shared visit unless it is already open: for tests that change nothing. */
export async function reading(visit: () => PageVisit, path: string): Promise<PageVisit> {
  const { address, goto } = visit();
  if (address() !== path) await goto(path);
  return visit();
}

async function end({ page, log }: PageVisit): Promise<void> {
  await page.context().close();
  expect(log.problems.join("\n")).toBe("");
}

async function begin(visitor: BrowserProfile): Promise<PageVisit> {
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
    storageState: { cookies: [], origins: [{ origin: base, localStorage: storedBefore(visitor) }] },
  });
  // Far longer than any step takes on a busy machine, so that a step that hangs is reported.
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  const log = record(page, base, visitor.expected);
  if (slowness > 1) await slowDown(page);
  if (visitor.clock) await page.clock.install({ time: clockStart });
  if (visitor.clipboard) await page.addInitScript(noteCopies);
  await visitor.before?.(page);
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

function storedBefore({ theme, stored = {} }: BrowserProfile): { name: string; value: string }[] {
  return Object.entries(theme ? { theme, ...stored } : stored).map(([name, value]) => ({ name, value }));
}

function record(page: Page, base: string, expected: RegExp | undefined): PageLog {
  const log: PageLog = { problems: [], requests: [] };
  const note = (problem: string) => {
    if (!expected?.test(problem)) log.problems.push(problem);
  };
  page.on("console", (message) => {
    // The browser logs the 404 of the not-found page as an error, but the page must return it.
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

/**
 * Holds back the responses to one URL until `release`, to test what a reader sees meanwhile. The test fails if nothing
 * requests the URL, such as after a script was renamed.
 */
export async function holdBack(page: Page, path: string | RegExp) {
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
  return { requested: request.promise, release: released.resolve };
}

/** Serves our server at another origin to a page. The visitor's `expected` must match requests to it. */
export const serveAt = (page: Page, address: string) =>
  page.route(`${address}/**`, async (route) => {
    const request = route.request();
    const { origin: _, ...headers } = await request.allHeaders();
    const url = request.url().replace(address, origin);
    const data = request.postDataBuffer();
    await route.fulfill({
      response: await route.fetch({ url, headers, ...(data && { postData: data }), maxRedirects: 0 }),
    });
  });

/** Stops the time in the page; it passes only with `page.clock.runFor`. The visitor needs a `clock`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(clockStart.getTime() + 3_600_000));
}

/** Runs in the page: the browser has one clipboard for all visits, so each page also notes what it put there. */
function noteCopies(): void {
  const write = navigator.clipboard.writeText.bind(navigator.clipboard);
  navigator.clipboard.writeText = async (text) => {
    await write(text);
    Object.assign(window, { copied: text });
  };
}

/** Waits for the text that the page copies, and returns it. The visitor needs a `clipboard`. */
export async function copyText(page: Page): Promise<string> {
  const noted = await page.waitForFunction(() => (window as { copied?: string }).copied);
  const text = await noted.jsonValue();
  await page.evaluate(() => delete (window as { copied?: string }).copied);
  return text ?? "";
}

/** Resolves once the page had time to do what it does when idle and when links come into view. */
export const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const frames = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
        // Idle work of the page was requested before, and is done before. A slowed page is never idle.
        requestIdleCallback(frames, { timeout: 10_000 });
      }),
  );

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Measures the boxes of parts in the window at the same moment, in pixels. */
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
  ) as Promise<{ [Location in keyof Selectors]: Box }>;

/**
 * Waits until the element with this id is complete, contains the focus, and is below the bars for more than 20 frames.
 */
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
    const counted = window as unknown as { frames: number };
    counted.frames = isThere ? counted.frames + 1 : 0;
    return counted.frames > 20;
  }, id);
}

/** Leaves a mark that a full load of a page wipes away. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { mark: true }));
export const isMarked = (page: Page) => page.evaluate(() => "mark" in window);

/** Scrolls page and lists to their beginning, because axe judges elements half under a bar by their visible part. */
export async function scrollBack(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  // The list of operations follows the page.
  await settle(page);
  await page.evaluate(() => {
    for (const part of document.querySelectorAll("*")) if (part.scrollTop > 0) part.scrollTop = 0;
  });
}

/** Half as long as `axe.source`, which has its comments: each page reads all of it. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Violations of WCAG 2.2 A and AA by axe: `rule: place`, nothing when all is well.
 *
 * @param within selectors of the parts of `main` to judge, where another test judges the page around them. All else in
 *   `main` is removed for good, because axe goes through a whole document for the smallest part of it.
 */
export async function axeViolations(page: Page, options: RunOptions = {}, within?: string[]): Promise<string[]> {
  if (within) await removeAround(page, within);
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axeSource);
  // A part that is still sliding in is see-through, and its colors would be judged by that.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
  // Parts that the browser leaves out of the layout while they are far away would be judged at wrong positions.
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

/** Removes everything from `main` except the parts with these selectors, and their ancestors. */
const removeAround = (page: Page, selectors: string[]) =>
  page.evaluate((selectors) => {
    const parts = selectors.flatMap((selector) => {
      const elements = [...document.querySelectorAll(`main ${selector}`)];
      if (elements.length === 0) throw new Error(`${selector} is not in main.`);
      return elements;
    });
    const prune = (around: Element) => {
      for (const child of [...around.children]) {
        if (parts.includes(child)) continue;
        if (parts.some((part) => child.contains(part))) prune(child);
        else child.remove();
      }
    };
    prune(document.querySelector("main") ?? document.body);
  }, selectors);

/** The keys that this site stores in the browser, in every store; for local storage and cookies, also values. */
export function storedValues(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => ({
    ...Object.fromEntries(Object.entries(localStorage)),
    ...Object.fromEntries(Object.keys(sessionStorage).map((key) => [`session: ${key}`, ""])),
    ...Object.fromEntries((await indexedDB.databases()).map(({ name }) => [`database: ${name}`, ""])),
    ...Object.fromEntries((await caches.keys()).map((key) => [`cache: ${key}`, ""])),
    ...(document.cookie ? { cookie: document.cookie } : {}),
  }));
}

/** Follows a link of the page that leads to `route`, and waits until its heading has the focus. */
export async function follow(page: Page, route: string): Promise<void> {
  await page.locator(`a[href="${route}"]:visible`).first().click();
  await arrive(page, route);
}

/** Waits until a move has ended at `route` and the focus has been moved into the page. */
export async function arrive(page: Page, route: string): Promise<void> {
  await page.waitForFunction(
    (route) => {
      const { documentElement: root, activeElement } = document;
      return root.dataset.route === route && location.pathname === route && activeElement !== document.body;
    },
    route,
    { polling: 20 },
  );
}
