import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { newMemory } from "../../../testing/memories.ts";
import { openS3 } from "../../../testing/s3-double.ts";
import { openTestServer, type Received } from "../../../testing/test-server.ts";
import { addTask } from "../../services/tasks.ts";
import type { TaskName } from "../../store/background/task-inputs.ts";
import { bytesNamedIn } from "../../store/files/named-bytes.ts";
import type { Store } from "../../store/store.ts";
import { sqlitePath } from "../database/database.ts";
import { sqliteFile } from "../database/sqlite.ts";
import { openFiles } from "../files/files.ts";
import { readSettings } from "../settings/settings.ts";
import { runCli } from "./run-cli.ts";

type Server = Awaited<ReturnType<typeof openServer>>;

/** Prepares the work, queues it after the first `yield`, and checks its result after the second. */
type Work = (server: () => Server) => AsyncGenerator<void>;

const text = "The ferry leaves at ten.\nWait 15 minutes.\n";
const csv = "source,target\nQuay,Kai\n";
const tmx = `<tmx version="1.4"><header srclang="en"/><body><tu><tuv xml:lang="en"><seg>The ferry leaves at ten.</seg></tuv><tuv xml:lang="de"><seg>Die Fähre legt um zehn ab.</seg></tuv></tu></body></tmx>`;
/** More lines than are imported, or taken over, before the response. */
const manyLines = Array.from({ length: 5001 }, (_, at) => `Berth ${at}`).join("\n");

const received: Received[] = [];

async function openServer(settings: ReturnType<typeof readSettings>) {
  const server = await openTestServer({
    files: await openFiles(settings),
    on: { database: sqliteFile(sqlitePath(settings)), isShared: false },
    receive: async (delivery) => {
      received.push(delivery);
      return 204;
    },
  });
  const send = async (method: string, target: string, request: Parameters<typeof server.request>[2] = {}) => {
    const response = await server.request(method, target, request);
    if (response.status >= 300) throw new Error(`${method} ${target}: ${response.status} ${response.text}`);
    return response;
  };
  const importInto = (memory: number, name: string, body: string) =>
    send("POST", "/v2/memories/import", { headers: { memory_id: String(memory), name }, body });
  return {
    ...server,
    send,
    importInto,
    memory: () => newMemory(server),
    async memoryWith(name: string, body: string) {
      const memory = await newMemory(server);
      await importInto(memory, name, body);
      await server.settle();
      return memory;
    },
    file: async (body: string, query = "") => (await send("POST", `/v2/files?name=a.txt${query}`, { body })).json.id,
    async job(body: string, { pair = {}, headers = {} } = {}) {
      const id = (await send("POST", "/v2/files?name=a.txt", { body })).json.id;
      const languagePairs = [{ memoryId: await newMemory(server), ...pair }];
      const job = { name: "Leaflet", fileIds: [id], srcLang: "en", languagePairs };
      return (await send("POST", "/v2/jobs", { body: job, headers })).json;
    },
    documentOf: async (job: { stats: { projects: { id: number }[] } }) =>
      (await send("GET", `/v2/projects?id=${job.stats.projects[0]?.id}`)).json[0].document[0],
    document: async (id: number) => (await send("GET", `/v2/documents?id=${id}`)).json,
    xliff: async (id: number) => (await send("GET", `/v2/documents/files?id=${id}&is_xliff=true`)).text,
    sendDocument: (project: number, name: string, body: string) =>
      send("POST", "/v2/documents/files", { headers: { project_id: String(project), name }, body }),
    count: (...[table, where]: Parameters<typeof countRows> extends [Store, ...infer Rest] ? Rest : never) =>
      countRows(server.core.store, table, where),
  };
}

/** Counts the rows that have these values. */
async function countRows(store: Store, table: string, where: Record<string, unknown>): Promise<number> {
  let count = 0;
  await store.dump(async (page) => {
    if (page.table !== table) return;
    count += page.rows.filter((row) => Object.entries(where).every(([name, value]) => row[name] === value)).length;
  });
  return count;
}

