import { failureReasons } from "@openparlance/api";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { openTestServer, type TestResponse } from "../../testing/test-server.ts";
import { translateFile } from "../background/translate-file.ts";
import type { BytesName } from "../core/file-store.ts";
import { inProcessEngines } from "../engines/in-process-engines.ts";
import { filesInMemory } from "../files/in-memory.ts";

type Server = Awaited<ReturnType<typeof openTestServer>>;
let server: Server;

const pairs: [string, string][] = [
  ["The red bus stops at the old harbour.", "Der rote Bus hält am alten Hafen."],
  ["The ferry leaves at nine.", "Die Fähre legt um neun Uhr ab."],
  ["Please keep the gangway clear.", "Bitte halten Sie den Landgang frei."],
];

beforeEach(async () => {
  server = await openTestServer();
  await prepare(server);
});

/** Creates memory 1 with the pairs. */
async function prepare({ request: send, core, organizationId }: Server) {
  const body = { name: "Harbour", srclang: "en", trglang: "de", trglocale: "DE" };
  expect((await send("POST", "/v2/memories", { body })).json.id).toBe(1);
  const entries = pairs.map(([source, target], index) => ({
    id: index + 1,
    source,
    target,
    resource: null,
    documentId: null,
    userEmail: "admin@localhost",
  }));
  await core.store.atomically((tx) => tx.entries.put(organizationId, 1, entries));
}

const leaflet = "The red bus stops at the old harbour.\nPlease keep the gangway clear.\n";

async function upload(
  name = "leaflet.txt",
  body: string | Uint8Array<ArrayBuffer> = leaflet,
  { request: send } = server,
): Promise<number> {
  return (await send("POST", `/v2/files?name=${encodeURIComponent(name)}`, { body })).json.id;
}

async function translate(query: string, pending = {}, { request: send } = server) {
  const response = await send("POST", `/v2/translate/file?${query}`, pending);
  expect([response.status, response.text]).toEqual([200, expect.any(String)]);
  return response.json;
}

const find = async (query: string, { request: send } = server) =>
  (await send("GET", `/v2/translate/file?${query}`)).json;

/** Runs failing tasks until no retry is left. */
async function settleRetries({ settle, time } = server) {
  for (let minute = 0; minute < 10; minute++) {
    await settle();
    time.now += 60_000;
  }
}

const message = (text: string) => ({ message: text });

