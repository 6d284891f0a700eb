import type { Neighbors } from "@openparlance/engine";
import type { DocumentId } from "../../store/jobs/documents.ts";
import type { StoredSegment } from "../../store/jobs/segments.ts";
import type { Transaction } from "../../store/store.ts";

type PositionedSegment = Pick<StoredSegment, "position">;

/** Returns a function that finds the neighbors of one of the segments `near`. Sources in `known` aren't read again. */
export async function readNeighbors(
  { segments }: Transaction,
  { organizationId, id }: DocumentId,
  near: readonly PositionedSegment[],
  known: readonly Pick<StoredSegment, "position" | "source">[] = [],
): Promise<(segment: PositionedSegment) => Neighbors> {
  const sources = new Map(known.map(({ position, source }) => [position, source]));
  const positions = new Set(near.flatMap(({ position }) => [position - 1, position + 1]));
  const missing = [...positions].filter((position) => position >= 0 && !sources.has(position));
  for (const [position, source] of await segments.sourcesAt(organizationId, id, missing)) sources.set(position, source);
  return ({ position }) => ({ previous: sources.get(position - 1), next: sources.get(position + 1) });
}