const finish = (xliff: string): string =>
  xliff.replaceAll(/<source>(.*)<\/source><target .*<\/target>/g, (_, source: string) => {
    return `<source>${source}</source><target state="translated">${source.toUpperCase()}</target>`;
  });

const works: Record<TaskName | "a delivery", Work> = {
  async *"import-memory"(server) {
    const memory = await server().memory();
    yield;
    await server().importInto(memory, "harbour.tmx", tmx);
    yield;
    const query = `id=${memory}&query=${encodeURIComponent("The ferry leaves at ten.")}`;
    const [match] = (await server().send("GET", `/v2/memories/query?${query}`)).json;
    expect(match).toMatchObject({ target: "Die Fähre legt um zehn ab.", score: 100 });
  },
  async *"export-termbase"(server) {
    const memory = await server().memoryWith("terms.csv", csv);
    yield;
    await server().send("POST", `/v2/memories/termbase/export?id=${memory}`);
    yield;
    expect((await server().send("GET", `/v2/memories/termbase/download?id=${memory}`)).text).toContain("Quay,Kai");
  },
  async *"erase-memory"(server) {
    const memoryId = await server().memoryWith("harbour.tmx", tmx);
    await server().send("POST", `/v2/memories/termbase/export?id=${memoryId}`);
    yield;
    await server().send("DELETE", `/v2/memories?id=${memoryId}`);
    yield;
    expect(await server().count("memoryEntries", { memoryId })).toBe(0);
  },
  async *"erase-import"(server) {
    const memoryId = await server().memory();
    yield;
    const { core, organizationId } = server();
    const match = { memoryId, name: "a.tmx", file: "" as never, userEmail: "", options: { hasHeaderRow: false } };
    const importId = await core.store.imports.add(organizationId, match as never);
    await core.store.entries.insertImported(organizationId, { id: importId, ...match } as never, [
      { source: "a", target: "b" },
    ]);
    const subject = `import:${importId}`;
    await addTask(core.store, "erase-import", { organizationId, subject, input: { importId } });
    expect(await server().count("memoryEntries", { importId })).toBe(1);
    yield;
    expect(await server().count("memoryEntries", { importId })).toBe(0);
  },
  async *"import-document"(server) {
    const project = (
      await server().send("POST", "/v2/projects", { body: { name: "Berths", memory_id: await server().memory() } })
    ).json;
    yield;
    const { id } = (await server().sendDocument(project.id, "a.txt", manyLines)).json;
    yield;
    expect(await server().document(id)).toMatchObject({ import_succeeded: true });
    expect(await server().count("segments", { documentId: id })).toBe(5001);
  },
  async *"import-documents"(server) {
    yield;
    const job = await server().job(text, { headers: { "parlance-fault": "creation-pending" } });
    yield;
    expect(await server().documentOf(job)).toMatchObject({ import_succeeded: true });
    expect((await server().send("GET", `/v2/jobs/${job.id}`)).json.creationStatus).toBe("COMPLETE");
  },
  async *"apply-work"(server) {
    const job = await server().job(manyLines);
    await server().settle();
    const { id } = await server().documentOf(job);
    const work = finish(await server().xliff(id));
    yield;
    await server().sendDocument(job.stats.projects[0].id, "a.xlf", work);
    yield;
    expect(await server().document(id)).toMatchObject({ import_succeeded: true, import_error_message: "" });
    expect(await server().count("segments", { documentId: id, state: "confirmed" })).toBe(5001);
  },
  async *pretranslate(server) {
    const memoryId = await server().memoryWith("harbour.tmx", tmx);
    yield;
    const job = await server().job(text, { pair: { memoryId, pretranslate: true } });
    yield;
    expect(await server().documentOf(job)).toMatchObject({ status: { pretranslation: "idle" } });
    const xliff = await server().xliff((await server().documentOf(job)).id);
    expect(xliff).toContain("Die Fähre legt um zehn ab.</target>");
  },
  async *"detect-language"(server) {
    yield;
    const id = await server().file("The ferry leaves the old harbour at ten in the morning.", "&langId=1");
    yield;
    const [file] = (await server().send("GET", `/v2/files?id=${id}`)).json;
    expect(file).toMatchObject({ detected_lang: "en" });
  },
  async *"translate-file"(server) {
    const [fileId, memoryId] = [await server().file(text), await server().memoryWith("harbour.tmx", tmx)];
    yield;
    const body = { fileId: [fileId], memoryId };
    const [{ id }] = (await server().send("POST", "/v2/translate/file", { body })).json;
    yield;
    expect((await server().send("GET", `/v2/translate/files?id=${id}`)).text).toContain("Die Fähre legt um zehn ab.");
  },
  async *"export-job"(server) {
    const { id } = await server().job(text);
    yield;
    await server().send("GET", `/v2/jobs/${id}/export?type=files`);
    yield;
    const { bytes } = await server().send("GET", `/v2/jobs/${id}/download`);
    const entries = Object.entries(unzipSync(bytes)).filter(([name]) => !name.endsWith("/"));
    expect(entries.map(([, content]) => new TextDecoder().decode(content))).toEqual([text]);
  },
  async *"check-document"(server) {
    const job = await server().job("Wait 15 minutes.\n");
    const { id } = await server().documentOf(job);
    yield;
    const work = finish(await server().xliff(id)).replace("WAIT 15", "WAIT 51");
    await server().sendDocument(job.stats.projects[0].id, "a.xlf", work);
    yield;
    const { recorded } = (await server().send("GET", `/v2/documents/check?id=${id}`)).json;
    expect(recorded).toMatchObject([{ occasion: "import", errors: 1 }]);
  },
  async *"check-job"(server) {
    const { id } = await server().job(text);
    const body = { webhookName: "checked", webhookUrl: "https://checked.example/", eventType: "JOB_DELIVER" };
    const path = "/v3/connectors/configuration/webhooks";
    await server().send("POST", path, { body: { ...body, includeChecks: true } });
    yield;
    await server().send("POST", `/v2/jobs/${id}/deliver`);
    yield;
    const checked = received.filter(({ url, body }) => url === "https://checked.example/" && body.id === id);
    expect(checked).toMatchObject([{ body: { checks: { errors: 0 } } }]);
  },
  async *"erase-bytes"(server) {
    const id = await server().file("to be deleted");
    yield;
    const content = (await server().core.store.files.find(server().organizationId, id))?.content;
    expect(content).toBeTypeOf("string");
    await server().send("DELETE", `/v2/files?id=${id}`);
    yield;
    await expect(server().files.read(content as never)).rejects.toThrow("There is no file");
  },
  async *"erase-documents"(server) {
    const job = await server().job(text);
    const { id } = await server().documentOf(job);
    yield;
    await server().send("DELETE", `/v2/jobs/${job.id}`);
    expect(await server().count("segments", { documentId: id })).toBe(2);
    yield;
    expect(await server().count("segments", { documentId: id })).toBe(0);
  },
  async *"take-upload"(server) {
    yield;
    const query = "filename=a.txt&type=text/plain&metadata.size=12";
    const { url, uploadId } = (await server().send("GET", `/v2/upload/s3/params?${query}`)).json;
    if (server().files.bucket) {
      await fetch(url, { method: "PUT", body: "to the point" });
      const { core, organizationId } = server();
      const input = { uploadId: Number(uploadId) };
      await addTask(core.store, "take-upload", { organizationId, subject: `take-upload:${uploadId}`, input });
    } else await server().put(url, "to the point");
    yield;
    const upload = (await server().send("GET", `/v2/upload/${uploadId}`)).json;
    expect(upload.status).toBe("uploaded");
    expect((await server().send("GET", `/v2/files/download?id=${upload.fileId}`)).text).toBe("to the point");
  },
  async *"a delivery"(server) {
    const body = { webhookName: "all", webhookUrl: "https://all.example/", eventType: "JOB_DELIVER" };
    await server().send("POST", "/v3/connectors/configuration/webhooks", { body });
    const { id } = await server().job(text);
    yield;
    await server().send("POST", `/v2/jobs/${id}/deliver`);
    yield;
    expect(received.filter(({ url, body }) => url === "https://all.example/" && body.id === id)).toHaveLength(1);
  },
};

