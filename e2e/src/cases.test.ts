import { text } from "node:stream/consumers";
import { readCase } from "@openparlance/sandbox/cases";
import archived from "@openparlance/testing/examples/archived-job.arazzo.json" with { type: "json" };
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeViolations, copyText, open, origin, pageVariants, scrollBack } from "./harness.ts";
import { isProof } from "./proof.ts";

const linkOf = async (value: unknown) => {
  const stream = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return `/api/#case=${Buffer.from(await new Response(stream).arrayBuffer()).toString("base64url")}`;
};

const hash = await linkOf(archived);
const shown = (page: Page) => page.locator(".case");
const stepsIn = (page: Page) =>
  shown(page)
    .locator("ol > li")
    .evaluateAll((items) => items.map((item) => [item.dataset.state, item.querySelector("code")?.textContent]));

/** Creates a case at a part of the page. @returns the path of the copied link */
async function createLink(page: Page, part: Locator): Promise<string> {
  await part.getByRole("button", { name: "Create a case" }).press("Enter");
  await part.getByRole("button", { name: "Copy case link" }).press("Enter");
  return (await copyText(page)).slice(origin.length);
}

test("a link shows its case, and nothing runs before the reader presses Run", async () => {
  const { page, paths, address } = await open(hash);
  await shown(page).waitFor();
  expect(await shown(page).evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await stepsIn(page)).toEqual([
    [undefined, "POST /v2/jobs/57/archive"],
    [undefined, "POST /v2/jobs/57/deliver"],
  ]);
  expect(await shown(page).locator(".case-expected").allTextContents()).toEqual([" expects 200", " expects 409"]);
  expect(paths().filter((path) => /sqlite|worker/.test(path))).toEqual([]);
  await shown(page).getByRole("button", { name: "Run" }).press("Enter");
  await shown(page).getByText("All responses are as expected.").waitFor();
  // Otherwise, a screen reader would read the result twice.
  expect(await page.locator("#status").textContent()).toBe("");
  expect((await stepsIn(page)).map(([state]) => state)).toEqual(["done", "done"]);
  await shown(page).getByRole("button", { name: "Close" }).press("Enter");
  expect([await shown(page).count(), address()]).toEqual([0, "/api/"]);
});

test.each([
  [JSON.stringify(archived), undefined],
  ["arazzo: 1.0.1", "case.json isn't a Parlance case."],
  [JSON.stringify({ ...archived, padding: "a".repeat(5 * 2 ** 20) }), "case.json is larger than 4 MB."],
  ["a".repeat(13 * 2 ** 20), "case.json is larger than 4 MB."],
])("a file shows its case, or why it can't run: %#", async (content, words) => {
  const { page } = await open("/api/#cases");
  const button = page.getByRole("button", { name: "Open a case file" });
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), button.press("Enter")]);
  await chooser.setFiles({ name: "case.json", mimeType: "application/json", buffer: Buffer.from(content) });
  if (words === undefined) {
    await shown(page).getByRole("button", { name: "Run" }).press("Enter");
    await shown(page).getByText("All responses are as expected.").waitFor();
  } else {
    await page.locator("#status").filter({ hasText: words }).waitFor();
    expect(await shown(page).count()).toBe(0);
  }
});

test("if the script that opens a file doesn't load, the page says so and stays", async () => {
  const { page, paths } = await open("/api/#cases", { expectedProblems: /net::ERR_FAILED|dynamically imported/ });
  await page.route(/\/open-case\.\S+\.js$/, (route) => route.abort());
  const button = page.getByRole("button", { name: "Open a case file" });
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), button.press("Enter")]);
  await chooser.setFiles({ name: "case.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  await page.locator("#status").filter({ hasText: "case.json couldn't be opened. Try again." }).waitFor();
  expect(paths().filter((path) => path === "/api/")).toHaveLength(1);
});

test("a response that isn't as expected is shown with both values, and the steps after it run too", async () => {
  const [workflow] = archived.workflows;
  const [archive, deliver] = workflow?.steps ?? [];
  const differing = { ...archive, successCriteria: [{ condition: "$response.body#/status == 'delivered'" }] };
  const { page } = await open(await linkOf({ ...archived, workflows: [{ ...workflow, steps: [differing, deliver] }] }));
  await shown(page).getByRole("button", { name: "Run" }).press("Enter");
  await shown(page).getByText("1 of 2 responses are as expected.").waitFor();
  expect((await stepsIn(page)).map(([state]) => state)).toEqual(["failed", "done"]);
  expect(await shown(page).locator("li li").allTextContents()).toEqual([
    'body /status: expected "delivered", got "archived"',
  ]);
});

test.each([
  ["/api/#case=AAAA", "The case in this link is damaged."],
  [await linkOf({ ...archived, "x-parlance-version": "7.0.0" }), "was created with Parlance 7, and this is 0.1."],
])("a link that can't run says why in one line: %s", async (link, words) => {
  const { page } = await open(link);
  await page.locator("#status").filter({ hasText: words }).waitFor();
  expect(await shown(page).count()).toBe(0);
});

test("the case of a console has the request with its simulated error, and its link runs", async () => {
  const { page, goto } = await open("/api/#archiveJob", { clipboard: true });
  await page.getByRole("button", { name: "Try it: Archive a job" }).click();
  const part = page.locator("#archiveJob .console").first();
  await part.getByText("Sandbox settings").click();
  await part.getByLabel("Simulate error").selectOption("overload");
  const link = await createLink(page, part);
  await goto("/robots.txt");
  await goto(link);
  await shown(page).waitFor();
  expect(await stepsIn(page)).toEqual([[undefined, "POST /v2/jobs/57/archive"]]);
  expect(await shown(page).locator(".case-expected").textContent()).toBe(" expects 503");
  await shown(page).getByRole("button", { name: "Run" }).press("Enter");
  await shown(page).getByText("All responses are as expected.").waitFor();
});

test.each([
  ["/quickstart", "getLanguages", "translate-new"],
  ["/guides/upload/file-upload", "deleteFile", "delete-file"],
])("the case of %s has its steps", async (route, operation, sample) => {
  const { page } = await open(route);
  const figure = page.locator(`figure[data-sample$="/${sample}"]`);
  const runAll = page.getByRole("button", { name: "Run the whole guide" });
  const isWhole = (await runAll.count()) > 0;
  await (isWhole ? runAll : figure.getByRole("button", { name: /^Run: / })).press("Enter");
  const steps = isWhole ? page.locator(".guide-steps") : figure.locator(".ran");
  await steps.getByRole("button", { name: "Create a case" }).press("Enter");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    steps.getByRole("button", { name: "Download case" }).press("Enter"),
  ]);
  const { workflows } = readCase(await text(await download.createReadStream()));
  expect(workflows[0].steps.map(({ operationId }) => operationId)).toContain(operation);
  expect(JSON.stringify(workflows)).not.toMatch(/dev_\w/);
});

describe.each(pageVariants.filter((_, at) => isProof || at % 3 === 0))("in $theme at $width px", ({ theme, width }) => {
  test("axe finds nothing with a case that ran", async () => {
    const { page } = await open(hash, { theme, width });
    await shown(page).getByRole("button", { name: "Run" }).press("Enter");
    await shown(page).getByText("All responses are as expected.").waitFor();
    await shown(page).evaluate((part) => {
      for (const fold of part.querySelectorAll("details")) fold.open = true;
    });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await scrollBack(page);
    expect(await axeViolations(page, {}, [".case"])).toEqual([]);
  });
});
