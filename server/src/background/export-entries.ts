import { FilterError } from "@openparlance/filters/filter-error";
import { MissingFileError } from "../core/file-store.ts";
import type { ZipEntry } from "../files/zip.ts";
import { describeReassembly } from "../rules/translation-failure.ts";
import { fileNames, folderNames } from "../rules/zip-names.ts";
import { checkerOf, checkParts, Findings, listRecorded } from "../services/documents/check-document.ts";
import { writeTranslatedFile } from "../services/documents/export-document.ts";
import { memoryWriter, toMemoryPairs } from "../services/memories/export-memory.ts";
import type { Document } from "../store/jobs/documents.ts";
import type { Project } from "../store/jobs/projects.ts";
import type { RunningTask } from "./queue.ts";

export class ExportError extends Error {
  override readonly name = "ExportError";
  /** The document whose file could not be built. */
  readonly documentId: number | undefined;

  constructor(message: string, documentId?: number, options?: ErrorOptions) {
    super(message, options);
    this.documentId = documentId;
  }
}

/** A folder for each project, with its imported documents. */
export async function* fileEntries(
  task: RunningTask,
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
      task.signal.throwIfAborted();
      yield {
        name: `${folder}${names[at]}`,
        parts: [await awaitFile(document, writeTranslatedFile(task, document, project))],
      };
    }
  }
}

async function awaitFile({ id }: Document, translated: Promise<Uint8Array>): Promise<Uint8Array> {
  try {
    return await translated;
  } catch (error) {
    if (!(error instanceof FilterError)) throw error;
    const isLost = error.cause instanceof MissingFileError;
    throw new ExportError(isLost ? "Storage error" : describeReassembly(error), id, { cause: error });
  }
}

/** A TMX file for each memory that still exists. */
export async function* memoryEntries(
  { store, signal }: RunningTask,
  projects: readonly Project[],
  documents: readonly Document[],
): AsyncGenerator<ZipEntry> {
  for (const [memoryId, own] of Map.groupBy(projects, (project) => project.memoryId)) {
    const { organizationId } = own[0] as Project;
    const memory = await store.memories.findForWork(organizationId, memoryId);
    if (!memory) continue;
    const writer = await memoryWriter(memory, "tmx");
    const ids = new Set(own.map(({ id }) => id));
    const parts = async function* () {
      for (const { id, projectId } of documents) {
        signal.throwIfAborted();
        if (!ids.has(projectId)) continue;
        for await (const entries of store.entries.ofDocument(organizationId, memoryId, id)) {
          yield writer.push(await toMemoryPairs(store, organizationId, entries));
        }
      }
      yield writer.end();
    };
    yield { name: `memory-${memoryId}.tmx`, parts: parts() };
  }
}

export function checksEntry(task: RunningTask, projects: readonly Project[], documents: readonly Document[]): ZipEntry {
  const { store, signal } = task;
  const byId = new Map(projects.map((project) => [project.id, project]));
  const parts = async function* () {
    const encoder = new TextEncoder();
    let separator = "";
    yield encoder.encode('{"documents":[');
    for (const document of documents) {
      const project = byId.get(document.projectId);
      if (!project || document.importState !== "succeeded") continue;
      const about = { id: document.id, name: document.name, project_id: project.id };
      yield encoder.encode(`${separator}${JSON.stringify(about).slice(0, -1)},"findings":[`);
      const counts = new Findings(0);
      for await (const part of checkParts(store, document, await checkerOf(task, project), signal)) {
        const elements = part.findings.map((finding) => JSON.stringify(finding)).join(",");
        const hasBegun = counts.errors + counts.warnings > 0;
        counts.add(part);
        if (elements !== "") yield encoder.encode(hasBegun ? `,${elements}` : elements);
      }
      const { segments, errors, warnings } = counts;
      const recorded = await listRecorded(store, document);
      yield encoder.encode(`],${JSON.stringify({ segments, errors, warnings, recorded }).slice(1)}`);
      separator = ",";
    }
    yield encoder.encode("]}\n");
  };
  return { name: "qa.json", parts: parts() };
}