describe.each(["a folder", "a bucket"])(
  "a server with its files in %s, restored in the middle of its work,",
  (kind) => {
    let folder: string;
    let server: Server;
    let closeBucket: () => Promise<unknown> = async () => {};
    const runs = new Map<string, AsyncGenerator<void>>();
    /** Names of bytes anywhere in the database, and those that the declaration finds. */
    const names = { present: new Set<string>(), declared: new Set<string>() };

    async function run(env: NodeJS.ProcessEnv, ...words: string[]): Promise<void> {
      const spies = [vi.spyOn(console, "log"), vi.spyOn(console, "error")];
      for (const spy of spies) spy.mockImplementation(() => {});
      const code = await runCli(words, env as Record<string, string>);
      const printed = spies.flatMap((spy) => spy.mock.calls);
      for (const spy of spies) spy.mockRestore();
      expect([code, printed]).toEqual([0, expect.anything()]);
    }

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), "restore-"));
      received.length = 0;
      const [before, after] = [{ PARLANCE_DATA: join(folder, "a") }, { PARLANCE_DATA: join(folder, "b") }];
      if (kind === "a bucket") {
        const s3 = await openS3();
        closeBucket = () => s3.close();
        const { bucket, endpoint, region, keyId, secret } = s3.settings;
        const settings = {
          PARLANCE_S3_BUCKET: bucket,
          PARLANCE_S3_ENDPOINT: endpoint,
          PARLANCE_S3_REGION: region,
          PARLANCE_S3_KEY_ID: keyId,
          PARLANCE_S3_SECRET: secret,
        };
        Object.assign(before, settings, { PARLANCE_S3_PREFIX: "a" });
        Object.assign(after, settings, { PARLANCE_S3_PREFIX: "b" });
      }
      server = await openServer(readSettings(before));
      for (const [name, work] of Object.entries(works))
        runs.set(
          name,
          work(() => server),
        );
      for (const work of runs.values()) await work.next();
      await server.settle();
      for (const work of runs.values()) await work.next();
      await server.core.store.dump(async ({ table, rows }) => {
        for (const row of rows) {
          for (const [name] of JSON.stringify(row).matchAll(/[0-9a-f]{64}-[0-9a-f]{16}/g)) names.present.add(name);
          for (const name of bytesNamedIn(table, row)) names.declared.add(name);
        }
      });
      await server.close();
      await run(before, "backup", join(folder, "full.backup"));
      await run(after, "restore", join(folder, "full.backup"));
      await rm(join(folder, "a"), { recursive: true });
      server = await openServer(readSettings(after));
      server.time.now += 60_000;
      for (let rounds = 0; rounds < 3; rounds++) await server.settle();
    }, 120_000);

    afterAll(async () => {
      await server.close();
      await closeBucket();
      await rm(folder, { recursive: true });
    });

    test.each(Object.keys(works))("completes %s", async (name) => {
      await runs.get(name)?.next();
    });

    test("fails in nothing, has nothing left to do, and keeps no bytes that nothing needs", async () => {
      expect(server.errors).toEqual([]);
      expect(await server.count("tasks", {})).toBe(0);
      const swept: string[] = [];
      await server.files.sweep(Date.now() + 1000, async (matches) => {
        swept.push(...(await server.core.store.storedBytes.findUnused(matches)));
        return [];
      });
      expect(swept).toEqual([]);
    });

    test("names bytes only where that is declared", () => {
      expect([...names.present].sort()).toEqual([...names.declared].sort());
    });
  },
);
