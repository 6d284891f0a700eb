import { printsToStore } from "@openparlance/engine";
import { fitsMemory } from "../../core/memory-import.ts";
import type { Document } from "../../store/jobs/documents.ts";
import type { Project } from "../../store/jobs/projects.ts";
import type { StoredSegment } from "../../store/jobs/segments.ts";
import type { Transaction } from "../../store/store.ts";
import { readNeighbors } from "./neighbors.ts";

/** A confirmed segment, and the user who confirmed it. */
export interface LearnedSegment {
  segment: Pick<StoredSegment, "id" | "source" | "target" | "position">;
  userEmail: string;
}

/** Updates the entries of a project's memory after changes of segments. Does nothing when the memory was deleted. */
export async function syncSegmentsToMemory(
  tx: Transaction,
  { organizationId, memoryId }: Pick<Project, "organizationId" | "memoryId">,
  { id: documentId, name: resource }: Pick<Document, "id" | "name">,
  { learned, forgotten = [] }: { learned: readonly LearnedSegment[]; forgotten?: readonly number[] },
): Promise<void> {
  const segments = learned.map(({ segment }) => segment);
  const neighborsOf = await readNeighbors(tx, { organizationId, id: documentId }, segments);
  const { entry = [], long = [] } = Object.groupBy(learned, ({ segment }) => (fitsMemory(segment) ? "entry" : "long"));
  const entries = entry.map(({ segment, userEmail }) => {
    const { id, source, target } = segment;
    return { id, source, target, resource, documentId, userEmail, ...printsToStore(neighborsOf(segment)) };
  });
  const isStored = entries.length > 0 && (await tx.entries.put(organizationId, memoryId, entries));
  const left = [...forgotten, ...long.map(({ segment }) => segment.id)];
  const removed = left.length > 0 ? await tx.entries.delete(organizationId, memoryId, left) : 0;
  if (isStored || removed > 0) await tx.memories.raiseVersion(organizationId, memoryId);
}
