import type { DeliveryMessage, Sandbox } from "@openparlance/sandbox";
import { exampleRequest, type PlainRequest, type PlainResponse } from "@openparlance/sandbox/testing";
import { contractSuite } from "@openparlance/sandbox/testing/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type BrowserProfile, open, settle, sharedVisit } from "./harness.ts";

declare global {
  interface Window {
    sandbox: Sandbox;
    deliveries: DeliveryMessage[];
  }
}

type Page = Awaited<ReturnType<typeof open>>["page"];
type Account = "own" | "other";

const load = (page: Page) =>
  // A string, because the test runner would transform an import in a function.
  page.evaluate(
    'window.sandbox ?? import("/sandbox.js").then(async (it) => { window.sandbox = await it.openSandbox(); })',
  );

const send = (page: Page, { account = "own" as Account, ...request }: Partial<PlainRequest> & { account?: Account }) =>
  page.evaluate(
    async ({ account, request: { method = "GET", target = "", headers = {}, body } }): Promise<PlainResponse> => {
      const { sandbox } = window;
      const authorization = `Basic ${btoa(`${sandbox.accounts[account].key}:`)}`;
      const init = { method, headers: { authorization, ...headers }, ...(body !== undefined && { body }) };
      const response = await sandbox.fetch(new Request(target, init));
      return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
    },
    { account, request },
  );

/** Detects a text's language, which loads all deferred code: filters and detection. */
async function detect(page: Page): Promise<void> {
  await send(page, { target: "/v2/files?name=a.txt", method: "POST", body: "The ferry leaves at ten." });
  await expect
    .poll(async () => JSON.parse((await send(page, { target: "/v2/files" })).text).at(-1).detected_lang)
    .toBe("en");
}

async function openSandboxPage(visitor: BrowserProfile = {}) {
  const visit = await open("/quickstart", visitor);
  await load(visit.page);
  return visit;
}

describe("the server in the page, without a network", () => {
  const visit = sharedVisit();

  beforeEach(async () => {
    const { page, goto } = visit();
    if (page.url() === "about:blank") {
      await goto("/quickstart");
      await load(page);
      await detect(page);
      // The guide loads the code that runs samples as soon as it is shown.
      await page.waitForFunction(() =>
        performance.getEntriesByType("resource").some(({ name }) => name.includes("/run-samples")),
      );
      await page.waitForLoadState("networkidle");
      await page.context().setOffline(true);
    }
    await page.evaluate(() => window.sandbox.perform({ name: "reset" }));
  });

  contractSuite((request) => send(visit().page, request));

  test("keeps an uploaded file byte for byte", async () => {
    const same = await visit().page.evaluate(async () => {
      const { sandbox } = window;
      const bytes = crypto.getRandomValues(new Uint8Array(50_000));
      const headers = { authorization: `Basic ${btoa(`${sandbox.accounts.own.key}:`)}` };
      const upload = new Request("/v2/files?name=a.bin", { method: "POST", headers, body: bytes });
      const { id } = await (await sandbox.fetch(upload)).json();
      const response = await sandbox.fetch(new Request(`/v2/files/download?id=${id}`, { headers }));
      const read = new Uint8Array(await response.arrayBuffer());
      return read.length === bytes.length && read.every((byte, index) => byte === bytes[index]);
    });
    expect(same).toBe(true);
  });

  test("streams a text piece by piece, and writes no further once it is stopped", async () => {
    const { page } = visit();
    const request = exampleRequest("generateCreateContent");
    const pieces = await page.evaluate(async ({ target, headers, body = "" }) => {
      const { sandbox } = window;
      const authorization = `Basic ${btoa(`${sandbox.accounts.own.key}:`)}`;
      const init = { method: "POST", headers: { authorization, ...headers }, body };
      const response = await sandbox.fetch(new Request(target, init));
      const reader = (response.body as ReadableStream<Uint8Array>).getReader();
      const texts = [];
      for (let count = 0; count < 2; count++) texts.push(new TextDecoder().decode((await reader.read()).value));
      await reader.cancel();
      return texts;
    }, request);
    expect(pieces).toEqual([expect.stringMatching(/^data: \{.*\}\n\n$/), expect.stringMatching(/^data: \{.*\}\n\n$/)]);
    const { contents } = JSON.parse((await send(page, { target: "/v2/create" })).text);
    const [whole, stopped] = contents.map(({ content }: { content: string }) => content);
    expect(whole.startsWith(stopped)).toBe(true);
    expect(stopped.length).toBeLessThan(whole.length / 2);
  });

  test("shows one organization nothing of the other", async () => {
    const { page } = visit();
    const status = async (target: string) => (await send(page, { target, account: "other" })).status;
    expect((await send(page, { target: "/v2/memories", account: "other" })).text).toBe("[]");
    expect([await status("/v2/memories?id=4312"), await status("/v2/jobs/57")]).toEqual([401, 404]);
  });

  test("hands deliveries to the page, signed, and tries again when time has passed", async () => {
    const { page } = visit();
    await page.evaluate(() => {
      window.deliveries = [];
      window.sandbox.receive((delivery) => (window.deliveries.push(delivery) < 2 ? 503 : 200));
    });
    await send(page, { target: "/v2/jobs/57/deliver", method: "POST" });
    await expect.poll(() => page.evaluate(() => window.deliveries.length)).toBe(1);
    await page.evaluate(() => window.sandbox.perform({ name: "forward", ms: 10_000 }));
    const deliveries = await page.evaluate(() => window.deliveries);
    expect(deliveries.map(({ attempt }) => attempt)).toEqual([1, 2]);
    expect(deliveries[1]).toMatchObject({
      url: "https://hooks.harbour.example/jobs",
      headers: { "parlance-event": "JOB_DELIVER", "webhook-signature": expect.stringMatching(/^v1,\S{44}$/) },
    });
  });
});

test("nothing of it is loaded before it is used, nor filters and detection before there is a file", async () => {
  const { page, paths } = await open("/quickstart");
  await settle(page);
  // The guide loads this file as soon as it is shown.
  await expect.poll(() => paths().some((path) => path.includes("/run-samples"))).toBe(true);
  await page.waitForLoadState("networkidle");
  const before = paths();
  const loaded = () =>
    paths()
      .slice(before.length)
      .map((path) => path.replace(/[.-][\w-]{8}\./, "."));
  expect(before.filter((path) => /sandbox|worker|sqlite|seed/.test(path))).toEqual([]);
  await load(page);
  await send(page, { target: "/v2/languages" });
  await send(page, { target: "/v3/domains" });
  const program = ["/sandbox.js", "/assets/src.js", "/assets/worker.worker.js"];
  const atFirst = [...program, "/assets/sqlite3.wasm", "/assets/seed.bin"];
  expect(loaded().sort()).toEqual(atFirst.sort());
  await detect(page);
  expect(loaded().length).toBeGreaterThan(atFirst.length);
});

test("a worker obeys the policy of its own file, which no page shares", async () => {
  const { page, log } = await openSandboxPage();
  const worker = log.requests.find(({ path }) => path.includes(".worker-"))?.url ?? "";
  const policyOf = async (url: string) => (await page.request.get(url)).headers()["content-security-policy"];
  expect(await policyOf(worker)).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'",
  );
  expect(await policyOf("/quickstart")).not.toContain("wasm");
});

test("works on a static host that sets no headers", async () => {
  const { page } = await openSandboxPage({ host: "plain" });
  expect((await send(page, { target: "/v2/languages" })).status).toBe(200);
});