describe("translateFiles", () => {
  test("a message known without the whitespace around it keeps that of its file", async () => {
    const message = (source: string, target: string) => `msgid "${source}"\nmsgstr "${target}"\n`;
    const header = message("", "Content-Type: text/plain; charset=UTF-8\\n");
    const file = `${header}\n${message("The ferry leaves at nine.\\n", "")}`;
    const [{ id }] = await translate(`fileId=${await upload("a.po", file)}&memoryId=1`);
    await server.settle();
    const { text } = await server.request("GET", `/v2/translate/files?id=${id}`);
    expect(text).toContain(message("The ferry leaves at nine.\\n", "Die Fähre legt um neun Uhr ab.\\n"));
  });

  test("returns one translation per file, in the order given, each InProgress; the same file twice makes two", async () => {
    const [a, b] = [await upload(), await upload()];
    const createdAt = server.time.now / 1000;
    expect(await translate(`fileId=${b},${a}&fileId=${b}&memoryId=1`)).toEqual([
      { id: 1, fileId: b, status: "InProgress", createdAt },
      { id: 2, fileId: a, status: "InProgress", createdAt },
      { id: 3, fileId: b, status: "InProgress", createdAt },
    ]);
  });

  test("reads a JSON body as well; the query wins", async () => {
    const [a, b] = [await upload(), await upload()];
    expect(await translate("", { body: { fileId: [a], memoryId: "1", withTM: 1 } })).toMatchObject([{ fileId: a }]);
    expect(await translate(`fileId=${b}`, { body: { fileId: [a], memoryId: 1 } })).toMatchObject([{ fileId: b }]);
  });

  test.each([[1], ["1"], ["1,2"], [[1, 2]], [["1", 2]], ["1, 2"]])(
    "accepts the fileId %j in the body",
    async (fileId) => {
      await upload();
      await upload();
      const ids = (await translate("", { body: { fileId, memoryId: 1 } })).map((it: { fileId: number }) => it.fileId);
      expect(ids).toEqual(String(fileId).split(",").map(Number));
    },
  );

  test.each([["x"], ["1,x"], [1.5], [""], [[]], [true], [{ id: 1 }]])(
    "refuses the fileId %j in the body",
    async (fileId) => {
      const response = await server.request("POST", "/v2/translate/file", { body: { fileId, memoryId: 1 } });
      expect([response.status, response.json.message]).toEqual([
        400,
        expect.stringMatching(/^fileId must be an array of/),
      ]);
    },
  );

  test.each([
    ["memoryId=1", 400, "fileId is required."],
    ["fileId=1", 400, "memoryId is required."],
    ["fileId=&memoryId=1", 400, "fileId must be an array of 1 to 100 integers."],
    [`fileId=${Array(101).fill(1).join()}&memoryId=1`, 400, "fileId must be an array of 1 to 100 integers."],
    ["fileId=x&memoryId=1", 400, "fileId must be an array of integers."],
    ["fileId=1&memoryId=1&withTM=maybe", 400, "withTM must be a boolean."],
    ["fileId=99&memoryId=99", 404, "File 99 was not found."],
    ["fileId=1&memoryId=99&configId=999", 404, "Memory 99 was not found."],
    ["fileId=1&memoryId=1&configId=999", 404, "Filter configuration 999 was not found."],
  ])("refuses %s", async (query, status, expected) => {
    await upload();
    const response = await server.request("POST", `/v2/translate/file?${query}`);
    expect([response.status, response.json]).toEqual([status, message(expected)]);
    expect(await find("fromTime=0")).toEqual([]);
  });

  test("refuses what is not the caller's, and files that were deleted", async () => {
    const id = await upload();
    const other = await server.core.store.accounts.createOrganization("Other", "business");
    const stranger = await server.createKey("eve@other.example", other);
    const colleague = await server.createKey("ana@harbour.example");
    const send = (key?: string) =>
      server.request("POST", `/v2/translate/file?fileId=${id}&memoryId=1`, { ...(key && { key }) });
    const forbidden = await send(stranger);
    expect([forbidden.status, forbidden.json]).toEqual([403, message("You have no permission for file 1.")]);
    const unshared = await send(colleague);
    expect([unshared.status, unshared.text]).toEqual([401, "Unauthorized: memory 1 is not shared with you."]);
    await server.request("DELETE", `/v2/files?id=${id}`);
    const gone = await send();
    expect([gone.status, gone.json]).toEqual([410, message("File 1 was deleted.")]);
  });
});

