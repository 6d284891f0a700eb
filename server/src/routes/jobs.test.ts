import { describe, expect, test } from "vitest";
import { leaflet, openJobFixture, sharedJobFixture } from "../../testing/job-fixture.ts";

const fixture = sharedJobFixture();

const fetchJob = async (id: number) => (await fixture.request("GET", `/v2/jobs/${id}`)).json;
const act = async (id: number, action: string) => (await fixture.request("POST", `/v2/jobs/${id}/${action}`)).json;

describe("creating a job", () => {
  const create = async (input: object) => {
    const { status, json } = await fixture.request("POST", "/v2/jobs", {
      body: {
        name: "Signs",
        fileIds: [await fixture.uploadFile("a.txt", leaflet)],
        srcLang: "en",
        languagePairs: [{ memoryId: fixture.memoryId }],
        ...input,
      },
    });
    return [status, json.message ?? json];
  };
  const pair = (input: object) => create({ languagePairs: [{ memoryId: fixture.memoryId, ...input }] });

  test("refuses languages and regions that are none, before it looks for anything", async () => {
    const fileIds = [999999];
    const noLanguage = (name: string) => [400, `${name} must be an ISO 639-1 code, not "xx".`];
    const noRegion = (name: string) => [400, `${name} must be an ISO 3166-1 region, not "XX".`];
    expect(await create({ fileIds, srcLang: "xx" })).toEqual(noLanguage("srcLang"));
    expect(await create({ fileIds, srcLocale: "XX" })).toEqual(noRegion("srcLocale"));
    expect(await pair({ trgLang: "xx" })).toEqual(noLanguage("languagePairs[0].trgLang"));
    expect(await pair({ trgLocale: "XX" })).toEqual(noRegion("languagePairs[0].trgLocale"));
  });

  test("refuses what is not there", async () => {
    expect(await create({ fileIds: [999999] })).toEqual([404, "File 999999 was not found."]);
    expect(await pair({ memoryId: 999999 })).toEqual([404, "Memory 999999 was not found."]);
    expect(await pair({ externalModelId: 999999 })).toEqual([404, "Model 999999 was not found."]);
    expect(await pair({ configId: 999999 })).toEqual([404, "Filter configuration 999999 was not found."]);
    expect(await pair({ workflowTemplateId: 999999 })).toEqual([404, "Workflow 999999 was not found."]);
    expect(await pair({ workflowTemplateName: "Proofread" })).toEqual([404, "Workflow Proofread was not found."]);
    expect(await create({ workflowTemplateId: 999999 })).toEqual([404, "Workflow 999999 was not found."]);
    expect(await create({ domainId: 999999 })).toEqual([404, "Domain 999999 was not found."]);
  });

  test("refuses a deleted file and another user's memory", async () => {
    const id = await fixture.uploadFile("gone.txt", leaflet);
    await fixture.request("DELETE", `/v2/files?id=${id}`);
    expect(await create({ fileIds: [id] })).toEqual([410, `File ${id} was deleted.`]);
    const other = await fixture.createMemory({ key: await fixture.createKey("other@localhost"), entries: [] });
    const body = {
      name: "x",
      fileIds: [await fixture.uploadFile("a.txt", "a")],
      srcLang: "en",
      languagePairs: [{ memoryId: other }],
    };
    expect(await fixture.message("POST", "/v2/jobs", { body })).toEqual([
      401,
      `Unauthorized: memory ${other} is not shared with you.`,
    ]);
  });

  test("refuses what does not fit together", async () => {
    const fits = (a: string, b: string) => [400, `Memory ${fixture.memoryId} translates en to de, not ${a} to ${b}.`];
    expect(await create({ srcLang: "fr" })).toEqual(fits("fr", "de"));
    expect(await pair({ trgLang: "fr" })).toEqual(fits("en", "fr"));
    const [template] = (await fixture.request("GET", "/v2/workflows/templates")).json;
    const stages = (...workflowStageAssignments: object[]) => pair({ workflowStageAssignments });
    expect(await stages({ workflowStageTemplateId: 999999 })).toEqual([
      400,
      `Stage 999999 cannot be assigned in workflow ${template.id}.`,
    ]);
    expect(await stages({ workflowStageTemplateId: template.stages[0].id, email: "a@b.example" })).toEqual([
      400,
      `Stage ${template.stages[0].id} cannot be assigned in workflow ${template.id}.`,
    ]);
    expect(await stages({ workflowStageTemplateId: template.stages[1].id, userId: 999999 })).toEqual([
      400,
      "User 999999 is not in this organization.",
    ]);
  });

  test.each([
    [{ name: undefined }, "name is required."],
    [{ fileIds: [] }, "fileIds must be an array of 1 to 1000 integers."],
    [{ languagePairs: [{}] }, "languagePairs[0].memoryId is required."],
    [{ due: "tomorrow" }, "due must be a date."],
  ])("with %j it is refused", async (input, text) => {
    expect(await create(input)).toEqual([400, text]);
  });

  test("makes a project for each pair and a document for each file, in the order given", async () => {
    const second = await fixture.createMemory({ entries: [] });
    const fileIds = [await fixture.uploadFile("b.txt", "One."), await fixture.uploadFile("a.txt", "Two.")];
    const [, job] = await create({
      fileIds,
      srcLang: "EN",
      due: "2025-05-01",
      languagePairs: [
        { memoryId: fixture.memoryId, dueDate: "2025-04-01T12:00:00+02:00" },
        { memoryId: second, trgLocale: "at" },
      ],
    });
    const [first, other] = job.stats.projects;
    expect(first).toMatchObject({
      due: "2025-04-01T10:00:00.000Z",
      trgLocale: "DE",
      srcLocale: "GB",
      memoryId: fixture.memoryId,
    });
    expect(other).toMatchObject({ due: "2025-05-01T00:00:00.000Z", trgLocale: "AT", workflowName: "Translate" });
    const projects = await fixture.projectsOf(`?id=${first.id},${other.id}`);
    for (const project of projects) {
      expect(project).toMatchObject({ name: "Signs", job_id: job.id, metadata: {}, sample_review_percentage: 100 });
      expect(project.document.map(({ name }: { name: string }) => name)).toEqual(["b.txt", "a.txt"]);
    }
    expect(job.stats).toMatchObject({ numProjects: 2, numLanguagePairs: 2, uniqueLanguagePairs: 2, sourceWords: 4 });
  });

  test("is done when one file can be read, and fails when none can", async () => {
    const binary = await fixture.uploadFile("a.bin", "x");
    const [, half] = await create({ fileIds: [binary, await fixture.uploadFile("a.txt", "One.")] });
    expect(half.creationStatus).toBe("COMPLETE");
    const [{ document: documents }] = await fixture.projectsOf(`?id=${half.stats.projects[0].id}`);
    expect(documents[0]).toMatchObject({
      import_succeeded: false,
      import_error_message: "Unsupported file type: no filter supports this extension",
    });
    expect(documents[1]).toMatchObject({ import_succeeded: true, import_error_message: "" });
    const [, none] = await create({ fileIds: [binary, await fixture.uploadFile("b.txt", "")] });
    expect(none.creationStatus).toBe("FAILED");
    expect((await fixture.documentOf(none.stats.projects[0].id)).import_error_message).toBe(
      "Unsupported file type: no filter supports this extension",
    );
  });

  test("of large files continues after the response and sends an event", async () => {
    await fixture.events();
    const lines = Array.from({ length: 1200 }, (_, line) => `Line ${line} ${"harbour ".repeat(120)}`);
    const job = await fixture.createJob(fixture.memoryId, { file: lines.join("\n") });
    expect(job).toMatchObject({ creationStatus: "PENDING", stats: { sourceWords: 0 } });
    expect(await fixture.documentOf(job.stats.projects[0].id)).toMatchObject({ import_in_progress: true });
    expect(await fixture.message("GET", `/v2/jobs/${job.id}/export?type=files`)).toEqual([
      409,
      `Job ${job.id} is still being created.`,
    ]);
    await fixture.core.queue.settle();
    expect(await fetchJob(job.id)).toMatchObject({ creationStatus: "COMPLETE", stats: { sourceWords: 1200 * 122 } });
    expect(await fixture.events()).toEqual([`JOB_UPDATE ${job.id}`]);
  });

  test("takes ten seconds, or fails, when that is requested", async () => {
    await fixture.events();
    const pending = await fixture.createJob(fixture.memoryId, { fault: "creation-pending" });
    await fixture.settle();
    expect((await fetchJob(pending.id)).creationStatus).toBe("PENDING");
    fixture.time.now += 10_000;
    await fixture.core.queue.settle();
    expect((await fetchJob(pending.id)).creationStatus).toBe("COMPLETE");
    expect(await fixture.events()).toEqual([`JOB_UPDATE ${pending.id}`]);
    expect((await fixture.createJob(fixture.memoryId, { fault: "creation-failure" })).creationStatus).toBe("FAILED");
  });

  test("reads files by the configuration of the pair, else by the domain's", async () => {
    const { store } = fixture.core;
    const { organizationId } = fixture;
    const config = {
      name: "Commas",
      description: "",
      format: "plaintext",
      options: {},
      subfilters: {},
      segmentation: "sentence" as const,
      segmentationName: "Commas",
    };
    const [domain] = (await fixture.request("GET", "/v3/domains")).json.items;
    const configs = (await fixture.request("GET", "/v3/domains")).json.items[0].filterConfigs;
    const csv = configs.find(({ filterConfig }: { filterConfig: string }) => filterConfig === "csv").id;
    const sourcesOf = async (input: object) => {
      const job = await fixture.createJob(fixture.memoryId, { name: "a.txt", file: "Red,Blue\n", ...input });
      const document = await fixture.documentOf(job.stats.projects[0].id);
      return [...(await fixture.xliffOf(document.id)).matchAll(/<source>(.*?)<\/source>/g)].map(([, source]) => source);
    };
    expect(await sourcesOf({})).toEqual(["Red,Blue"]);
    expect(await sourcesOf({ pair: { configId: csv } })).toEqual(["Red", "Blue"]);
    const options = { domainIds: [domain.domainId], isDefault: true };
    const srx = `<srx version="2.0"><header cascade="no"/><body><languagerules><languagerule languagerulename="x"><rule><beforebreak>,</beforebreak><afterbreak></afterbreak></rule></languagerule></languagerules><maprules><languagemap languagepattern=".*" languagerulename="x"/></maprules></body></srx>`;
    await store.atomically((tx) => tx.domains.addFilterConfig(organizationId, { ...config, srx }, options));
    expect(await sourcesOf({ job: { domainId: domain.domainId } })).toEqual(["Red,", "Blue"]);
    const whole = { ...config, srx: "", segmentation: "paragraph" as const };
    const configId = await store.atomically((tx) => tx.domains.addFilterConfig(organizationId, whole, options));
    const file = "Red is red. Blue is not.\n";
    expect(await sourcesOf({ file })).toEqual(["Red is red.", "Blue is not."]);
    expect(await sourcesOf({ file, pair: { configId } })).toEqual(["Red is red. Blue is not."]);
  });
});

