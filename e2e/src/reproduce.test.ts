import { errors, failureReasons } from "@openparlance/api";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeViolations, open, pageVariants, scrollBack } from "./harness.ts";
import { isProof } from "./proof.ts";

const rows = [
  ...Object.values(errors).map(({ id, status, title }) => ({ anchor: `error-${id}`, status, title })),
  ...Object.values(failureReasons).map(({ id, message }) => ({ anchor: `reason-${id}`, status: 200, title: message })),
];

/** Blocks all but the site's own files. */
const cutOff = (page: Page) =>
  page.route(
    ({ pathname }) => !/^\/(?:api\/|assets\/|samples\/|sandbox\.js$)/.test(pathname),
    (route) => route.abort(),
  );

/** Presses an error's button, and waits for the result. */
async function reproduce(page: Page, anchor: string) {
  await page.evaluate((id) => document.getElementById(id)?.scrollIntoView({ block: "center" }), anchor);
  const row = page.locator(`[id="${anchor}"]`);
  const button = row.locator("xpath=following-sibling::button[1]");
  await button.press("Enter");
  const panel = row.locator("xpath=following-sibling::section[contains(@class, 'reproduced')][1]");
  await panel.locator(".ran-verdict").filter({ hasNotText: "Running" }).waitFor();
  return { button, panel };
}

describe("with the network cut off", () => {
  test("each error of the catalog is provoked by its button, with its status and its very message", async () => {
    const { page, log } = await open("/api/#errors", { beforeFirstPage: cutOff, expectedProblems: /net::ERR_FAILED/ });
    const matches = [];
    // All in the proof. Other tests check each reproduction without a page.
    const some = rows.filter((_, at) => isProof || at % 6 === 0);
    for (const { anchor, title } of some) {
      const { button, panel } = await reproduce(page, anchor);
      matches.push({
        anchor,
        name: (await button.getAttribute("aria-label"))?.endsWith(title),
        status: await panel.locator("li").last().locator(".ran-status").textContent(),
        verdict: await panel.locator(".ran-verdict").textContent(),
      });
      await panel.getByRole("button", { name: "Close" }).press("Enter");
      expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    }
    expect(matches).toEqual(
      some.map(({ anchor, status, title }) => ({
        anchor,
        name: true,
        status: String(status === "default" ? 404 : status),
        verdict: anchor.startsWith("reason-")
          ? `The translation failed with this reason: ${title}.`
          : "Reproduced: status, headers, and body match the description.",
      })),
    );
    expect(log.requests.filter(({ path, method }) => method !== "GET" || /^\/v[23]\//.test(path))).toEqual([]);
  });

  test("the request and the response can be read, and the commands that provoked it", async () => {
    const { page } = await open("/api/#errors", { beforeFirstPage: cutOff, expectedProblems: /net::ERR_FAILED/ });
    const { panel } = await reproduce(page, "error-options-header");
    expect(await panel.locator(".ran-how").textContent()).toBe("Send plain text in the header.");
    expect(await panel.locator("summary code").textContent()).toBe("POST /v2/memories/import");
    const [sent = "", body = ""] = await panel.locator("pre").allTextContents();
    expect(sent).toContain("lilt-api: x");
    expect(JSON.parse(body)).toEqual({ message: "The header LILT-API must hold a JSON object." });
  });
});

test("nothing of it is loaded before a button is pressed", async () => {
  const { page, paths } = await open("/api/#error-rate-limited");
  await page.getByRole("button", { name: "Reproduce 429 Rate limit exceeded" }).waitFor();
  expect(paths().filter((path) => /sandbox|sqlite|worker/.test(path))).toEqual([]);
});

describe.each(pageVariants.filter((_, at) => isProof || at % 3 === 0))("in $theme at $width px", ({ theme, width }) => {
  test("axe finds nothing with reproductions open", async () => {
    const { page } = await open("/api/#errors", { theme, width });
    for (const anchor of ["error-rate-limited", "error-no-domains", "reason-file-extraction-error"]) {
      const { panel } = await reproduce(page, anchor);
      await panel.evaluate((part) => {
        for (const fold of part.querySelectorAll("details")) fold.open = true;
      });
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await scrollBack(page);
    // Another test checks the page around the catalog.
    expect(await axeViolations(page, {}, [".catalog"])).toEqual([]);
  });
});
