import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Operation, operations } from "@openparlance/api";
import { accounts } from "@openparlance/sandbox/testing/seed-folder";
import { unpackSavedState } from "@openparlance/server/node";
import { startServer } from "@openparlance/server/testing/processes";
import type { Locator } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { openConsole, statusIn, verdictIn } from "./console.ts";
import { type BrowserProfile, open, sharedVisit } from "./harness.ts";
import { isProof } from "./proof.ts";

/** The console renders all operations of a kind in the same way. */
const kindOf = ({ method, path, body, success }: Operation) =>
  [method, path.includes("{"), body, success.mediaType].join(" ");

/** Outside a proof, the first of each kind. Another test compares the response of each operation. */
const described = Object.values(operations).filter(
  (operation, at, all) => isProof || all.findIndex((other) => kindOf(other) === kindOf(operation)) === at,
);
const tags = Object.groupBy(described, ({ tag }) => tag);

const cutOff: BrowserProfile = {
  beforeFirstPage: (page) =>
    page.route(
      ({ pathname }) => !/^\/(api\/|assets\/|sandbox\.js$)/.test(pathname),
      (route) => route.abort(),
    ),
  expectedProblems: /net::ERR_FAILED/,
};

/** Resets the sandbox from an open console. */
async function reset(own: Locator): Promise<void> {
  await own.getByText("Sandbox settings").press("Enter");
  await own.getByRole("button", { name: "Reset sandbox" }).press("Enter");
  await own.getByText("Sandbox reset.").waitFor();
}

/** Runs in the page: records messages to workers, timers and requests until a delayed response would have arrived. */
async function listen(): Promise<string[]> {
  const spoken: string[] = [];
  const later = window.setTimeout.bind(window);
  const note = (owner: object, name: string) => {
    const own = Reflect.get(owner, name);
    const noted = function (this: unknown, ...inputs: unknown[]) {
      spoken.push(name);
      return own.apply(this, inputs);
    };
    Reflect.set(owner, name, noted);
  };
  for (const { prototype } of [Worker, MessagePort]) note(prototype, "postMessage");
  for (const name of ["setTimeout", "setInterval", "requestAnimationFrame", "fetch"]) note(window, name);
  await new Promise((resolve) => later(resolve, 2500));
  return spoken;
}

async function openSettings(id: string) {
  const { page } = await open("/api/", cutOff);
  const own = await openConsole(page, id);
  await own.getByText("Sandbox settings").press("Enter");
  /** @returns the status */
  const send = async () => {
    await own.getByRole("button", { name: "Send" }).press("Enter");
    await own.getByRole("button", { name: "Stop" }).waitFor({ state: "hidden" });
    await own.locator(".console-verdict").waitFor();
    return statusIn(own);
  };
  return { own, send };
}

