import { expect, test } from "vitest";
import { openJobFixture } from "../../testing/job-fixture.ts";
import { exportTermbase } from "./export-termbase.ts";
import { pretranslate } from "./pretranslate.ts";

type Harbour = Awaited<ReturnType<typeof openJobFixture>>;

/** Deletes the bytes of a job's documents, so that reading them fails. */
async function loseFiles({ core, organizationId, files }: Harbour, projectId: number): Promise<void> {
  for (const { content } of await core.store.documents.ofProjects(organizationId, [projectId]))
    await files.delete(content);
}

/** Runs all tasks until they end or have used up their attempts. */
async function settleForGood({ core, time }: Harbour): Promise<void> {
  for (let tries = 0; tries < 6; tries++) {
    await core.queue.settle();
    time.now += 60_000;
  }
}

test("an import whose file is lost ends as one that can't be read, and its job as failed", async () => {
  const harbour = await openJobFixture();
  const memory = await harbour.createMemory();
  const pair = { pretranslate: true };
  const job = await harbour.createJob(memory, { fault: "creation-pending", pair });
  const projectId = job.stats.projects[0].id;
  await harbour.listen("JOB_UPDATE");
  await loseFiles(harbour, projectId);
  harbour.time.now += 10_000;
  await settleForGood(harbour);
  expect((await harbour.request("GET", `/v2/jobs/${job.id}`)).json.creationStatus).toBe("FAILED");
  expect(await harbour.documentOf(projectId)).toMatchObject({
    import_in_progress: false,
    import_succeeded: false,
    import_error_message: "File extraction error",
    is_pretranslating: false,
  });
  expect(await harbour.events()).toEqual([`JOB_UPDATE ${job.id}`]);
  expect(harbour.errors).toHaveLength(5);
  await harbour.close();
});

test("an export whose files are lost fails in the end, and no one waits for it", async () => {
  const harbour = await openJobFixture();
  const job = await harbour.createJob(await harbour.createMemory());
  const projectId = job.stats.projects[0].id;
  await loseFiles(harbour, projectId);
  await harbour.request("GET", `/v2/jobs/${job.id}/export?type=files`);
  await settleForGood(harbour);
  expect((await harbour.request("GET", `/v2/jobs/${job.id}`)).json.isProcessing).toBe(-2);
  expect((await harbour.request("GET", `/v2/jobs/${job.id}/download`)).status).toBe(409);
  expect(await harbour.documentOf(projectId)).toMatchObject({
    export_in_progress: false,
    export_succeeded: false,
    export_error_message: "Storage error",
  });
  await harbour.close();
});

test("an export of terms that is given up leaves no file of an earlier one to download", async () => {
  const harbour = await openJobFixture();
  const { core, request: send } = harbour;
  const memory = await harbour.createMemory();
  const download = async () => (await send("GET", `/v2/memories/termbase/download?id=${memory}`)).status;
  await send("POST", `/v2/memories/termbase/export?id=${memory}`);
  await core.queue.settle();
  expect(await download()).toBe(200);
  await send("POST", `/v2/memories/termbase/export?id=${memory}`);
  const task = await core.store.tasks.claim("last", 30_000);
  await core.store.atomically(async (tx) =>
    exportTermbase.giveUp?.(task?.input as never, tx, task as NonNullable<typeof task>),
  );
  expect(await download()).toBe(409);
  await harbour.close();
});

test("a pretranslation that crashed is taken up again, one that is given up leaves nothing pending", async () => {
  const harbour = await openJobFixture();
  const { organizationId, core, time } = harbour;
  const memory = await harbour.createMemory();
  const pretranslated = async () => {
    const job = await harbour.createJob(memory, { pair: { pretranslate: true } });
    const projectId = job.stats.projects[0].id;
    // The task is no longer left to this process.
    time.now += 2000;
    return { jobId: job.id, projectId, document: await harbour.documentOf(projectId) };
  };
  const crashed = await pretranslated();
  await core.store.tasks.claim("crashed", 30_000);
  await core.store.documents.update(organizationId, crashed.document.id, { pretranslation: "running" });
  time.now += 30_000;
  await core.queue.settle();
  expect(await harbour.documentOf(crashed.projectId)).toMatchObject({ status: { pretranslation: "idle" } });
  expect((await harbour.xliffOf(crashed.document.id)).match(/state="needs-review-translation"/g)).toHaveLength(3);

  const lost = await pretranslated();
  const task = await core.store.tasks.claim("last", 30_000);
  await core.store.atomically(async (tx) =>
    pretranslate.giveUp?.(task?.input as never, tx, task as NonNullable<typeof task>),
  );
  expect(await harbour.documentOf(lost.projectId)).toMatchObject({ status: { pretranslation: "idle" } });

  const deleted = await pretranslated();
  await harbour.request("DELETE", `/v2/jobs/${deleted.jobId}`);
  await core.queue.settle();
  const left = await core.store.documents.ofProjects(organizationId, [deleted.projectId]);
  expect([left, harbour.errors]).toEqual([[], []]);
  await harbour.close();
});
