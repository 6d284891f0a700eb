import { createHmac } from "node:crypto";
import { mainProgram, startServer } from "@openparlance/server/testing/processes";
import type { Page } from "playwright-core";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { axeViolations, docsRoutes, open, type PageLog, pageVariants, serveAtOrigin, stopClock } from "./harness.ts";
import { isProof } from "./proof.ts";

const guides = docsRoutes.filter((route) => route === "/quickstart" || route.startsWith("/guides/"));

/** In the order of the page. */
const samplesOn = (page: Page) =>
  page
    .locator("figure[data-sample]")
    .evaluateAll((figures) => figures.map((figure) => (figure as HTMLElement).dataset.sample?.split("/").at(-1) ?? ""));

const figureOf = (page: Page, name: string) => page.locator(`figure[data-sample$="/${name}"]`);
const runOf = (page: Page, name: string) => figureOf(page, name).getByRole("button", { name: /^Run: / });
const alertsOn = (page: Page) => page.locator(".ran [role=alert]:not(:empty)").allTextContents();
const statusOf = (page: Page) => page.locator("#status").textContent();

/** URLs of operations that were sent over the network. */
const requestsIn = ({ requests }: PageLog) =>
  requests.filter(({ path }) => /^\/v[23]\//.test(path)).map(({ url }) => url);

/** Samples with an action of the page, which are outside a guide's program. */
const separate = ["begin", "receiver", "signature"];

/** Runs the last sample of a guide's program, and so all before it. `without` has samples that show no request. */
async function runAll(page: Page, round = async () => {}): Promise<{ samples: number; without: string[] }> {
  const samples = (await samplesOn(page)).filter((name) => !separate.includes(name));
  await runOf(page, samples.at(-1) ?? "").press("Enter");
  const shown = page.locator(".ran li");
  // A check may advance the clock, which must not run far ahead of the server: a sample polls at most 14 times.
  const patience = { interval: 250 };
  let state: (string | null)[] = [];
  let count = -1;
  // One request at a time, because on a slow machine all together exceed the timeout of one wait.
  const hasAdvanced = async () => {
    const before = count;
    state = [await round().then(() => statusOf(page)), ...(await alertsOn(page))];
    count = await shown.count();
    return count > before || hasEnded();
  };
  const hasEnded = () => state.length > 1 || state[0]?.startsWith("Done");
  while (!hasEnded()) await expect.poll(hasAdvanced, patience).toBe(true);
  expect(state).toEqual([expect.stringMatching(/^Done/)]);
  const without = [];
  for (const name of samples) if ((await figureOf(page, name).locator(".ran li").count()) === 0) without.push(name);
  return { samples: samples.length, without };
}

/** Selects the reader's own server in the panel that the first run adds. */
async function chooseServer(page: Page, key: string, target = "local"): Promise<void> {
  await page.locator("figure[data-sample] .run-button:visible").first().click();
  await page.getByLabel("Where to run").first().selectOption(target);
  await page.getByLabel("API key, kept until you leave the page").first().fill(key);
  await page.getByLabel("API key, kept until you leave the page").first().press("Tab");
}

test.each(guides)(
  "every sample of %s has Run, its controls are named with their step, and the last one runs in the page after all before it",
  async (route) => {
    const { page } = await open(route);
    const runs = () =>
      page
        .locator("figure[data-sample]")
        .evaluateAll((figures) => figures.map((figure) => figure.querySelectorAll(".run-button").length));
    await expect.poll(runs).toEqual((await samplesOn(page)).map(() => 1));
    await expectNamedControls(page);
    expect((await runAll(page)).without).toEqual([]);
  },
);

/** The name of each control of a sample must contain its step. */
async function expectNamedControls(page: Page): Promise<void> {
  const names = await page
    .locator("figure[data-sample] :is(.run-button, .copy-button)")
    .evaluateAll((buttons) => buttons.map(({ ariaLabel }) => ariaLabel));
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^(?:Run|Copy sample|Copy response): \S/);
  const headings = await page.locator("main h2").allTextContents();
  const steps = headings.filter((heading) => /^\d/.test(heading)).map((heading) => heading.trim());
  const named = names.join("\n");
  expect(steps.filter((step) => named.includes(`Run: ${step}`)).length).toBeGreaterThan(steps.length / 2);
}

/** Each guide needs an empty server. */
const onServers = isProof ? guides : guides.slice(0, 2);

