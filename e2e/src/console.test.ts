import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Locator, Page } from "playwright-core";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { consoleOf, openConsole, statusIn, verdictIn } from "./console.ts";
import {
  axeViolations,
  type BrowserProfile,
  casesOfVariant,
  copyText,
  loadPage,
  measureBoxes,
  narrow,
  open,
  origin,
  type PageVisit,
  pageVariants,
  serveAtOrigin,
  settle,
  sharedVisit,
  storedValues,
} from "./harness.ts";
import { isProof } from "./proof.ts";

const key = inject("key");
const basic = `Basic ${btoa(`${key}:${key}`)}`;

/** Browsers log each error response. */
const refusals: BrowserProfile = { expectedProblems: /the server responded with a status of 4\d\d/ };

const plain = sharedVisit({ clipboard: true });
const refused = sharedVisit(refusals);

const visitConsole = async (id: string, visit = plain) => inConsole(await loadPage(visit, "/api/"), id);

/** Opens an operation's console, and selects the local server. */
async function inConsole(visit: PageVisit, id: string) {
  const own = await openConsole(visit.page, id);
  await own.getByLabel("Send to").selectOption("local");
  const send = async () => {
    await own.getByLabel("Key", { exact: true }).fill(key);
    await own.getByRole("button", { name: "Send" }).press("Enter");
    await own.getByRole("button", { name: "Send" }).waitFor();
  };
  const response = own.getByRole("region", { name: "Response" });
  const operations = () => visit.log.requests.filter(({ path }) => /^\/v[23]\//.test(path));
  return { ...visit, own, send, response, operations };
}

const bodyIn = async (response: Locator): Promise<Record<string, unknown>> => {
  const text = (await response.locator(".console-body .code").textContent()) ?? "";
  return JSON.parse(text.replaceAll(/ \d+ (?:items?|keys?) [\]}],?/g, ""));
};

const post = (path: string, body: unknown) =>
  fetch(`${origin}${path}`, {
    method: "POST",
    headers: { authorization: basic, "content-type": "application/json" },
    body: JSON.stringify(body),
  }).then((response) => response.json());