describe("a translation", () => {
  test("ends as the file in the target language, under the same name", async () => {
    await translate(`fileId=${await upload("größe.txt")}&memoryId=1`);
    await server.settle();
    expect(await find("translationIds=1")).toMatchObject([{ id: 1, status: "ReadyForDownload" }]);
    const response = await server.request("GET", "/v2/translate/files?id=1");
    const german = "Der rote Bus hält am alten Hafen.\nBitte halten Sie den Landgang frei.\n";
    expect([response.status, response.text]).toEqual([200, german]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": `attachment; filename="gr__e.txt"; filename*=UTF-8''gr%C3%B6%C3%9Fe.txt`,
      "content-length": String(Buffer.byteLength(german)),
    });
  });

  test("leaves a text of which only a fuzzy match is known as it is", async () => {
    const file = await upload("a.txt", "The ferry leaves at sunrise.\nPlease keep the gangway clear.\n");
    await translate(`fileId=${file}&memoryId=1`);
    await server.settle();
    const { text } = await server.request("GET", "/v2/translate/files?id=1");
    expect(text).toBe("The ferry leaves at sunrise.\nBitte halten Sie den Landgang frei.\n");
  });

  const source = "Quirky unknown";
  const unit = (target: string) =>
    `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" source-language="en" target-language="de" datatype="plaintext"><body><trans-unit id="1"><source>${source}</source>${target}</trans-unit></body></file></xliff>`;
  test.each([
    ["a.po", `msgid "${source}"\nmsgstr ""\n`],
    ["a.po", `#, fuzzy\nmsgid "${source}"\nmsgstr ""\n`],
    ["a.xliff", unit("")],
    ["a.xliff", unit(`<target state="new">${source}</target>`)],
    ["a.xliff", unit('<target state="needs-translation"/>')],
    [
      "a.xliff",
      `<xliff version="2.0" srcLang="en" trgLang="de" xmlns="urn:oasis:names:tc:xliff:document:2.0"><file id="f"><unit id="u"><segment state="initial"><source>${source}</source></segment></unit></file></xliff>`,
    ],
    [
      "a.sdlxliff",
      `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:sdl="http://sdl.com/FileTypes/SdlXliff/1.0"><file original="a" source-language="en" target-language="de" datatype="x"><body><trans-unit id="1"><source>${source}</source><seg-source><mrk mtype="seg" mid="1">${source}</mrk></seg-source><target><mrk mtype="seg" mid="1"/></target><sdl:seg-defs><sdl:seg id="1"/></sdl:seg-defs></trans-unit></body></file></xliff>`,
    ],
    [
      "a.ts",
      `<TS version="2.1" language="de" sourcelanguage="en"><context><name>A</name><message><source>${source}</source><translation type="unfinished"></translation></message></context></TS>`,
    ],
    [
      "a.xcstrings",
      `{"sourceLanguage" : "en", "strings" : {"${source}" : {"localizations" : {"de" : {"stringUnit" : {"state" : "new", "value" : ""}}}}}, "version" : "1.0"}`,
    ],
  ])("a text of %s for which nothing is known stays untranslated: %s", async (name, file) => {
    await translate(`fileId=${await upload(name, file)}&memoryId=1`);
    await server.settle();
    expect((await server.request("GET", "/v2/translate/files?id=1")).text).toBe(file);
    expect(await find("translationIds=1")).toMatchObject([{ note: "No translation was found for 1 of 1 segments." }]);
  });

  test("stays in the source language where the file has no location for a translation, and the note counts such texts", async () => {
    const file = "Quirky unknown.\n100 %\nPlease keep the gangway clear.\nBlorb zint.\n";
    await translate(`fileId=${await upload("a.txt", file)}&memoryId=1`);
    await server.settle();
    expect((await server.request("GET", "/v2/translate/files?id=1")).text).toBe(
      file.replace("Please keep the gangway clear.", "Bitte halten Sie den Landgang frei."),
    );
    expect(await find("translationIds=1")).toMatchObject([{ note: "No translation was found for 2 of 4 segments." }]);
  });

  test("keeps the source of a text whose tags the format can't hold, and the note counts such texts", async () => {
    await server.core.store.atomically((tx) =>
      tx.entries.put(server.organizationId, 1, [
        {
          id: 9,
          source: 'See <g id="1">this</g> and <g id="2">that</g>.',
          target: 'Siehe <g id="1">das <g id="2">dort</g></g>.',
          resource: null,
          documentId: null,
          userEmail: "admin@localhost",
        },
      ]),
    );
    const file = "See [this](a) and [that](b).\n\nPlease keep the gangway clear.\n";
    await translate(`fileId=${await upload("a.md", file)}&memoryId=1&withTM=true`);
    await server.settle();
    expect((await server.request("GET", "/v2/translate/files?id=1")).text).toBe(
      file.replace("Please keep the gangway clear.", "Bitte halten Sie den Landgang frei."),
    );
    const note = "The format can't hold the tags of translations of 1 of 2 segments, which keep their source.";
    expect(await find("translationIds=1")).toMatchObject([{ note }]);
  });

  test("keeps the file's markup and takes over the tags of its texts", async () => {
    const html = "<p>The <b>red</b> bus stops at the old harbour.</p>\n<p>Gone &amp; forgotten</p>\n";
    await translate(`fileId=${await upload("a.html", html)}&memoryId=1`);
    await server.settle();
    const { text } = await server.request("GET", "/v2/translate/files?id=1");
    expect(text).toMatch(/^<p>.*<b>.*<\/b>.*<\/p>\n<p>.*&amp;.*<\/p>\n$/);
    expect(text).toContain("Bus");
  });

  test("uses exact matches of the memory only withTM", async () => {
    await server.core.store.atomically((tx) =>
      tx.entries.put(server.organizationId, 1, [
        {
          id: 9,
          source: "The ferry leaves at nine.",
          target: "9 UHR!",
          resource: null,
          documentId: null,
          userEmail: "admin@localhost",
        },
      ]),
    );
    const lookUps: string[] = [];
    const engines = inProcessEngines();
    const watched = await openTestServer({
      engines: {
        ...engines,
        async lookUp(id, requests) {
          lookUps.push(...requests.map(({ source }) => source));
          return engines.lookUp(id, requests);
        },
      },
    });
    await prepare(watched);
    const id = await upload("a.txt", "The ferry leaves at nine.\n", watched);
    await translate(`fileId=${id}&memoryId=1&withTM=False`, {}, watched);
    await watched.settle();
    expect(lookUps).toEqual([]);
    await translate(`fileId=${id}&memoryId=1`, {}, watched);
    await watched.settle();
    expect(lookUps).toEqual(["The ferry leaves at nine."]);
    await translate(`fileId=${await upload("a.txt", "The ferry leaves at nine.\n")}&memoryId=1`);
    await server.settle();
    expect((await server.request("GET", "/v2/translate/files?id=1")).text).toBe("9 UHR!\n");
  });

  test("is read by the filter configuration that is named", async () => {
    const json = '{"a": "Please keep the gangway clear."}';
    const { filterConfigs } = (await server.request("GET", "/v3/domains")).json.items[0];
    const { id } = filterConfigs.find((config: { filterConfig: string }) => config.filterConfig === "json");
    await translate(`fileId=${await upload("a.bin", json)}&memoryId=1&configId=${id}`);
    await server.settle();
    expect((await server.request("GET", "/v2/translate/files?id=1")).text).toBe(
      '{"a": "Bitte halten Sie den Landgang frei."}',
    );
  });

  test("keeps what a bilingual file has translated already", async () => {
    const unit = (id: number, target: string) =>
      `<trans-unit id="${id}"><source>The ferry leaves at nine.</source>${target}</trans-unit>`;
    const xliff = `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" source-language="en" target-language="de" datatype="plaintext"><body>${unit(1, "<target>Abfahrt 9 Uhr</target>")}${unit(2, '<target state="needs-translation">The ferry leaves at nine.</target>')}</body></file></xliff>`;
    await translate(`fileId=${await upload("a.xliff", xliff)}&memoryId=1`);
    await server.settle();
    const { text } = await server.request("GET", "/v2/translate/files?id=1");
    expect(text).toContain("Abfahrt 9 Uhr");
    expect(text).toContain("Die Fähre legt um neun Uhr ab.");
  });

  test("stays after its file was deleted", async () => {
    const id = await upload();
    await translate(`fileId=${id}&memoryId=1`);
    await server.settle();
    await server.request("DELETE", `/v2/files?id=${id}`);
    await server.settle();
    expect((await server.request("GET", "/v2/translate/files?id=1")).status).toBe(200);
  });

  test("is found neither by another organization nor when it never was", async () => {
    await translate(`fileId=${await upload()}&memoryId=1`);
    const other = await server.core.store.accounts.createOrganization("Other", "business");
    const key = await server.createKey("eve@other.example", other);
    const response = await server.request("GET", "/v2/translate/files?id=1", { key });
    expect([response.status, response.json]).toEqual([404, message("Translation 1 was not found.")]);
    expect((await server.request("GET", "/v2/translate/file?translationIds=1", { key })).json).toEqual([]);
    expect((await server.request("GET", "/v2/translate/files?id=99")).json).toEqual(
      message("Translation 99 was not found."),
    );
    expect((await server.request("GET", "/v2/translate/files")).json).toEqual(message("id is required in the query."));
  });
});

