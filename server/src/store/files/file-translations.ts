import { nextTurn } from "../../core/turns.ts";
import { notByIndex } from "../database/chunks.ts";
import { affectsAny, StorePart } from "../database/context.ts";
import { pageSize, readPages, readPagesById, readPagesWithIds } from "../database/pages.ts";
import type { Tables, TranslationStatus } from "../database/tables.ts";

export type FileTranslation = Omit<Tables["fileTranslations"], "organizationId">;

export type NewFileTranslation = Pick<
  FileTranslation,
  "fileId" | "memoryId" | "configId" | "keyId" | "isMetered" | "name"
> &
  Partial<Pick<FileTranslation, "secret">>;

export interface TranslationFilter {
  ids?: readonly number[] | undefined;
  status?: TranslationStatus | undefined;
  /** Milliseconds since 1970. */
  createdFrom?: number | undefined;
  createdBefore?: number | undefined;
}

export class FileTranslations extends StorePart {
  async create(organizationId: number, translations: readonly NewFileTranslation[]): Promise<FileTranslation[]> {
    const first = await this.ids.take("fileTranslation", translations.length);
    const state = { organizationId, status: "InProgress", createdAt: this.clock() } as const;
    const rows = await this.db
      .insertInto("fileTranslations")
      .values(translations.map((translation, index) => ({ id: first + index, ...translation, ...state })))
      .returningAll()
      .execute();
    return rows.sort((a, b) => a.id - b.id);
  }

  async find(organizationId: number, id: number): Promise<FileTranslation | undefined> {
    return this.#ofOrganization(organizationId).where("id", "=", id).executeTakeFirst();
  }

  async *pages(organizationId: number, filter: TranslationFilter): AsyncGenerator<FileTranslation[]> {
    const { status, createdFrom = 0, createdBefore = Number.MAX_SAFE_INTEGER } = filter;
    const isTimed = filter.createdFrom !== undefined || filter.createdBefore !== undefined;
    const ids =
      filter.ids ?? (isTimed ? await this.#idsBetween(organizationId, createdFrom, createdBefore) : undefined);
    const rows = this.#all()
      .$if(status !== undefined, (query) => query.where("status", "=", status as TranslationStatus))
      .where("createdAt", ">=", createdFrom)
      .where("createdAt", "<", createdBefore);
    yield* ids
      ? readPagesWithIds(rows.where(notByIndex("organizationId"), "=", organizationId), ids)
      : readPagesById(rows.where("organizationId", "=", organizationId));
  }

  /** Reads only the IDs, because no index orders the translations of a time by ID. */
  async #idsBetween(organizationId: number, from: number, before: number): Promise<number[]> {
    const ids: number[] = [];
    const pages = readPages<{ createdAt: number; id: number }>((last) =>
      this.db
        .selectFrom("fileTranslations")
        .select(["createdAt", "id"])
        .where("organizationId", "=", organizationId)
        .where("createdAt", ">=", last?.createdAt ?? from)
        .where("createdAt", "<", before)
        .$if(last !== undefined, (query) =>
          query.where(({ eb, refTuple, tuple }) =>
            eb(refTuple("createdAt", "id"), ">", tuple(last?.createdAt as number, last?.id as number)),
          ),
        )
        .orderBy("createdAt")
        .orderBy("id")
        .limit(pageSize)
        .execute(),
    );
    for await (const page of pages) {
      for (const { id } of page) ids.push(id);
      await nextTurn();
    }
    return ids;
  }

  /** Records that the text is translated; false when that was recorded before. */
  async complete(organizationId: number, id: number, characters: number): Promise<boolean> {
    return affectsAny(
      this.#open(organizationId, id).where("status", "=", "InProgress").set({ status: "Completed", characters }),
    );
  }

  /** Records that the file is built; undefined when the translation has ended before. */
  makeReady(organizationId: number, id: number, built: Pick<FileTranslation, "content" | "sizeBytes" | "note">) {
    return this.#open(organizationId, id)
      .set({ status: "ReadyForDownload", ...built })
      .returningAll()
      .executeTakeFirst();
  }

  /** Records a failure; undefined when the translation has ended before. */
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
