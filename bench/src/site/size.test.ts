import { fileURLToPath } from "node:url";
import { readSite } from "@openparlance/server/node";
import { describe, expect, test } from "vitest";
import { budgets as referenceBudgets } from "../reference/reference-budgets.ts";
import { budgets } from "./site-budgets.ts";
import { weigh } from "./weight.ts";

const site = await readSite(fileURLToPath(new URL("../../../site/dist", import.meta.url)));
const guides = [...site.files.keys()].filter(
  (address) => address === "/quickstart" || /^\/(?:guides|category)\/[^.]+$/.test(address),
);

describe.each(guides)("%s", (address) => {
  const weight = weigh(site, address);

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
  const weight = weigh(site, "/api/");

  test.each(["bytes", "scriptBytes"] as const)("keeps its %s within the budget, with room for headers", (measure) => {
    expect(weight[measure]).toBeGreaterThan(1_000);
    expect(weight[measure] + 100 * weight.requests).toBeLessThanOrEqual(referenceBudgets[measure]);
  });
});
