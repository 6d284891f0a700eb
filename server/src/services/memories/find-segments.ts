import type { Caller } from "../../caller.ts";
import { notFound } from "../../errors.ts";
import type { Document } from "../../store/jobs/documents.ts";
import type { Project } from "../../store/jobs/projects.ts";
import type { StoredSegment } from "../../store/jobs/segments.ts";
import type { StoredEntry } from "../../store/memories/entries.ts";
import type { AskedMemory } from "../../store/memories/memories.ts";
import type { AtomicStore } from "../../store/store.ts";
import { visibleAmong } from "../access/access.ts";

/** A segment of a document. */
export interface DocumentSegment {
  segment: StoredSegment;
  document: Document;
  project: Project;
}

/** An entry of a memory that is no segment of a document, or no longer. */
export interface MemorySegment {
  entry: StoredEntry;
  memory: AskedMemory;
}

export type FoundSegment = DocumentSegment | MemorySegment;

/** @throws ApiError `not-found` also for a segment that the caller may not see */
export async function requireSegment(store: Reads, caller: Caller, id: number): Promise<FoundSegment> {
  const [found] = await requireSegments(store, caller, [id]);
  return found as FoundSegment;
}

type Reads = Pick<AtomicStore, "segments" | "entries" | "documents" | "projects" | "memories">;

/**
 * The segments with these ids, in their order.
 *
 * @throws ApiError `not-found` that names the first id for which there is none, or none that the caller may see
 */
export async function requireSegments(store: Reads, caller: Caller, ids: readonly number[]): Promise<FoundSegment[]> {
  const found = new Map<number, FoundSegment>();
  for (const each of await ofDocuments(store, caller, ids)) found.set(each.segment.id, each);
  const rest = ids.filter((id) => !found.has(id));
  for (const each of await ofMemories(store, caller, rest)) found.set(each.entry.id, each);
  return ids.map((id) => {
    const segment = found.get(id);
    if (!segment) throw notFound("segment", id);
    return segment;
  });
}

async function ofDocuments(store: Reads, caller: Caller, ids: readonly number[]): Promise<DocumentSegment[]> {
  const { organizationId } = caller;
  const places = new Map<number, Omit<DocumentSegment, "segment"> | undefined>();
  const found: DocumentSegment[] = [];
  for (const segment of await store.segments.allWithIds(organizationId, [...new Set(ids)])) {
    const { documentId } = segment;
    if (!places.has(documentId)) places.set(documentId, await placeOf(store, caller, documentId));
    const place = places.get(documentId);
    if (place) found.push({ segment, ...place });
  }
  return found;
}

async function placeOf(store: Reads, caller: Caller, documentId: number) {
  const document = await store.documents.find(caller.organizationId, documentId);
  const project = document && (await store.projects.find(caller.organizationId, document.projectId));
  if (!project || (await visibleAmong(store, caller, [project])).length === 0) return undefined;
  return { document, project };
}

async function ofMemories(store: Reads, caller: Caller, ids: readonly number[]): Promise<MemorySegment[]> {
  const memories = new Map<number, AskedMemory | undefined>();
  const found: MemorySegment[] = [];
  for (const entry of await store.entries.withIds(caller.organizationId, [...new Set(ids)])) {
    const { memoryId } = entry;
    if (!memories.has(memoryId)) memories.set(memoryId, await store.memories.findToAsk(caller, memoryId));
    const memory = memories.get(memoryId);
    if (memory) found.push({ entry, memory });
  }
  return found;
}
