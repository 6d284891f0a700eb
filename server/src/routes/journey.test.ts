import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { allEvents, openJobFixture } from "../../testing/job-fixture.ts";

test("a job from its files to its delivery", async () => {
  const harbour = await openJobFixture();
  const { request: send, settle, time } = harbour;
  await harbour.listen(...allEvents);
  const memoryId = await harbour.createMemory();
  const users = await send("GET", "/v2/workflows/templates");
  const review = users.json[1];
  const stageOf = (type: string) =>
    review.stages.find(({ assignmentType }: { assignmentType: string }) => assignmentType === type).id;

  const job = await harbour.createJob(memoryId, {
    job: { due: "2025-04-30T16:00:00Z" },
    pair: {
      workflowTemplateId: review.id,
      workflowStageAssignments: [{ workflowStageTemplateId: stageOf("TRANSLATE"), email: "ana@harbour.example" }],
    },
  });
  expect(job).toMatchObject({
    name: "Spring leaflets",
    creationStatus: "COMPLETE",
    status: "active",
    due: "2025-04-30T16:00:00.000Z",
    deliveredAt: null,
    isProcessing: 0,
    stats: {
      exactWords: 13,
      fuzzyWords: 5,
      newWords: 0,
      sourceWords: 18,
      numDeliveredProjects: 0,
      numLanguagePairs: 1,
      numProjects: 1,
      percentReviewed: 0,
      percentTranslated: 0,
      uniqueLanguagePairs: 1,
      uniqueLinguists: 1,
      workflowStatus: "READY_TO_START",
    },
  });
  expect(job.stats.projects[0]).toMatchObject({
    srcLang: "en",
    srcLocale: "GB",
    trgLang: "de",
    trgLocale: "DE",
    numSourceTokens: 21,
    memoryId,
    state: "backlog",
    due: "2025-04-30T16:00:00.000Z",
    workflowName: "Translate > Review",
  });
  expect(await harbour.events()).toEqual([]);

  const projectId = job.stats.projects[0].id;
  const document = await harbour.documentOf(projectId);
  expect(document).toMatchObject({ translator_email: "ana@harbour.example", reviewer_email: null });
  const xliff = await send("GET", `/v2/documents/files?id=${document.id}`);
  expect(xliff.headers.get("content-disposition")).toContain('filename="leaflet.txt.xliff"');
  expect(xliff.text).toContain('<file original="leaflet.txt" source-language="en-GB" target-language="de-DE"');

  time.now += 60_000;
  const worked = await harbour.work(document, undefined, ["Die Fähre legt um zehn Uhr ab.", "translated"]);
  const [, ferry] = worked.json.segments;
  expect(worked.json.id).toBe(document.id);
  expect(ferry).toMatchObject({ target: "Die Fähre legt um zehn Uhr ab.", is_confirmed: true, is_reviewed: false });
  const [match] = await harbour.matchesOf(memoryId, ferry.source);
  expect(match).toMatchObject({
    score: 100,
    metadata: { segment_id: ferry.id, resource_name: "leaflet.txt", user_email: "admin@localhost" },
  });
  expect(await harbour.events()).toEqual([`JOB_UPDATE ${job.id}`, `PROJECT_UPDATE ${projectId}`]);
  expect((await harbour.projectsOf(`?id=${projectId}`))[0]).toMatchObject({
    state: "inProgress",
    workflowStatus: "IN_PROGRESS",
  });

  await harbour.work(document, ["Der rote Bus hält am Hafen.", "signed-off"], undefined, [
    "Landgang frei halten!",
    "translated",
  ]);
  expect((await send("GET", `/v2/jobs/${job.id}`)).json.stats).toMatchObject({
    percentTranslated: 100,
    percentReviewed: 44,
    workflowStatus: "IN_PROGRESS",
  });
  expect((await harbour.projectsOf())[0].state).toBe("inReview");
  expect(await harbour.events()).toEqual([`JOB_UPDATE ${job.id}`, `PROJECT_UPDATE ${projectId}`]);

  const delivered = await send("POST", `/v2/jobs/${job.id}/deliver`);
  expect(delivered.json).toMatchObject({
    status: "delivered",
    deliveredAt: "2025-03-10T10:01:00.000Z",
    stats: { numDeliveredProjects: 1, workflowStatus: "DONE" },
  });
  await settle();
  const bodies = harbour.received.splice(0).map(({ headers, body }) => [headers["parlance-event"], body]);
  expect(bodies).toEqual([
    [
      "JOB_DELIVER",
      {
        OrganizationId: harbour.organizationId,
        id: job.id,
        name: "Spring leaflets",
        due: "2025-04-30T16:00:00.000Z",
        isDelivered: 1,
        deliveredAt: "2025-03-10T10:01:00.000Z",
      },
    ],
    ["PROJECT_DELIVER", { OrganizationId: harbour.organizationId, id: projectId }],
  ]);

  const request = await send("GET", `/v2/jobs/${job.id}/export?type=files`);
  expect([request.status, request.text]).toEqual([200, ""]);
  expect((await send("GET", `/v2/jobs/${job.id}`)).json.isProcessing).toBe(1);
  await settle();
  expect((await send("GET", `/v2/jobs/${job.id}`)).json.isProcessing).toBe(0);
  const zip = await send("GET", `/v2/jobs/${job.id}/download`);
  expect(zip.headers.get("content-disposition")).toContain(`filename="job-${job.id}.zip"`);
  const entries = unzipSync(zip.bytes);
  expect(Object.keys(entries)).toEqual(["en-GB_to_de-DE/", "en-GB_to_de-DE/leaflet.txt"]);
  expect(strFromU8(entries["en-GB_to_de-DE/leaflet.txt"] as Uint8Array)).toBe(
    "Der rote Bus hält am Hafen.\nDie Fähre legt um zehn Uhr ab.\nLandgang frei halten!\n",
  );
  expect(harbour.errors).toEqual([]);
  await harbour.close();
});