describe("the states of a translation", () => {
  test("InProgress, Completed once the text is translated, then ReadyForDownload", async () => {
    const seen: unknown[] = [];
    const files = filesInMemory();
    const watched = await openTestServer({
      files: {
        ...files,
        async write(body) {
          const match = await watched.core.store.fileTranslations.find(watched.organizationId, 1);
          if (match) {
            vi.useFakeTimers({ toFake: ["setTimeout"] });
            const pending = watched.request("GET", "/v2/translate/files?id=1");
            await vi.advanceTimersByTimeAsync(10_000);
            vi.useRealTimers();
            seen.push(match.status, (await pending).json.message);
          }
          return files.write(body);
        },
      },
    });
    await prepare(watched);
    await translate(`fileId=${await upload("a.txt", leaflet, watched)}&memoryId=1`, {}, watched);
    const early = await watched.request("GET", "/v2/translate/files?id=1");
    expect([early.status, early.json]).toEqual([
      409,
      message("Translation 1 is InProgress; wait for ReadyForDownload."),
    ]);
    await watched.settle();
    expect(seen).toEqual(["Completed", "Translation 1 is Completed; wait for ReadyForDownload."]);
    expect(await find("status=ReadyForDownload", watched)).toMatchObject([{ id: 1 }]);
  });

  test("Completed holds a download until the file is ready", async () => {
    const files = filesInMemory();
    let pending: Promise<TestResponse> | undefined;
    const watched = await openTestServer({
      files: {
        ...files,
        async write(body) {
          if (await watched.core.store.fileTranslations.find(watched.organizationId, 1)) {
            pending = watched.request("GET", "/v2/translate/files?id=1");
          }
          return files.write(body);
        },
      },
    });
    await prepare(watched);
    await translate(`fileId=${await upload("a.txt", leaflet, watched)}&memoryId=1`, {}, watched);
    await watched.settle();
    expect((await pending)?.status).toBe(200);
  });

  test.each(Object.values(failureReasons).map(({ id, message }) => [id, message]))(
    "Failed by the fault %s, with its reason",
    async (fault, reason) => {
      await translate(`fileId=${await upload()}&memoryId=1`, { headers: { "Parlance-Fault": fault } });
      await server.settle();
      expect(await find("status=Failed")).toMatchObject([{ id: 1, status: "Failed", errorMsg: reason }]);
      const response = await server.request("GET", "/v2/translate/files?id=1");
      expect([response.status, response.json]).toEqual([409, message(`Translation 1 failed: ${reason}.`)]);
    },
  );

  test.each([
    ["Unsupported file type", "no filter supports this extension", "a.bin", "text"],
    ["File extraction error", "not JSON at line 2, column 8", "a.json", '{\n  "a": b\n}'],
    ["No translatable content", "the file has no text to translate", "a.txt", ""],
  ])("Failed for %s says in its note that %s", async (errorMsg, note, name, body) => {
    await translate(`fileId=${await upload(name, body)}&memoryId=1`);
    await server.settle();
    expect(await find("translationIds=1")).toMatchObject([{ status: "Failed", errorMsg, note }]);
    const response = await server.request("GET", "/v2/translate/files?id=1");
    expect([response.status, response.json]).toEqual([409, message(`Translation 1 failed: ${errorMsg}: ${note}.`)]);
  });

  test("a simulated failure and a real one are the same but for the note", async () => {
    const file = await upload("a.bin", "text");
    await translate(`fileId=${file}&memoryId=1`, { headers: { "Parlance-Fault": "unsupported-file-type" } });
    await translate(`fileId=${file}&memoryId=1`);
    await server.settle();
    const [simulated, { note, ...real }] = await find("translationIds=1,2");
    expect(simulated).toEqual({ ...real, id: 1 });
    expect(note).toBe("no filter supports this extension");
  });

  test("ReadyForDownload with a note on the encoding that was assumed", async () => {
    await translate(`fileId=${await upload("a.txt", Uint8Array.of(0x43, 0x61, 0x66, 0xe9))}&memoryId=1`);
    await server.settle();
    expect(await find("translationIds=1")).toMatchObject([
      {
        status: "ReadyForDownload",
        note: "The file declares no encoding and isn't UTF-8, so it was read as windows-1252. No translation was found for 1 of 1 segments.",
      },
    ]);
  });

  test("Failed with a line in the log that says where the file broke", async () => {
    await translate(`fileId=${await upload("broken.json", '{\n  "a": b\n}')}&memoryId=1`);
    await server.settle();
    const lines = server.logged.filter((line) => "event" in line && line.event === "file translation failed");
    expect(lines).toEqual([
      expect.objectContaining({
        organization: server.organizationId,
        translation: 1,
        reason: expect.stringMatching(/^File extraction error: .* at line 2, column 8$/),
      }),
    ]);
  });

  test("Failed for Invalid memory when the memory is deleted after the response", async () => {
    await translate(`fileId=${await upload()}&memoryId=1`);
    await server.request("DELETE", "/v2/memories?id=1");
    await server.settle();
    expect(await find("translationIds=1")).toMatchObject([{ status: "Failed", errorMsg: "Invalid memory" }]);
  });

  test("Failed for Storage error when the file is deleted after the response, or its bytes can't be read", async () => {
    const [gone, broken] = [await upload(), await upload()];
    await translate(`fileId=${gone},${broken}&memoryId=1`);
    await server.request("DELETE", `/v2/files?id=${gone}`);
    await server.files.delete("2" as BytesName);
    await settleRetries();
    expect(await find("status=Failed")).toMatchObject([
      { id: 1, errorMsg: "Storage error" },
      { id: 2, errorMsg: "Storage error" },
    ]);
  });

  test("not wanted any more, while it runs, once the file is deleted", async () => {
    const file = await upload();
    await translate(`fileId=${file}&memoryId=1`);
    const input = { translationId: 1, withMemory: false };
    const isWanted = () => translateFile.isWanted?.(input, server.core.store, server.organizationId);
    expect(await isWanted()).toBe(true);
    await server.request("DELETE", `/v2/files?id=${file}`);
    expect(await isWanted()).toBe(false);
  });

  test("Failed for Storage error when the result can't be written", async () => {
    const files = filesInMemory();
    let isFull = false;
    const full = await openTestServer({
      files: {
        ...files,
        write: async (body) => {
          if (isFull) throw new Error("disk full");
          return files.write(body);
        },
      },
    });
    await prepare(full);
    await translate(`fileId=${await upload("a.txt", leaflet, full)}&memoryId=1`, {}, full);
    isFull = true;
    await settleRetries(full);
    expect(await find("translationIds=1", full)).toMatchObject([{ status: "Failed", errorMsg: "Storage error" }]);
  });

  test.each([
    ["Batch MT initiation failure", { open: async () => Promise.reject(new Error("no engine")) }],
    ["Batch MT response failure", { lookUp: async () => Promise.reject(new Error("broken")) }],
    ["Batch MT response failure", { lookUp: async () => [], translate: async () => [] }],
  ])("Failed for %s", async (reason, broken) => {
    const failing = await openTestServer({ engines: { ...inProcessEngines(), ...broken } });
    await prepare(failing);
    await translate(`fileId=${await upload("a.txt", leaflet, failing)}&memoryId=1`, {}, failing);
    await settleRetries(failing);
    expect(await find("translationIds=1", failing)).toMatchObject([{ status: "Failed", errorMsg: reason }]);
  });

  test("an engine that is back at the next try ends it well", async () => {
    const engines = inProcessEngines();
    let tries = 0;
    const shaky = await openTestServer({
      engines: {
        ...engines,
        translate: async (id, requests) => {
          if (tries++ < 2) throw new Error("busy");
          return engines.translate(id, requests);
        },
      },
    });
    await prepare(shaky);
    await translate(`fileId=${await upload("a.txt", leaflet, shaky)}&memoryId=1`, {}, shaky);
    await shaky.settle();
    expect(await find("translationIds=1", shaky)).toMatchObject([{ status: "InProgress" }]);
    await settleRetries(shaky);
    expect(await find("translationIds=1", shaky)).toMatchObject([{ status: "ReadyForDownload" }]);
  });
});