test("a job that could not be created is read, changed, archived and deleted, and no more", async () => {
  const { id } = await fixture.createJob(fixture.memoryId, { name: "a.bin" });
  const failed = [409, `Job ${id} could not be created.`];
  expect(await fixture.message("POST", `/v2/jobs/${id}/deliver`)).toEqual(failed);
  expect(await fixture.message("POST", `/v2/jobs/${id}/reactivate`)).toEqual(failed);
  expect(await fixture.message("GET", `/v2/jobs/${id}/export?type=files`)).toEqual(failed);
  expect((await fixture.request("PUT", `/v2/jobs/${id}`, { body: { name: "New" } })).json.name).toBe("New");
  expect((await act(id, "archive")).status).toBe("archived");
  expect((await act(id, "unarchive")).status).toBe("active");
  expect((await fixture.request("DELETE", `/v2/jobs/${id}`)).json).toEqual({ id });
  expect(await fixture.message("GET", `/v2/jobs/${id}`)).toEqual([404, `Job ${id} was not found.`]);
});

describe("listing jobs", () => {
  test("gives the newest first, page by page, by what was delivered and archived", async () => {
    const other = await openJobFixture();
    const memory = await other.createMemory({ entries: [] });
    const ids: number[] = [];
    for (let count = 0; count < 4; count++) ids.push((await other.createJob(memory)).id);
    const [a, b, c, d] = ids as [number, number, number, number];
    const listed = async (query = "") =>
      (await other.request("GET", `/v2/jobs${query}`)).json.map(({ id }: { id: number }) => id);
    expect(await listed()).toEqual([d, c, b, a]);
    expect(await listed("?offset=1&limit=2")).toEqual([c, b]);
    for (const id of [a, b]) await other.request("POST", `/v2/jobs/${id}/deliver`);
    for (const id of [b, c]) await other.request("POST", `/v2/jobs/${id}/archive`);
    expect(await listed("?isDelivered=true&isArchived=false")).toEqual([a]);
    expect(await listed("?isDelivered=True")).toEqual([b, a]);
    expect(await listed("?isArchived=1")).toEqual([c, b]);
    expect(await listed("?isArchived=0&isDelivered=0")).toEqual([d]);
    await other.close();
  });

  test.each([
    ["limit=51", "limit must be an integer between 1 and 50."],
    ["limit=0", "limit must be an integer between 1 and 50."],
    ["isArchived=maybe", "isArchived must be a boolean."],
  ])("refuses %s", async (query, text) => {
    expect(await fixture.message("GET", `/v2/jobs?${query}`)).toEqual([400, text]);
  });
});

