import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildTmx } from "../memories.ts";
import { newPostgresDatabase, openStoreAndFiles } from "./data.ts";
import { startServer } from "./server-process.ts";

const key = "stopped-job-key-for-production";
const headers = { authorization: `Basic ${btoa(`${key}:`)}` };
const fileCount = 4;
const lines = Array.from({ length: 400 }, (_, at) => `Berth ${at} is free.`);
const known = lines.filter((_, at) => at % 40 === 0).map((line, at) => [line, `Platz ${at * 40} ist frei.`] as const);
/** Files of more than 1 MiB in all are imported in the background. */
const page = `${lines.map((line) => `<p>${line}</p>`).join("\n")}\n<!--${" ".repeat(300_000)}-->\n`;

test.each(["SQLite", "PostgreSQL"])(
  "a stop in the middle of a job on %s loses and repeats nothing",
  async (database) => {
    const folder = await mkdtemp(join(tmpdir(), "stopped-job-"));
    const databaseUrl = database === "PostgreSQL" ? await newPostgresDatabase() : undefined;
    const data = await openStoreAndFiles({ databaseUrl, dataFolder: join(folder, "data"), s3: undefined });
    await data.addKey(key);
    const start = () => startServer({ folder, env: { ...(databaseUrl && { DATABASE_URL: databaseUrl }) } });
    let server = await start();
    const request = async (method: string, path: string, body?: object | string, more = {}) => {
      const type = typeof body === "object" ? "application/json" : "application/octet-stream";
      const response = await fetch(server.origin + path, {
        method,
        headers: { ...headers, ...(body && { "content-type": type }), ...more },
        body: typeof body === "object" ? JSON.stringify(body) : (body ?? null),
      });
      if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}.`);
      return response;
    };
    const send = async (...args: Parameters<typeof request>) => (await request(...args)).json();

    const languages = { srclang: "en", trglang: "de", srclocale: "GB", trglocale: "DE" };
    const memory = await send("POST", "/v2/memories", { name: "Harbour", ...languages });
    await send("POST", "/v2/memories/import", buildTmx(known), { memory_id: String(memory.id), name: "a.tmx" });
    const isImported = async () => !(await send("GET", `/v2/memories?id=${memory.id}`))[0].is_processing;
    await expect.poll(isImported, { timeout: 60_000 }).toBe(true);
    const fileIds: number[] = [];
    for (let at = 0; at < fileCount; at++)
      fileIds.push((await send("POST", `/v2/files?name=${at}.html&langId=false`, page)).id);
    const job = await send("POST", "/v2/jobs", {
      name: "Berths",
      fileIds,
      srcLang: "en",
      srcLocale: "GB",
      languagePairs: [{ memoryId: memory.id, trgLang: "de", trgLocale: "DE", pretranslate: true }],
    });
    expect(job.creationStatus).toBe("PENDING");
    const [{ id: projectId }] = job.stats.projects;
    const documents = async () => (await send("GET", `/v2/projects?id=${projectId}`))[0].document;
    expect(await server.stop()).toBe(0);

    server = await start();
    await expect
      .poll(async () => (await send("GET", `/v2/jobs/${job.id}`)).creationStatus, { timeout: 120_000 })
      .toBe("COMPLETE");
    const isIdle = (each: { is_pretranslating: boolean }) => !each.is_pretranslating;
    await expect.poll(async () => (await documents()).every(isIdle), { timeout: 120_000 }).toBe(true);
    for (const { id } of await documents()) {
      const text = await (await request("GET", `/v2/documents/files?id=${id}&is_xliff=false`)).text();
      expect(text.match(/\d+/g)).toEqual(lines.map((_, at) => String(at)));
    }
    expect(await server.stop()).toBe(0);
    expect(await data.countRows("segments")).toEqual([fileCount * lines.length]);
    expect(await data.findFaults()).toEqual([]);
    await data.close();
    await rm(folder, { recursive: true });
  },
);
