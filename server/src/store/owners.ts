import type { StoreContext } from "./context.ts";

/**
 * The one place that looks across organizations: whether an object that a caller cannot see is there at all, which
 * decides between 401, 403 and 404.
 */
export function ownersStore({ db }: StoreContext) {
  return {
    /** The organization of an object; undefined when there is none, or it was deleted. */
    async ownerOf(_kind: "memory", id: number): Promise<number | undefined> {
      const row = await db
        .selectFrom("memories")
        .select("organizationId")
        .where("id", "=", id)
        .where("deletedAt", "is", null)
        .executeTakeFirst();
      return row?.organizationId;
    },
  };
}