describe("a request to the local server", () => {
  test("shows the status, its meaning and a valid body", async () => {
    const { own, send, response, operations, log } = await visitConsole("createMemory");
    await own.getByRole("textbox", { name: "name" }).first().fill("Signs of the console");
    await send();
    expect(await statusIn(response)).toBe("200");
    expect(await verdictIn(response)).toBe("Response matches the schema.");
    expect(await bodyIn(response)).toMatchObject({ name: "Signs of the console", srclang: "en" });
    expect(operations()).toHaveLength(1);
    expect(log.requests.at(-1)).toMatchObject({ method: "POST", path: "/v2/memories" });
  });

  test("has a fault reported while typing, in the words of the response, which leads to the catalog", async () => {
    const { own, send, response } = await visitConsole("listJobs", refused);
    await own.getByText("2 more, optional").click();
    const limit = own.getByRole("textbox", { name: /^limit/ });
    await limit.fill("51");
    expect(await limit.getAttribute("aria-invalid")).toBe("true");
    const words = "limit must be an integer between 1 and 50.";
    expect(await own.locator(".console-fault:not(:empty)").allTextContents()).toEqual([words]);
    await send();
    expect(await statusIn(response)).toBe("400");
    expect(await bodyIn(response)).toEqual({ message: words });
    expect(await response.getByRole("link", { name: "Invalid value" }).getAttribute("href")).toBe("#error-invalid");
  });

  test("leaves only when Send is pressed", async () => {
    const { page, own, send, operations } = await visitConsole("createMemory");
    await own.getByLabel("Key", { exact: true }).fill(key);
    await own.getByRole("textbox", { name: "name" }).first().pressSequentially("abc");
    await own.getByRole("button", { name: "JSON", exact: true }).click();
    await own.getByRole("button", { name: "Form", exact: true }).click();
    await own.getByLabel("Send to").selectOption("other");
    await own.getByLabel("Send to").selectOption("local");
    await own.getByRole("button", { name: "Start over" }).click();
    await page.keyboard.press("Escape");
    await openConsole(page, "createMemory");
    expect(operations()).toEqual([]);
    await send();
    expect(operations()).toHaveLength(1);
  });

  test("can be written as JSON, whose faults are reported by line", async () => {
    const { own, send, response } = await visitConsole("createMemory", refused);
    await own.getByRole("button", { name: "JSON", exact: true }).click();
    const text = own.getByLabel("Body as JSON");
    expect(JSON.parse(await text.inputValue())).toMatchObject({ name: "Harbour signs" });
    await text.fill('{\n  "name": "a"\n  "srclang": "en"\n}');
    expect(await own.getByRole("listitem").allTextContents()).toEqual(["Line 3: Comma expected."]);
    await send();
    expect(await statusIn(response)).toBe("400");
    await text.fill('{\n  "name": "a",\n  "srclang": 5,\n  "trglang": "de"\n}');
    expect(await own.locator(".console-faults li").allTextContents()).toEqual(["Line 3: srclang must be a string."]);
    await text.fill('{"name": "From JSON", "srclang": "en", "trglang": "fr"}');
    await own.getByRole("button", { name: "Form", exact: true }).click();
    expect(await own.getByRole("textbox", { name: "name" }).first().inputValue()).toBe("From JSON");
  });

  test("can start from another example, whose fields are there at once", async () => {
    const { own } = await visitConsole("createMemory");
    const region = own.getByRole("textbox", { name: "trglocale" });
    expect(await region.inputValue()).toBe("DE");
    await own.getByLabel("Insert an example").selectOption({ index: 2 });
    expect(await region.isVisible()).toBe(false);
    await own.getByRole("button", { name: "Start over" }).press("Enter");
    expect(await region.inputValue()).toBe("DE");
  });

  test("takes a file from the picker or dropped, and shows how its name is sent", async () => {
    const { page, own, send, response } = await visitConsole("uploadFile");
    const buffer = Buffer.from("Guten Morgen.");
    await own.getByLabel("Choose a file").setInputFiles({ name: "größe %41.txt", mimeType: "text/plain", buffer });
    const drop = own.locator(".console-drop");
    expect(await drop.textContent()).toContain("größe %41.txt, 13 bytes.");
    const ownWords = await own.getByLabel("Choose a file").evaluate((input) => getComputedStyle(input).color);
    expect(ownWords).toBe("rgba(0, 0, 0, 0)");
    expect(await drop.textContent()).not.toContain("is sent as");
    for (const [element, words] of Object.entries({ query: "", header: "In a header,", "LILT-API": "In LILT-API," })) {
      await own.getByLabel("Send options as").selectOption(element);
      const name = `größe %41 ${element}.txt`;
      await own.getByRole("textbox", { name: "name" }).first().fill(name);
      const travels = `${words} the name is sent as gr%C3%B6%C3%9Fe%20%2541%20${element}.txt.`;
      if (words) expect(await drop.textContent()).toContain(travels);
      await send();
      await expect.poll(() => bodyIn(response)).toMatchObject({ name });
      expect(await statusIn(response)).toBe("201");
    }

    const dropped = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(["Dropped."], "dropped.txt"));
      return transfer;
    });
    await own.locator(".console-drop").dispatchEvent("drop", { dataTransfer: dropped });
    await own.getByText("dropped.txt, 8 bytes.").waitFor();
    await send();
    expect(await bodyIn(response)).toMatchObject({ name: "dropped.txt" });
  });

  test("may bring a file, which can be kept", async () => {
    const uploaded = await fetch(`${origin}/v2/files?name=kept.txt`, {
      method: "POST",
      headers: { authorization: basic },
      body: new Uint8Array([0, 255, 1]),
    }).then((response) => response.json() as Promise<{ id: number }>);
    const { page, own, send, response } = await visitConsole("downloadFile");
    await own.getByRole("textbox", { name: "id" }).first().fill(String(uploaded.id));
    await send();
    expect(await statusIn(response)).toBe("200");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      response.getByRole("button", { name: "Download kept.txt" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("kept.txt");
  });

  test("that streams shows the events, and the text they make", async () => {
    await post("/v2/create/terms-and-conditions", { signedAgreement: true });
    const { own, send, response } = await visitConsole("generateCreateContent");
    await own.getByRole("button", { name: "JSON", exact: true }).click();
    const params = { language: "en-GB", summary: "the ferry timetable", sections: ["Summer"] };
    const body = { name: "Timetable", language: "en-GB", template: "blog-post", templateParams: params };
    await own.getByLabel("Body as JSON").fill(JSON.stringify(body));
    await send();
    expect(await verdictIn(response)).toBe("Response matches the schema.");
    expect(await response.locator(".console-joined").textContent()).toContain("the ferry timetable");
    expect((await response.locator(".console-events li").last().textContent()) ?? "").toContain("[DONE]");
  });

  test("is sent again by each quick press after a response", async () => {
    const { own, send } = await visitConsole("getLanguages", refused);
    await send();
    await own.getByRole("button", { name: "Send" }).dispatchEvent("click", { detail: 2 });
    await own.getByText("2 requests in this session").waitFor();
  });

  test("is in the history of the visit, and opens again with its response", async () => {
    const { page, own, send, response } = await visitConsole("getLanguages", refused);
    await send();
    const other = await openConsole(page, "listMemories");
    await other.getByRole("button", { name: "Send" }).press("Enter");
    await other.getByText("2 requests in this session").click();
    await other.getByRole("link", { name: /\/v2\/languages/ }).click();
    await own.getByText("2 requests in this session").click();
    await own.getByRole("button", { name: /\/v2\/languages/ }).press("Enter");
    expect(await statusIn(response)).toBe("200");
  });
});

