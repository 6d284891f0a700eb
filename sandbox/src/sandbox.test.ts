import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { accounts } from "./accounts.ts";
import type { DeliveryMessage } from "./messages.ts";
import { makeSeed } from "./seed/make-seed.ts";
import { contractSuite } from "./testing/contract.ts";
import { exampleRequest } from "./testing/examples.ts";
import { beginWithSeed, openTestSandbox, parseJson } from "./testing/test-sandbox.ts";

function openForTest(options: Parameters<typeof openTestSandbox>[0] = {}) {
  const opened = openTestSandbox(options);
  afterAll(() => opened.sandbox.close());
  const command = (...words: string[]) => opened.sandbox.perform({ name: "command", words });
  return { ...opened, command };
}

test("the seed is the same each time", async () => {
  expect(await makeSeed()).toEqual(await makeSeed());
});

describe("as it begins, a sandbox", () => {
  const { sandbox, request: send } = openForTest();

  contractSuite(async ({ target, ...request }) => {
    await sandbox.perform({ name: "reset" });
    return send(target, request);
  });

  test("has jobs in every state", async () => {
    const jobs: { status: string; creationStatus: string }[] = parseJson(await send("/v2/jobs?isArchived=true"));
    const others = parseJson(await send("/v2/jobs"));
    const states = [...jobs, ...others].map(({ status, creationStatus }) => `${status} ${creationStatus}`);
    expect(new Set(states)).toEqual(
      new Set(["active COMPLETE", "active FAILED", "delivered COMPLETE", "archived COMPLETE"]),
    );
  });
});

test("the upload of the examples is still pending, however old the seed is, and can be completed", async () => {
  const { request: send } = openForTest();
  expect(parseJson(await send("/v2/upload/41"))).toMatchObject({ filename: "leaflet.txt", status: "pending" });
  const { target, ...request } = exampleRequest("completeMultipartUpload");
  const { location } = parseJson(await send(target, request));
  expect(parseJson(await send("/v2/upload/41"))).toMatchObject({ status: "uploaded" });
  const file = new URL(location).searchParams.get("id");
  expect((await send(`/v2/files/download?id=${file}`)).text).toContain("The ferry leaves at ten.");
});

test("of two organizations neither sees anything of the other", async () => {
  const { request: send } = openForTest();
  const { key } = accounts.other;
  expect(parseJson(await send("/v2/memories", { key }))).toEqual([]);
  expect((await send("/v2/memories?id=4312", { key })).status).toBe(401);
  expect((await send("/v2/files?id=2207", { key })).status).toBe(403);
  expect((await send("/v2/jobs/57", { key })).status).toBe(404);
});

test("the first translation of the front page trains no engine; that of another memory does", async () => {
  const kept = beginWithSeed();
  const inSeed = kept.engines.get(4315);
  const { sandbox, request: send } = openTestSandbox({ begin: () => kept });
  const translate = (memory_id: number) =>
    send("/v2/translate", { method: "POST", body: JSON.stringify({ memory_id, source: "The berth is closed." }) });
  expect(parseJson(await translate(4315)).translation[0].target).toContain("geschlossen");
  await translate(4312);
  // Closing saves each engine that learned since it was last saved.
  await sandbox.close();
  expect(inSeed?.length).toBeGreaterThan(0);
  expect(kept.engines.get(4315)).toBe(inSeed);
  expect(kept.engines.has(4312)).toBe(true);
});

test("a reset brings back what was there at first", async () => {
  const { sandbox, request: send } = openForTest();
  await send("/v2/memories?id=4312", { method: "DELETE" });
  await send("/v2/files?id=2207", { method: "DELETE" });
  expect((await send("/v2/memories?id=4312")).status).toBe(404);
  await sandbox.perform({ name: "faults", faults: { fault: "overload" } });
  await sandbox.perform({ name: "reset" });
  expect((await send("/v2/memories?id=4312")).status).toBe(200);
  expect((await send("/v2/files/download?id=2207")).text).toContain("The ferry leaves at ten.");
});