describe("updating a job", () => {
  test("changes what was sent and sends events for name, due date and an end of processing", async () => {
    const { id, stats } = await fixture.createJob(fixture.memoryId, { job: { due: "2025-04-30T16:00:00Z" } });
    await fixture.events();
    const update = async (body: object) => {
      const { json } = await fixture.request("PUT", `/v2/jobs/${id}`, { body });
      const reports = await fixture.events();
      return [json.name, json.due, json.isProcessing, reports.length];
    };
    const due = "2025-04-30T16:00:00.000Z";
    expect(await update({})).toEqual(["Spring leaflets", due, 0, 0]);
    expect(await update({ name: " New " })).toEqual(["New", due, 0, 1]);
    expect(await update({ name: "New", due })).toEqual(["New", due, 0, 0]);
    expect(await update({ dueDate: 1746201600, due: null })).toEqual(["New", "2025-05-02T16:00:00.000Z", 0, 1]);
    expect(await update({ dueDate: 1746201600000 })).toEqual(["New", "2025-05-02T16:00:00.000Z", 0, 0]);
    expect(await update({ due: null })).toEqual(["New", null, 0, 1]);
    expect(await update({ isProcessing: "1" })).toEqual(["New", null, 1, 0]);
    expect(await update({ isProcessing: -2, processingErrorMsg: "offline" })).toEqual(["New", null, -2, 1]);
    expect(await update({ isProcessing: "-2" })).toEqual(["New", null, -2, 0]);
    expect(await update({ isProcessing: 0 })).toEqual(["New", null, 0, 1]);
    expect((await fetchJob(id)).stats.projects[0].due).toBe(stats.projects[0].due);
  });

  test("refuses another value", async () => {
    const body = { isProcessing: 2 };
    expect(await fixture.message("PUT", "/v2/jobs/1", { body })).toEqual([
      400,
      "isProcessing must be one of 0, 1, -2.",
    ]);
  });
});

