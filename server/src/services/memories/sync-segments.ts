import { printsToStore } from "@openparlance/engine";
import type { Document } from "../../store/jobs/documents.ts";
import type { Project } from "../../store/jobs/projects.ts";
import type { StoredSegment } from "../../store/jobs/segments.ts";
import type { Transaction } from "../../store/store.ts";
import { readNeighbors } from "./neighbors.ts";

/** A segment that is confirmed, and whose work that is. */
export interface Learned {
  segment: Pick<StoredSegment, "id" | "source" | "target" | "position">;
  userEmail: string;
}

/**
 * Brings a project's memory up to a document's segments: what was learned enters it, what is forgotten leaves it.
 * Nothing happens when the memory was deleted.
 */
export async function syncSegmentsToMemory(
  tx: Transaction,
  { organizationId, memoryId }: Pick<Project, "organizationId" | "memoryId">,
  { id: documentId, name: resource }: Pick<Document, "id" | "name">,
  { learned, forgotten = [] }: { learned: readonly Learned[]; forgotten?: readonly number[] },
): Promise<void> {
  const neighborsOf = await readNeighbors(
    tx,
    { organizationId, id: documentId },
    learned.map(({ segment }) => segment),
  );
  const entries = learned.map(({ segment, userEmail }) => {
    const { id, source, target } = segment;
    return { id, source, target, resource, documentId, userEmail, ...printsToStore(neighborsOf(segment)) };
  });
  const isStored = entries.length > 0 && (await tx.entries.put(organizationId, memoryId, entries));
  const removed = forgotten.length > 0 ? await tx.entries.delete(organizationId, memoryId, forgotten) : 0;
  if (isStored || removed > 0) await tx.memories.raiseVersion(organizationId, memoryId);
}
