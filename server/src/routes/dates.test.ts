import { expect, test } from "vitest";
import { sharedJobFixture } from "../../testing/job-fixture.ts";

const fixture = sharedJobFixture();

const noDates = ["tomorrow", "2025-13-45", "2025-02-30", "", "NaN", 1.5, true, {}, [], 1e300, 2 ** 53, -(2 ** 53)];
const neverDates = [...noDates, 8_640_000_000_001_000, 253_402_300_800_000, "253402300800000"];

test.each(neverDates)("%j is no due date, wherever one is requested", async (due) => {
  const { id, stats } = await fixture.createJob(fixture.memoryId);
  const projectId = stats.projects[0].id;
  const fileIds = [await fixture.uploadFile("a.txt", "a")];
  const job = { name: "Signs", fileIds, srcLang: "en", languagePairs: [{ memoryId: fixture.memoryId }] };
  const requests: [string, string, object, string][] = [
    ["POST", "/v2/jobs", { ...job, due }, "due"],
    ["POST", "/v2/jobs", { ...job, languagePairs: [{ ...job.languagePairs[0], dueDate: due }] }, "dueDate"],
    ["PUT", `/v2/jobs/${id}`, { dueDate: due }, "dueDate"],
    ["PUT", `/v2/jobs/${id}`, { due }, "due"],
    ["POST", "/v2/projects", { memory_id: fixture.memoryId, name: "Signs", due_date: due }, "due_date"],
    ["PUT", "/v2/projects", { id: projectId, due_date: due }, "due_date"],
  ];
  for (const [method, target, body, name] of requests) {
    const location = name === "dueDate" && method === "POST" ? "languagePairs[0].dueDate" : name;
    expect(await fixture.message(method, target, { body })).toEqual([400, `${location} must be a date.`]);
  }
  expect((await fixture.request("GET", "/v2/jobs")).status).toBe(200);
});

test.each([
  "/v2/projects?from_time",
  "/v2/projects?to_time",
  "/v2/translate/file?fromTime",
  "/v2/translate/file?toTime",
])("%s is a date", async (target) => {
  const name = target.split("?")[1];
  for (const time of ["2025-13-45", "tomorrow", "9007199254740991", "1e300"])
    expect(await fixture.message("GET", `${target}=${time}`)).toEqual([400, `${name} must be a date.`]);
  for (const time of [
    "2025-03-10",
    "1741600800",
    "1741600800000",
    "1741600800.75",
    "1.7416008e+09",
    "9999-12-31T23:59:59Z",
  ])
    expect((await fixture.request("GET", `${target}=${encodeURIComponent(time)}`)).status).toBe(200);
});

test("a due date that an older server accepted is returned as the nearest that can be written", async () => {
  const { id, stats } = await fixture.createJob(fixture.memoryId);
  const { store } = fixture.core;
  await store.atomically(async (tx) => {
    await tx.jobs.update(fixture.organizationId, id, { due: 9e15 });
    await tx.projects.update(fixture.organizationId, stats.projects[0].id, { due: -9e15 });
  });
  const [job] = (await fixture.request("GET", "/v2/jobs?limit=1")).json;
  expect([job.due, job.stats.projects[0].due]).toEqual(["9999-12-31T23:59:59.999Z", "0000-01-01T00:00:00.000Z"]);
  const [project] = (await fixture.request("GET", `/v2/projects?id=${stats.projects[0].id}`)).json;
  expect(project.due_date).toBe(-62_167_219_200);
  expect((await fixture.request("POST", `/v2/jobs/${id}/archive`)).status).toBe(200);
});
