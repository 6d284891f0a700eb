import { fileURLToPath } from "node:url";
import { readSite } from "@openparlance/server/node";
import { describe, expect, test } from "vitest";
import { budgets as referenceBudgets } from "../reference/reference-budgets.ts";
import { weighPage } from "../testing/weight.ts";
import { budgets } from "./site-budgets.ts";

const site = await readSite(fileURLToPath(new URL("../../../site/dist", import.meta.url)));
const guides = [...site.files.keys()].filter(
  (address) => address === "/quickstart" || /^\/(?:guides|category)\/[^.]+$/.test(address),
);

describe.each(guides)("%s", (address) => {
  const weight = weighPage(site, address);

  test(`weighs at most ${budgets.guide.bytes} bytes in all`, () => {
    expect(weight.bytes).toBeLessThanOrEqual(budgets.guide.bytes);
  });

  test(`weighs at most ${budgets.guide.scriptBytes} bytes of JavaScript`, () => {
    expect(weight.scriptBytes).toBeLessThanOrEqual(budgets.guide.scriptBytes);
  });

  test(`needs at most ${budgets.guide.requests} requests`, () => {
    expect(weight.requests).toBeLessThanOrEqual(budgets.guide.requests);
  });
});

describe("/api/", () => {
  const weight = weighPage(site, "/api/");

  test.each(["bytes", "scriptBytes"] as const)("keeps its %s within the budget, with room for headers", (measure) => {
    expect(weight[measure]).toBeGreaterThan(1_000);
    expect(weight[measure] + 100 * weight.requests).toBeLessThanOrEqual(referenceBudgets[measure]);
  });
});

const sizeOf = (pattern: RegExp) =>
  [...site.files]
    .filter(([address]) => pattern.test(address))
    .reduce((sum, [, { br, plain }]) => sum + (br ?? plain).bytes.length, 0);

describe("search", () => {
  test.each([
    ["script", /^\/assets\/open-search\.[\w-]+\.js$/, budgets.search.scriptBytes],
    ["index", /^\/assets\/search\.[\w-]+\.json$/, budgets.search.indexBytes],
  ] as const)("fetches at most its budget as its %s", (_, pattern, max) => {
    const bytes = sizeOf(pattern);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(max);
  });
});

describe("the sandbox", () => {
  const worker = [...site.files.keys()].find((address) => /^\/assets\/worker\..*\.js$/.test(address)) ?? "";
  const data = sizeOf(/^\/assets\/(?:sqlite3\..*\.wasm|seed\..*\.bin)$/);

  test("fetches at most 1 MB before its first response", () => {
    expect(data).toBeGreaterThan(100_000);
    expect(weighPage(site, "/sandbox.js").bytes + weighPage(site, worker).bytes + data).toBeLessThanOrEqual(1_000_000);
  });

  test("fetches at most 2.5 MB with what is loaded on first need", () => {
    // Chunks of the worker have a hyphen before their hash, chunks of pages a dot.
    const chunks = sizeOf(/^\/(?:sandbox|assets\/[\w.-]+-[\w-]{8})\.js$/);
    expect(chunks).toBeGreaterThan(500_000);
    expect(chunks + data).toBeLessThanOrEqual(2_500_000);
  });
});
