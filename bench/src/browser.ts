import { fileURLToPath } from "node:url";
import { createApp, type Site } from "@openparlance/server";
import { type Listener, listen, readSite } from "@openparlance/server/node";
import { type Browser, type CDPSession, chromium, type Page } from "playwright-core";
import { findChromium } from "../../scripts/chromium.mjs";
import { buildSiteIfStale } from "../../scripts/site.ts";
import { percentile } from "./engine/cpu.ts";

/** An average phone with an average connection. */
export const phoneConditions = { cpuSlowdown: 4, megabitsPerSecond: 10, latencyMs: 40 };

export interface LoadMeasures extends Timings {
  bytes: number;
  scriptBytes: number;
  requests: number;
  /** Elements of the document once the page is quiet. */
  elements: number;
}

interface Timings {
  /** The sum of the time beyond 50 ms of each task of the main thread. */
  blockedMs: number;
  layoutShift: number;
  firstPaintMs: number;
  paintMs: number;
  /** When `lastSelector` was in the page; 0 without `lastSelector`, or if it never was. */
  presentMs: number;
}

declare global {
  interface Window {
    timings: Timings & { busyUntilMs: number };
    responses: Promise<number>;
    gaps: number;
  }
}

const builtSite = fileURLToPath(new URL("../../site/dist", import.meta.url));

export async function readBuiltSite(): Promise<Site> {
  await buildSiteIfStale();
  return readSite(builtSite);
}

export async function withBrowser<T>(
  work: (browser: Browser, serve: (site: Site) => Promise<string>) => Promise<T>,
): Promise<T> {
  const servers: Listener[] = [];
  const browser = await launchBrowser();
  try {
    return await work(browser, async (site) => {
      const server = await listen(createApp({ site }), { port: 0, host: "127.0.0.1" });
      servers.push(server);
      return server.origin;
    });
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close(0)));
  }
}

/** The browser can't connect to other machines. */
function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("No Chromium starts here.");
  const quiet = ["--disable-background-networking", "--disable-component-update"];
  const alone = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost";
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu", ...quiet, alone] });
}

export interface MeasuredPage {
  address: string;
  /** Selector of the element that the parser creates last. */
  lastSelector?: string;
}

/** The median of each measure, by page. Pages are loaded in turn, so that they share the same conditions. */
export async function measureLoads<Name extends string>(
  browser: Browser,
  pages: Readonly<Record<Name, MeasuredPage>>,
  runs: number,
): Promise<Record<Name, LoadMeasures>> {
  const names = Object.keys(pages) as Name[];
  const loads: { name: Name; load: LoadMeasures }[] = [];
  for (let run = 0; run < runs; run++)
    for (const name of names) loads.push({ name, load: await measureLoad(browser, pages[name]) });
  const medians = names.map((name) => {
    const own = loads.filter((one) => one.name === name).map(({ load }) => load);
    const measures = Object.keys(own[0] ?? {}) as (keyof LoadMeasures)[];
    return [name, Object.fromEntries(measures.map((measure) => [measure, median(own.map((load) => load[measure]))]))];
  });
  return Object.fromEntries(medians);
}

/** Loads a page with an empty cache, and measures until it has been quiet for a second. */
async function measureLoad(browser: Browser, { address, lastSelector: last }: MeasuredPage): Promise<LoadMeasures> {
  return withSlowPage(browser, async (page, cdp) => {
    const fetched = watchNetwork(cdp);
    await page.addInitScript(observeTimings, last);
    await page.goto(address, { waitUntil: "networkidle" });
    await page.evaluate(waitUntilQuiet);
    const { busyUntilMs: _, ...timings } = await page.evaluate(() => window.timings);
    const elements = await page.evaluate(() => document.querySelectorAll("*").length);
    return { ...fetched(), elements, ...timings };
  });
}

const median = (values: readonly number[]): number => percentile(values, 50);

export async function measurePresses(browser: Browser, from: string, to: string, runs: number): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) times.push(await measurePress(browser, from, to));
  return median(times);
}

/** The time from the press of a sidebar link to the frame with its target, a heading or a part of the page. */
async function measurePress(browser: Browser, from: string, to: string): Promise<number> {
  return withSlowPage(browser, async (page) => {
    await page.goto(from, { waitUntil: "networkidle" });
    const link = page.locator(`nav a[href="${to}"]:visible`).first();
    await link.hover();
    // Like a person, the pointer is on the link before the press.
    await page.waitForTimeout(200);
    await page.evaluate(observePress, to);
    await page.mouse.down();
    await page.mouse.up();
    return page.evaluate(() => window.responses);
  });
}

