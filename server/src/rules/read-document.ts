import { limits } from "@parlance/api";
import { FilterError } from "@parlance/filters/filter-error";
import type { MemoryEngines } from "../engine/memory-engines.ts";
import type { Facts, FileFilters, Log, OpenFile } from "../ports.ts";
import type { Services } from "../services.ts";
import type { Document } from "../store/documents.ts";
import type { AskedMemory } from "../store/memories.ts";
import type { Project } from "../store/projects.ts";
import type { NewSegment } from "../store/segments.ts";
import type { Store } from "../store/store.ts";
import type { Reading } from "./extract.ts";
import { type Leverage, leverageOf, sizeOf } from "./leverage.ts";
import { askedState } from "./segment-state.ts";

/** Texts looked up at a time. */
const batchSize = 500;

/** A file as its document will have it. */
export interface ReadDocument {
  segments: NewSegment[];
  tokens: number;
  leverage: Leverage;
}

/** A file with more segments is read after the response. */
export const maxSegmentsInRequest = Number(limits["segments-in-request"].value);

/** Why a file cannot be read, in the words of the API. */
export interface Unreadable {
  reason: string;
}

export const damaged: Unreadable = { reason: "File extraction error" };

/** Work that its signal ends. */
export interface Stoppable {
  signal?: AbortSignal | undefined;
}

/** A file that has more segments than are read before the response. */
export const tooManyAtOnce: Unreadable = { reason: "too many segments" };

type Languages = Pick<Project, "organizationId" | "memoryId" | "sourceLang" | "targetLang">;

/** The file of a document as its filter has it. Throws FilterError. */
export function openDocument(
  filters: FileFilters,
  { name, reading }: Pick<Document, "name" | "reading">,
  { organizationId, sourceLang, targetLang }: Languages,
  bytes: Uint8Array,
  signal: AbortSignal | undefined,
): Promise<OpenFile> {
  const how = reading === null ? undefined : (JSON.parse(reading) as Reading);
  return filters.open({ name, bytes, sourceLang, targetLang, reading: how }, { organizationId, signal });
}

/**
 * Reads the file of a new document and counts its words against the memory.
 *
 * @param autoAccept whether the states of translations that the file brings are obeyed; otherwise they are drafts
 * @param maxSegments with more it is {@link tooManyAtOnce}
 * @param about which file it is, for the log
 */
export async function readDocument(
  { engines, store, filters, log, signal }: Pick<Services, "engines" | "store" | "filters" | "log"> & Stoppable,
  document: Pick<Document, "name" | "reading">,
  project: Languages,
  bytes: Uint8Array,
  { autoAccept, maxSegments = Infinity }: { autoAccept: boolean; maxSegments?: number },
  about: Facts,
): Promise<ReadDocument | Unreadable> {
  const file = await openDocument(filters, document, project, bytes, signal).catch((error) =>
    unreadable(error, log, { organization: project.organizationId, ...about }),
  );
  if ("reason" in file) return file;
  let tokens = 0;
  const segments: NewSegment[] = [];
  if (file.size > maxSegments) {
    file.close();
    return tooManyAtOnce;
  }
  try {
    for await (const page of file.segments()) {
      for (const { source, target = "", state } of page) {
        const size = sizeOf(source, project.sourceLang);
        tokens += size.tokens;
        const asked = autoAccept ? askedState({ target, state }, true) : "draft";
        segments.push({ position: segments.length, source, target, state: asked, words: size.words });
      }
    }
  } finally {
    file.close();
  }
  return { segments, tokens, leverage: await countAgainst(engines, await memoryOf(store, project), segments) };
}

/** What is said of a file that a filter cannot read; where it broke stands in the log. */
export function unreadable(error: unknown, log: Log, about: Facts): Unreadable {
  if (!(error instanceof FilterError)) throw error;
  log("document unreadable", { ...about, reason: error.withoutText });
  return { reason: error.reason };
}

/** The memory of a project; undefined when it was deleted. */
export async function memoryOf(
  store: Pick<Store, "memories">,
  { organizationId, memoryId: id, sourceLang, targetLang }: Languages,
): Promise<AskedMemory | undefined> {
  const memory = await store.memories.findForWork(organizationId, id);
  if (!memory) return undefined;
  const { sourceRegion, targetRegion } = memory;
  return { id, organizationId, sourceLang, targetLang, sourceRegion, targetRegion };
}

/** The words of segments by what a memory knows of them, their own document left aside; a memory that is gone knows nothing. */
export async function countAgainst(
  engines: MemoryEngines,
  memory: AskedMemory | undefined,
  segments: readonly Pick<NewSegment, "source" | "words">[],
  excludeDocument?: number,
): Promise<Leverage> {
  const scored: { words: number; score: number | undefined }[] = [];
  for (let start = 0; start < segments.length; start += batchSize) {
    const batch = segments.slice(start, start + batchSize);
    const requests = batch.map(({ source }) => ({ source, limit: 1, excludeDocument }));
    const matches = memory ? await engines.lookUp(memory, requests) : [];
    batch.forEach(({ words }, index) => void scored.push({ words, score: matches[index]?.[0]?.score }));
  }
  return leverageOf(scored);
}