test.each(onServers)("the samples of %s run on a server of the reader's own", async (route) => {
  const key = "key-of-the-reader";
  const server = await startServer({ program: [mainProgram], env: { PARLANCE_API_KEY: key } });
  onTestFinished(server.kill);
  // Some guides show a refused request.
  const expected = /the server responded with a status of 4\d\d/;
  const { page, log } = await open(route, { origin: server.origin, clock: true, expectedProblems: expected });
  await chooseServer(page, key);
  await stopClock(page);
  const { samples, without } = await runAll(page, () => page.clock.runFor(1000));
  expect(without).toEqual([]);
  expect(requestsIn(log).length).toBeGreaterThanOrEqual(samples);
});

test("without scripts nothing can be run", async () => {
  const { page } = await open("/guides/connect-systems-to-workflows", { js: false });
  expect(await page.getByRole("button", { name: /^Run/ }).count()).toBe(0);
  await page.goto("/quickstart");
  expect(await page.getByText("Run needs JavaScript.").isVisible()).toBe(true);
});

test("the first lines are tried with one request, and a server's refusal is shown", async () => {
  const { page } = await open("/quickstart", { expectedProblems: /status of 401/ });
  await page.getByRole("tab", { name: "On my machine" }).click();
  await page.locator("summary", { hasText: "Check your key and set up a script" }).click();
  const panel = figureOf(page, "begin").locator(".ran");
  await runOf(page, "begin").press("Enter");
  await panel.getByText("The server responds and accepts the key.").waitFor();
  expect(await panel.locator("summary").allTextContents()).toEqual(["GET /v2/languages200"]);
  await panel.getByLabel("Where to run").selectOption("local");
  await runOf(page, "begin").press("Enter");
  await expect.poll(() => alertsOn(page)).toEqual(["Enter your server's API key first."]);
  await panel.getByLabel("API key, kept until you leave the page").fill("unknown");
  await runOf(page, "begin").press("Enter");
  await expect.poll(() => panel.locator("summary").allTextContents()).toEqual(["GET /v2/languages401"]);
  expect(await alertsOn(page)).toEqual(["GET /v2/languages returned 401."]);
});

/** The import of a memory never ends. */
const neverImported = (page: Page) =>
  page.route(
    (url) => url.pathname === "/v2/memories" && url.searchParams.has("id"),
    (route) => route.fulfill({ json: [{ is_processing: true }] }).catch(() => {}), // the page may be gone
  );

test("a sample shows its response, and uses what the one before it created", async () => {
  const { page } = await open("/quickstart");
  await runOf(page, "create-memory").click();
  const created = page.locator("figure[data-sample='quickstart/create-memory'] .ran");
  await expect.poll(() => created.locator("pre").textContent()).toContain('"name": "Harbour signs"');
  const id = JSON.parse((await created.locator("pre").textContent()) ?? "{}").id;
  await page.locator("figure[data-sample='quickstart/wait-for-import'] .run-button").click();
  const waited = page.locator("figure[data-sample='quickstart/wait-for-import'] .ran");
  await expect.poll(() => waited.locator("summary").textContent()).toBe(`GET /v2/memories?id=${id}200`);
});

