import { limits } from "@openparlance/api";
import { FilterError } from "@openparlance/filters/filter-error";
import { type DocumentCounts, noCounts } from "../../core/document-counts.ts";
import type { Log, LogFields } from "../../core/environment.ts";
import type { FileBytes, FileFilters, FileToRead, OpenFile, StoredReading } from "../../core/filters.ts";
import { nextTurn } from "../../core/turns.ts";
import type { MemoryEngines } from "../../engines/memory-engines.ts";
import { computeLeverage, type Leverage } from "../../rules/leverage.ts";
import { requestedState } from "../../rules/segment-state.ts";
import type { Document } from "../../store/jobs/documents.ts";
import type { Project } from "../../store/jobs/projects.ts";
import type { NewStoredSegment } from "../../store/jobs/segments.ts";
import type { QueryableMemory } from "../../store/memories/memories.ts";
import type { Transaction } from "../../store/store.ts";
import { countProgress } from "../progress.ts";
import type { Services } from "../services.ts";

export interface ReadDocument {
  /** "stored" if they were passed on page by page, because there are many. */
  segments: readonly NewStoredSegment[] | "stored";
  figures: DocumentCounts;
  /** A note for the user on how the file was read. */
  note: string | undefined;
}

/** A file with more segments is read after the response. */
export const maxSegmentsInRequest = Number(limits["segments-in-request"].value);

/** The reason why a file can't be read: a message of the API, then the fault and its location. */
export interface Unreadable {
  reason: string;
}

export type ReadResult = ReadDocument | Unreadable;

export const damaged: Unreadable = { reason: "File extraction error" };

export interface Stoppable {
  signal?: AbortSignal | undefined;
}

export const tooManyAtOnce: Unreadable = { reason: "too many segments" };

type Languages = Pick<Project, "organizationId" | "memoryId" | "sourceLang" | "targetLang">;

type DocumentToRead = Pick<Document, "name" | "reading">;

export type ReadServices = Pick<Services, "engines" | "store" | "filters" | "log"> & Stoppable;

/** @throws FilterError */
export function openDocument(
  filters: FileFilters,
  { name, reading }: DocumentToRead,
  { organizationId, sourceLang, targetLang }: Languages,
  file: FileBytes & Pick<FileToRead, "isReadOnly" | "isCounted">,
  signal: AbortSignal | undefined,
): Promise<OpenFile> {
  const storedReading = reading === null ? undefined : (JSON.parse(reading) as StoredReading);
  return filters.open({ ...file, name, sourceLang, targetLang, reading: storedReading }, { organizationId, signal });
}

export interface ReadOptions {
  /** Whether the file's states of translations are applied; otherwise the translations become drafts. */
  autoAccept: boolean;
  /** The limit of segments; a file with more is {@link tooManyAtOnce}. */
  maxSegments?: number;
  memory?: QueryableMemory;
  /** Receives the segments page by page; by default, they are returned together. */
  take?: (page: readonly NewStoredSegment[]) => Promise<void>;
}

/** Reads the segments, and counts their words by matches in the memory. `about` identifies the file in the log. */
export async function readDocument(
  services: ReadServices,
  document: DocumentToRead,
  project: Languages,
  bytes: FileBytes,
  options: ReadOptions,
  about: LogFields,
): Promise<ReadResult> {
  const { filters, log, signal } = services;
  try {
    const toRead = { ...bytes, isReadOnly: true, isCounted: true };
    const file = await openDocument(filters, document, project, toRead, signal);
    try {
      if (file.size > (options.maxSegments ?? Infinity)) return tooManyAtOnce;
      return await readPages(services, file, project, options);
    } finally {
      file.close();
    }
  } catch (error) {
    return readingFailure(error, log, { organization: project.organizationId, ...about });
  }
}

async function readPages(
  { engines, store, signal }: ReadServices,
  file: OpenFile,
  project: Languages,
  { autoAccept, take, ...rest }: ReadOptions,
): Promise<ReadDocument> {
  const memory = rest.memory ?? (await loadMemory(store, project));
  const segments: NewStoredSegment[] = [];
  const figures = { ...noCounts };
  for await (const read of file.segments()) {
    const page: NewStoredSegment[] = [];
    for (const { source, target = "", state, locked, words = 0, tokens = 0 } of read) {
      if (locked) continue;
      figures.tokens += tokens;
      const request = autoAccept ? requestedState({ target, state }, true) : "draft";
      page.push({ position: figures.segments + page.length, source, target, state: request, words });
    }
    const { exactWords, fuzzyWords } = await countAgainst(engines, memory, page, { signal });
    add(figures, { ...countProgress(page), exactWords, fuzzyWords });
    if (take) await take(page);
    else segments.push(...page);
    await nextTurn();
  }
  if (figures.segments === 0) throw new FilterError("No translatable content", "all segments are locked");
  return { segments: take ? "stored" : segments, figures, note: file.note };
}

function add(sum: DocumentCounts, more: Partial<DocumentCounts>): void {
  for (const [figure, count] of Object.entries(more)) sum[figure as keyof DocumentCounts] += count;
}

export function readingFailure(error: unknown, log: Log, about: LogFields): Unreadable {
  if (!(error instanceof FilterError)) throw error;
  log("document import failed", { ...about, reason: error.withoutText });
  return { reason: error.message };
}

/** The memory of a project; undefined when it was deleted. */
export async function loadMemory(store: Transaction, project: Languages): Promise<QueryableMemory | undefined> {
  const { organizationId, memoryId: id, sourceLang, targetLang } = project;
  const memory = await store.memories.findForWork(organizationId, id);
  if (!memory) return undefined;
  const { sourceRegion, targetRegion } = memory;
  return { id, organizationId, sourceLang, targetLang, sourceRegion, targetRegion };
}

/** Counts the words of a page of segments by their matches in the memory; a deleted memory has none. */
export async function countAgainst(
  engines: MemoryEngines,
  memory: QueryableMemory | undefined,
  segments: readonly Pick<NewStoredSegment, "source" | "words">[],
  { excludeDocument, signal }: { excludeDocument?: number } & Stoppable,
): Promise<Leverage> {
  const requests = segments.map(({ source }) => ({ source, limit: 1, excludeDocument }));
  const matches = memory ? await engines.lookUp(memory, requests, signal) : [];
  return computeLeverage(segments.map(({ words }, index) => ({ words, score: matches[index]?.[0]?.score })));
}