test("a reset breaks off a response that is being written, and complains of it nowhere", async () => {
  const complained = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => complained.mockRestore());
  const { sandbox } = openForTest();
  const { target, headers, body = "" } = exampleRequest("generateCreateContent");
  const authorization = `Basic ${btoa(`${accounts.own.key}:`)}`;
  const init = { method: "POST", headers: { ...headers, authorization }, body };
  const response = await sandbox.fetch(new Request(`http://localhost${target}`, init));
  const reader = (response.body as ReadableStream<Uint8Array<ArrayBuffer>>)
    .pipeThrough(new TextDecoderStream())
    .getReader();
  let text = (await reader.read()).value ?? "";
  await sandbox.perform({ name: "reset" });
  for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
  expect(text).toMatch(/event: error\n.*\n\n$/);
  expect(complained).not.toHaveBeenCalled();
});

test("in production mode keys in the query are refused, and what was made stays", async () => {
  const { sandbox, request: send } = openForTest();
  const { id } = parseJson(await send("/v2/files?name=new.txt", { method: "POST", body: "New." }));
  await sandbox.perform({ name: "mode", mode: "production" });
  expect(await send("/v2/languages?key=x", { key: "" })).toMatchObject({
    status: 401,
    text: 'Unauthorized: the query parameter "key" takes development keys only.',
  });
  expect((await send(`/v2/files/download?id=${id}`)).text).toBe("New.");
});

describe("commands", () => {
  const { request: send, command } = openForTest();

  test("make keys, share memories and delete domains as on the command line", async () => {
    const key = (await command("keys", "create", "--user", "ben@harbour.example", "--development")).at(-1) as string;
    expect((await send("/v2/memories?id=4312", { key })).text).toBe(
      "Unauthorized: memory 4312 is not shared with you.",
    );
    expect(await command("memories", "share", "4312")).toEqual(["Memory 4312 is shared with the team."]);
    expect((await send("/v2/memories?id=4312", { key })).status).toBe(200);
    await command("domains", "delete", "1");
    expect((await send("/v3/domains")).text).toBe('{"message":"No domains were found."}');
  });

  test("are listed by help, those alone that there are", async () => {
    for (const word of ["help", "--help", "-h"]) {
      const lines = await command(word);
      expect(lines).toContain("  keys list [--json]");
      expect(lines.join()).not.toContain("backup");
    }
  });

  test("that cannot be done say why in one line", async () => {
    await expect(command("keys", "revoke", "99")).rejects.toThrow("There is no key 99.");
    await expect(command("backup", "all")).rejects.toThrow('There is no command "backup all"');
  });
});

test("faults come with every request until they are switched off, a request's own first", async () => {
  const { sandbox, request: send } = openForTest();
  await sandbox.perform({ name: "faults", faults: { fault: "quota" } });
  expect((await send("/v2/languages")).status).toBe(429);
  expect((await send("/v2/languages", { headers: { "parlance-fault": "overload" } })).status).toBe(503);
  await sandbox.perform({ name: "faults", faults: {} });
  expect((await send("/v2/languages")).status).toBe(200);
});

test("work that is held waits until time is let pass", async () => {
  const { sandbox, request: send } = openForTest();
  const isProcessing = async () => parseJson(await send("/v2/memories?id=4313"))[0].is_processing;
  const exportTermbase = () => send("/v2/memories/termbase/export?id=4313", { method: "POST" });
  await sandbox.perform({ name: "hold", isOn: true });
  await exportTermbase();
  await new Promise((resolve) => setTimeout(resolve));
  expect(await isProcessing()).toBe(true);
  await sandbox.perform({ name: "forward", ms: 0 });
  expect(await isProcessing()).toBe(false);
  await exportTermbase();
  await sandbox.perform({ name: "hold", isOn: false });
  expect(await isProcessing()).toBe(false);
});

