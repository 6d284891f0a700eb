import {
  type Client,
  ParlanceError,
  untilCreated,
  untilExported,
  untilIdle,
  untilImported,
  untilPretranslated,
  untilTranslated,
  WorkFailed,
} from "@openparlance/client";
import { buildTmx, leaflet } from "@openparlance/server/testing";
import { expect, test } from "vitest";
import { createMemory, openClient, toBytes } from "./open-client.ts";

const pairs = [
  ["The ferry leaves at ten.", "Die Fähre legt um zehn Uhr ab."],
  ["Please keep the gangway clear.", "Bitte halten Sie den Landgang frei."],
] as const;

async function importFile(client: Client, memory_id: number, name: string, text: string): Promise<Response> {
  const params = { header: { memory_id, name } };
  return (await client.POST("/v2/memories/import", { params, body: toBytes(text) })).response;
}

async function upload(client: Client, name: string, text: string): Promise<number> {
  const { data } = await client.POST("/v2/files", { params: { query: { name } }, body: toBytes(text) });
  return data?.id ?? 0;
}

async function openWithMemory() {
  const opened = await openClient();
  const memoryId = await createMemory(opened.client);
  const accepted = await importFile(opened.client, memoryId, "harbour.tmx", buildTmx(pairs));
  const memory = await untilImported(opened.client, accepted, opened.waiting);
  opened.waiting.waits.length = 0;
  return { ...opened, memoryId, memory };
}

const failed = (work: string, message: string) => expect.objectContaining({ name: "WorkFailed", work, message });

test("an import is awaited", async () => {
  const { memory } = await openWithMemory();
  expect(memory).toMatchObject({ is_processing: false, resources: ["harbour.tmx"] });
});

test("an import without anything in it has failed", async () => {
  const { client, waiting, memoryId } = await openWithMemory();
  const waited = untilImported(client, await importFile(client, memoryId, "broken.tmx", "<tmx"), waiting);
  await expect(waited).rejects.toBeInstanceOf(WorkFailed);
  const reason =
    "File extraction error: a tag, comment or section that is not well formed or not closed at line 1, column 1";
  await expect(waited).rejects.toEqual(failed("import", `Nothing was imported into memory ${memoryId}: ${reason}.`));
});

test("an import has failed although a file of its name was imported before, and the next one has not", async () => {
  const { client, waiting, memoryId } = await openWithMemory();
  const importAgain = async (text: string) => {
    return untilImported(client, await importFile(client, memoryId, "harbour.tmx", text), waiting);
  };
  await expect(importAgain("<tmx")).rejects.toBeInstanceOf(WorkFailed);
  expect(await importAgain(buildTmx(pairs))).toMatchObject({ resources: ["harbour.tmx"] });
});

test("of two imports into a memory at the same time, each has its own result", async () => {
  const { client, waiting, memoryId } = await openWithMemory();
  for (const texts of [
    ["<tmx", buildTmx(pairs)],
    [buildTmx(pairs), "<tmx"],
  ]) {
    const accepted = await Promise.all(texts.map((text) => importFile(client, memoryId, "harbour.tmx", text)));
    const ended = await Promise.allSettled(accepted.map((one) => untilImported(client, one, waiting)));
    expect(ended.map(({ status }) => status)).toEqual(
      texts.map((text) => (text === "<tmx" ? "rejected" : "fulfilled")),
    );
  }
});

test("a file of a type that no import reads has failed", async () => {
  const { client, waiting, memoryId } = await openWithMemory();
  const waited = untilImported(client, await importFile(client, memoryId, "leaflet.docx", "x"), waiting);
  await expect(waited).rejects.toThrow(`Nothing was imported into memory ${memoryId}: Unsupported file type: `);
});

test("an export of terms is awaited", async () => {
  const { client, waiting, memoryId } = await openWithMemory();
  await importFile(client, memoryId, "terms.csv", "gangway,Landgang\n");
  const params = { query: { id: memoryId } };
  await client.POST("/v2/memories/termbase/export", { params });
  await untilIdle(client, memoryId, waiting);
  const { data } = await client.GET("/v2/memories/termbase/download", { params, parseAs: "text" });
  expect(data).toContain("gangway,Landgang");
});

test("translated files are awaited, in the order of their ids", async () => {
  const { client, waiting, memoryId } = await openWithMemory();
  const fileId = [await upload(client, "a.txt", leaflet), await upload(client, "b.txt", leaflet)];
  const { data = [] } = await client.POST("/v2/translate/file", { body: { fileId, memoryId } });
  const ids = data.map(({ id }) => id).reverse();
  const translations = await untilTranslated(client, ids, waiting);
  expect(translations.map(({ id, status }) => [id, status])).toEqual(ids.map((id) => [id, "ReadyForDownload"]));
});

