import { expect, test } from "vitest";
import { countDatabase, testOfSqlite } from "../../testing/counted-database.ts";
import { newMemory } from "../../testing/memories.ts";
import { openTestServer } from "../../testing/test-server.ts";
import { readAll } from "../core/turns.ts";
import type { TaskInputs } from "../store/background/task-inputs.ts";
import type { Task } from "../store/background/tasks.ts";

type TestServer = Awaited<ReturnType<typeof openTestServer>>;

/** Creates a job that imports the same file several times, for several equal language pairs. */
async function createJob(server: TestServer, files: number, pairs: number) {
  const memoryId = await newMemory(server);
  const file = (await server.request("POST", "/v2/files", { headers: { name: "a.txt" }, body: "a\n" })).json.id;
  const ofLength = <T>(length: number, value: T) => Array.from({ length }, () => value);
  const body = {
    name: "a",
    fileIds: ofLength(files, file),
    srcLang: "en",
    languagePairs: ofLength(pairs, { memoryId }),
  };
  return server.request("POST", "/v2/jobs", { body });
}

const readStatus = async (server: TestServer, id: number) =>
  (await server.request("GET", `/v2/jobs/${id}`)).json.creationStatus;

test("a job of many documents gets its response before they are read, and is complete once they are", async () => {
  const server = await openTestServer();
  const { json: job } = await createJob(server, 3, 20);
  expect(job).toMatchObject({ creationStatus: "PENDING", stats: { numProjects: 20, sourceWords: 0 } });
  await server.settle();
  expect(await readStatus(server, job.id)).toBe("COMPLETE");
  const { json: projects } = await server.request("GET", `/v2/projects?id=${job.stats.projects[19].id}`);
  expect(projects[0].document.map((document: { name: string }) => document.name)).toEqual(["a.txt", "a.txt", "a.txt"]);
  expect((await createJob(server, 2, 25)).json.creationStatus).toBe("COMPLETE");
  await server.close();
});

test("a job has at most 200 pairs and 2,000 documents", async () => {
  const server = await openTestServer();
  const { status, json } = await createJob(server, 1, 201);
  expect([status, json.message]).toEqual([400, "languagePairs must be an array of 1 to 200 objects."]);
  const many = await createJob(server, 1000, 3);
  expect([many.status, many.json.message]).toEqual([400, "languagePairs must be an array of 1 to 2 objects."]);
  await server.close();
});

testOfSqlite("a job of many documents is made, read and deleted without long turns, and leaves nothing", async () => {
  const { on, takeMax } = countDatabase();
  const server = await openTestServer({ on });
  takeMax();
  const { json: job } = await createJob(server, 40, 25);
  // Its rows are written in one transaction.
  expect(takeMax()).toBeLessThan(2200);
  await server.settle();
  expect(await readStatus(server, job.id)).toBe("COMPLETE");
  takeMax();
  expect((await server.request("DELETE", `/v2/jobs/${job.id}`)).status).toBe(200);
  expect(await server.message("GET", `/v2/jobs/${job.id}`)).toEqual([404, `Job ${job.id} was not found.`]);
  expect(takeMax()).toBeLessThan(2200);
  await server.settle();
  expect(takeMax()).toBeLessThan(1100);
  for (const { id } of job.stats.projects) {
    for (const hidden of await server.core.store.documents.listHidden(server.organizationId, id)) {
      expect(await readAll(server.core.store.segments.pages(server.organizationId, hidden.id))).toEqual([]);
    }
  }
  await server.close();
});

testOfSqlite("twice the documents take twice the statements and rows", async () => {
  const { on, takeWork } = countDatabase();
  const server = await openTestServer({ on });
  const works: number[] = [];
  for (const files of [20, 40]) {
    takeWork();
    const { json: job } = await createJob(server, files, 20);
    await server.settle();
    await server.request("DELETE", `/v2/jobs/${job.id}`);
    await server.settle();
    works.push(takeWork());
  }
  const [few = 0, many = 0] = works;
  expect(many / few).toBeLessThan(2.1);
  await server.close();
});