test("work that is due later is waited for, and while none is nothing is looked for", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "clearTimeout", "clearInterval"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const responses = [500, 204];
  const { sandbox, request: send } = openForTest({ deliver: async () => responses.shift() ?? null });
  await sandbox.idle();
  expect(vi.getTimerCount()).toBe(0);
  await send("/v2/jobs/57/deliver", { method: "POST" });
  await sandbox.idle();
  // After the last check of the fence, the engine that checked the segments is saved.
  vi.advanceTimersByTime(20);
  expect([responses, vi.getTimerCount()]).toEqual([[204], 2]);
  await sandbox.perform({ name: "forward", ms: 10_000 });
  expect([responses, vi.getTimerCount()]).toEqual([[], 1]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(vi.getTimerCount()).toBe(0);
});

test("storage and memories wait until that is switched off, and storage can fail", async () => {
  const { sandbox, request: send } = openForTest();
  const post = async (target: string, sent = {}) => parseJson(await send(target, { method: "POST", ...sent }));
  const workOff = () => sandbox.perform({ name: "forward", ms: 60_000 });
  const becomes = async (read: () => Promise<unknown>, value: unknown) => {
    while ((await read()) !== value) await new Promise((resolve) => setTimeout(resolve));
  };
  await sandbox.perform({ name: "hold", isOn: true });

  const translate = async () => (await post("/v2/translate/file?fileId=2207&memoryId=4312"))[0].id;
  const translation = await translate();
  const status = async (id = translation) => parseJson(await send(`/v2/translate/file?translationIds=${id}`))[0].status;
  await sandbox.perform({ name: "faults", faults: { storage: "waits" } });
  const working = workOff();
  await becomes(status, "Completed");
  await sandbox.perform({ name: "faults", faults: {} });
  await working;
  expect(await status()).toBe("ReadyForDownload");

  const failing = await translate();
  await sandbox.perform({ name: "faults", faults: { storage: "fails" } });
  for (let attempt = 1; attempt <= 5; attempt++) await workOff();
  expect(await status(failing)).toBe("Failed");

  await sandbox.perform({ name: "faults", faults: {} });
  const headers = { project_id: "310", name: "a.txt", pretranslate: "TM" };
  const { id } = await post("/v2/documents/files", { headers, body: "The ferry." });
  const pretranslation = async () => parseJson(await send(`/v2/documents?id=${id}`)).status.pretranslation;
  await sandbox.perform({ name: "faults", faults: { memories: "waits" } });
  const ended = workOff();
  await becomes(pretranslation, "running");
  await sandbox.perform({ name: "reset" });
  await ended;
  expect(sandbox.now() - Date.now()).toBeLessThan(60_000);
  expect((await send(`/v2/documents?id=${id}`)).status).toBe(404);
});

describe("the target of an import", () => {
  const { sandbox, request: send } = openForTest();
  const imports = async (value?: "fail") =>
    sandbox.perform({ name: "faults", faults: value ? { imports: value } : {} });
  const upload = (headers = {}) =>
    send("/v2/documents/files", { method: "POST", headers: { project_id: "310", ...headers }, body: "The ferry." });

  test("gets nothing of it while imports fail", async () => {
    const resources = async () => parseJson(await send("/v2/memories?id=4313"))[0].resources;
    const csv = (name: string) =>
      send("/v2/memories/import", { method: "POST", headers: { memory_id: "4313", name }, body: "pier,Pier\n" });
    await imports("fail");
    expect((await csv("a.csv")).status).toBe(200);
    await sandbox.idle();
    expect(await resources()).not.toContain("a.csv");
    await imports();
    await csv("b.csv");
    await sandbox.idle();
    expect(await resources()).toContain("b.csv");
  });

  test("is a document whose import has failed, with the reason", async () => {
    await imports("fail");
    const { id, ...document } = parseJson(await upload({ name: "a.txt" }));
    const reason = "File extraction error: not utf-8 at line 1, column 1";
    expect(document).toMatchObject({ import_succeeded: false, import_error_message: reason });
    expect((await send(`/v2/documents/files?id=${id}`)).text).toContain("could not be imported");
    await imports();
    expect(parseJson(await upload({ name: "b.txt" }))).toMatchObject({ import_succeeded: true });
  });
});

