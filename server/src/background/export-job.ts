import { FilterError, type MemoryPair, tmxWriter } from "@parlance/filters";
import { bytesOf } from "../files/read.ts";
import { type ZipEntry, zipOf } from "../files/zip.ts";
import type { EngineEntry } from "../ports.ts";
import { erase } from "../rules/change-job.ts";
import { localeOf, translatedFileOf } from "../rules/export-document.ts";
import { telling } from "../rules/happenings.ts";
import { fileNames, folderNames } from "../rules/zip-names.ts";
import type { Document } from "../store/documents.ts";
import type { Project } from "../store/projects.ts";
import type { Transaction } from "../store/store.ts";
import type { ExportType } from "../store/tables/jobs.ts";
import type { RunningTask, TaskKind } from "./queue.ts";

interface Input {
  jobId: number;
  type: ExportType;
  /** Only the last export's result is kept. */
  exportNo: number;
  /** It is to fail. */
  fails: boolean;
}

/** How an export ended, with the document that it failed for. */
type Outcome = { content: string } | { error: string; documentId?: number };

/** A document whose file could not be put together. */
class DocumentError extends Error {
  override readonly name = "DocumentError";
  readonly documentId: number;

  constructor(documentId: number, cause: FilterError) {
    super(cause.reason, { cause });
    this.documentId = documentId;
  }
}

/** Builds the ZIP of a job's files, or of what its documents put into the memories. */
export const exportJob: TaskKind<Input> = {
  name: "export-job",
  async run(input, task) {
    const { store, files, organizationId, finish } = task;
    const projects = await store.projects.presentIn(organizationId, input.jobId);
    const documents = await store.documents.ofProjects(
      organizationId,
      projects.map(({ id }) => id),
    );
    const outcome = await build(input, task, projects, documents);
    try {
      await finish((tx) => endExport(tx, organizationId, input, outcome));
    } catch (error) {
      if ("content" in outcome) await files.delete(outcome.content);
      throw error;
    }
  },
  giveUp: (input, tx, { organizationId }) => endExport(tx, organizationId, input, { error: "Storage error" }),
};

async function build(
  { type, fails }: Input,
  task: RunningTask,
  projects: readonly Project[],
  documents: readonly Document[],
): Promise<Outcome> {
  if (fails) return { error: "File reassembly error" };
  const entries = type === "files" ? fileEntries(task, projects, documents) : memoryEntries(task, projects, documents);
  try {
    return { content: (await task.files.write(zipOf(entries, task.clock()))).name };
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return { error: error.message, documentId: error.documentId };
  }
}

/** A folder for each project, with its documents that were imported. */
async function* fileEntries(
  { store, files, signal }: RunningTask,
  projects: readonly Project[],
  documents: readonly Document[],
): AsyncGenerator<ZipEntry> {
  const folders = folderNames(projects);
  for (const [index, project] of projects.entries()) {
    const folder = folders[index] as string;
    yield { name: folder };
    const own = documents.filter(
      ({ projectId, importState }) => projectId === project.id && importState === "succeeded",
    );
    const names = fileNames(own.map(({ name }) => name));
    for (const [at, document] of own.entries()) {
      signal.throwIfAborted();
      const segments = await store.segments.of(project.organizationId, document.id);
      const bytes = await bytesOf(await files.read(document.content));
      yield {
        name: `${folder}${names[at]}`,
        parts: [fileOf(document, () => translatedFileOf(document, project, segments, bytes))],
      };
    }
  }
}

function fileOf({ id }: Document, build: () => Uint8Array): Uint8Array {
  try {
    return build();
  } catch (error) {
    if (error instanceof FilterError) throw new DocumentError(id, error);
    throw error;
  }
}

/** A TMX file for each memory that is there. */
async function* memoryEntries(
  { store, signal }: RunningTask,
  projects: readonly Project[],
  documents: readonly Document[],
): AsyncGenerator<ZipEntry> {
  for (const [memoryId, own] of Map.groupBy(projects, (project) => project.memoryId)) {
    const { organizationId } = own[0] as Project;
    const memory = await store.memories.findForWork(organizationId, memoryId);
    if (!memory) continue;
    const writer = tmxWriter({
      sourceLanguage: localeOf(memory.sourceLang, memory.sourceRegion),
      targetLanguage: localeOf(memory.targetLang, memory.targetRegion),
      tool: { name: "Parlance", version: "1" },
    });
    const ids = new Set(own.map(({ id }) => id));
    const parts = async function* () {
      for (const { id, projectId } of documents) {
        signal.throwIfAborted();
        if (!ids.has(projectId)) continue;
        for await (const entries of store.entries.ofDocument(organizationId, memoryId, id)) {
          yield writer.push(entries.map(pairOf));
        }
      }
      yield writer.end();
    };
    yield { name: `memory-${memoryId}.tmx`, parts: parts() };
  }
}

const pairOf = ({ source, target, userEmail, createdAt, updatedAt }: EngineEntry): MemoryPair => ({
  ...{ source, target, createdBy: userEmail, changedBy: userEmail },
  ...{ createdAt: Math.floor(createdAt / 1000), changedAt: Math.floor(updatedAt / 1000) },
});

async function endExport(
  tx: Transaction,
  organizationId: number,
  { jobId, type, exportNo }: Input,
  outcome: Outcome,
): Promise<void> {
  await telling(tx, organizationId, async (happenings) => {
    const job = await tx.jobs.findForChange(organizationId, jobId);
    const content = "content" in outcome ? outcome.content : null;
    if (!job || job.exportNo !== exportNo) {
      if (content !== null) await erase(tx, organizationId, content);
      return;
    }
    if (type === "files") await endDocumentExports(tx, organizationId, jobId, outcome);
    await tx.jobs.update(organizationId, jobId, {
      isProcessing: content === null ? -2 : 0,
      exportState: content === null ? "failed" : "done",
      exportContent: content,
      ...("error" in outcome && { processingError: outcome.error }),
    });
    happenings.job(jobId, "JOB_UPDATE");
  });
}

/** One document fails an export; what was built of the others is of no use then. */
async function endDocumentExports(tx: Transaction, organizationId: number, jobId: number, outcome: Outcome) {
  const projects = await tx.projects.presentIn(organizationId, jobId);
  const documents = await tx.documents.ofProjects(
    organizationId,
    projects.map(({ id }) => id),
  );
  const running = documents.filter(({ exportState }) => exportState === "running").map(({ id }) => id);
  if ("content" in outcome) await tx.documents.setExport(organizationId, running, "succeeded");
  else {
    const failed = outcome.documentId === undefined ? running : [outcome.documentId];
    await tx.documents.setExport(organizationId, running, "none");
    await tx.documents.setExport(organizationId, failed, "failed", outcome.error);
  }
}