/** A server on another origin with the test's responses. */
async function startOther(respond: (response: ServerResponse) => void, type = "text/event-stream"): Promise<string> {
  const server = createServer((request, response) => {
    const headers = {
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "authorization,content-type",
    };
    if (request.method === "OPTIONS") response.writeHead(204, headers).end();
    else if (request.url?.startsWith("/away/")) response.writeHead(307, { ...headers, location: "/there" }).end();
    else respond(response.writeHead(200, { ...headers, "content-type": type }));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe("another server", () => {
  const elsewhere: BrowserProfile = { expectedProblems: /^other origin: http:\/\/127\.0\.0\.1|net::ERR_|CORS policy/ };

  async function visitOther(id: string, base: string) {
    const visit = await inConsole(await open("/api/", elsewhere), id);
    await visit.own.getByLabel("Send to").selectOption("other");
    await visit.own.getByLabel("Server URL").fill(base);
    await visit.own.getByLabel("Key", { exact: true }).fill("key-of-another-server");
    return visit;
  }

  test("that streams slowly has each event shown as it comes, until Stop", async () => {
    let go = (_: string) => {};
    const base = await startOther((response) => {
      go = (text) => response.write(`data: ${JSON.stringify({ text })}\n\n`);
      go("The ");
    });
    const { own, response } = await visitOther("regenerateCreateContent", base);
    await own.getByRole("button", { name: "Send" }).press("Enter");
    await response.getByText("1 event", { exact: true }).waitFor();
    expect(await response.locator(".console-joined").textContent()).toBe("The ");
    go("ferry");
    await response.getByText("2 events", { exact: true }).waitFor();
    expect(await response.locator(".console-joined").textContent()).toBe("The ferry");
    await own.getByRole("button", { name: "Stop" }).press("Enter");
    await response.getByText("Stopped.").waitFor();
    expect(await response.locator(".console-verdict").getAttribute("data-status")).toBeNull();
    expect(
      await own.getByRole("button", { name: "Send" }).evaluate((button) => button === document.activeElement),
    ).toBe(true);
    expect(await response.locator(".console-events li").count()).toBe(2);
  });

  test("that responds with megabytes does not stop the page: lists show their beginning, and more when requested", async () => {
    const items = Array.from({ length: 60_000 }, (_, id) => ({ id, name: `Harbour signs ${id}`, tags: [["a", id]] }));
    const base = await startOther((response) => response.end(JSON.stringify(items)), "application/json");
    const { own, response } = await visitOther("listMemories", base);
    await own.getByRole("button", { name: "Send" }).press("Enter");
    const tree = response.locator(".console-body");
    await tree.getByText('"Harbour signs 99"').waitFor();
    expect(await tree.getByText('"Harbour signs 100"').count()).toBe(0);
    expect(await tree.locator("*").count()).toBeLessThan(5000);
    await tree.getByRole("button", { name: "Show more of 60,000" }).press("Enter");
    await tree.getByText('"Harbour signs 199"').waitFor();
    expect(await tree.getByText('"Harbour signs 99"').isVisible()).toBe(true);
  });

  test("that responds with nests upon nests is shown too, as text", async () => {
    const text = `${"[".repeat(50_000)}${"]".repeat(50_000)}${" ".repeat(200_000)}`;
    const base = await startOther((response) => response.end(text), "application/json");
    const { own, response } = await visitOther("listMemories", base);
    await own.getByRole("button", { name: "Send" }).press("Enter");
    await response.getByText("Only the first 200,000 characters are shown.").waitFor();
    expect((await response.locator(".console-body pre").textContent())?.length).toBe(200_000);
  });

  test("that redirects a request is shown with the URL that responded", async () => {
    const base = await startOther((response) => response.end("[]"), "application/json");
    const { own, response } = await visitOther("listMemories", `${base}/away/`);
    await own.getByRole("button", { name: "Send" }).press("Enter");
    await response.getByText(`Redirected: the response came from ${base}/there`).waitFor();
  });

  test("that lets no page of another origin connect is shown with the setting that allows it", async () => {
    const closed = await startOther((response) => response.destroy());
    const { own } = await visitOther("getLanguages", closed);
    await own.getByRole("button", { name: "Send" }).press("Enter");
    const alert = own.getByRole("alert");
    expect(await alert.textContent()).toContain(`PARLANCE_CORS_ORIGINS=${origin}`);
  });

  test("over plain http gets no request, and the reader sees why", async () => {
    const { own, log } = await visitOther("getLanguages", "http://api.example.com");
    await own.getByRole("button", { name: "Send" }).press("Enter");
    expect(await own.getByRole("alert").textContent()).toMatch(/^Use HTTPS/);
    expect(log.requests.filter(({ url }) => url.includes("example.com"))).toEqual([]);
  });
});

test("the server that a page came from is offered by its address, and called when Send is pressed", async () => {
  const docs = "https://docs.example.com";
  const { page, log } = await open("/quickstart", {
    expectedProblems: /^other origin: https:\/\/docs\.example\.com/,
    beforeFirstPage: (page) => serveAtOrigin(page, docs),
  });
  await page.goto(`${docs}/api/`);
  const own = await openConsole(page, "getLanguages");
  const choices = await own.getByLabel("Send to").locator("option").allTextContents();
  expect(choices).toContain("Local server, http://localhost:3000");
  expect(choices).toContain(`This server, ${docs}`);
  await own.getByLabel("Send to").selectOption("this");
  await own.getByLabel("Key", { exact: true }).fill(key);
  expect(log.requests.filter(({ path }) => /^\/v[23]\//.test(path))).toEqual([]);
  await own.getByRole("button", { name: "Send" }).press("Enter");
  await expect.poll(() => statusIn(own)).toBe("200");
  expect(log.requests.at(-1)?.url).toBe(`${docs}/v2/languages`);
});

test("on a plain host no server is offered that is missing", async () => {
  const { page } = await open("/api/", { host: "plain" });
  const own = await openConsole(page, "getLanguages");
  expect(await own.getByLabel("Send to").locator("option[value=this]").count()).toBe(0);
});

describe("typed text", () => {
  test("is in the samples, without the key", async () => {
    const { page, own } = await visitConsole("queryMemory");
    await own.getByLabel("Key", { exact: true }).fill(key);
    await own.getByRole("textbox", { name: "query" }).first().fill("Mind the gap");
    const samples = page.locator('.operation[id="queryMemory"] [data-sample] > details');
    await page.waitForFunction(() =>
      document.querySelector("#queryMemory [data-lang=sh] pre")?.textContent?.includes("Mind%20the%20gap"),
    );
    const texts = await samples.evaluateAll((all) =>
      all.map((one) => one.textContent ?? "").filter((text) => text.includes("Mind")),
    );
    expect(texts.length).toBeGreaterThanOrEqual(3);
    expect(texts.join()).not.toContain(key);
  });

  test("goes along with a copied link, which opens the console filled in and sends nothing", async () => {
    const { page, own, send } = await inConsole(await open("/api/", { ...refusals, clipboard: true }), "queryMemory");
    await own.getByRole("textbox", { name: "query" }).first().fill("Größe & more");
    await send();
    await own.getByRole("button", { name: "Copy link" }).press("Enter");
    const link = await copyText(page);
    expect(link).not.toContain(key);
    const { page: next, log } = await open(link.slice(origin.length));
    const again = next.locator("section[aria-label='Try queryMemory']");
    const query = again.getByRole("textbox", { name: "query" }).first();
    await query.waitFor();
    expect(await query.inputValue()).toBe("Größe & more");
    await again.getByLabel("Send to").selectOption("local");
    expect(await again.getByLabel("Key", { exact: true }).inputValue()).toBe("");
    expect(log.requests.filter(({ path }) => /^\/v[23]\//.test(path))).toEqual([]);
  });

  test.each([
    ["listJobs", '{"limit":{"toString":1,"valueOf":1}}', "", "limit"],
    ["queryMemory", '{"id":1,"query":"\\ud800"}', "", "query"],
    ["createJob", '{"languagePairs":[null,1,{"memoryId":{"toString":1,"valueOf":1}}],"fileIds":"a"}', "", "srcLang"],
    ["createJob", `{"languagePairs":[${"{},".repeat(2000)}{}]}`, "", "srcLang"],
    ["uploadFile", '{"name":{"toString":1,"valueOf":1},"langId":"<img src=x onerror=alert(1)>"}', "", "name"],
    ["createMemory", "{}", `{"name": ${"[".repeat(50_000)}`, "Body as JSON"],
    ["createMemory", "{}", "a\n".repeat(8000), "Body as JSON"],
  ])(
    "a link to %s with values that no one typed opens it all the same: %.60s %.10s",
    async (id, values, body, field) => {
      const hash = new URLSearchParams({ try: id, values, ...(body && { body }) });
      const { page } = await loadPage(plain, `/api/#${hash}`);
      const own = consoleOf(page, id);
      await own.getByLabel(field).first().waitFor();
      expect(await own.locator("*").count()).toBeLessThan(6000);
      await own.getByRole("button", { name: "Send" }).press("Enter");
      await own.locator(".console-verdict").waitFor();
      expect(await statusIn(own)).toMatch(/^4\d\d$/);
    },
  );

  test("a link marks the button of the console that it opens", async () => {
    const { page } = await loadPage(plain, `/api/#${new URLSearchParams({ try: "listJobs", values: "{}" })}`);
    await consoleOf(page, "listJobs").getByRole("button", { name: "Send" }).waitFor();
    const button = page.locator('.operation[id="listJobs"] .try');
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("true");
    await button.press("Enter");
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
  });

  test("a link that fills in no operation says so", async () => {
    const { page } = await loadPage(plain, "/api/#try=noSuchCall&values={}");
    await page.locator(".toast", { hasText: "This link doesn't match any operation on this page." }).waitFor();
  });

  test("makes a cURL command, with the key only when requested", async () => {
    const { page, own } = await visitConsole("listJobs");
    await own.getByLabel("Key", { exact: true }).fill(key);
    await own.getByRole("button", { name: "Copy as cURL" }).press("Enter");
    const command = await copyText(page);
    expect(command).toContain(`${origin}/v2/jobs`);
    expect(command).not.toContain(key);
    await own.getByLabel("Include my key in the cURL command").press("Space");
    await own.getByRole("button", { name: "Copy as cURL" }).press("Enter");
    expect(await copyText(page)).toContain(`${key}:${key}`);
    await own.getByLabel("Send to").selectOption("other");
    await own.getByLabel("Server URL").fill("https://api.example.com/");
    await own.getByLabel("Key", { exact: true }).fill("$&$&");
    await own.getByRole("button", { name: "Copy as cURL" }).press("Enter");
    expect(await copyText(page)).toMatch(/^curl -u '\$&\$&:\$&\$&' \\\n {2}'https:\/\/api\.example\.com\/v2\/jobs\?/);
  });

  test("goes to no other server than the one it was written for", async () => {
    const { own, send } = await inConsole(
      await open("/api/", { expectedProblems: /^other origin: http:\/\/127\.0\.0\.1/ }),
      "getLanguages",
    );
    await send();
    const seen: (string | undefined)[] = [];
    const base = await startOther((response) => {
      seen.push(response.req.headers.authorization);
      response.end("{}");
    });
    await own.getByLabel("Send to").selectOption("other");
    await own.getByLabel("Server URL").fill(base);
    const field = own.getByLabel("Key", { exact: true });
    expect(await field.inputValue()).toBe("");
    await own.getByRole("button", { name: "Send" }).press("Enter");
    expect(await own.getByRole("alert").textContent()).toMatch(/^Enter your API key\./);
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(seen).toEqual([]);
    await own.getByRole("button", { name: "Send" }).press("Enter");
    await expect.poll(() => seen).toEqual([undefined]);
    await own.getByLabel("Send to").selectOption("local");
    expect(await field.inputValue()).toBe(key);
  });

  test("is stored nowhere, and a reload forgets it", async () => {
    const { page, own, send, address } = await visitConsole("listJobs");
    await send();
    expect(await storedValues(page)).toEqual({});
    expect(address()).not.toContain(key);
    expect(await page.content()).not.toContain(key);
    await page.reload();
    await openConsole(page, "listJobs");
    await own.getByLabel("Send to").selectOption("local");
    expect(await own.getByLabel("Key", { exact: true }).inputValue()).toBe("");
  });
});

test("on a phone every field of a console has text of 16 px or more, so that the browser doesn't zoom", async () => {
  const { page } = await open("/api/#createJob", { width: 390 });
  const own = await openConsole(page, "createJob");
  const sizesOf = () =>
    own
      .locator("input:not([type=checkbox], [type=file]), select, textarea")
      .evaluateAll((fields) =>
        fields.map(
          (field) => [Number.parseFloat(getComputedStyle(field).fontSize), field.outerHTML.slice(0, 80)] as const,
        ),
      );
  const small = async () => (await sizesOf()).filter(([size]) => size < 16);
  expect(await small()).toEqual([]);
  await own.getByRole("button", { name: "JSON" }).press("Enter");
  expect(await small()).toEqual([]);
});

describe("a response", () => {
  test("has the digits of its numbers and wraps its lines", async () => {
    const { page, own, send } = await visitConsole("listJobs");
    const message = "A message that is longer than the column. ".repeat(6).trim();
    const body = `{"id": 9007199254740993, "score": 0.10, "message": "${message}"}`;
    await page.route("**/v2/jobs*", (route) => route.fulfill({ contentType: "application/json", body }));
    await send();
    const shown = own.locator(".console-body .code");
    await shown.getByText("9007199254740993").waitFor();
    expect(await shown.textContent()).toContain('"score": 0.10');
    expect(await shown.evaluate((part) => part.scrollWidth - part.clientWidth)).toBeLessThanOrEqual(0);
    await page.unroute("**/v2/jobs*");
  });
});

test("with text twice as large the console stays in its column", async () => {
  const { page } = await open("/api/#createJob", { width: 1280 });
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  const own = await openConsole(page, "createJob");
  const overflow = await own.evaluate((part) =>
    [...part.querySelectorAll("input, select, textarea, button")]
      .filter((field) => field.getBoundingClientRect().right > part.getBoundingClientRect().right + 1)
      .map((field) => field.outerHTML.slice(0, 80)),
  );
  expect(overflow).toEqual([]);
});

test("on a narrow screen the button keeps clear of the other tools", async () => {
  const { page } = await open("/api/#createJob", { width: narrow });
  await page.locator("#createJob .try").waitFor();
  const [tools, button] = await measureBoxes(page, ["#createJob .tools", "#createJob .try"]);
  expect(tools.x + tools.width).toBeLessThanOrEqual(button.x);
  expect(button.height).toBeGreaterThanOrEqual(24);
});

test.each([1280, narrow])(
  "at %s px all fields end alike, and Send is in sight while a long form is filled in",
  async (width) => {
    const { page } = await open("/api/", { width });
    const own = await openConsole(page, "createJob");
    await own.getByText("Sandbox settings").press("Enter");
    const endOf = (part: string) =>
      own
        .locator(`${part} :is(select, input)`)
        .evaluateAll((all) => Math.max(...all.map((field) => Math.round(field.getBoundingClientRect().right))));
    expect(await endOf(".console-target")).toBe(await endOf(".console-group > .console-field"));
    await own.getByText("Sandbox settings").press("Enter");
    const isInSight = () =>
      own.getByRole("button", { name: "Send" }).evaluate((button) => {
        const { top, bottom } = button.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    for (const name of ["name", "languagePairs[0]"]) {
      await own
        .locator("code", { hasText: name })
        .first()
        .evaluate((field) => field.scrollIntoView({ block: "center" }));
      expect(await isInSight()).toBe(true);
    }
    // Elements that get the focus by keyboard stay above the bar.
    const first = own.getByRole("textbox", { name: "name" }).first();
    await first.focus();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press("Tab");
      const covered = await page.evaluate(() => {
        const { activeElement: focused } = document;
        const bar = document.querySelector(".console-actions");
        if (!focused || !bar || bar.contains(focused) || !bar.closest("form")?.contains(focused)) return false;
        return focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top + 1;
      });
      expect(covered).toBe(false);
    }
  },
);

/** Controls under 24 px, each with a label that can be pressed for it. Source: WCAG 2.2, success criterion 2.5.8. */
const tooSmallIn = (part: Locator) =>
  part.locator(":is(button, select, input, textarea, summary)").evaluateAll((all) =>
    all
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => (control.closest("label") ?? control).getBoundingClientRect())
      .filter(({ width, height }) => Math.min(width, height) > 1 && Math.min(width, height) < 24)
      .map(({ width, height }) => `${Math.round(width)} × ${Math.round(height)}`),
  );

describe.each(pageVariants)("in $theme at $width px", (variant) => {
  const pairs = [
    { operation: "createJob", drawn: "deliverJob" },
    { operation: "uploadFile", drawn: "createJob" },
    { operation: "generateCreateContent", drawn: "getJob" },
    { operation: "createMemory", drawn: "listProjects" },
  ];

  test.each(casesOfVariant(pairs, variant))(
    "axe finds nothing with the console of $operation open, nor in the response of the sandbox to $drawn and in its settings",
    async ({ operation, drawn }) => {
      const { page, own, send, response } = await inConsole(
        await open("/api/", { ...refusals, ...variant }),
        operation,
      );
      for (const more of await own.locator("details > summary").all()) await more.click();
      await send();
      await response.waitFor();
      const other = await openConsole(page, drawn);
      await other.getByLabel("Send to").selectOption("sandbox");
      await other.getByText("Sandbox settings").press("Enter");
      await other.getByLabel("Command line").fill("keys list");
      await other.getByLabel("Command line").press("Enter");
      await other.locator(".console-printed").waitFor();
      await other.getByRole("button", { name: "Send" }).press("Enter");
      await other.locator(".console-verdict").waitFor();
      expect(await verdictIn(other)).toBe("Response matches the schema.");
      if (drawn === "deliverJob") await other.getByRole("region", { name: "Webhook deliveries" }).waitFor();
      await other.locator("details").evaluateAll((all) => {
        for (const part of all) part.setAttribute("open", "");
      });
      expect(await response.isVisible()).toBe(true);
      await own.getByRole("button", { name: "JSON", exact: true }).or(own.getByLabel("Choose a file")).first().focus();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await scrollToBeginnings(page);
      const ids = await page.evaluate(() => [...document.querySelectorAll("[id]")].map(({ id }) => id));
      expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
      // Axe takes longest for the page around the console, which another test checks.
      const parts = [operation, drawn].map((id) => `.operation[id="${id}"]`);
      expect(await axeViolations(page, {}, isProof ? undefined : parts)).toEqual([]);
      for (const part of [own, other]) expect(await tooSmallIn(part)).toEqual([]);
    },
  );
});

/** Axe judges an element half under a bar by its visible half. */
async function scrollToBeginnings(page: Page): Promise<void> {
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: "instant" });
    document.querySelector(".calls")?.scrollTo(0, 0);
  });
  await settle(page);
}