describe("webhooks", () => {
  const eventType = ["INSTANT_TRANSLATE_COMPLETED", "INSTANT_TRANSLATE_FAILED"];

  /** A server with webhooks, and the received deliveries, each with its owner. */
  async function openListeningServer(files = filesInMemory()) {
    const events: unknown[] = [];
    const watched = await openTestServer({
      files,
      receive: async ({ url, headers, body }) => {
        events.push({ to: new URL(url).hostname, header: headers["parlance-event"], ...body });
        return 204;
      },
    });
    await prepare(watched);
    for (const [host, key] of [
      ["his.example", undefined],
      ["hers.example", await watched.createKey("bea@harbour.example")],
    ] as const) {
      const body = { webhookName: host, webhookUrl: `https://${host}/`, eventType };
      await watched.request("POST", "/v3/connectors/configuration/webhooks", { body, ...(key && { key }) });
    }
    return { watched, events };
  }

  const sent = (to: string, name: string, translationId: number, fileId: number) => ({
    to,
    header: `INSTANT_TRANSLATE_${name}`,
    eventType: `INSTANT_TRANSLATE_${name}`,
    translationId,
    fileId,
  });

  test("each translation sends one event, when it is ready or has failed, to those who may see its memory", async () => {
    const { watched, events } = await openListeningServer();
    const [good, bad] = [await upload("a.txt", leaflet, watched), await upload("a.bin", "text", watched)];
    await translate(`fileId=${good},${bad}&memoryId=1`, {}, watched);
    await settleRetries(watched);
    expect(events).toEqual([sent("his.example", "COMPLETED", 1, good), sent("his.example", "FAILED", 2, bad)]);
    events.splice(0);
    await watched.core.store.memories.share(watched.organizationId, 1, true);
    await translate(`fileId=${good}&memoryId=1`, {}, watched);
    await settleRetries(watched);
    expect(events).toEqual([sent("his.example", "COMPLETED", 3, good), sent("hers.example", "COMPLETED", 3, good)]);
    await watched.close();
  });

  test("a translation that is tried again, or whose task is given up, sends one event as well", async () => {
    const files = filesInMemory();
    let troubles = 0;
    const { watched, events } = await openListeningServer({
      ...files,
      write: (body) => (troubles-- > 0 ? Promise.reject(new Error("The disk is full.")) : files.write(body)),
    });
    const [again, lost] = [await upload("a.txt", leaflet, watched), await upload("b.txt", leaflet, watched)];
    troubles = 2;
    await translate(`fileId=${again}&memoryId=1`, {}, watched);
    await settleRetries(watched);
    troubles = Number.POSITIVE_INFINITY;
    await translate(`fileId=${lost}&memoryId=1`, {}, watched);
    await settleRetries(watched);
    expect(events).toEqual([sent("his.example", "COMPLETED", 1, again), sent("his.example", "FAILED", 2, lost)]);
    const { store } = watched.core;
    const task = { organizationId: watched.organizationId } as Parameters<NonNullable<typeof translateFile.giveUp>>[2];
    const input = { translationId: 2, withMemory: true };
    await store.atomically(async (tx) => translateFile.giveUp?.(input, tx, task));
    await watched.settle();
    expect(events).toHaveLength(2);
    await watched.close();
  });
});

