import { describe, expect, test } from "vitest";
import { openJobFixture, sharedJobFixture } from "../../testing/job-fixture.ts";

const fixture = sharedJobFixture();

const create = async (input: object) => {
  const body = { memory_id: fixture.memoryId, name: "Spring leaflets", ...input };
  const { status, json } = await fixture.request("POST", "/v2/projects", { body });
  return [status, json.message ?? json];
};

describe("creating a project", () => {
  test("creates a job of the same name for it, and sends no event", async () => {
    await fixture.events();
    const metadata = { connectorId: 7, ticket: "HS-118", isUrgent: true };
    const [, project] = await create({ due_date: "1746028800", metadata, sample_review_percentage: 20 });
    expect(project).toMatchObject({
      memory_id: fixture.memoryId,
      srclang: "en",
      trglang: "de",
      srclocale: "GB",
      trglocale: "DE",
      name: "Spring leaflets",
      state: "backlog",
      due_date: 1746028800,
      archived: false,
      metadata,
      sample_review_percentage: 20,
      workflowStatus: "READY_TO_START",
      document: [],
      created_at: 1741600800,
      updated_at: 1741600800,
    });
    const job = (await fixture.request("GET", `/v2/jobs/${project.job_id}`)).json;
    expect(job).toMatchObject({ name: "Spring leaflets", creationStatus: "COMPLETE", status: "active" });
    expect(job.due).toBe("2025-04-30T16:00:00.000Z");
    expect(await fixture.events()).toEqual([]);
  });

  test("in a job sends the job's event", async () => {
    const job = await fixture.createJob(fixture.memoryId);
    await fixture.events();
    const [, project] = await create({ job_id: job.id, workflow_template_name: "Translate > Review", metadata: null });
    expect(project).toMatchObject({ job_id: job.id, metadata: {}, sample_review_percentage: 100, due_date: null });
    const { stats } = (await fixture.request("GET", `/v2/jobs/${job.id}`)).json;
    expect(stats).toMatchObject({ numProjects: 2, numLanguagePairs: 2, uniqueLanguagePairs: 1 });
    expect(stats.projects[1].workflowName).toBe("Translate > Review");
    expect(await fixture.events()).toEqual([`JOB_UPDATE ${job.id}`]);
  });

  test("in a closed job is refused", async () => {
    const { id } = await fixture.createJob(fixture.memoryId);
    for (const [action, status] of [
      ["deliver", "delivered"],
      ["archive", "archived"],
    ]) {
      await fixture.request("POST", `/v2/jobs/${id}/${action}`);
      expect(await create({ job_id: id })).toEqual([409, `Job ${id} is ${status}.`]);
    }
  });

  test.each([
    [{ memory_id: 999999 }, 404, "Memory 999999 was not found."],
    [{ job_id: 999999 }, 404, "Job 999999 was not found."],
    [{ workflowTemplateId: 999999 }, 404, "Workflow 999999 was not found."],
    [{ workflow_template_name: "Proofread" }, 404, "Workflow Proofread was not found."],
    [{ external_model_id: 999999 }, 404, "Model 999999 was not found."],
    [{ domainId: 999999 }, 404, "Domain 999999 was not found."],
    [{ name: undefined }, 400, "name is required."],
    [{ sample_review_percentage: 101 }, 400, "sample_review_percentage must be an integer between 0 and 100."],
    [{ job_type: "NO" }, 400, "job_type must be one of TRANSLATION, PROMPT_RESPONSE."],
  ])("with %j is refused", async (input, status, text) => {
    expect(await create(input)).toEqual([status, text]);
  });

  test("takes a form as well", async () => {
    const body = new URLSearchParams({ memory_id: String(fixture.memoryId), name: "Form" }).toString();
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    expect((await fixture.request("POST", "/v2/projects", { body, headers })).json).toMatchObject({ name: "Form" });
  });
});

