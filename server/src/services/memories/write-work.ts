import type { Document } from "../../store/jobs/documents.ts";
import type { Project } from "../../store/jobs/projects.ts";
import type { StoredSegment } from "../../store/jobs/segments.ts";
import type { Transaction } from "../../store/store.ts";
import { compareProgress } from "../progress.ts";
import { syncSegmentsToMemory } from "./sync-segments.ts";

export interface SegmentChange {
  before: StoredSegment;
  after: StoredSegment;
}

/** Writes segments, the changes of the memory, and the progress. The transaction must have locked the job. */
export async function writeWork(
  tx: Transaction,
  project: Project,
  document: Document,
  changes: readonly SegmentChange[],
  userEmail: string,
): Promise<StoredSegment[]> {
  const [before, after] = [changes.map((each) => each.before), changes.map((each) => each.after)];
  const written = await tx.segments.write(after);
  const learned = changes.filter(isLearned).map(({ after }) => ({ segment: after, userEmail }));
  const forgotten = changes.filter(isForgotten).map(({ before }) => before.id);
  await syncSegmentsToMemory(tx, project, document, { learned, forgotten });
  await tx.documents.addFigures(document.organizationId, document.id, compareProgress(before, after));
  return written;
}

/** Whether the segment is confirmed with a text that isn't in the memory's entry of the segment yet. */
const isLearned = ({ before, after }: SegmentChange): boolean =>
  after.state !== "draft" && (before.state === "draft" || before.target !== after.target);

const isForgotten = ({ before, after }: SegmentChange): boolean => before.state !== "draft" && after.state === "draft";