test("documents that were read before the server stopped are not read again", async () => {
  const server = await openTestServer();
  const { json: job } = await createJob(server, 3, 20);
  const { store, queue } = server.core;
  const atomically = store.atomically.bind(store);
  const counted = { transactions: 0 };
  store.atomically = async (work) => {
    if (++counted.transactions === 40) await Promise.reject(new Error("stopped"));
    return atomically(work);
  };
  await queue.settle();
  expect(await readStatus(server, job.id)).toBe("PENDING");
  store.atomically = atomically;
  server.time.now += 60_000;
  await server.settle();
  expect(await readStatus(server, job.id)).toBe("COMPLETE");
  const segments: number[] = [];
  for (const project of job.stats.projects) {
    for (const { id } of await store.documents.ofProjects(server.organizationId, [project.id])) {
      segments.push((await readAll(store.segments.pages(server.organizationId, id))).length);
    }
  }
  expect(segments).toEqual(Array.from({ length: 60 }, () => 1));
  await server.close();
});

/** A document of many segments in a server whose largest turns are counted. */
async function largeDocument(count: number, headers: Record<string, string> = {}) {
  const { on, takeMax } = countDatabase();
  const server = await openTestServer({ on });
  const memoryId = await newMemory(server);
  const project = (await server.request("POST", "/v2/projects", { body: { name: "a", memory_id: memoryId } })).json;
  const max: number[] = [];
  const looking = async <T>(work: Promise<T>): Promise<T> => {
    takeMax();
    const done = await work;
    max.push(takeMax());
    return done;
  };
  const upload = (body: string) =>
    server.request("POST", "/v2/documents/files", {
      headers: { project_id: String(project.id), name: "a.txt", ...headers },
      body,
    });
  const text = Array.from({ length: count }, (_, at) => `Berth ${at}`).join("\n");
  const uploaded = await looking(upload(text));
  const { id } = uploaded.json;
  const document = async () => (await server.request("GET", `/v2/documents?id=${id}`)).json;
  const xliff = async () => (await server.request("GET", `/v2/documents/files?id=${id}&is_xliff=true`)).text;
  return { server, memoryId, project, uploaded, id, text, upload, document, xliff, looking, max };
}

/** XLIFF with all of its units translated. */
const finish = (xliff: string): string =>
  xliff.replaceAll(/<source>(.*)<\/source><target .*<\/target>/g, (_, source: string) => {
    return `<source>${source}</source><target state="translated">${source.toUpperCase()}</target>`;
  });

testOfSqlite("a document of many segments is read in the background, and in pages ever after", async () => {
  const { server, memoryId, project, uploaded, id, text, upload, document, xliff, looking, max } =
    await largeDocument(6000);
  expect(uploaded.json).toMatchObject({ import_in_progress: true, segments: [] });
  await looking(server.settle());
  const imported = await looking(document());
  expect(imported.import_succeeded).toBe(true);
  expect(imported.segments.map(({ source }: { source: string }) => source).join("\n")).toBe(text);
  const exported = await looking(xliff());
  expect(exported.match(/<trans-unit /g)).toHaveLength(6000);
  const fileOf = async () => (await server.request("GET", `/v2/documents/files?id=${id}&is_xliff=false`)).text;
  expect(await looking(fileOf())).toBe(text);
  const stats = await looking(server.request("POST", `/v2/jobs/${project.job_id}/stats`));
  expect(stats.json).toMatchObject({ sourceWords: 12_000, newWords: 12_000 });

  const result = await looking(upload(finish(exported)));
  expect(result.json).toMatchObject({ id, import_in_progress: true, segments: [] });
  await looking(server.settle());
  expect(
    (await looking(document())).segments.filter((one: { is_confirmed: boolean }) => one.is_confirmed),
  ).toHaveLength(6000);
  expect(await looking(fileOf())).toBe(text.toUpperCase());
  const job = (await server.request("GET", `/v2/jobs/${project.job_id}`)).json;
  expect(job.stats).toMatchObject({ sourceWords: 12_000, percentTranslated: 100 });
  expect((await server.request("GET", `/v2/memories/query?id=${memoryId}&query=Berth%207`)).json[0]).toMatchObject({
    target: "BERTH 7",
    score: 100,
  });
  expect(Math.max(...max)).toBeLessThan(1100);
  await server.close();
});