describe("listFileTranslations", () => {
  test("needs a condition", async () => {
    const response = await server.request("GET", "/v2/translate/file");
    expect([response.status, response.json]).toEqual([
      400,
      message("Specify at least one of translationIds, status, fromTime, toTime."),
    ]);
  });

  test("holds all conditions together, and leaves unknown ids out", async () => {
    const id = await upload();
    const at = server.time.now / 1000;
    await translate(`fileId=${id}&memoryId=1`);
    server.time.now += 10_000;
    await translate(`fileId=${id}&memoryId=1`, { headers: { "Parlance-Fault": "invalid-memory" } });
    await server.settle();
    const ids = async (query: string) => (await find(query)).map(({ id }: { id: number }) => id);
    expect(await ids("translationIds=2,1,99&translationIds=2")).toEqual([1, 2]);
    expect(await ids("translationIds=99")).toEqual([]);
    expect(await ids("translationIds=")).toEqual([]);
    expect(await ids(`fromTime=${at}`)).toEqual([1, 2]);
    expect(await ids(`fromTime=${at + 1}`)).toEqual([2]);
    expect(await ids(`toTime=${at + 10}`)).toEqual([1]);
    expect(await ids(`fromTime=2025-03-10T10:00:00Z&toTime=${at + 11}`)).toEqual([1, 2]);
    expect(await ids("status=Failed")).toEqual([2]);
    expect(await ids(`status=Failed&toTime=${at + 10}`)).toEqual([]);
    expect(await ids("status=InProgress")).toEqual([]);
  });

  test.each([
    ["status=Done", "status must be one of InProgress, Completed, ReadyForDownload, Failed."],
    ["translationIds=x", "translationIds must be an array of integers."],
    ["fromTime=soon", "fromTime must be a date."],
  ])("refuses %s", async (query, expected) => {
    const response = await server.request("GET", `/v2/translate/file?${query}`);
    expect([response.status, response.json]).toEqual([400, message(expected)]);
  });
});