describe("the sandbox, with the network cut off", () => {
  const visit = sharedVisit(cutOff);
  test.each(Object.keys(tags))("serves requests of %s as described", async (tag) => {
    const { page, log, goto } = visit();
    if (page.url() === "about:blank") await goto("/api/");
    for (const { id, success } of tags[tag as keyof typeof tags] ?? []) {
      const own = await openConsole(page, id);
      expect(await own.evaluate((part) => part === document.activeElement)).toBe(true);
      expect(await own.locator(".console-fault:not(:empty)").allTextContents()).toEqual([]);
      const send = async () => {
        await own.getByRole("button", { name: "Send" }).press("Enter");
        await own.locator(".console-verdict").waitFor();
        return { id, status: await statusIn(own), verdict: await verdictIn(own) };
      };
      const wanted = {
        id,
        status: String(success.status),
        verdict: "Response matches the schema.",
      };
      // Changes by earlier operations may prevent the response, and a reset before each operation would take longest.
      if ((await send()).status !== wanted.status) {
        await reset(own);
        await expect.poll(send).toEqual(wanted);
      }
      expect({ id, status: await statusIn(own), verdict: await verdictIn(own) }).toEqual(wanted);
      await page.keyboard.press("Escape");
      await own.waitFor({ state: "hidden" });
      expect(await page.evaluate(() => document.activeElement?.closest(".operation")?.id)).toBe(id);
    }
    expect(log.requests.filter(({ path, method }) => method !== "GET" || /^\/v[23]\//.test(path))).toEqual([]);
  });

  test("brings a response into sight though Send was pressed far above it", async () => {
    const { page } = visit();
    const own = await openConsole(page, "createJob");
    await own.getByRole("button", { name: "Send" }).click();
    const status = own.locator(".console-status");
    await status.waitFor();
    const isInSight = () =>
      status.evaluate((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return top >= 60 && bottom <= window.innerHeight;
      });
    await expect.poll(isInSight).toBe(true);
    await page.keyboard.press("Escape");
    await own.waitFor({ state: "hidden" });
  });

  test("has a second organization, faults at will, and a way back", async () => {
    const { own, send } = await openSettings("queryMemory");
    expect(await send()).toBe("200");
    await own.getByLabel("Organization").selectOption("other");
    await expect.poll(send).toBe("401");
    await own.getByLabel("Organization").selectOption("own");
    await own.getByLabel("Simulate error").selectOption("quota");
    await expect.poll(send).toBe("429");
    await own.getByRole("button", { name: "Reset sandbox" }).press("Enter");
    await own.getByText("Sandbox reset.").waitFor();
    await expect.poll(send).toBe("200");
  });
});

test("its data is one file, with which a server continues", async () => {
  const { own, send } = await openSettings("createMemory");
  expect(await send()).toBe("200");
  const downloading = own.page().waitForEvent("download");
  await own.getByRole("button", { name: "Download data" }).press("Enter");
  const downloaded = await downloading;
  expect(downloaded.suggestedFilename()).toBe("parlance-sandbox.bin");
  const folder = await mkdtemp(join(tmpdir(), "downloaded-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "sandbox.bin");
  await downloaded.saveAs(file);
  await unpackSavedState(file, join(folder, "data"));
  const server = await startServer({ folder });
  const authorization = `Basic ${btoa(`${accounts.own.key}:`)}`;
  const memories = await fetch(`${server.origin}/v2/memories`, { headers: { authorization } });
  await server.stop();
  const names = ((await memories.json()) as { name: string }[]).map(({ name }) => name);
  expect(names.filter((name) => name === "Harbour signs")).toHaveLength(2);
});

test("a document in pretranslation and an import that fails are switches, and each console shows what is set", async () => {
  const { own, send } = await openSettings("downloadDocument");
  await own.getByLabel("Simulate error").selectOption("pretranslating");
  await expect.poll(send).toBe("502");
  expect(await verdictIn(own)).toBe("Response matches the schema.");
  const other = await openConsole(own.page(), "importMemory");
  await other.getByText("Sandbox settings").press("Enter");
  const chosen = other.getByLabel("Simulate error");
  expect(await chosen.inputValue()).toBe("pretranslating");
  expect(await chosen.locator("option:checked").textContent()).toMatch(/^Other operations: /);
  await chosen.selectOption("import-failure");
  await expect.poll(send).toBe("200");
  await other.getByRole("button", { name: "Send" }).press("Enter");
  await other.locator(".console-verdict").waitFor();
  expect(await statusIn(other)).toBe("200");
});

test("a sandbox that does not load says so in a sentence, and loads when Send is pressed again", async () => {
  const { page } = await open("/api/", { expectedProblems: /net::ERR_FAILED/ });
  const own = await openConsole(page, "getLanguages");
  const send = own.getByRole("button", { name: "Send" });
  const said = "The sandbox didn't load. Check your connection and try again.";
  for (const part of [/\.wasm$/, /^/]) {
    await page.route(
      ({ pathname }) => part.test(pathname),
      (route) => route.abort(),
    );
    await send.press("Enter");
    await expect.poll(() => own.getByRole("alert").textContent()).toBe(said);
    await page.unrouteAll();
  }
  await send.press("Enter");
  await expect.poll(() => statusIn(own)).toBe("200");
});

describe("anyone who runs the sandbox", () => {
  test("goes into production mode, where nothing goes wrong at will", async () => {
    const { own, send } = await openSettings("downloadDocument");
    await own.getByLabel("Simulate error").selectOption("reassembly-failure");
    expect(await send()).toBe("500");
    await own.getByLabel("Server mode").selectOption("production");
    await own.getByText("The server is now in production mode.").waitFor();
    await expect.poll(send).toBe("200");
  });

  test("receives nothing more from a console that is closed while it waits", async () => {
    const { own, send } = await openSettings("listDomains");
    expect(await send()).toBe("200");
    // Long enough to press Stop on a slow machine.
    await own.getByLabel("Latency").selectOption("2000");
    await own.getByText("Responses are delayed by 2 seconds.").waitFor();
    const page = own.page();
    await own.getByRole("button", { name: "Send" }).press("Enter");
    await own.getByRole("button", { name: "Stop" }).press("Escape");
    await own.waitFor({ state: "hidden" });
    expect(await page.evaluate(listen)).toEqual([]);
    await (await openConsole(page, "listDomains")).getByText("Stopped.").waitFor();
  });

  test("lets responses wait", async () => {
    const { own, send } = await openSettings("listDomains");
    await own.getByLabel("Latency").selectOption("500");
    await own.getByText("Responses are delayed by 0.5 seconds.").waitFor();
    expect(await send()).toBe("200");
    const [, ms = ""] = /(\d[\d,]*) ms/.exec((await own.locator(".console-status").textContent()) ?? "") ?? [];
    expect(Number(ms.replace(",", ""))).toBeGreaterThanOrEqual(500);
  });

  test("has the command line, which says why it refuses", async () => {
    const { own } = await openSettings("queryMemory");
    const line = own.getByLabel("Command line");
    await line.fill("keys list");
    await line.press("Enter");
    await expect.poll(() => own.locator(".console-printed").textContent()).toContain("dev_sand");
    await line.fill("nothing at all");
    await own.getByRole("button", { name: "Run", exact: true }).press("Enter");
    await expect
      .poll(() => own.locator(".console-printed").textContent())
      .toContain('There is no command "nothing at"');
  });

  test("sees deliveries of webhooks with their signature, refuses them, and lets time pass until the next", async () => {
    const { own, send } = await openSettings("deliverJob");
    await own.getByLabel("Webhook receiver returns").selectOption("500");
    expect(await send()).toBe("200");
    const deliveries = own.getByRole("region", { name: "Webhook deliveries" });
    await deliveries.getByText("JOB_DELIVER to hooks.harbour.example, 1st attempt: response 500").click();
    const first = deliveries.locator("li").last();
    expect(await first.locator(".console-printed").textContent()).toMatch(/^webhook-signature: v1,\S+$/m);
    await first.getByText("Attempt failed. The next one follows within").waitFor();
    await own.getByLabel("Webhook receiver returns").selectOption("204");
    await own.getByRole("button", { name: "Advance 1 day" }).press("Enter");
    await deliveries.getByText("JOB_DELIVER to hooks.harbour.example, 2nd attempt: response 204").waitFor();
  });

  test("sees each event of file translations, once a webhook is created for them", async () => {
    const { page } = await open("/api/", cutOff);
    const send = async (own: Locator) => {
      await own.getByRole("button", { name: "Send" }).press("Enter");
      await own.locator(".console-verdict").waitFor();
      return statusIn(own);
    };
    const webhook = await openConsole(page, "createWebhook");
    await webhook.getByLabel("Insert an example").selectOption({ label: "File translation events" });
    expect(await send(webhook)).toBe("200");
    await page.keyboard.press("Escape");
    const own = await openConsole(page, "translateFiles");
    expect(await send(own)).toBe("200");
    const deliveries = own.getByRole("region", { name: "Webhook deliveries" });
    await deliveries.getByText("INSTANT_TRANSLATE_COMPLETED to hooks.harbour.example, 1st attempt").waitFor();
    await own.getByText("Sandbox settings").press("Enter");
    await own.getByLabel("Simulate error").selectOption("file-extraction-error");
    expect(await send(own)).toBe("200");
    await deliveries.getByText("INSTANT_TRANSLATE_FAILED to hooks.harbour.example, 1st attempt").waitFor();
    expect(await deliveries.locator("li").count()).toBe(2);
  });
});
