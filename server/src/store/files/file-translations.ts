import { notByIndex } from "../database/chunks.ts";
import { StorePart } from "../database/context.ts";
import type { TranslationStatus } from "../database/tables/translations.ts";
import type { Tables } from "../database/tables.ts";

export type FileTranslation = Omit<Tables["fileTranslations"], "organizationId">;

export type NewFileTranslation = Pick<
  FileTranslation,
  "fileId" | "memoryId" | "configId" | "keyId" | "isMetered" | "name"
>;

/** All that are given hold together. */
export interface TranslationFilter {
  ids?: readonly number[] | undefined;
  status?: TranslationStatus | undefined;
  /** Milliseconds since 1970. */
  createdFrom?: number | undefined;
  createdBefore?: number | undefined;
}

/** Translations of uploaded files. */
export class FileTranslations extends StorePart {
  /** In the order given. */
  async create(organizationId: number, translations: readonly NewFileTranslation[]): Promise<FileTranslation[]> {
    const first = await this.ids.take("fileTranslation", translations.length);
    const state = {
      status: "InProgress" as const,
      error: null,
      note: null,
      content: null,
      sizeBytes: null,
      createdAt: this.clock(),
    };
    const rows = translations.map((translation, index) => ({ id: first + index, ...translation, ...state }));
    await this.db
      .insertInto("fileTranslations")
      .values(rows.map((row) => ({ ...row, organizationId })))
      .execute();
    return rows;
  }

  async find(organizationId: number, id: number): Promise<FileTranslation | undefined> {
    return this.#ofOrganization(organizationId).where("id", "=", id).executeTakeFirst();
  }

  async list(
    organizationId: number,
    { ids, status, createdFrom, createdBefore }: TranslationFilter,
  ): Promise<FileTranslation[]> {
    if (ids?.length === 0) return [];
    let query = ids
      ? this.#all().where(notByIndex("organizationId"), "=", organizationId).where("id", "in", ids)
      : this.#ofOrganization(organizationId);
    if (status) query = query.where("status", "=", status);
    if (createdFrom !== undefined) query = query.where("createdAt", ">=", createdFrom);
    if (createdBefore !== undefined) query = query.where("createdAt", "<", createdBefore);
    return query.orderBy("id").execute();
  }

  /** Its text is translated; false when that was noted before. */
  async complete(organizationId: number, id: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#open(organizationId, id)
      .where("status", "=", "InProgress")
      .set({ status: "Completed" })
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Its file is built; undefined when it has ended before. */
  makeReady(
    organizationId: number,
    id: number,
    built: Pick<FileTranslation, "content" | "sizeBytes" | "note">,
  ): Promise<FileTranslation | undefined> {
    return this.#open(organizationId, id)
      .set({ status: "ReadyForDownload", ...built })
      .returningAll()
      .executeTakeFirst();
  }

  /** There will be no file; undefined when it has ended before. */
  fail(organizationId: number, id: number, error: string): Promise<FileTranslation | undefined> {
    return this.#open(organizationId, id).set({ status: "Failed", error }).returningAll().executeTakeFirst();
  }

  #ofOrganization(organizationId: number) {
    return this.#all().where("organizationId", "=", organizationId);
  }

  #all() {
    return this.db.selectFrom("fileTranslations").selectAll();
  }

  #open(organizationId: number, id: number) {
    return this.updateIn("fileTranslations", organizationId)
      .where("id", "=", id)
      .where("status", "in", ["InProgress", "Completed"]);
  }
}
