import type { ExpressionBuilder } from "kysely";
import type { Caller } from "../../core/caller.ts";
import type { BytesName } from "../../core/file-store.ts";
import { idsOf, notByIndex, queryInChunks } from "../database/chunks.ts";
import { affectsAny, StorePart } from "../database/context.ts";
import { erasePage, lockInOrder, readPagesById } from "../database/pages.ts";
import { PreparedQuery } from "../database/prepared.ts";
import type { Tables } from "../database/tables.ts";
import type { EndedImport } from "./imports.ts";

export type Memory = Omit<Tables["memories"], "organizationId" | "userId" | "isShared" | "deletedAt"> & {
  /** Names of the successfully imported files, in order. */
  resources: string[];
};

export type StoredMemory = Omit<Memory, "resources">;

/** The state that an engine must have reached. */
export type EngineState = Pick<Memory, "changeNo" | "createdAt">;

const languageFields = ["sourceLang", "targetLang", "sourceRegion", "targetRegion"] as const;

type LanguageField = (typeof languageFields)[number];

export interface QueryableMemory extends Pick<Memory, "id" | LanguageField> {
  organizationId: number;
  /** The state that the engine must have reached; if absent, it is read from the store. */
  state?: EngineState;
}

const findQueryableStatement = new PreparedQuery<
  Pick<Caller, "organizationId" | "userId"> & { id: number },
  Omit<Required<QueryableMemory>, "state"> & EngineState
>((db, slot) =>
  db
    .selectFrom("memories")
    .select(["id", "organizationId", ...languageFields, "changeNo", "createdAt"])
    .where("organizationId", "=", slot("organizationId"))
    .where("id", "=", slot("id"))
    .where("deletedAt", "is", null)
    .where((where) => where.or([where("userId", "=", slot("userId")), where("isShared", "=", 1)])),
);

const raiseChangeNo = new PreparedQuery<{ organizationId: number; id: number }, { changeNo: number }>((db, slot) =>
  db
    .updateTable("memories")
    .set((memory) => ({ changeNo: memory("changeNo", "+", 1) }))
    .where("organizationId", "=", slot("organizationId"))
    .where("id", "=", slot("id"))
    .where("deletedAt", "is", null)
    .returning("changeNo"),
);

/** Memories, which are private to their creator until they are shared with the organization. */
export class Memories extends StorePart {
  async *pages(caller: Caller): AsyncGenerator<Memory[]> {
    const pages = readPagesById(this.#visible(caller));
    for await (const rows of pages) yield await this.#withResources(caller.organizationId, rows);
  }

  async find(caller: Caller, id: number): Promise<Memory | undefined> {
    const [memory] = await this.#withResources(
      caller.organizationId,
      await this.#visible(caller).where("id", "=", id).execute(),
    );
    return memory;
  }

  /**
   * The memories that are private to another user. A deleted memory stays private, because its projects still exist.
   */
  async findHidden({ organizationId, userId }: Caller, ids: readonly number[]): Promise<Set<number>> {
    const hidden = await queryInChunks([...new Set(ids)], (portion) =>
      this.db
        .selectFrom("memories")
        .select("id")
        .where(notByIndex("organizationId"), "=", organizationId)
        .where("id", "in", portion)
        .where("userId", "!=", userId)
        .where("isShared", "=", 0)
        .execute(),
    );
    return new Set(idsOf(hidden));
  }

  /** Reads a memory for a lookup or translation, with all changes that were committed before. */
  async findQueryable({ organizationId, userId }: Caller, id: number): Promise<QueryableMemory | undefined> {
    const [row] = await findQueryableStatement.run(this.context, { organizationId, userId, id });
    if (!row) return undefined;
    const { changeNo, createdAt, ...memory } = row;
    return { ...memory, state: { changeNo, createdAt } };
  }

  async create({ organizationId, userId }: Caller, memory: Pick<Memory, "name" | LanguageField>): Promise<Memory> {
    const now = this.clock();
    const owner = { id: await this.ids.take("memory"), organizationId, userId, isShared: 0 };
    const state = { version: 0, changeNo: 0, termbaseExportsOpen: 0, createdAt: now, updatedAt: now };
    return { ...(await this.insert("memories", { ...memory, ...owner, ...state })), resources: [] };
  }

  /** A memory for background work; undefined when it was deleted. */
  async findForWork(organizationId: number, id: number) {
    return this.selectIn("memories", organizationId)
      .selectAll()
      .where("id", "=", id)
      .where("deletedAt", "is", null)
      .executeTakeFirst();
  }

  /** Shares a memory with the organization, or makes it private to its creator; false when it doesn't exist. */
  async share(organizationId: number, id: number, isShared: boolean): Promise<boolean> {
    return affectsAny(
      this.#update(organizationId, id)
        .set({ isShared: Number(isShared) })
        .where("deletedAt", "is", null),
    );
  }

