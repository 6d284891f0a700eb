import type { Finding } from "@openparlance/engine";
import { newValues, splitInChunks } from "../database/chunks.ts";
import { StorePart } from "../database/context.ts";
import type { Tables } from "../database/tables.ts";

/** The limit of stored findings of a document, errors first. */
export const maxKeptFindings = 100;

/** `segments` counts segments with a translation; `errors` and `warnings` include findings that aren't stored. */
export interface RecordedCheck
  extends Pick<Tables["documentChecks"], "occasion" | "checkedAt" | "segments" | "errors" | "warnings"> {
  findings: readonly Finding[];
}

export class DocumentChecks extends StorePart {
  /** Stores the findings in documents on an occasion, in place of the earlier ones. */
  async put(
    organizationId: number,
    occasion: Tables["documentChecks"]["occasion"],
    checked: readonly (Omit<RecordedCheck, "occasion" | "checkedAt"> & { documentId: number })[],
  ): Promise<void> {
    if (checked.length === 0) return;
    const first = await this.ids.take("documentCheck", checked.length);
    const checkedAt = this.clock();
    const rows = checked.map(({ documentId, segments, errors, warnings, findings }, index) => ({
      id: first + index,
      organizationId,
      documentId,
      occasion,
      segments,
      errors,
      warnings,
      checkedAt,
      findings: JSON.stringify(errorsFirst(findings).slice(0, maxKeptFindings)),
    }));
    for (const portion of splitInChunks(rows)) {
      await this.db
        .insertInto("documentChecks")
        .values(portion)
        .onConflict((conflict) =>
          conflict
            .columns(["documentId", "occasion"])
            .doUpdateSet(newValues("segments", "errors", "warnings", "findings", "checkedAt")),
        )
        .execute();
    }
  }

  async of(organizationId: number, documentId: number): Promise<RecordedCheck[]> {
    const rows = await this.selectIn("documentChecks", organizationId)
      .select(["occasion", "checkedAt", "segments", "errors", "warnings", "findings"])
      .where("documentId", "=", documentId)
      .orderBy("checkedAt")
      .orderBy("occasion", "desc")
      .execute();
    return rows.map((row) => ({ ...row, findings: JSON.parse(row.findings) }));
  }

  async deleteOf(organizationId: number, documentId: number): Promise<void> {
    await this.deleteIn("documentChecks", organizationId).where("documentId", "=", documentId).execute();
  }
}

export const errorsFirst = <T extends Pick<Finding, "severity">>(findings: readonly T[]): T[] =>
  findings.toSorted((a, b) => Number(b.severity === "error") - Number(a.severity === "error"));
