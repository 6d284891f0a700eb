import type { FinishedUnit, FinishedXliff } from "@parlance/filters";
import { withoutNul } from "@parlance/text";
import { xliffMismatch } from "../errors.ts";
import type { Document } from "../store/documents.ts";
import type { Project } from "../store/projects.ts";
import type { Segment } from "../store/segments.ts";
import type { Transaction } from "../store/store.ts";
import type { Happenings } from "./happenings.ts";
import { segmentsChanged } from "./progress.ts";
import { askedState, nextState } from "./segment-state.ts";
import { teach } from "./teach.ts";

interface Worked {
  before: Segment;
  after: Segment;
}

/**
 * Takes the work of finished XLIFF over: all of it, or nothing. The job must have been found for change.
 *
 * Source: contract of the API, section "Human work through XLIFF".
 *
 * @throws ApiError `xliff-mismatch`
 */
export async function applyWork(
  tx: Transaction,
  project: Project,
  document: Document,
  { units }: FinishedXliff,
  { autoAccept, userEmail }: { autoAccept: boolean; userEmail: string },
  happenings: Happenings,
): Promise<void> {
  const segments = await tx.segments.of(document.organizationId, document.id);
  const worked = await workOn(document.id, segments, units, autoAccept);
  if (worked.length === 0) return;
  await tx.segments.write(worked.map(({ after }) => after));
  const learned = worked.filter(isLearned).map(({ after }) => ({ segment: after, userEmail }));
  const forgotten = worked.filter(isForgotten).map(({ before }) => before.id);
  await teach(tx, project, document, { learned, forgotten });
  await segmentsChanged(tx, document, happenings);
}

/** The segments that change; of several units for one the last counts. */
async function workOn(
  documentId: number,
  segments: readonly Segment[],
  units: readonly FinishedUnit[],
  autoAccept: boolean,
): Promise<Worked[]> {
  const { isUnitOf, unitTargetFor } = await import("@parlance/filters");
  const byId = new Map(segments.map((segment) => [String(segment.id), segment]));
  const worked = new Map<number, Worked>();
  for (const unit of units) {
    const before = byId.get(unit.id);
    if (!before) throw xliffMismatch(unit.id, documentId, "unknown unit");
    if (!isUnitOf(unit, before.source)) throw xliffMismatch(unit.id, documentId, "the source was changed");
    const written = withoutNul(unitTargetFor(unit, before.source));
    const target = written.trim() === "" ? "" : written;
    const state = nextState(before, target, askedState({ target, state: unit.state }, autoAccept));
    if (target === before.target && state === before.state) worked.delete(before.id);
    else worked.set(before.id, { before, after: { ...before, target, state } });
  }
  return [...worked.values()];
}

/** Confirmed with a text that the memory does not have from this segment. */
const isLearned = ({ before, after }: Worked): boolean =>
  after.state !== "draft" && (before.state === "draft" || before.target !== after.target);

const isForgotten = ({ before, after }: Worked): boolean => before.state !== "draft" && after.state === "draft";
