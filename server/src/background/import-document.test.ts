import { expect, test } from "vitest";
import { countedDatabase } from "../testing/counted-database.ts";
import { growthWhenDoubled } from "../testing/doubling.ts";
import { newMemory } from "../testing/memories.ts";
import { openTestServer } from "../testing/test-server.ts";

type TestServer = Awaited<ReturnType<typeof openTestServer>>;

/** Asks for a job of the same file again and again, in the same pair again and again. */
async function jobOf(server: TestServer, files: number, pairs: number) {
  const memoryId = await newMemory(server);
  const file = (await server.ask("POST", "/v2/files", { headers: { name: "a.txt" }, body: "a\n" })).json.id;
  const ofLength = <T>(length: number, value: T) => Array.from({ length }, () => value);
  const body = {
    name: "a",
    fileIds: ofLength(files, file),
    srcLang: "en",
    languagePairs: ofLength(pairs, { memoryId }),
  };
  return server.ask("POST", "/v2/jobs", { body });
}

const statusOf = async (server: TestServer, id: number) =>
  (await server.ask("GET", `/v2/jobs/${id}`)).json.creationStatus;

test("a job of many documents is answered before they are read, and complete once they are", async () => {
  const server = await openTestServer();
  const { json: job } = await jobOf(server, 3, 20);
  expect(job).toMatchObject({ creationStatus: "PENDING", stats: { numProjects: 20, sourceWords: 0 } });
  await server.settle();
  expect(await statusOf(server, job.id)).toBe("COMPLETE");
  const { json: projects } = await server.ask("GET", `/v2/projects?id=${job.stats.projects[19].id}`);
  expect(projects[0].document.map((document: { name: string }) => document.name)).toEqual(["a.txt", "a.txt", "a.txt"]);
  expect((await jobOf(server, 2, 25)).json.creationStatus).toBe("COMPLETE");
  await server.close();
});

test("a job has at most 200 pairs and 10,000 documents", async () => {
  const server = await openTestServer();
  const { status, json } = await jobOf(server, 1, 201);
  expect([status, json.message]).toEqual([400, "languagePairs must be an array of 1 to 200 objects."]);
  const many = await jobOf(server, 1000, 11);
  expect([many.status, many.json.message]).toEqual([400, "languagePairs must be an array of 1 to 10 objects."]);
  await server.close();
});

test("a job of many documents is made, read and deleted without long turns, and leaves nothing", async () => {
  const { on, takeMost } = countedDatabase();
  const server = await openTestServer({ on });
  takeMost();
  const { json: job } = await jobOf(server, 40, 25);
  // Its rows are written in one transaction.
  expect(takeMost()).toBeLessThan(2200);
  await server.settle();
  expect(await statusOf(server, job.id)).toBe("COMPLETE");
  takeMost();
  expect((await server.ask("DELETE", `/v2/jobs/${job.id}`)).status).toBe(200);
  expect(await server.message("GET", `/v2/jobs/${job.id}`)).toEqual([404, `Job ${job.id} was not found.`]);
  expect(takeMost()).toBeLessThan(2200);
  await server.settle();
  expect(takeMost()).toBeLessThan(1100);
  for (const { id } of job.stats.projects) {
    for (const hidden of await server.core.store.documents.hiddenOf(server.organizationId, id)) {
      expect(await server.core.store.segments.of(server.organizationId, hidden.id)).toEqual([]);
    }
  }
  await server.close();
});

test("twice the documents take twice the work", async () => {
  const server = await openTestServer();
  const secondsFor = async (files: number) => {
    const begun = process.cpuUsage();
    const { json: job } = await jobOf(server, files, 20);
    await server.settle();
    await server.ask("DELETE", `/v2/jobs/${job.id}`);
    await server.settle();
    return process.cpuUsage(begun).user / 1e6;
  };
  expect(await growthWhenDoubled(20, secondsFor, 2.6)).toBeLessThan(2.6);
  await server.close();
});

test("documents that were read before the server stopped are not read again", async () => {
  const server = await openTestServer();
  const { json: job } = await jobOf(server, 3, 20);
  const { store, queue } = server.core;
  const { atomically } = store;
  const counted = { transactions: 0 };
  store.atomically = async (work) => {
    if (++counted.transactions === 40) await Promise.reject(new Error("stopped"));
    return atomically(work);
  };
  await queue.settle();
  expect(await statusOf(server, job.id)).toBe("PENDING");
  store.atomically = atomically;
  server.time.now += 60_000;
  await server.settle();
  expect(await statusOf(server, job.id)).toBe("COMPLETE");
  const segments: number[] = [];
  for (const project of job.stats.projects) {
    for (const { id } of await store.documents.ofProjects(server.organizationId, [project.id])) {
      segments.push((await store.segments.of(server.organizationId, id)).length);
    }
  }
  expect(segments).toEqual(Array.from({ length: 60 }, () => 1));
  await server.close();
});

test("a document of many segments is read in the background, and in pages ever after", async () => {
  const count = 12_000;
  const { on, takeMost } = countedDatabase();
  const server = await openTestServer({ on });
  const memory_id = await newMemory(server);
  const project = (await server.ask("POST", "/v2/projects", { body: { name: "a", memory_id } })).json;
  const headers = { project_id: String(project.id), name: "a.txt" };
  const most: number[] = [];
  const looking = async <T>(work: Promise<T>): Promise<T> => {
    takeMost();
    const done = await work;
    most.push(takeMost());
    return done;
  };
  const body = Array.from({ length: count }, (_, at) => `Berth ${at}`).join("\n");
  const uploaded = await looking(server.ask("POST", "/v2/documents/files", { headers, body }));
  expect(uploaded.json).toMatchObject({ import_in_progress: true, segments: [] });
  await looking(server.settle());
  const { id } = uploaded.json;
  const { json: document } = await looking(server.ask("GET", `/v2/documents?id=${id}`));
  expect(document.import_succeeded).toBe(true);
  expect(document.segments.map(({ source }: { source: string }) => source).join("\n")).toBe(body);
  const xliff = await looking(server.ask("GET", `/v2/documents/files?id=${id}&is_xliff=true`));
  expect(xliff.text.match(/<trans-unit /g)).toHaveLength(count);
  expect((await looking(server.ask("GET", `/v2/documents/files?id=${id}&is_xliff=false`))).text).toBe(body);
  const stats = await looking(server.ask("POST", `/v2/jobs/${project.job_id}/stats`));
  expect(stats.json.projects).toHaveLength(1);
  expect(Math.max(...most)).toBeLessThan(1100);
  await server.close();
});
