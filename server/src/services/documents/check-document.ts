import { Checker, type Finding, Termbase } from "@openparlance/engine";
import { isoDate } from "../../rules/dates.ts";
import { localeOf } from "../../rules/language-pairs.ts";
import type { Document } from "../../store/jobs/documents.ts";
import type { Project } from "../../store/jobs/projects.ts";
import type { StoredSegment } from "../../store/jobs/segments.ts";
import type { Store } from "../../store/store.ts";
import { nextTurn } from "../../turns.ts";

/** What the checks found in the segments of a document. */
export interface CheckedDocument {
  /** Those that have a translation. */
  segments: number;
  errors: number;
  warnings: number;
  findings: Finding[];
}

/** What the checks found before, as it is exported. */
export async function listRecorded(
  { documentChecks }: Pick<Store, "documentChecks">,
  { organizationId, id }: Pick<Document, "organizationId" | "id">,
) {
  return (await documentChecks.of(organizationId, id)).map(({ occasion, checkedAt, ...found }) => ({
    ...{ occasion, checked_at: isoDate(checkedAt), ...found },
  }));
}

type Languages = Pick<Project, "sourceLang" | "sourceRegion" | "targetLang" | "targetRegion">;

/** Segments between which others have their turn. */
const segmentsInTurn = 50;

/** The checks for texts of a memory, with its terms. */
export async function createChecker(
  { terms }: Pick<Store, "terms">,
  organizationId: number,
  memoryId: number,
  { sourceLang, sourceRegion, targetLang, targetRegion }: Languages,
): Promise<Checker> {
  const targetLanguage = localeOf(targetLang, targetRegion);
  const termbase = new Termbase(sourceLang, "smart", targetLanguage);
  let id = 0;
  for await (const page of terms.pages(organizationId, memoryId)) {
    for (const term of page) if (term.source.trim() !== "") termbase.add({ ...term, id: ++id });
    await nextTurn();
  }
  return new Checker({ sourceLanguage: localeOf(sourceLang, sourceRegion), targetLanguage, terms: termbase });
}

/** Checks the translations of a document with the terms of its memory. */
export async function checkDocument(
  store: Pick<Store, "segments" | "terms">,
  { organizationId, id }: Pick<Document, "organizationId" | "id">,
  project: Languages & Pick<Project, "memoryId">,
  signal?: AbortSignal,
): Promise<CheckedDocument> {
  const checker = await createChecker(store, organizationId, project.memoryId, project);
  const checked = new Findings();
  for await (const page of store.segments.pages(organizationId, id)) {
    signal?.throwIfAborted();
    for (const [at, segment] of page.entries()) {
      checked.add(segment, checker.check(segment));
      if (at % segmentsInTurn === segmentsInTurn - 1) await nextTurn();
    }
    await nextTurn();
  }
  return checked;
}

/** Findings with their counts. */
export class Findings implements CheckedDocument {
  readonly findings: Finding[] = [];
  segments = 0;
  errors = 0;
  warnings = 0;

  add({ target }: Pick<StoredSegment, "target">, found: readonly Finding[]): void {
    if (target.trim() !== "") this.segments++;
    for (const finding of found) {
      this.findings.push(finding);
      if (finding.severity === "error") this.errors++;
      else this.warnings++;
    }
  }
}
