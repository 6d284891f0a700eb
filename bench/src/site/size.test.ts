import { fileURLToPath } from "node:url";
import { readSite } from "@parlance/server/node";
import { describe, expect, test } from "vitest";
import { budgets } from "./budgets.ts";
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
