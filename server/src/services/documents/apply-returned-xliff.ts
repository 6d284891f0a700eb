import type { FinishedUnit } from "@openparlance/filters";
import { withoutNul } from "@openparlance/text";
import { makeError } from "../../core/errors.ts";
import { nextTurn } from "../../core/turns.ts";
import { nextState, requestedState } from "../../rules/segment-state.ts";
import type { ReturnedWorkOptions } from "../../store/background/task-inputs.ts";
import type { Document } from "../../store/jobs/documents.ts";
import type { Project } from "../../store/jobs/projects.ts";
import type { Transaction } from "../../store/store.ts";
import { type SegmentChange, writeWork } from "../memories/write-work.ts";

/**
 * Applies units of finished XLIFF, and returns whether anything changed. The transaction must have locked the job.
 * Source: contract of the API, section "Human work through XLIFF". @throws ApiError `xliff-mismatch`
 */
export async function applyUnits(
  tx: Transaction,
  project: Project,
  document: Document,
  units: readonly FinishedUnit[],
  { autoAccept, userEmail }: ReturnedWorkOptions,
): Promise<boolean> {
  const changes = await applyPage(tx, document, units, autoAccept);
  if (changes.length === 0) return false;
  await writeWork(tx, project, document, changes, userEmail);
  return true;
}

/** Checks all units, and returns whether any of them would change something. @throws ApiError `xliff-mismatch` */
export async function checkUnits(
  store: Transaction,
  document: Document,
  pages: AsyncIterable<readonly FinishedUnit[]>,
  autoAccept: boolean,
): Promise<boolean> {
  let isChange = false;
  for await (const units of pages) {
    if ((await applyPage(store, document, units, autoAccept)).length > 0) isChange = true;
    await nextTurn();
  }
  return isChange;
}

/** The changed segments. If several units are for one segment, the last one counts. */
async function applyPage(
  { segments }: Transaction,
  { organizationId, id: documentId }: Document,
  units: readonly FinishedUnit[],
  autoAccept: boolean,
): Promise<SegmentChange[]> {
  const { isSameSource, unitTargetFor } = await import("@openparlance/filters/exchange");
  const ids = new Set(units.map(({ id }) => Number(id)).filter(Number.isSafeInteger));
  const known = await segments.withIds(organizationId, documentId, [...ids]);
  const byId = new Map(known.map((segment) => [String(segment.id), segment]));
  const changes = new Map<number, SegmentChange>();
  for (const unit of units) {
    const before = byId.get(unit.id);
    if (!before) throw makeError("xliff-mismatch", { unit: unit.id, document: documentId, problem: "unknown unit" });
    if (!isSameSource(unit, before.source))
      throw makeError("xliff-mismatch", { unit: unit.id, document: documentId, problem: "the source was changed" });
    const written = withoutNul(unitTargetFor(unit, before.source));
    const target = written.trim() === "" ? "" : written;
    const state = nextState(before, target, requestedState({ target, state: unit.state }, autoAccept));
    if (target === before.target && state === before.state) changes.delete(before.id);
    else changes.set(before.id, { before, after: { ...before, target, state } });
  }
  return [...changes.values()];
}