  /** @returns the renamed memory; undefined when it doesn't exist or the caller may not use it */
  async rename({ organizationId, userId }: Caller, id: number, name: string): Promise<Memory | undefined> {
    const rows = await this.#update(organizationId, id)
      .set((row) => ({ name, version: row("version", "+", 1), updatedAt: this.clock() }))
      .where(isVisible(userId))
      .returningAll()
      .execute();
    return (await this.#withResources(organizationId, rows))[0];
  }

  /** Counts a change of the memory's entries or terms that a caller can see. */
  async raiseVersion(organizationId: number, id: number): Promise<void> {
    await this.#update(organizationId, id)
      .set((row) => ({ version: row("version", "+", 1), updatedAt: this.clock() }))
      .execute();
  }

  /**
   * Locks the memory until the transaction ends. @returns the new change number; undefined when the memory was deleted
   */
  async raiseNumbers(organizationId: number, id: number): Promise<number | undefined> {
    const row = await this.#update(organizationId, id)
      .set((row) => ({ version: row("version", "+", 1), changeNo: row("changeNo", "+", 1), updatedAt: this.clock() }))
      .where("deletedAt", "is", null)
      .returning("changeNo")
      .executeTakeFirst();
    return row?.changeNo;
  }

  /** Raises the change number. @returns the new one; undefined when the memory was deleted */
  async raiseChangeNo(organizationId: number, id: number): Promise<number | undefined> {
    const [row] = await raiseChangeNo.run(this.context, { organizationId, id });
    return row?.changeNo;
  }

  /** Adds the name of an imported file, once. The transaction must have locked the memory. */
  async addResource(organizationId: number, memoryId: number, name: string): Promise<void> {
    const { position } = await this.selectIn("memoryResources", organizationId)
      .select(({ fn }) => fn.max("position").as("position"))
      .where("memoryId", "=", memoryId)
      .executeTakeFirstOrThrow();
    await this.db
      .insertInto("memoryResources")
      .values({ organizationId, memoryId, name, position: Number(position) + 1 })
      .onConflict((conflict) => conflict.columns(["memoryId", "name"]).doNothing())
      .execute();
  }

  /** Locks memories until the transaction ends. @returns the IDs of those that exist */
  hold(organizationId: number, ids: readonly number[]): Promise<number[]> {
    const rows = this.selectIn("memories", organizationId).where("deletedAt", "is", null);
    return lockInOrder(this.context.isShared ? rows.forNoKeyUpdate() : rows, ids);
  }

  /** Counts one more running import or export; false when the memory was deleted. */
  async openTask(organizationId: number, id: number): Promise<boolean> {
    return affectsAny(
      this.#update(organizationId, id)
        .set(({ eb, fn }) => ({ tasksOpen: eb(fn.coalesce("tasksOpen", eb.lit(0)), "+", 1) }))
        .where("deletedAt", "is", null),
    );
  }

  /** @param ended the result, if it was an import */
  async closeTask(organizationId: number, id: number, ended: Partial<EndedImport> = {}): Promise<void> {
    await this.#update(organizationId, id)
      .set((row) => ({ tasksOpen: row("tasksOpen", "-", 1), ...ended }))
      .execute();
  }

  async openTermbaseExport(organizationId: number, id: number): Promise<void> {
    await this.#update(organizationId, id)
      .set((row) => ({ termbaseExportsOpen: row("termbaseExportsOpen", "+", 1) }))
      .execute();
  }

  /** @param file the CSV; null when the export failed, so that an earlier file isn't mistaken for its result */
  async closeTermbaseExport(organizationId: number, id: number, file: BytesName | null): Promise<void> {
    await this.#update(organizationId, id)
      .set((row) => ({ termbaseExportsOpen: row("termbaseExportsOpen", "-", 1), termbaseFile: file }))
      .execute();
  }

  async takeTermbaseFile(organizationId: number, id: number): Promise<BytesName | null> {
    const row = await this.selectIn("memories", organizationId)
      .select("termbaseFile")
      .where("id", "=", id)
      .executeTakeFirst();
    await this.#update(organizationId, id).set({ termbaseFile: null }).execute();
    return row?.termbaseFile ?? null;
  }

  /** Deletes a page of the rows of a deleted memory. @returns whether there may be more */
  async erasePage(organizationId: number, id: number): Promise<boolean> {
    const rows = { organizationId, memoryId: id };
    const importIds = this.selectIn("imports", organizationId).select("id").where("memoryId", "=", id);
    if (await erasePage(this.context, ["memoryEntries", "terms"], { ...rows, importIds })) return true;
    return erasePage(this.context, ["memoryEntries", "terms", "imports", "providerOutputs"], rows);
  }

  /** False when another request has deleted the memory. */
  async delete(organizationId: number, id: number): Promise<boolean> {
    return affectsAny(this.#update(organizationId, id).set({ deletedAt: this.clock() }).where("deletedAt", "is", null));
  }

  /** Filters IDs: keeps those of memories that are not deleted, of any owner. */
  async filterExisting(ids: readonly number[]): Promise<number[]> {
    const rows = await queryInChunks(ids, (portion) =>
      this.db.selectFrom("memories").select("id").where("id", "in", portion).where("deletedAt", "is", null).execute(),
    );
    return idsOf(rows);
  }

  /** The engine's state of a memory; the state of an empty memory if it doesn't exist. */
  async engineState(organizationId: number, id: number): Promise<EngineState> {
    const row = await this.selectIn("memories", organizationId)
      .select(["changeNo", "createdAt"])
      .where("id", "=", id)
      .executeTakeFirst();
    return row ?? { changeNo: 0, createdAt: 0 };
  }

  #visible({ organizationId, userId }: Caller) {
    return this.selectIn("memories", organizationId).selectAll().where(isVisible(userId));
  }

  #update(organizationId: number, id: number) {
    return this.updateIn("memories", organizationId).where("id", "=", id);
  }

  async #withResources(organizationId: number, rows: StoredMemory[]): Promise<Memory[]> {
    const resources = await queryInChunks(idsOf(rows), (portion) =>
      this.selectIn("memoryResources", organizationId)
        .selectAll()
        .where("memoryId", "in", portion)
        .orderBy("position")
        .execute(),
    );
    const namesOf = Map.groupBy(resources, ({ memoryId }) => memoryId);
    return rows.map((row) => ({ ...row, resources: (namesOf.get(row.id) ?? []).map(({ name }) => name) }));
  }
}

const isVisible = (userId: number) => (where: ExpressionBuilder<Tables, "memories">) =>
  where.and([where("deletedAt", "is", null), where.or([where("userId", "=", userId), where("isShared", "=", 1)])]);