test("a file that cannot be translated gives its reason", async () => {
  const { client, waiting, memoryId } = await openWithMemory();
  const fileId = [await upload(client, "a.bin", "x")];
  const { data = [] } = await client.POST("/v2/translate/file", { body: { fileId, memoryId } });
  const id = data[0]?.id ?? 0;
  const waited = untilTranslated(client, [id], waiting);
  await expect(waited).rejects.toEqual(
    failed("translation", `Translation ${id}: Unsupported file type: no filter supports this extension.`),
  );
  await expect(untilTranslated(client, [id + 1], waiting)).rejects.toEqual(
    failed("translation", `Translation ${id + 1} was not found.`),
  );
});

async function newJob(client: Client, memoryId: number, { name = "leaflet.txt", text = leaflet, fault = "" } = {}) {
  const fileIds = [await upload(client, name, text)];
  const { data } = await client.POST("/v2/jobs", {
    body: { name: "Spring leaflets", fileIds, srcLang: "en", languagePairs: [{ memoryId, pretranslate: true }] },
    headers: fault ? { "Parlance-Fault": fault } : {},
  });
  return data?.id ?? 0;
}

test("a job and its export are awaited", async () => {
  const { client, server, waiting, memoryId } = await openWithMemory();
  const jobId = await newJob(client, memoryId, { fault: "creation-pending" });
  const wait = async (ms: number) => {
    server.time.now += 10_000;
    await waiting.wait?.(ms);
  };
  expect(await untilCreated(client, jobId, { wait })).toMatchObject({ creationStatus: "COMPLETE" });
  await client.GET("/v2/jobs/{jobId}/export", { params: { path: { jobId }, query: { type: "files" } } });
  expect(await untilExported(client, jobId, waiting)).toMatchObject({ isProcessing: 0 });
  const params = { path: { jobId } };
  const { data } = await client.GET("/v2/jobs/{jobId}/download", { params, parseAs: "arrayBuffer" });
  expect(data?.byteLength).toBeGreaterThan(100);
});

test("a job without a usable file has failed, and so has a broken export", async () => {
  const { client, waiting, memoryId } = await openWithMemory();
  const broken = await newJob(client, memoryId, { name: "a.bin" });
  await expect(untilCreated(client, broken, waiting)).rejects.toEqual(
    failed("job", `Job ${broken} could not be created.`),
  );
  const jobId = await newJob(client, memoryId);
  await client.GET("/v2/jobs/{jobId}/export", {
    params: { path: { jobId }, query: { type: "files" } },
    headers: { "Parlance-Fault": "export-failure" },
  });
  await expect(untilExported(client, jobId, waiting)).rejects.toEqual(
    failed("export", `The export of job ${jobId} failed.`),
  );
});

async function newProject(client: Client, memory_id: number): Promise<number> {
  const { data } = await client.POST("/v2/projects", { body: { memory_id, name: "Leaflets" } });
  return data?.id ?? 0;
}

test("the drafts of a project are awaited", async () => {
  const { client, waiting, memoryId } = await openWithMemory();
  const project_id = await newProject(client, memoryId);
  const header = { name: "leaflet.txt", project_id, pretranslate: "TM" as const };
  await client.POST("/v2/documents/files", { params: { header }, body: toBytes(leaflet) });
  const { document } = await untilPretranslated(client, project_id, waiting);
  expect(document).toMatchObject([{ is_pretranslating: false, import_succeeded: true }]);
  const params = { query: { id: document[0]?.id ?? 0, is_xliff: false } };
  const { data } = await client.GET("/v2/documents/files", { params, parseAs: "text" });
  expect(data).toContain("Die Fähre legt um zehn Uhr ab.");
});

test("a document that cannot be imported gives its reason", async () => {
  const { client, waiting, memoryId } = await openWithMemory();
  const project_id = await newProject(client, memoryId);
  const header = { name: "a.bin", project_id };
  const { data } = await client.POST("/v2/documents/files", { params: { header }, body: toBytes("x") });
  await expect(untilPretranslated(client, project_id, waiting)).rejects.toEqual(
    failed("pretranslation", `Document ${data?.id}: Unsupported file type: no filter supports this extension.`),
  );
  await expect(untilPretranslated(client, project_id + 1, waiting)).rejects.toThrow("was not found");
});

test("an object that is not there is an error of the API", async () => {
  const { client, waiting } = await openClient();
  await expect(untilCreated(client, 999, waiting)).rejects.toBeInstanceOf(ParlanceError);
  await expect(untilIdle(client, 999, waiting)).rejects.toMatchObject({ status: 404 });
});