testOfSqlite("much finished XLIFF with one unit that does not fit changes nothing", async () => {
  const { server, upload, document, xliff } = await largeDocument(6000);
  await server.settle();
  const work = finish(await xliff());
  const last = work.lastIndexOf("Berth 5999");
  const { status } = await upload(`${work.slice(0, last)}Dock${work.slice(last + 5)}`);
  expect(status).toBe(400);
  await server.settle();
  const { segments, import_in_progress } = await document();
  expect([segments.filter(({ target }: { target: string }) => target !== "").length, import_in_progress]).toEqual([
    0,
    false,
  ]);
  await server.close();
});

testOfSqlite(
  "much finished XLIFF is seen only once all of it is taken over, also when the server stops in the middle",
  async () => {
    const { server, upload, document, xliff, id } = await largeDocument(6000);
    await server.settle();
    const work = finish(await xliff());
    await upload(work);
    const { store, queue } = server.core;
    const atomically = store.atomically.bind(store);
    let transactions = 0;
    store.atomically = async (run) => {
      if (++transactions === 5) await Promise.reject(new Error("stopped"));
      return atomically(run);
    };
    await queue.settle();
    store.atomically = atomically;
    expect(await document()).toMatchObject({ import_in_progress: true, segments: [] });
    const refused = [await server.message("GET", `/v2/documents/files?id=${id}`), await upload(work)];
    expect(refused).toMatchObject([[409, `Document ${id} is still being imported.`], { status: 409 }]);
    server.time.now += 60_000;
    await server.settle();
    const { segments } = await document();
    expect(segments.every((one: { is_confirmed: boolean }) => one.is_confirmed)).toBe(true);
    expect(segments).toHaveLength(6000);
    // The document doesn't change, so there is no import to wait for.
    expect((await upload(work)).json).toMatchObject({ import_in_progress: false });
    await server.close();
  },
);

testOfSqlite("a large document is pretranslated page by page", async () => {
  const { server, document, looking, max, memoryId } = await largeDocument(6000, { pretranslate: "TM" });
  const tmx = `<tmx version="1.4"><header srclang="en"/><body><tu><tuv xml:lang="en"><seg>Berth 5</seg></tuv><tuv xml:lang="de"><seg>Liegeplatz 5</seg></tuv></tu></body></tmx>`;
  await server.request("POST", "/v2/memories/import", {
    headers: { memory_id: String(memoryId), name: "a.tmx" },
    body: tmx,
  });
  await looking(server.settle());
  const { segments, is_pretranslating } = await document();
  expect([segments[5].target, is_pretranslating]).toEqual(["Liegeplatz 5", false]);
  expect(Math.max(...max)).toBeLessThan(1100);
  await server.close();
});

testOfSqlite(
  "finished XLIFF whose bytes are lost ends as a failed import, and is taken over when it is returned again",
  async () => {
    const { server, upload, document, xliff, id } = await largeDocument(6000);
    await server.settle();
    const work = finish(await xliff());
    await upload(work);
    const task = (await server.core.store.tasks.claim("lost", 1)) as Task;
    const { content } = task.input as TaskInputs["apply-work"];
    await server.files.delete(content);
    for (let tries = 0; tries < 6; tries++) {
      server.time.now += 60_000;
      await server.settle();
    }
    const state = { import_in_progress: false, import_succeeded: false, import_error_message: "Storage error" };
    expect(await document()).toMatchObject(state);
    expect((await server.request("GET", `/v2/documents/files?id=${id}`)).status).toBe(409);
    await upload(work);
    await server.settle();
    expect(await document()).toMatchObject({ import_succeeded: true, import_error_message: "" });
    const confirmed = (await document()).segments.filter((one: { is_confirmed: boolean }) => one.is_confirmed);
    expect(confirmed).toHaveLength(6000);
  },
);