test("every document is refused with 502 while it is said to be in pretranslation", async () => {
  const { sandbox, request: send } = openForTest();
  await sandbox.perform({ name: "faults", faults: { documents: "pretranslating" } });
  const refused = await send("/v2/documents/files?id=905");
  expect(refused).toMatchObject({ status: 502, text: '{"message":"Document 905 is still in pretranslation."}' });
  expect(refused.headers).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "x-ratelimit-limit": "4000",
  });
  expect(refused.headers).not.toHaveProperty("content-disposition");
  expect((await send("/v2/documents/files?id=999")).status).toBe(404);
  expect((await send("/v2/documents/files?id=905", { key: "" })).status).toBe(401);
  await sandbox.perform({ name: "faults", faults: {} });
  expect((await send("/v2/documents/files?id=905")).status).toBe(200);
});

test("a delivery is signed, and tried again as time passes until it is taken", async () => {
  const deliveries: DeliveryMessage[] = [];
  const responses = [500, null, 204];
  const deliver = async (delivery: DeliveryMessage) => {
    deliveries.push(delivery);
    return responses.shift() ?? null;
  };
  const { sandbox, request: send, command } = openForTest({ deliver });
  await send("/v2/jobs/57/deliver", { method: "POST" });
  await sandbox.idle();
  expect(deliveries.map(({ attempt, nextWaitMs }) => [attempt, nextWaitMs])).toEqual([[1, 5000]]);
  await sandbox.perform({ name: "forward", ms: 4000 });
  expect(deliveries).toHaveLength(1);
  await sandbox.perform({ name: "forward", ms: 2000 });
  await sandbox.perform({ name: "forward", ms: 400_000 });
  await sandbox.perform({ name: "forward", ms: 86_400_000 });
  expect(deliveries.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);

  const [first, , last] = deliveries as [DeliveryMessage, DeliveryMessage, DeliveryMessage];
  expect(JSON.parse(last.body)).toMatchObject({ id: 57, name: "Spring leaflets" });
  expect(last.headers["webhook-id"]).toBe(first.headers["webhook-id"]);
  const [secret = ""] = await command("webhooks", "secret", "14");
  expect(last.headers["webhook-signature"]).toBe(await sign(last, secret));
});

test("each file translation sends one event, when its file is ready or it has failed", async () => {
  const deliveries: DeliveryMessage[] = [];
  const deliver = async (delivery: DeliveryMessage) => {
    deliveries.push(delivery);
    return 204;
  };
  const { sandbox, request: send } = openForTest({ deliver });
  const eventType = ["INSTANT_TRANSLATE_COMPLETED", "INSTANT_TRANSLATE_FAILED"];
  const webhookUrl = "https://hooks.harbour.example/translations";
  const body = JSON.stringify({ webhookName: "Translations", webhookUrl, eventType });
  const webhook = exampleRequest("createWebhook");
  expect((await send(webhook.target, { ...webhook, body })).status).toBe(200);
  const translation = exampleRequest("translateFiles");
  const [ready] = parseJson(await send(translation.target, translation));
  const headers = { ...translation.headers, "parlance-fault": "file-extraction-error" };
  const [failed] = parseJson(await send(translation.target, { ...translation, headers }));
  await sandbox.idle();
  const sent = (eventType: string, { id, fileId }: { id: number; fileId: number }) => [
    webhookUrl,
    eventType,
    { eventType, translationId: id, fileId },
  ];
  expect(deliveries.map(({ url, headers, body }) => [url, headers["parlance-event"], JSON.parse(body)])).toEqual([
    sent("INSTANT_TRANSLATE_COMPLETED", ready),
    sent("INSTANT_TRANSLATE_FAILED", failed),
  ]);
});

async function sign({ headers, body }: DeliveryMessage, secret: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]);
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const code = await crypto.subtle.sign("HMAC", key, encoder.encode(signed));
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(code)))}`;
}