describe("the guide to webhooks", () => {
  const connect = "/guides/connect-systems-to-workflows";
  const linesOf = (page: Page, name: string) =>
    figureOf(page, name).locator(".ran :is(summary, li > p)").allTextContents();

  test("receives in the page what the sandbox delivers, as the receiver of the guide prints it", async () => {
    const { page } = await open(connect);
    await runOf(page, "receiver").press("Enter");
    const receiver = figureOf(page, "receiver");
    await receiver.getByText("This page receives what the sandbox sends to http://localhost:9000/hook").waitFor();
    expect(await linesOf(page, "receiver")).toEqual([]);
    await runOf(page, "deliver-job").press("Enter");
    await expect
      .poll(() => linesOf(page, "receiver"))
      .toContainEqual(expect.stringMatching(/^JOB_DELIVER \{"OrganizationId":\d+,.*"isDelivered":1.*\}204$/));
    await receiver.locator("summary").first().press("Enter");
    const shown = (await receiver.locator("li").first().locator("pre").allTextContents()).join("\n");
    expect(shown).toMatch(/^POST http:\/\/localhost:9000\/hook\n/);
    expect(shown).toMatch(/^webhook-signature: v1,\S+$/m);
    expect(shown).toMatch(/^ {2}"name": "Spring leaflets",$/m);
    expect(await linesOf(page, "deliver-job")).toEqual([
      expect.stringMatching(/^POST \/v2\/jobs\/\d+\/deliver200$/),
      "Webhook received: JOB_DELIVER204",
    ]);
    expect(await linesOf(page, "create-project")).toContain("Webhook received: JOB_UPDATE204");
    expect(await figureOf(page, "deliver-job").locator(".ran-note").textContent()).toBe(
      "Ran Set up and steps 1–5 first.",
    );
  });

  const variants = isProof ? pageVariants : pageVariants.slice(-1);

  test.each(variants)(
    "checks what was delivered last, runs what that takes, and axe finds nothing, in $theme at $width px",
    async (variant) => {
      const { page } = await open(connect, variant);
      const signature = figureOf(page, "signature");
      await runOf(page, "signature").press("Enter");
      const lines = [
        expect.stringMatching(/^parlance webhooks secret \d+$/),
        "isGenuine(secret, headers, body)true",
        "isGenuine(secret, headers, otherBody)false",
      ];
      await expect.poll(() => linesOf(page, "signature")).toEqual(lines);
      expect(await linesOf(page, "update-job")).toEqual([]);
      await expect.poll(() => statusOf(page)).toMatch(/^Done/);
      await figureOf(page, "receiver").locator("summary").first().click();
      expect(await axeViolations(page)).toEqual([]);
      const delivered = await figureOf(page, "receiver").locator("li summary code").last().textContent();
      const body = delivered?.replace(/^\w+ /, "") ?? "";
      const [secret = "", checked = ""] = await signature.locator(".ran pre").allTextContents();
      const [, signed = ""] = /^signed: (.*)$/m.exec(checked) ?? [];
      expect(signed.endsWith(`.${body}`)).toBe(true);
      const wanted = createHmac("sha256", secret).update(signed).digest("base64");
      expect(checked).toContain(`webhook-signature: v1,${wanted}`);

      // The page keeps the secret after the webhook is deleted.
      await runOf(page, "delete-webhook").press("Enter");
      await expect.poll(() => linesOf(page, "delete-webhook")).toHaveLength(1);
      await runOf(page, "signature").press("Enter");
      await expect.poll(() => signature.locator(".ran pre").nth(1).textContent()).not.toBe(checked);
      await expect.poll(() => linesOf(page, "signature")).toEqual(lines);
      expect(await alertsOn(page)).toEqual([]);
    },
  );

  test.each(variants)(
    "says on a server what a page cannot do, checks the example, and axe finds nothing, in $theme at $width px",
    async (variant) => {
      const { page, log } = await open(connect, variant);
      await chooseServer(page, "");
      await runOf(page, "receiver").press("Enter");
      await figureOf(page, "receiver").getByText("node receiver.mjs or python3 receiver.py").waitFor();
      await runOf(page, "signature").press("Enter");
      await expect
        .poll(() => linesOf(page, "signature"))
        .toEqual(["isGenuine(secret, headers, body)true", "isGenuine(secret, headers, otherBody)false"]);
      await figureOf(page, "signature").getByText("available on the command line only").waitFor();
      expect(await figureOf(page, "signature").locator(".ran pre").first().textContent()).toContain(
        'signed: delivery-118.1745832600.{"OrganizationId":1,"id":310}',
      );
      await expect.poll(() => page.locator(".ran-note:not(:empty)").count()).toBe(2);
      expect(await axeViolations(page)).toEqual([]);
      expect(requestsIn(log)).toEqual([]);
      expect(await alertsOn(page)).toEqual([]);
    },
  );
});

test("the server that a page came from is offered by its address once it is known to serve requests", async () => {
  const docs = "https://docs.example.com";
  const { page, log } = await open("/quickstart", {
    expectedProblems: /^other origin: https:\/\/docs\.example\.com/,
    beforeFirstPage: (page) => serveAtOrigin(page, docs),
  });
  await page.goto(`${docs}/quickstart`);
  await chooseServer(page, inject("key"), "this");
  expect(await page.getByLabel("Where to run").first().locator("option").allTextContents()).toEqual([
    "Sandbox on this page",
    "Local server, http://localhost:3000",
    `This server, ${docs}`,
  ]);
  await runOf(page, "create-memory").click();
  await expect.poll(() => page.locator(".ran summary").allTextContents()).toEqual(["POST /v2/memories200"]);
  expect(requestsIn(log)).toEqual([`${docs}/v2/memories`]);
  // The guide's commands contain the same server.
  expect(await page.locator("#begin-machine").textContent()).toContain(`export API=${docs} API_KEY=`);
});

