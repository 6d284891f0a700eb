import type { Caller } from "../http/authenticate.ts";
import type { StoreContext } from "./context.ts";

export interface Memory {
  id: number;
  name: string;
  sourceLang: string;
  targetLang: string;
  sourceRegion: string | null;
  targetRegion: string | null;
  /** Imports and exports that are not done; null until the first one. */
  tasksOpen: number | null;
  version: number;
  /** Raised by each change of entries or terms. */
  changeNo: number;
  createdAt: number;
  updatedAt: number;
  /** Names of the files imported successfully, in order. */
  resources: string[];
}

export type NewMemory = Pick<Memory, "name" | "sourceLang" | "targetLang" | "sourceRegion" | "targetRegion">;

/** Memories: private to the user who made them until they are shared with the organization. */
export function memoriesStore({ db, ids, clock }: StoreContext) {
  const visible = ({ organizationId, userId }: Caller) =>
    db
      .selectFrom("memories")
      .selectAll()
      .where("organizationId", "=", organizationId)
      .where("deletedAt", "is", null)
      .where((where) => where.or([where("userId", "=", userId), where("isShared", "=", 1)]));

  const withResources = async (organizationId: number, rows: Omit<Memory, "resources">[]): Promise<Memory[]> => {
    if (rows.length === 0) return [];
    const resources = await db
      .selectFrom("memoryResources")
      .selectAll()
      .where("organizationId", "=", organizationId)
      .where(
        "memoryId",
        "in",
        rows.map(({ id }) => id),
      )
      .orderBy("position")
      .execute();
    const namesOf = Map.groupBy(resources, ({ memoryId }) => memoryId);
    return rows.map((row) => ({ ...row, resources: (namesOf.get(row.id) ?? []).map(({ name }) => name) }));
  };

  return {
    async list(caller: Caller): Promise<Memory[]> {
      return withResources(caller.organizationId, await visible(caller).orderBy("id").execute());
    },

    async find(caller: Caller, id: number): Promise<Memory | undefined> {
      const [memory] = await withResources(caller.organizationId, await visible(caller).where("id", "=", id).execute());
      return memory;
    },

    async create({ organizationId, userId }: Caller, memory: NewMemory): Promise<Memory> {
      const now = clock();
      const state = { tasksOpen: null, version: 0, changeNo: 0, createdAt: now, updatedAt: now };
      const row = { id: await ids.take("memory"), ...memory, ...state };
      await db
        .insertInto("memories")
        .values({ ...row, organizationId, userId, isShared: 0, deletedAt: null })
        .execute();
      return { ...row, resources: [] };
    },

    async rename(organizationId: number, id: number, name: string): Promise<void> {
      await db
        .updateTable("memories")
        .set((row) => ({ name, version: row("version", "+", 1), updatedAt: clock() }))
        .where("organizationId", "=", organizationId)
        .where("id", "=", id)
        .execute();
    },

    async delete(organizationId: number, id: number): Promise<void> {
      await db
        .updateTable("memories")
        .set({ deletedAt: clock() })
        .where("organizationId", "=", organizationId)
        .where("id", "=", id)
        .execute();
    },

    /** The change number of a memory, 0 for one that is not there. */
    async changeNoOf(organizationId: number, id: number): Promise<number> {
      const row = await db
        .selectFrom("memories")
        .select("changeNo")
        .where("organizationId", "=", organizationId)
        .where("id", "=", id)
        .executeTakeFirst();
      return row?.changeNo ?? 0;
    },
  };
}