describe("metering", () => {
  const usage = (day?: string) => server.core.store.usage.list(server.organizationId, day);

  test("counts the source characters of a production key's translation, once however often it is tried", async () => {
    const production = await server.createKey("ci@harbour.example", server.organizationId, false);
    const id = await upload("a.html", "<p>Grüße <b>👋</b></p>");
    const send = (key?: string) => translate(`fileId=${id}&memoryId=1`, { ...(key && { key }) });
    await send();
    await server.settle();
    expect(await usage()).toEqual([]);
    const body = { name: "Own", srclang: "en", trglang: "de" };
    const memory = (await server.request("POST", "/v2/memories", { key: production, body })).json.id;
    for (const _ of [1, 2]) await translate(`fileId=${id}&memoryId=${memory}`, { key: production });
    await server.settle();
    expect(await usage()).toEqual([{ keyId: expect.any(Number), day: "2025-03-10", characters: 14 }]);
    server.time.now += 24 * 3600 * 1000;
    await translate(`fileId=${id}&memoryId=${memory}`, { key: production });
    await server.settle();
    expect(await usage("2025-03-11")).toMatchObject([{ day: "2025-03-11", characters: 7 }]);
  });

  test("counts nothing for a translation that fails before Completed, and once for one that was tried again after it", async () => {
    const files = filesInMemory();
    let writes = 0;
    const shaky = await openTestServer({
      files: {
        ...files,
        async write(body) {
          if (++writes === 2) throw new Error("disk full");
          return files.write(body);
        },
      },
    });
    await prepare(shaky);
    const production = await shaky.createKey("admin@localhost", shaky.organizationId, false);
    const id = await upload("a.txt", "One two", shaky);
    await translate(`fileId=${id}&memoryId=1`, { key: production }, shaky);
    await settleRetries(shaky);
    expect(await find("translationIds=1", shaky)).toMatchObject([{ status: "ReadyForDownload" }]);
    const headers = { "Parlance-Fault": "billing-error" };
    await translate(`fileId=${id}&memoryId=1`, { key: production, headers }, shaky);
    await shaky.settle();
    expect(await shaky.core.store.usage.list(shaky.organizationId)).toMatchObject([{ characters: 7 }]);
  });
});
