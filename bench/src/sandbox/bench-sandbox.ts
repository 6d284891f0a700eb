import { fileURLToPath } from "node:url";
import type { Sandbox } from "@openparlance/sandbox";
import { createApp, type Site } from "@openparlance/server";
import { listen, readSite } from "@openparlance/server/node";
import type { Browser, Page } from "playwright-core";
import { buildSiteIfStale } from "../../../scripts/site.ts";
import { launch, median } from "../browser.ts";
import { circumstances, keepRecord } from "../record.ts";
import { formatLines, overBudget, type SandboxRecord } from "./report.ts";

const runs = 5;
const rounds = 20;
const builtSite = fileURLToPath(new URL("../../../site/dist", import.meta.url));

/** What a reader requests without making the server work. */
const simpleRequests = [
  "/v2/languages",
  "/v2/memories",
  "/v2/jobs/57",
  "/v2/files",
  "/v2/memories/query?id=4312&query=The%20ferry%20leaves%20at%20ten.",
];

declare global {
  interface Window {
    sandbox: Sandbox;
    translated: Promise<void>;
  }
}

interface Measured extends MeasuredTranslation {
  bytesToFirstResponse: number;
  bytesInAll: number;
  firstMs: number;
  laterMs: number[];
}

/** Measures the sandbox of the built site; false when a budget is exceeded. */
export async function benchSandbox(): Promise<boolean> {
  await buildSiteIfStale();
  const site = await readSite(builtSite);
  const server = await listen(createApp({ site }), { port: 0, host: "127.0.0.1" });
  const browser = await launch();
  try {
    const all: Measured[] = [];
    for (let run = 0; run < runs; run++) {
      const translation = await measureTranslation(browser, server.origin, site);
      all.push({ ...(await measure(browser, server.origin, site)), ...translation });
    }
    const medianOf = (value: (measured: Measured) => number) => median(all.map(value));
    const later = simpleRequests.map((operation, index) => [
      `GET ${operation}`,
      medianOf(({ laterMs }) => laterMs[index] ?? 0),
    ]);
    const record: SandboxRecord = {
      ...circumstances(browser, runs),
      bytesToFirstResponse: medianOf(({ bytesToFirstResponse }) => bytesToFirstResponse),
      bytesInAll: medianOf(({ bytesInAll }) => bytesInAll),
      firstResponseHereMs: medianOf(({ firstMs }) => firstMs),
      bytesToFirstTranslation: medianOf(({ bytesToFirstTranslation }) => bytesToFirstTranslation),
      firstTranslationHereMs: medianOf(({ translationMs }) => translationMs),
      laterResponsesHereMs: Object.fromEntries(later),
    };
    console.log(formatLines(record).join("\n"));
    await keepRecord("sandbox", record);
    const complaints = overBudget(record);
    for (const complaint of complaints) console.log(`✗ ${complaint}`);
    return complaints.length === 0;
  } finally {
    await browser.close();
    await server.close(0);
  }
}

interface MeasuredTranslation {
  bytesToFirstTranslation: number;
  translationMs: number;
}

/** Presses Run on the front page and waits for the translation. */
async function measureTranslation(browser: Browser, origin: string, site: Site): Promise<MeasuredTranslation> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(origin, { waitUntil: "networkidle" });
    const bytes = countBytes(page, site);
    // A press by the mouse and a promise of the page: the driver's own scripts would take a tenth of the time.
    const run = page.locator("[data-hero=run] button");
    await run.hover();
    await page.evaluate(observeTranslation);
    const before = await processorMs(page);
    await page.mouse.down();
    await page.mouse.up();
    await page.evaluate(() => window.translated);
    return { translationMs: (await processorMs(page)) - before, bytesToFirstTranslation: bytes() };
  } finally {
    await context.close();
  }
}

async function measure(
  browser: Browser,
  origin: string,
  site: Site,
): Promise<Omit<Measured, keyof MeasuredTranslation>> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/quickstart`, { waitUntil: "networkidle" });
    const bytes = countBytes(page, site);
    const before = await processorMs(page);
    await page.evaluate(firstResponse);
    const firstMs = (await processorMs(page)) - before;
    const bytesToFirstResponse = bytes();
    const laterMs: number[] = [];
    for (const operation of simpleRequests) laterMs.push(await page.evaluate(laterResponse, { operation, rounds }));
    await page.evaluate(detectLanguage);
    return { bytesToFirstResponse, bytesInAll: bytes(), firstMs, laterMs };
  } finally {
    await context.close();
  }
}

/** Time that the processor has spent on a page and its workers so far; another program or page takes nothing of it. */
async function processorMs(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const { metrics } = await session.send("Performance.getMetrics");
  await session.detach();
  return (metrics.find(({ name }) => name === "ProcessTime")?.value ?? Number.NaN) * 1000;
}

/** Sums up the files that a page requests from now on, each once, as our server would send them. */
function countBytes(page: Page, site: Site): () => number {
  const paths = new Set<string>();
  page.on("request", (request) => paths.add(new URL(request.url()).pathname));
  return () =>
    [...paths].reduce((sum, path) => {
      const file = site.files.get(path);
      return sum + ((file?.br ?? file?.plain)?.bytes.length ?? 0);
    }, 0);
}

// What follows runs in the page.

function observeTranslation(): void {
  const note = document.querySelector("#hero-note");
  window.translated = new Promise((resolve) => {
    const look = () => / in \d+ ms/.test(note?.textContent ?? "") && resolve();
    if (note) new MutationObserver(look).observe(note, { childList: true, characterData: true, subtree: true });
  });
}

/** As text, because a loader of modules would take the import for one of its own. */
const firstResponse = `(async () => {
  const { openSandbox } = await import("/sandbox.js");
  window.sandbox = await openSandbox();
  const authorization = "Basic " + btoa(window.sandbox.accounts.own.key + ":");
  await (await window.sandbox.fetch(new Request("/v2/languages", { headers: { authorization } }))).text();
})()`;

/** The median time of a call. */
async function laterResponse({ operation, rounds }: { operation: string; rounds: number }): Promise<number> {
  const { sandbox } = window;
  const headers = { authorization: `Basic ${btoa(`${sandbox.accounts.own.key}:`)}` };
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now();
    await (await sandbox.fetch(new Request(operation, { headers }))).text();
    times.push(performance.now() - startedAt);
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
}

/** Makes the worker load all that comes on first need: filters and detection. */
async function detectLanguage(): Promise<void> {
  const { sandbox } = window;
  const headers = { authorization: `Basic ${btoa(`${sandbox.accounts.own.key}:`)}` };
  const upload = { method: "POST", headers, body: "The ferry leaves at ten." };
  const created = await sandbox.fetch(new Request("/v2/files?name=a.txt", upload));
  const { id } = await created.json();
  for (;;) {
    const [file] = await (await sandbox.fetch(new Request(`/v2/files?id=${id}`, { headers }))).json();
    if (file.detected_lang !== "zxx") return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
