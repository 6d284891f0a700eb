import type { Caller } from "../../core/caller.ts";
import { eachOnce } from "../../core/turns.ts";
import type { Document } from "../../store/jobs/documents.ts";
import type { Project } from "../../store/jobs/projects.ts";
import type { StoredSegment } from "../../store/jobs/segments.ts";
import type { StoredEntry } from "../../store/memories/entries.ts";
import type { QueryableMemory } from "../../store/memories/memories.ts";
import type { Transaction } from "../../store/store.ts";
import { requireExisting, visibleAmong } from "../access/access.ts";

/** Texts may be long. */
export type SegmentWithoutTexts = Pick<StoredSegment, "id" | "documentId" | "state">;

export interface DocumentSegment<Segment = StoredSegment> {
  segment: Segment;
  document: Document;
  project: Project;
}

/** An entry of a memory that isn't a segment of a document, or is one no longer. */
export interface MemorySegment {
  entry: StoredEntry;
  memory: QueryableMemory;
}

export type LocatedSegment<Segment = StoredSegment> = DocumentSegment<Segment> | MemorySegment;

/** @throws ApiError `not-found` also for a segment that the caller may not see */
export async function requireSegment(store: Transaction, caller: Caller, id: number): Promise<LocatedSegment> {
  const segment = await store.segments.find(caller.organizationId, id);
  const [match] = await locateAll(store, caller, [id], segment ? [segment] : []);
  return match as LocatedSegment;
}

/** In the order of the IDs. @throws ApiError `not-found` for the first ID without a segment that the caller may see */
export async function requireSegments(store: Transaction, caller: Caller, ids: readonly number[]) {
  return locateAll(store, caller, ids, await store.segments.statesOf(caller.organizationId, [...new Set(ids)]));
}

async function locateAll<Segment extends SegmentWithoutTexts>(
  store: Transaction,
  caller: Caller,
  ids: readonly number[],
  segments: readonly Segment[],
): Promise<LocatedSegment<Segment>[]> {
  const located = new Map<number, LocatedSegment<Segment>>();
  const locations = await eachOnce(
    segments.map(({ documentId }) => documentId),
    (id) => locate(store, caller, id),
  );
  for (const [at, segment] of segments.entries()) {
    const location = locations[at];
    if (location) located.set(segment.id, { segment, ...location });
  }
  const rest = ids.filter((id) => !located.has(id));
  for (const each of await findInMemories(store, caller, rest)) located.set(each.entry.id, each);
  return ids.map((id) => requireExisting(located.get(id), "segment", id));
}

async function locate(store: Transaction, caller: Caller, documentId: number) {
  const document = await store.documents.find(caller.organizationId, documentId);
  const project = document && (await store.projects.find(caller.organizationId, document.projectId));
  if (!project || (await visibleAmong(store, caller, [project])).length === 0) return undefined;
  return { document, project };
}

async function findInMemories(store: Transaction, caller: Caller, ids: readonly number[]): Promise<MemorySegment[]> {
  const entries = await store.entries.withIds(caller.organizationId, [...new Set(ids)]);
  const memoryIds = entries.map(({ memoryId }) => memoryId);
  const memories = await eachOnce(memoryIds, (id) => store.memories.findQueryable(caller, id));
  return entries.flatMap((entry, at) => {
    const memory = memories[at];
    return memory ? [{ entry, memory }] : [];
  });
}