test("projects are listed by every condition given, those that are not there left out", async () => {
  const other = await openJobFixture();
  const memory = await other.createMemory();
  const make = async (input: object) => {
    const body = { memory_id: memory, name: "P", ...input };
    return (await other.request("POST", "/v2/projects", { body })).json;
  };
  const a = await make({ metadata: { connectorId: 7 } });
  other.time.now += 10_000;
  const b = await make({ metadata: { connectorId: "7" } });
  const c = await make({ metadata: { connectorId: "8" } });
  await other.uploadDocument(c.id, "The ferry leaves at ten.");
  const [{ document }] = await other.projectsOf(`?id=${c.id}`);
  await other.work(document[0], ["Um zehn.", "translated"]);
  await other.request("POST", `/v2/jobs/${b.job_id}/archive`);
  const listed = async (query: string) => (await other.projectsOf(query)).map(({ id }: { id: number }) => id);
  expect(await listed("")).toEqual([a.id, b.id, c.id]);
  expect(await listed(`?id=${c.id},999999&id=${a.id}`)).toEqual([a.id, c.id]);
  expect(await listed("?id=999999")).toEqual([]);
  expect(await listed("?archived=false")).toEqual([a.id, c.id]);
  expect(await listed("?connector_id=7")).toEqual([a.id, b.id]);
  expect(await listed("?state=done")).toEqual([c.id]);
  expect(await listed("?srclang=EN&trglang=de&state=backlog")).toEqual([a.id, b.id]);
  expect(await listed("?srclang=de")).toEqual([]);
  expect(await listed(`?from_time=${a.created_at + 10}`)).toEqual([b.id, c.id]);
  expect(await listed(`?to_time=${a.created_at + 10}`)).toEqual([a.id]);
  expect(await listed(`?from_time=2025-03-10T10:00:10Z&connector_id=8`)).toEqual([c.id]);
  await other.close();
});

test("a deleted project leaves its entries in the memory and itself in the job", async () => {
  const memory = await fixture.createMemory({ entries: [] });
  const job = await fixture.createJob(memory);
  const { id } = job.stats.projects[0];
  await fixture.work(await fixture.documentOf(id), ["Der rote Bus hält am alten Hafen.", "translated"]);
  await fixture.events();
  expect((await fixture.request("DELETE", `/v2/projects?id=${id}`)).json).toEqual({ id, deleted: true });
  expect(await fixture.events()).toEqual([`JOB_UPDATE ${job.id}`]);
  expect(await fixture.projectsOf(`?id=${id}`)).toEqual([]);
  expect(await fixture.message("DELETE", `/v2/projects?id=${id}`)).toEqual([404, `Project ${id} was not found.`]);
  const { stats } = (await fixture.request("GET", `/v2/jobs/${job.id}`)).json;
  expect(stats).toMatchObject({
    numProjects: 0,
    sourceWords: 0,
    percentTranslated: 0,
    workflowStatus: "READY_TO_START",
  });
  expect(stats.projects).toMatchObject([{ id, isDeleted: true }]);
  await fixture.request("DELETE", `/v2/jobs/${job.id}`);
  expect(await fixture.matchesOf(memory, "The red bus stops at the old harbour.")).toHaveLength(1);
});

describe("changing a project, undocumented,", () => {
  test("changes what was sent, and sends events when it is archived or restored", async () => {
    const job = await fixture.createJob(fixture.memoryId);
    const { id } = job.stats.projects[0];
    await fixture.events();
    const update = async (input: object) => {
      const { json } = await fixture.request("PUT", "/v2/projects", { body: { id, ...input } });
      return [json, await fixture.events()];
    };
    const metadata = { connectorId: "new" };
    const [changed, report] = await update({ name: " New ", due_date: "1746028800", metadata });
    expect(changed).toMatchObject({ id, name: "New", due_date: 1746028800, metadata, archived: false });
    expect(changed.document).toHaveLength(1);
    expect(report).toEqual([]);
    expect((await fixture.projectsOf("?connector_id=new"))[0].id).toBe(id);
    expect((await update({ due_date: null }))[0].due_date).toBeNull();
    const [archived, archiveEvents] = await update({ archived: true });
    expect([archived.archived, archiveEvents]).toEqual([true, [`PROJECT_UPDATE ${id}`]]);
    expect((await update({ archived: true }))[1]).toEqual([]);
    expect((await fixture.request("GET", `/v2/jobs/${job.id}`)).json.status).toBe("active");
    expect((await fixture.uploadDocument(id, "One.")).json.message).toBe(`Project ${id} is archived.`);
    expect((await update({ archived: false }))[1]).toEqual([`PROJECT_UPDATE ${id}`]);
  });

  test("finds only what is there", async () => {
    expect(await fixture.message("PUT", "/v2/projects", { body: { id: 999999 } })).toEqual([
      404,
      "Project 999999 was not found.",
    ]);
    expect(await fixture.message("PUT", "/v2/projects", { body: {} })).toEqual([400, "id is required."]);
  });
});
