import { type CheckedSegment, DocumentCheck, type Finding, type SegmentCheck } from "@openparlance/engine";
import { nextTurn } from "../../core/turns.ts";
import { isoDate } from "../../rules/dates.ts";
import { localesOf } from "../../rules/language-pairs.ts";
import { splitInChunks } from "../../store/database/chunks.ts";
import { errorsFirst } from "../../store/jobs/document-checks.ts";
import type { DocumentId } from "../../store/jobs/documents.ts";
import type { Project } from "../../store/jobs/projects.ts";
import type { StoredSegment } from "../../store/jobs/segments.ts";
import type { Transaction } from "../../store/store.ts";
import type { Services } from "../services.ts";
import { loadMemory } from "./read-document.ts";

export interface CheckedDocument {
  segments: number;
  errors: number;
  warnings: number;
  findings: Finding[];
}

export type CheckSegments = (segments: readonly CheckedSegment[], signal?: AbortSignal) => Promise<SegmentCheck[]>;

type CheckedPart = Pick<CheckedDocument, "segments" | "findings">;

const segmentsAtOnce = 250;

/** Lists the findings of earlier checks in the form of an export. */
export async function listRecorded({ documentChecks }: Transaction, { organizationId, id }: DocumentId) {
  return (await documentChecks.of(organizationId, id)).map(({ occasion, checkedAt, ...finding }) => ({
    occasion,
    checked_at: isoDate(checkedAt),
    ...finding,
  }));
}

/** Checks texts of a project with the terms of its memory; a deleted memory has none. */
export async function checkerOf(
  { store, engines }: Pick<Services, "store" | "engines">,
  project: Project,
): Promise<CheckSegments> {
  const gone = { ...project, id: project.memoryId, state: { changeNo: 0, createdAt: 0 } };
  const memory = (await loadMemory(store, project)) ?? gone;
  const languages = localesOf(project);
  return (segments, signal) => engines.check(memory, segments, languages, signal);
}

export async function* checkInParts(
  pages: AsyncIterable<readonly StoredSegment[]>,
  check: CheckSegments,
  signal?: AbortSignal,
): AsyncGenerator<{ segment: StoredSegment; findings: Finding[] }[]> {
  const whole = new DocumentCheck();
  for await (const page of pages) {
    // A check may read all terms of the memory, so other requests get their turn.
    await nextTurn();
    for (const part of splitInChunks(page, segmentsAtOnce)) {
      const texts = part.map(({ id, source, target }) => ({ id, source, target }));
      const checked = await check(texts, signal);
      signal?.throwIfAborted();
      yield part.map((segment, at) => ({
        segment,
        findings: whole.addInconsistencies(segment, checked[at] as SegmentCheck),
      }));
    }
  }
}

export async function* checkParts(
  { segments }: Transaction,
  { organizationId, id }: DocumentId,
  check: CheckSegments,
  signal?: AbortSignal,
): AsyncGenerator<CheckedPart> {
  for await (const part of checkInParts(segments.pages(organizationId, id), check, signal)) {
    yield {
      segments: part.filter(({ segment }) => isTranslated(segment)).length,
      findings: part.flatMap(({ findings }) => findings),
    };
  }
}

export async function checkDocument(
  store: Transaction,
  document: DocumentId,
  check: CheckSegments,
  { maxFindings, signal }: { maxFindings?: number; signal?: AbortSignal } = {},
): Promise<CheckedDocument> {
  const checked = new Findings(maxFindings);
  for await (const part of checkParts(store, document, check, signal)) checked.add(part);
  return checked;
}

export const isTranslated = ({ target }: Pick<StoredSegment, "target">): boolean => target.trim() !== "";

export class Findings implements CheckedDocument {
  /** At most `max` findings. Errors are kept before warnings. */
  findings: Finding[] = [];
  segments = 0;
  errors = 0;
  warnings = 0;
  readonly #max: number;

  constructor(max = Number.POSITIVE_INFINITY) {
    this.#max = max;
  }

  add({ segments, findings }: CheckedPart): void {
    this.segments += segments;
    for (const finding of findings) {
      this.findings.push(finding);
      if (finding.severity === "error") this.errors++;
      else this.warnings++;
    }
    if (this.findings.length > this.#max) this.findings = errorsFirst(this.findings).slice(0, this.#max);
  }
}
