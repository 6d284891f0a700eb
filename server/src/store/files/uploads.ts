import type { BytesName } from "../../core/file-store.ts";
import { notByIndex, queryInChunks } from "../database/chunks.ts";
import { findsAny, StorePart } from "../database/context.ts";
import { readPagesById, readPagesWithIds } from "../database/pages.ts";
import type { Tables, UploadStatus } from "../database/tables.ts";

export type Upload = Omit<Tables["uploads"], "labels"> & { labels: readonly string[] };
export type NewUpload = Omit<Upload, "id" | "organizationId" | "status" | "hash" | "fileId" | "createdAt">;
export type UploadPart = Omit<Tables["uploadParts"], "organizationId" | "uploadId">;

export interface UploadFilter {
  ids?: readonly number[] | undefined;
  statuses?: readonly UploadStatus[] | undefined;
}

export class Uploads extends StorePart {
  async create(organizationId: number, { labels, ...upload }: NewUpload): Promise<Upload> {
    const id = await this.ids.take("upload");
    const state = { labels: JSON.stringify(labels), status: "pending", createdAt: this.clock() } as const;
    return fromRow(await this.insert("uploads", { id, organizationId, ...upload, ...state }));
  }

  async find(organizationId: number, id: number): Promise<Upload | undefined> {
    const row = await this.#all().where("organizationId", "=", organizationId).where("id", "=", id).executeTakeFirst();
    return row && fromRow(row);
  }

  async findInAnyOrganization(id: number): Promise<Upload | undefined> {
    const row = await this.#all().where("id", "=", id).executeTakeFirst();
    return row && fromRow(row);
  }

  async *pages(organizationId: number, { ids, statuses }: UploadFilter): AsyncGenerator<Upload[]> {
    let query = this.#all().where(ids ? notByIndex("organizationId") : "organizationId", "=", organizationId);
    if (statuses?.length === 1) query = query.where("status", "in", statuses);
    // No index orders several states by ID, so the database would sort all of them for each page.
    else if (statuses)
      query = query.where((row) => row(row.case().when("status", "in", statuses).then(1).end(), "=", 1));
    for await (const rows of ids ? readPagesWithIds(query, ids) : readPagesById(query)) yield rows.map(fromRow);
  }

  /** Whether clients of an organization may have sent an upload to the bucket. */
  async isAnyInBucket(organizationId: number): Promise<boolean> {
    return findsAny(this.#inBucket().where("organizationId", "=", organizationId));
  }

  /** The pending uploads of an organization, or of all, with these object names in the bucket; oldest first. */
  async listArrived(keys: readonly string[], organizationId?: number): Promise<Upload[]> {
    let query = this.#inBucket();
    if (organizationId !== undefined) query = query.where("organizationId", "=", organizationId);
    const rows = await queryInChunks(keys, (portion) => query.where("storageKey", "in", portion).execute());
    return rows.map(fromRow).sort((a, b) => a.id - b.id);
  }

  async pendingBefore(before: number, max: number): Promise<Upload[]> {
    const rows = await this.#all()
      .where("status", "=", "pending")
      .where("createdAt", "<", before)
      .orderBy("createdAt")
      .limit(max)
      .execute();
    return rows.map(fromRow);
  }

  /** Locks an upload until the transaction ends. @returns whether it is pending */
  async hold(organizationId: number, id: number): Promise<boolean> {
    const query = this.selectIn("uploads", organizationId).select("status").where("id", "=", id);
    const row = await (this.context.isShared ? query.forUpdate() : query).executeTakeFirst();
    return row?.status === "pending";
  }

  async end(organizationId: number, id: number, state: Partial<Pick<Upload, "status" | "hash" | "fileId">>) {
    await this.updateIn("uploads", organizationId).set(state).where("id", "=", id).execute();
  }

  parts(organizationId: number, uploadId: number): Promise<UploadPart[]> {
    return this.selectIn("uploadParts", organizationId)
      .select(["number", "content", "hash", "sizeBytes"])
      .where("uploadId", "=", uploadId)
      .orderBy("number")
      .execute();
  }

  /** Stores a part, and replaces an earlier one with the same number. @returns the name of the replaced bytes */
  async putPart(organizationId: number, uploadId: number, part: UploadPart): Promise<BytesName | undefined> {
    const before = await this.db
      .selectFrom("uploadParts")
      .select("content")
      .where("uploadId", "=", uploadId)
      .where("number", "=", part.number)
      .executeTakeFirst();
    const { content, hash, sizeBytes } = part;
    await this.db
      .insertInto("uploadParts")
      .values({ organizationId, uploadId, ...part })
      .onConflict((conflict) => conflict.columns(["uploadId", "number"]).doUpdateSet({ content, hash, sizeBytes }))
      .execute();
    return before?.content;
  }

  /** Removes the names of the bytes, which the caller erases. */
  async deleteParts(organizationId: number, uploadId: number): Promise<void> {
    await this.deleteIn("uploadParts", organizationId).where("uploadId", "=", uploadId).execute();
  }

  #inBucket() {
    return this.#all().where("status", "=", "pending").where("isInBucket", "=", 1).where("isMultipart", "=", 0);
  }

  #all() {
    return this.db.selectFrom("uploads").selectAll();
  }
}

const fromRow = (row: Tables["uploads"]): Upload => ({ ...row, labels: JSON.parse(row.labels) });
