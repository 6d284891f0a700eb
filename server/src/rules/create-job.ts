import { limits } from "@parlance/api";
import { importDocument } from "../background/import-document.ts";
import { addTask } from "../background/queue.ts";
import { bytesOf } from "../files/read.ts";
import type { Caller } from "../http/authenticate.ts";
import type { Services } from "../services.ts";
import type { Document } from "../store/documents.ts";
import type { Job } from "../store/jobs.ts";
import type { Project } from "../store/projects.ts";
import type { Transaction } from "../store/store.ts";
import { finishImport } from "./finish-import.ts";
import { Happenings } from "./happenings.ts";
import type { JobPlan, ProjectPlan } from "./plan-job.ts";
import { damaged, type ReadDocument, readDocument, type Stoppable, type Unreadable } from "./read-document.ts";
import { fileOf } from "./visible.ts";

/** Files of so much in all are taken in before the answer. */
export const mostAtOnceBytes = Number(limits["import-in-request"].value);

export interface CreateJobOptions {
  /** Milliseconds that all imports wait. */
  delayMs?: number | undefined;
  /** All imports fail. */
  fails?: boolean;
}

/** Makes a job with its projects and documents, and takes small files in at once. */
export async function createJob(
  services: Pick<Services, "store" | "files" | "filters" | "engines" | "log"> & Stoppable,
  caller: Caller,
  plan: JobPlan,
  { delayMs, fails = false }: CreateJobOptions,
): Promise<Job> {
  const sizeBytes = plan.files.reduce((sum, file) => sum + file.sizeBytes, 0);
  const isSmall = delayMs === undefined && sizeBytes <= mostAtOnceBytes;
  const read = isSmall && !fails ? await readAll(services, caller, plan) : undefined;
  return services.store.atomically(async (tx) => {
    const { organizationId } = caller;
    const fileIds = new Set(plan.files.map(({ id }) => id));
    await tx.files.hold(organizationId, [...fileIds]);
    // A file may have been deleted before.
    for (const id of fileIds) await fileOf(tx, caller, id);
    const { id: jobId } = await tx.jobs.create(organizationId, plan.job);
    const made = await makeProjects(tx, organizationId, jobId, plan);
    for (const { project, document, imports, pair, file } of made) {
      const result = fails ? damaged : read?.[pair]?.[file];
      const subject = `job:${jobId}`;
      // Making a job is told to nobody.
      if (result) await finishImport(tx, project, document, result, imports, new Happenings());
      else
        await addTask(tx, importDocument, {
          organizationId,
          subject,
          delayMs: delayMs ?? 0,
          input: { documentId: document.id, ...imports },
        });
    }
    return (await tx.jobs.find(organizationId, jobId)) as Job;
  });
}

/** For each pair and file. */
async function readAll(
  services: Pick<Services, "store" | "files" | "filters" | "engines" | "log"> & Stoppable,
  { organizationId }: Caller,
  { files, projects }: JobPlan,
): Promise<(ReadDocument | Unreadable)[][]> {
  const contents: Uint8Array[] = [];
  for (const { content } of files) contents.push(await bytesOf(await services.files.read(content)));
  const read: (ReadDocument | Unreadable)[][] = [];
  for (const { project, readings, imports } of projects) {
    const ofPair: (ReadDocument | Unreadable)[] = [];
    for (const [index, { name, id }] of files.entries()) {
      const document = { name, reading: readings[index] ?? null };
      const languages = { ...project, organizationId };
      ofPair.push(
        await readDocument(services, document, languages, contents[index] as Uint8Array, imports, { file: id }),
      );
    }
    read.push(ofPair);
  }
  return read;
}

interface Made {
  project: Project;
  document: Document;
  imports: ProjectPlan["imports"];
  pair: number;
  file: number;
}

async function makeProjects(tx: Transaction, organizationId: number, jobId: number, plan: JobPlan): Promise<Made[]> {
  const made: Made[] = [];
  for (const [pair, { project: planned, assignments, readings, imports }] of plan.projects.entries()) {
    const project = await tx.projects.create(organizationId, { ...planned, jobId });
    const projectId = project.id;
    await tx.projects.assign(
      organizationId,
      assignments.map((assignment) => ({ ...assignment, projectId })),
    );
    const pretranslation = imports.pretranslation ? "pending" : "idle";
    for (const [file, { name, content }] of plan.files.entries()) {
      const reading = readings[file] ?? null;
      const document = await tx.documents.create(organizationId, { projectId, name, content, reading, pretranslation });
      made.push({ project, document, imports, pair, file });
    }
  }
  return made;
}
