import { limits } from "@openparlance/api";
import type { Caller } from "../../core/caller.ts";
import { fileLost } from "../../core/errors.ts";
import type { FileBytes } from "../../core/filters.ts";
import { unlessLost } from "../../files/read.ts";
import type { Document } from "../../store/jobs/documents.ts";
import type { Job } from "../../store/jobs/jobs.ts";
import type { Project } from "../../store/jobs/projects.ts";
import type { Transaction } from "../../store/store.ts";
import { requireFile } from "../access/access.ts";
import { documentChangesOf, storeSegments } from "../documents/finish-import.ts";
import {
  damaged,
  maxSegmentsInRequest,
  type ReadResult,
  type ReadServices,
  readDocument,
  tooManyAtOnce,
} from "../documents/read-document.ts";
import { DomainEvents } from "../domain-events.ts";
import { moveProject } from "../progress.ts";
import type { Services } from "../services.ts";
import { addTask } from "../tasks.ts";
import { requireRoomToImport } from "./job-limits.ts";
import type { JobPlan, ProjectPlan } from "./plan-job.ts";

/** The limit of the total size of files that are imported before the response. */
export const maxAtOnceBytes = Number(limits["import-in-request"].value);

/** The limit of documents that are imported before the response. */
const maxAtOnce = Number(limits["documents-in-request"].value);

type JobServices = ReadServices & Pick<Services, "files">;

export async function createJob(services: JobServices, caller: Caller, plan: JobPlan): Promise<Job> {
  const documents = plan.files.length * plan.projects.length;
  const sizeBytes = plan.files.reduce((sum, file) => sum + file.sizeBytes, 0) * plan.projects.length;
  const isSmall = sizeBytes <= maxAtOnceBytes && documents <= maxAtOnce;
  const read = isSmall ? await readAll(services, caller, plan) : undefined;
  const readable = read?.filter((result) => "figures" in result);
  const segment = readable?.reduce((sum, { segments }) => sum + segments.length, 0) ?? 0;
  await services.store.ids.prepare({ job: 1, project: plan.projects.length, document: documents, segment });
  return services.store.atomically(async (tx) => {
    const { organizationId } = caller;
    if (!read) await requireRoomToImport(tx, organizationId, documents);
    const fileIds = new Set(plan.files.map(({ id }) => id));
    await tx.files.hold(organizationId, [...fileIds]);
    // Another request may have deleted a file.
    for (const id of fileIds) await requireFile(tx, caller, id);
    const learning = listLearning(plan, read);
    await tx.memories.hold(organizationId, learning);
    const creationStatus = readable === undefined ? "PENDING" : readable.length > 0 ? "COMPLETE" : "FAILED";
    const job = await tx.jobs.create(organizationId, { ...plan.job, creationStatus });
    const created = await makeProjects(tx, organizationId, job.id, plan, read);
    if (read) {
      for (const [index, { project, document, imports }] of created.entries()) {
        const result = read[index];
        if (result && "figures" in result) await storeSegments(tx, project, document, result, imports);
      }
      const firsts = created.filter((_, index) => index % plan.files.length === 0);
      // Without confirmed segments, a project keeps its first state. Creating a job sends no event.
      for (const { project } of firsts.filter(({ project }) => learning.includes(project.memoryId)))
        await moveProject(tx, project, new DomainEvents());
    } else {
      const imports = plan.projects.map((project) => project.imports);
      const input = { jobId: job.id, first: created[0]?.document.id ?? 0, files: plan.files.length, imports };
      const subject = `job:${job.id}`;
      await addTask(tx, "import-documents", { organizationId, subject, input });
    }
    return job;
  });
}

/** Reads each file for each pair, in the order of the documents; undefined when one has too many segments. */
async function readAll(services: JobServices, { organizationId }: Caller, { files, projects }: JobPlan) {
  const contents: FileBytes[] = [];
  // Every pair opens these bytes, so they are not moved to a thread.
  for (const { content, id } of files) {
    contents.push({ bytes: await unlessLost(services.files.readWhole(content), (cause) => fileLost(id, cause)) });
  }
  const all: ReadResult[] = [];
  for (const { project, readings, imports, memory } of projects) {
    for (const [index, { name, id }] of files.entries()) {
      const document = { name, reading: readings[index] ?? null };
      const languages = { ...project, organizationId };
      const bytes = contents[index] as FileBytes;
      const options = { autoAccept: imports.autoAccept, maxSegments: maxSegmentsInRequest, memory };
      const read = await readDocument(services, document, languages, bytes, options, { file: id });
      if (read === tooManyAtOnce) return undefined;
      all.push(read);
    }
  }
  return all;
}

const listLearning = ({ projects, files }: JobPlan, read: readonly ReadResult[] = []): number[] =>
  projects.flatMap(({ project }, pair) =>
    read
      .slice(pair * files.length, (pair + 1) * files.length)
      .flatMap((each) => ("figures" in each && each.figures.confirmed > 0 ? [project.memoryId] : [])),
  );

async function makeProjects(
  tx: Transaction,
  organizationId: number,
  jobId: number,
  plan: JobPlan,
  read: readonly ReadResult[] | undefined,
): Promise<{ project: Project; document: Document; imports: ProjectPlan["imports"] }[]> {
  const projects: Project[] = [];
  for (const { project: planned, assignments } of plan.projects) {
    const project = await tx.projects.create(organizationId, { ...planned, jobId });
    const projectId = project.id;
    const assigned = assignments.map((assignment) => ({ ...assignment, projectId }));
    await tx.projects.assign(organizationId, assigned);
    projects.push(project);
  }
  const documents = await tx.documents.createAll(
    organizationId,
    plan.projects.flatMap(({ readings, imports }, pair) => {
      const pretranslation = imports.pretranslation ? "pending" : "idle";
      const projectId = projects[pair]?.id as number;
      return plan.files.map(({ name, content, sizeBytes }, file) => ({
        projectId,
        name,
        content,
        reading: readings[file] ?? null,
        pretranslation,
        sizeBytes: pair === 0 ? sizeBytes : null,
        ...(read && documentChangesOf(read[pair * plan.files.length + file] ?? damaged)),
      }));
    }),
  );
  return documents.map((document, index) => {
    const pair = Math.floor(index / plan.files.length);
    const imports = plan.projects[pair]?.imports as ProjectPlan["imports"];
    return { project: projects[pair] as Project, document, imports };
  });
}