describe("the life of a job", () => {
  test("archiving takes the linguists off and puts projects away; unarchiving does not bring the linguists back", async () => {
    const [template] = (await fixture.request("GET", "/v2/workflows/templates")).json;
    const assignment = { workflowStageTemplateId: template.stages[1].id, email: "ana@harbour.example" };
    const { id, stats } = await fixture.createJob(fixture.memoryId, {
      pair: { workflowStageAssignments: [assignment] },
    });
    const projectId = stats.projects[0].id;
    await fixture.events();
    expect(stats.uniqueLinguists).toBe(1);

    const archived = await act(id, "archive");
    expect(archived).toMatchObject({ status: "archived", deliveredAt: null, stats: { uniqueLinguists: 0 } });
    expect(archived.stats.projects[0].isArchived).toBe(true);
    expect(await fixture.documentOf(projectId)).toMatchObject({ translator_email: null });
    expect(await fixture.projectsOf(`?id=${projectId}&archived=false`)).toEqual([]);
    expect(await fixture.events()).toEqual([`JOB_UPDATE ${id}`, `PROJECT_UPDATE ${projectId}`]);
    expect((await act(id, "archive")).status).toBe("archived");
    expect(await fixture.events()).toEqual([]);
    for (const action of ["deliver", "reactivate"]) {
      expect(await fixture.message("POST", `/v2/jobs/${id}/${action}`)).toEqual([409, `Job ${id} is archived.`]);
    }
    expect((await fixture.uploadDocument(projectId, "One.")).json.message).toBe(`Project ${projectId} is archived.`);

    const active = await act(id, "unarchive");
    expect(active).toMatchObject({ status: "active", stats: { uniqueLinguists: 0 } });
    expect(active.stats.projects[0].isArchived).toBe(false);
    expect(await fixture.events()).toEqual([`JOB_UPDATE ${id}`, `PROJECT_UPDATE ${projectId}`]);
    await act(id, "unarchive");
    expect(await fixture.events()).toEqual([]);
  });

  test("a delivery finishes the projects, and a reactivation leaves them so until something changes", async () => {
    const { id, stats } = await fixture.createJob(fixture.memoryId);
    const projectId = stats.projects[0].id;
    await fixture.events();
    expect(await act(id, "deliver")).toMatchObject({ status: "delivered", stats: { workflowStatus: "DONE" } });
    expect(await fixture.events()).toEqual([`JOB_DELIVER ${id}`, `PROJECT_DELIVER ${projectId}`]);
    expect((await act(id, "deliver")).status).toBe("delivered");
    expect((await act(id, "unarchive")).status).toBe("delivered");
    expect(await fixture.events()).toEqual([]);
    const closed = `Project ${projectId} is delivered.`;
    expect((await fixture.uploadDocument(projectId, "One.")).json.message).toBe(closed);

    const reactivated = await act(id, "reactivate");
    expect(reactivated).toMatchObject({ status: "active", deliveredAt: null, stats: { workflowStatus: "DONE" } });
    expect(await fixture.events()).toEqual([`JOB_UPDATE ${id}`]);
    await fixture.uploadDocument(projectId, "One.");
    expect((await fixture.projectsOf(`?id=${projectId}`))[0].state).toBe("backlog");
    expect(await fixture.events()).toEqual([`JOB_UPDATE ${id}`, `PROJECT_UPDATE ${projectId}`]);
  });

  test("work under way when a job was delivered changes nothing of that, and counts when it is open again", async () => {
    const { id, stats } = await fixture.createJob(fixture.memoryId, {
      fault: "creation-pending",
      pair: { pretranslate: true },
    });
    const projectId = stats.projects[0].id;
    await act(id, "deliver");
    await fixture.events();
    fixture.time.now += 10_000;
    await fixture.core.queue.settle();
    expect(await fetchJob(id)).toMatchObject({
      creationStatus: "COMPLETE",
      status: "delivered",
      stats: { sourceWords: 18 },
    });
    expect((await fixture.projectsOf(`?id=${projectId}`))[0]).toMatchObject({ state: "done", workflowStatus: "DONE" });
    expect(await fixture.events()).toEqual([`JOB_UPDATE ${id}`]);

    await act(id, "reactivate");
    await fixture.events();
    const { json } = await fixture.uploadDocument(projectId, "One.", { "parlance-fault": "import-pending" });
    expect([json.import_in_progress, (await fixture.projectsOf(`?id=${projectId}`))[0].state]).toEqual([true, "done"]);
    expect(await fixture.events()).toEqual([`PROJECT_UPDATE ${projectId}`]);
    fixture.time.now += 10_000;
    await fixture.core.queue.settle();
    expect((await fixture.projectsOf(`?id=${projectId}`))[0].state).toBe("backlog");
    expect(await fixture.events()).toEqual([`JOB_UPDATE ${id}`, `PROJECT_UPDATE ${projectId}`]);
  });

  test("an archived job keeps its delivery date until it is unarchived", async () => {
    const { id } = await fixture.createJob(fixture.memoryId);
    const { deliveredAt } = await act(id, "deliver");
    expect(deliveredAt).toMatch(/Z$/);
    expect(await act(id, "archive")).toMatchObject({ status: "archived", deliveredAt });
    expect(await act(id, "unarchive")).toMatchObject({
      status: "active",
      deliveredAt: null,
      stats: { workflowStatus: "DONE" },
    });
  });
});

