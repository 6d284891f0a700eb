import { idsOf, queryInChunks } from "../database/chunks.ts";
import { affectsAny, StorePart } from "../database/context.ts";
import { readPagesById } from "../database/pages.ts";
import type { Tables } from "../database/tables.ts";

export type UnlabeledFile = Omit<Tables["sourceFiles"], "organizationId">;

export interface SourceFile extends UnlabeledFile {
  /** In the order in which they were added. */
  labels: string[];
}

export type NewFile = Pick<
  SourceFile,
  "name" | "content" | "sizeBytes" | "hash" | "category" | "projectId" | "jobType"
> & { labels: readonly string[] };

/** Uploaded files. Their bytes are in the file store, under the name in `content`. */
export class Files extends StorePart {
  async *pages(organizationId: number, labels: readonly string[] = []): AsyncGenerator<SourceFile[]> {
    let query = this.selectIn("sourceFiles", organizationId).selectAll().where("deletedAt", "is", null);
    const distinct = normalizeLabels(labels);
    if (distinct.length > 0) {
      query = query.where(({ eb, selectFrom, val }) => {
        const carried = selectFrom("fileLabels")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .whereRef("fileLabels.fileId", "=", "sourceFiles.id")
          .where("label", "in", distinct);
        return eb(carried, "=", val(distinct.length));
      });
    }
    for await (const rows of readPagesById(query)) yield await this.withLabels(organizationId, rows);
  }

  /** A file, including a deleted one. */
  async find(organizationId: number, id: number): Promise<UnlabeledFile | undefined> {
    return this.selectIn("sourceFiles", organizationId).selectAll().where("id", "=", id).executeTakeFirst();
  }

  async withLabels(organizationId: number, files: readonly UnlabeledFile[]): Promise<SourceFile[]> {
    const rows = await queryInChunks(idsOf(files), (portion) =>
      this.selectIn("fileLabels", organizationId)
        .selectAll()
        .where("fileId", "in", portion)
        .orderBy("position")
        .execute(),
    );
    const byFile = Map.groupBy(rows, ({ fileId }) => fileId);
    return files.map((file) => ({ ...file, labels: (byFile.get(file.id) ?? []).map(({ label }) => label) }));
  }

  /** Locks files until the transaction ends: others can't delete them, or change them if `isForChange` is set. */
  async hold(organizationId: number, fileIds: readonly number[], isForChange = false): Promise<void> {
    // Without other processes, transactions already run one after the other.
    if (!this.context.isShared) return;
    await queryInChunks(fileIds, (portion) =>
      this.selectIn("sourceFiles", organizationId)
        .select("id")
        .where("id", "in", portion)
        .orderBy("id")
        .$call((query) => (isForChange ? query.forNoKeyUpdate() : query.forShare()))
        .execute(),
    );
  }

  /** Creates a file whose language isn't detected yet. Must be called in a transaction. */
  async create(organizationId: number, { labels, ...file }: NewFile): Promise<SourceFile> {
    const id = await this.ids.take("file");
    const now = this.clock();
    const state = { detectedLang: "zxx", detectedPercent: 0, createdAt: now, updatedAt: now };
    const row = await this.insert("sourceFiles", { id, organizationId, ...file, ...state });
    const distinct = normalizeLabels(labels);
    if (distinct.length > 0) {
      await this.db
        .insertInto("fileLabels")
        .values(distinct.map((label, position) => ({ organizationId, fileId: row.id, label, position })))
        .execute();
    }
    return { ...row, labels: distinct };
  }

  /** Removes the name of the bytes, which the caller erases. False when another request has deleted the file. */
  async delete(organizationId: number, id: number): Promise<boolean> {
    return affectsAny(
      this.#row(organizationId, id).where("deletedAt", "is", null).set({ content: null, deletedAt: this.clock() }),
    );
  }

  /** @param percent the confidence; 0 with `und` */
  async setLanguage(organizationId: number, id: number, language: string, percent: number): Promise<void> {
    await this.#row(organizationId, id)
      .where("deletedAt", "is", null)
      .set({ detectedLang: language, detectedPercent: percent, updatedAt: this.clock() })
      .execute();
  }

  async addLabel(organizationId: number, fileId: number, added: string): Promise<void> {
    const label = added.normalize();
    const { last } = await this.db
      .selectFrom("fileLabels")
      .select((from) => from.fn.coalesce(from.fn.max("position"), from.val(-1)).as("last"))
      .where("fileId", "=", fileId)
      .executeTakeFirstOrThrow();
    await this.db
      .insertInto("fileLabels")
      .values({ organizationId, fileId, label, position: last + 1 })
      .onConflict((conflict) => conflict.columns(["fileId", "label"]).doNothing())
      .execute();
  }

  async removeLabel(organizationId: number, fileId: number, label: string): Promise<void> {
    await this.deleteIn("fileLabels", organizationId)
      .where("fileId", "=", fileId)
      .where("label", "=", label.normalize())
      .execute();
  }

  #row(organizationId: number, id: number) {
    return this.updateIn("sourceFiles", organizationId).where("id", "=", id);
  }
}

/** Each label once, in NFC, because a label looks the same in any Unicode form. */
export const normalizeLabels = (labels: readonly string[] | undefined): string[] => [
  ...new Set((labels ?? []).map((label) => label.normalize())),
];
