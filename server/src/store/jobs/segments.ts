import { sql } from "kysely";
import { nextTurn } from "../../core/turns.ts";
import { insertRows, newValues, notByIndex, queryInChunks, splitInChunks } from "../database/chunks.ts";
import { affectsAny, StorePart } from "../database/context.ts";
import { pageSize, readPages } from "../database/pages.ts";
import type { Tables } from "../database/tables.ts";

export type StoredSegment = Tables["segments"];

export type NewStoredSegment = Pick<StoredSegment, "position" | "source" | "target" | "state" | "words">;

/** A page ends with the segment whose texts reach this limit, because a text has no limit of its own. */
const maxPageBytes = 2 ** 20;
const maxBytesPerUnit = 3;

/** The limit of segments that one query reads, because on SQLite other queries wait for it. */
const maxScanned = 20_000;

function mayBeCut(segments: readonly StoredSegment[]): boolean {
  const units = segments.reduce((sum, { source, target }) => sum + source.length + target.length, 0);
  return units * maxBytesPerUnit >= maxPageBytes;
}

export class Segments extends StorePart {
  /** The segments in the order of the document, at most `size` in a page, and fewer if their texts are long. */
  pages(organizationId: number, documentId: number, size = pageSize): AsyncGenerator<StoredSegment[]> {
    const read = (last: StoredSegment | undefined) => {
      const next = this.selectIn("segments", organizationId)
        .where("documentId", "=", documentId)
        .where("position", ">", last?.position ?? -1)
        .orderBy("position")
        .limit(size);
      // Neither database reads a long text for its length in bytes.
      const bytes = sql<number>`octet_length(source) + octet_length(target)`.as("bytes");
      const before = sql<number>`sum(bytes) over (order by position) - bytes`.as("before");
      const sizes = this.db.selectFrom(next.select(["position", bytes]).as("next")).select(["position", before]);
      const ends = this.db.selectFrom(sizes.as("sizes")).where("before", "<", maxPageBytes);
      const end = ends.select(({ fn }) => fn.max("position").as("position"));
      return next.selectAll().where("position", "<=", end).execute();
    };
    return readPages(read, size, mayBeCut);
  }

  find(organizationId: number, id: number): Promise<StoredSegment | undefined> {
    return this.selectIn("segments", organizationId).selectAll().where("id", "=", id).executeTakeFirst();
  }

  async statesOf(organizationId: number, ids: readonly number[]) {
    const rows = this.selectIn("segments", organizationId).select(["id", "documentId", "state"]);
    return queryInChunks(ids, (portion) => rows.where("id", "in", portion).execute());
  }

  /** Drafts of a document with this source, in the order of the document. They are searched in parts. */
  async draftsOf(
    organizationId: number,
    { id: documentId, segments: count }: { id: number; segments: number },
    source: string,
  ): Promise<StoredSegment[]> {
    const matches: StoredSegment[] = [];
    for (let first = 0; first < count; first += maxScanned) {
      if (first > 0) await nextTurn();
      const drafts = await this.selectIn("segments", organizationId)
        .selectAll()
        .where("documentId", "=", documentId)
        .where("position", ">=", first)
        .where("position", "<", first + maxScanned)
        .where("source", "=", source)
        .where("state", "=", "draft")
        .orderBy("position")
        .execute();
      matches.push(...drafts);
    }
    return matches;
  }

  async withIds(organizationId: number, documentId: number, ids: readonly number[]): Promise<StoredSegment[]> {
    return queryInChunks(ids, (portion) =>
      this.selectIn("segments", organizationId)
        .selectAll()
        .where(notByIndex("documentId"), "=", documentId)
        .where("id", "in", portion)
        .execute(),
    );
  }

  async sourcesAt(organizationId: number, documentId: number, positions: readonly number[]) {
    const rows = await queryInChunks(positions, (portion) =>
      this.selectIn("segments", organizationId)
        .select(["position", "source"])
        .where("documentId", "=", documentId)
        .where("position", "in", portion)
        .execute(),
    );
    return new Map(rows.map(({ position, source }) => [position, source]));
  }

  async create(organizationId: number, documentId: number, segments: readonly NewStoredSegment[]) {
    if (segments.length === 0) return [];
    const first = await this.ids.take("segment", segments.length);
    const now = this.clock();
    const common = { organizationId, documentId, createdAt: now, updatedAt: now };
    const rows = segments.map((segment, index) => ({ ...segment, id: first + index, ...common }));
    for (const portion of splitInChunks(rows)) await insertRows(this.context, "segments", portion);
    return rows;
  }

  /** Writes targets and states of existing segments. @returns the changed segments */
  async write(segments: readonly StoredSegment[]): Promise<StoredSegment[]> {
    const updatedAt = this.clock();
    const written = segments.map((segment) => ({ ...segment, updatedAt }));
    for (const portion of splitInChunks(written)) {
      await insertRows(this.context, "segments", portion, (insertion) =>
        insertion.onConflict((conflict) =>
          conflict.column("id").doUpdateSet(newValues("target", "state", "updatedAt")),
        ),
      );
    }
    return written;
  }

  /** Deletes a page of a document's segments. @returns whether there may be more */
  async erasePage(organizationId: number, documentId: number): Promise<boolean> {
    const page = this.db.selectFrom("segments").select("id").where("documentId", "=", documentId).limit(pageSize);
    return affectsAny(this.deleteIn("segments", organizationId).where("id", "in", page));
  }
}