test("words are counted again against the memories as they are, own entries left aside", async () => {
  const memory = await fixture.createMemory({ entries: [] });
  const job = await fixture.createJob(memory);
  expect(job.stats).toMatchObject({ exactWords: 0, fuzzyWords: 0, newWords: 18 });
  const document = await fixture.documentOf(job.stats.projects[0].id);
  await fixture.work(document, ["Der rote Bus hält am alten Hafen.", "translated"]);
  const count = async () => (await fixture.request("POST", `/v2/jobs/${job.id}/stats`)).json;
  expect(await count()).toMatchObject({ exactWords: 0, newWords: 18 });
  const other = await fixture.createJob(memory, {
    file: "The red bus stops at the old harbour.\nThe ferry leaves at nine.",
  });
  expect(other.stats).toMatchObject({ exactWords: 8, newWords: 5 });
  const second = await fixture.documentOf(other.stats.projects[0].id);
  await fixture.work(second, undefined, ["Die Fähre legt um neun ab.", "translated"]);
  const figures = { sourceWords: 18, exactWords: 0, fuzzyWords: 5, newWords: 13 };
  expect(await count()).toEqual({ ...figures, projects: [{ id: job.stats.projects[0].id, ...figures }] });
  expect((await fetchJob(job.id)).stats).toMatchObject(figures);
});

