import { limits } from "@openparlance/api";
import { expect, test } from "vitest";
import { openJobFixture } from "../../../testing/job-fixture.ts";
import type { BytesName } from "../../core/file-store.ts";
import type { NewDocument } from "../../store/jobs/documents.ts";

type Harbor = Awaited<ReturnType<typeof openJobFixture>>;

const limitOf = (limit: keyof typeof limits) => Number(limits[limit].value);

async function openHarbor() {
  const harbor = await openJobFixture();
  const memoryId = await harbor.createMemory();
  const job = await harbor.createJob(memoryId);
  return { ...harbor, memoryId, jobId: job.id, projectId: job.stats.projects[0].id };
}

/** Adds documents to a project, with running imports. */
async function addDocuments({ core, organizationId }: Harbor, projectId: number, count: number) {
  const document: NewDocument = {
    projectId,
    name: "a.txt",
    content: "a" as BytesName,
    reading: null,
    pretranslation: "idle",
    sizeBytes: 1,
  };
  return core.store.documents.createAll(organizationId, Array<NewDocument>(count).fill(document));
}

test("a job has room for a stated number of documents", async () => {
  const harbor = await openHarbor();
  await addDocuments(harbor, harbor.projectId, limitOf("job-documents-total") - 2);
  expect((await harbor.uploadDocument(harbor.projectId, "The last one.")).status).toBe(200);
  const { status, json } = await harbor.uploadDocument(harbor.projectId, "One more.");
  expect([status, json.message]).toEqual([
    400,
    "project_id must be a project of a job with fewer than 10000 documents.",
  ]);
});

test("a job has room for a stated number of projects", async () => {
  const harbor = await openHarbor();
  const { projects } = harbor.core.store;
  const [project] = await projects.presentIn(harbor.organizationId, harbor.jobId);
  if (!project) return expect.unreachable();
  for (let at = 2; at < limitOf("job-projects"); at++) await projects.create(harbor.organizationId, project);
  const body = { name: "More", memory_id: harbor.memoryId, job_id: harbor.jobId };
  expect((await harbor.request("POST", "/v2/projects", { body })).status).toBe(200);
  expect(await harbor.message("POST", "/v2/projects", { body })).toEqual([
    400,
    "job_id must be a job with fewer than 1000 projects.",
  ]);
});

test("an organization imports a stated number of documents at a time", async () => {
  const harbor = await openHarbor();
  const max = limitOf("imports-under-way");
  const [first] = await addDocuments(harbor, harbor.projectId, max - 51);
  const fileId = await harbor.uploadFile("leaflet.txt", "The ferry leaves at ten.");
  const languagePairs = Array(51).fill({ memoryId: harbor.memoryId });
  const body = { name: "Spring", fileIds: [fileId], srcLang: "en", languagePairs };
  expect((await harbor.request("POST", "/v2/jobs", { body })).status).toBe(200);
  const refused = await harbor.request("POST", "/v2/jobs", { body });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  // An import that ends before the response doesn't count.
  expect((await harbor.createJob(harbor.memoryId)).creationStatus).toBe("COMPLETE");
  const { documents } = harbor.core.store;
  await documents.failImports(harbor.organizationId, first?.id as number, 51, "Storage error");
  expect((await harbor.request("POST", "/v2/jobs", { body })).status).toBe(200);
});