/** Scrolls with the wheel, faster than one reads. @returns the frames in which a part inside the viewport was not drawn */
export async function countScrollGaps(browser: Browser, address: string, parts: string): Promise<number> {
  return withSlowPage(browser, async (page, cdp) => {
    await page.goto(address, { waitUntil: "networkidle" });
    await page.evaluate(observeGaps, parts);
    const gesture = { x: 640, y: 400, yDistance: -20_000, speed: 4_000, gestureSourceType: "mouse" } as const;
    await cdp.send("Input.synthesizeScrollGesture", gesture);
    return page.evaluate(() => window.gaps);
  });
}

async function withSlowPage<T>(browser: Browser, use: (page: Page, cdp: CDPSession) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const cdp = await context.newCDPSession(page);
    const bytesPerSecond = (phoneConditions.megabitsPerSecond * 1_000_000) / 8;
    await cdp.send("Network.enable");
    await cdp.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: phoneConditions.latencyMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: phoneConditions.cpuSlowdown });
    return await use(page, cdp);
  } finally {
    await context.close();
  }
}

/** Counts without the requests for other pages, which are prefetched. */
function watchNetwork(cdp: CDPSession): () => Pick<LoadMeasures, "bytes" | "scriptBytes" | "requests"> {
  const types = new Map<string, string>();
  const bytes = new Map<string, number>();
  cdp.on("Network.responseReceived", ({ requestId, type, response }) => {
    const isOtherPage = type !== "Document" && response.mimeType === "text/html";
    if (type !== "Prefetch" && !isOtherPage) types.set(requestId, type);
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => bytes.set(requestId, encodedDataLength));
  return () => {
    const sizes = [...types].map(([id, type]) => ({ type, size: bytes.get(id) ?? 0 }));
    const sum = (parts: typeof sizes) => parts.reduce((total, { size }) => total + size, 0);
    const scripts = sizes.filter(({ type }) => type === "Script");
    return { bytes: sum(sizes), scriptBytes: sum(scripts), requests: sizes.length };
  };
}

// The functions below run in the page.

function observeTimings(last: string | undefined): void {
  const timings = { blockedMs: 0, layoutShift: 0, firstPaintMs: 0, paintMs: 0, presentMs: 0, busyUntilMs: 0 };
  window.timings = timings;
  const observe = (
    type: string,
    note: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe("longtask", (entry) => {
    timings.blockedMs += Math.max(0, entry.duration - 50);
    timings.busyUntilMs = entry.startTime + entry.duration;
  });
  observe("layout-shift", (entry) => {
    if (!entry.hadRecentInput) timings.layoutShift += entry.value ?? 0;
  });
  observe("paint", (entry) => {
    if (entry.name === "first-contentful-paint") timings.firstPaintMs = entry.startTime;
  });
  observe("largest-contentful-paint", (entry) => {
    timings.paintMs = entry.startTime;
  });
  if (!last) return;
  const checkPresence = () => {
    if (document.querySelector(last)) timings.presentMs = performance.now();
    else requestAnimationFrame(checkPresence);
  };
  checkPresence();
}

function waitUntilQuiet(): Promise<void> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const checkQuiet = () => {
      if (performance.now() - Math.max(startedAt, window.timings.busyUntilMs) > 1000) resolve();
      else setTimeout(checkQuiet, 100);
    };
    checkQuiet();
  });
}

function observePress(to: string): void {
  const heading = () => document.querySelector("h1")?.textContent;
  const before = heading();
  const [, id] = to.split("#");
  const isShown = () => {
    if (id === undefined) return heading() !== before;
    const { top = -1 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
    return top >= 0 && top < innerHeight / 2;
  };
  window.responses = new Promise((resolve) => {
    const measure = ({ timeStamp }: Event) => {
      const checkShown = () => {
        if (isShown()) requestAnimationFrame(() => resolve(performance.now() - timeStamp));
        else requestAnimationFrame(checkShown);
      };
      checkShown();
    };
    document.addEventListener("click", measure, { capture: true, once: true });
  });
}

function observeGaps(parts: string): void {
  window.gaps = 0;
  const isGap = (part: Element) => {
    const { top, bottom } = part.getBoundingClientRect();
    const isInView = bottom > 0 && top < innerHeight;
    return isInView && part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false;
  };
  const all = [...document.querySelectorAll(parts)];
  const afterFrame = new MessageChannel();
  // The elements that a frame skipped are known only after the frame is rendered.
  afterFrame.port1.onmessage = () => {
    if (all.some(isGap)) window.gaps++;
    requestAnimationFrame(awaitFrame);
  };
  const awaitFrame = () => afterFrame.port2.postMessage(undefined);
  requestAnimationFrame(awaitFrame);
}