describe("the button that runs the whole guide", () => {
  const button = (page: Page) => page.getByRole("button", { name: "Run the whole guide" });
  const listOn = (page: Page) => page.getByRole("region", { name: "Steps of the guide" });

  test("lists each step with a tick and its result, without faults for axe, offers to continue, and leaves the reader there", async () => {
    const { page } = await open("/quickstart", { theme: "dark", width: 320 });
    await button(page).focus();
    const before = await page.evaluate(() => scrollY);
    await button(page).press("Enter");
    const list = listOn(page);
    await list.getByText(/^All \d+ steps ran\./).waitFor();
    const rows = await list
      .locator("li")
      .evaluateAll((items) => items.map((item) => [...item.children].map(({ textContent }) => textContent ?? "")));
    const samples = (await samplesOn(page)).filter((name) => !separate.includes(name));
    expect(rows).toEqual(samples.map(() => ["Done", expect.stringMatching(/\S/), expect.stringMatching(/^200 /)]));
    expect(rows.map(([, title]) => title)).toContain("7. Translate a new sentence");
    expect(await list.locator("[role=alert]").textContent()).toBe("");
    // A request that two steps have in common counts in both.
    await expect.poll(() => statusOf(page)).toMatch(/^Done: /);
    const requests = /^Done: 200\. (\d+) requests\.$/.exec((await statusOf(page)) ?? "")?.[1];
    expect(Number(requests)).toBeGreaterThanOrEqual(samples.length);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe("Run the whole guide");
    // The samples also show their responses.
    expect(await figureOf(page, "translate-new").locator(".ran pre").last().textContent()).toContain(
      '"sourceDelimiters": ["", " ", " ", " ", " ", " ", " ", "", ""]',
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
    await list.getByRole("link", { name: "Continue with 2. Create a memory" }).click();
    expect(new URL(page.url()).hash).toBe("#2-create-a-memory");
  });

  test("is in each guide, and its steps include those that are refused", async () => {
    const { page } = await open("/guides/manage-content/create-a-datasource");
    await button(page).press("Enter");
    await listOn(page)
      .getByText(/^All \d+ steps ran\./)
      .waitFor();
    const results = await listOn(page).locator(".guide-result").allTextContents();
    expect(results.filter((text) => !text.startsWith("200 "))).toEqual([expect.stringMatching(/^400 /)]);
  });

  test("shows the status alone of a response without a body, and text as it is", async () => {
    const { page } = await open("/guides/upload/file-upload", { expectedProblems: /status of 410/ });
    await button(page).press("Enter");
    await listOn(page)
      .getByText(/^All \d+ steps ran\./)
      .waitFor();
    const results = await listOn(page).locator(".guide-result").allTextContents();
    expect(new Set(results.filter((text) => text.startsWith("204")))).toEqual(new Set(["204"]));
    expect(results.filter((text) => text.includes('"The red bus'))).toEqual([]);
  });

  test("shows a failure apart from the steps, and which steps have not run", async () => {
    const { page } = await open("/quickstart", { expectedProblems: /status of 401/ });
    await chooseServer(page, "unknown");
    await button(page).press("Enter");
    const list = listOn(page);
    await list.getByText("POST /v2/memories returned 401.").waitFor();
    const states = await list.locator(".step-state").allTextContents();
    expect(states).toEqual(["Failed", ...states.slice(1).map(() => "Not run")]);
  });
});

test("a guide names the server on the reader's machine by the URL that the page came from", async () => {
  const { page } = await open("/quickstart");
  const { origin } = new URL(page.url());
  expect(await page.locator("#begin-machine").textContent()).toContain(`export API=${origin} API_KEY=`);
  await page.getByRole("tab", { name: "On my machine" }).click();
  // The next guide keeps the choice.
  await page.locator(".sidebar a", { hasText: "Verified translation" }).click();
  await page.getByRole("heading", { level: 1, name: "Verified translation" }).waitFor();
  expect(await page.locator("#begin-machine").isVisible()).toBe(true);
});

test("a reset takes the responses away and begins with an empty account", async () => {
  const { page } = await open("/quickstart");
  await page
    .getByRole("button", { name: /^Run: / })
    .nth(1)
    .click();
  await page.getByRole("button", { name: "Reset" }).last().click();
  await expect.poll(() => page.locator(".ran").count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Run");
});

test("nothing of the sandbox is requested before the first run, and no key is kept", async () => {
  const { page, paths } = await open("/quickstart");
  const before = paths().filter((path) => /sandbox|sqlite|worker|shell/.test(path));
  expect(before).toEqual([]);
  await page
    .getByRole("button", { name: /^Run: / })
    .first()
    .click();
  await page.getByLabel("Where to run").selectOption("local");
  await page.getByLabel("API key, kept until you leave the page").fill("secret-of-the-reader");
  await page.getByLabel("API key, kept until you leave the page").press("Tab");
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
  expect(kept).not.toContain("secret");
});

test("the status, the requests and the webhooks of a run are announced", async () => {
  const { page } = await open("/quickstart");
  await runOf(page, "add-segment").click();
  await expect.poll(() => statusOf(page)).toBe("Done: 200. 2 requests.");
  await runOf(page, "add-segment").click();
  await expect.poll(() => statusOf(page)).toBe("Done: 200. 1 request.");
  await page.goto("/guides/connect-systems-to-workflows");
  await runOf(page, "create-project").click();
  await expect.poll(() => statusOf(page)).toMatch(/^Done: 200\. \d+ requests, 1 webhook\.$/);
});

test("the target is chosen for the whole page: every panel shows it, and responses from elsewhere go", async () => {
  const { page, log } = await open("/quickstart");
  await page
    .getByRole("button", { name: /^Run: / })
    .nth(1)
    .click();
  await expect.poll(() => statusOf(page)).toMatch(/^Done/);
  const elements = page.getByLabel("Where to run");
  await expect.poll(() => elements.count()).toBe(2);
  await elements.nth(1).selectOption("local");
  const choose = () => elements.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
  expect(await choose()).toEqual(["local", "local"]);
  expect(await page.locator(".ran li").count()).toBe(0);
  const keys = page.getByLabel("API key, kept until you leave the page");
  await keys.first().fill(inject("key"));
  await keys.first().press("Tab");
  expect(await keys.nth(1).inputValue()).toBe(inject("key"));
  await page
    .getByRole("button", { name: /^Run: / })
    .first()
    .click();
  await expect.poll(() => page.locator(".ran li").count()).toBeGreaterThan(0);
  expect(requestsIn(log).length).toBeGreaterThan(0);
  await elements.first().selectOption("sandbox");
  expect(await choose()).toEqual(["sandbox", "sandbox"]);
  expect(await page.locator(".ran li").count()).toBe(0);
});

test("a run that continues while another target is chosen ends there", async () => {
  const { page, log } = await open("/quickstart", { beforeFirstPage: neverImported, clock: true });
  const operations = () => requestsIn(log).length;
  await chooseServer(page, inject("key"));
  await stopClock(page);
  await runOf(page, "wait-for-import").click();
  await expect.poll(() => page.clock.runFor(1000).then(operations)).toBeGreaterThan(3);
  await page.getByLabel("Where to run").first().selectOption("sandbox");
  const before = operations();
  // Time for two polls.
  await page.clock.runFor(2500);
  expect(await page.locator("[aria-busy=true]").count()).toBe(0);
  expect(operations()).toBe(before);
});

test("on a server a second of a guide is a second, and the key is no password to a browser", async () => {
  const { page, log } = await open("/quickstart", { beforeFirstPage: neverImported, clock: true });
  const request = () => log.requests.filter(({ url }) => url.includes("/v2/memories?id=")).length;
  await chooseServer(page, inject("key"));
  const key = page.getByLabel("API key, kept until you leave the page");
  expect(await key.getAttribute("type")).toBe("text");
  expect(await key.evaluate((input) => getComputedStyle(input).getPropertyValue("-webkit-text-security"))).toBe("disc");
  await stopClock(page);
  const response = page.waitForResponse((response) => response.url().includes("/v2/memories?id="));
  await runOf(page, "wait-for-import").click();
  await (await response).finished();
  await page.clock.runFor(900);
  expect(request()).toBe(1);
  await expect.poll(async () => page.clock.runFor(100).then(request)).toBe(2);
});