test("a deleted job removes its documents' entries from memories, not its source files, and sends no event", async () => {
  const memory = await fixture.createMemory({ entries: [] });
  const job = await fixture.createJob(memory);
  const [project] = await fixture.projectsOf(`?id=${job.stats.projects[0].id}`);
  await fixture.work(project.document[0], ["Der rote Bus hält am alten Hafen.", "translated"]);
  expect(await fixture.matchesOf(memory, "The red bus stops at the old harbour.")).toHaveLength(1);
  await fixture.events();
  expect((await fixture.request("DELETE", `/v2/jobs/${job.id}`)).json).toEqual({ id: job.id });
  await fixture.core.queue.settle();
  expect(await fixture.events()).toEqual([]);
  expect(await fixture.matchesOf(memory, "The red bus stops at the old harbour.")).toEqual([]);
  expect(await fixture.projectsOf(`?id=${project.id}`)).toEqual([]);
  expect(await fixture.message("GET", `/v2/documents/files?id=${project.document[0].id}`)).toEqual([
    404,
    `Document ${project.document[0].id} was not found.`,
  ]);
  expect(await fixture.message("DELETE", `/v2/jobs/${job.id}`)).toEqual([404, `Job ${job.id} was not found.`]);
  const files = (await fixture.request("GET", "/v2/files")).json;
  const source = files.findLast(({ name }: { name: string }) => name === "leaflet.txt");
  expect((await fixture.request("GET", `/v2/files/download?id=${source.id}`)).text).toBe(leaflet);
});
