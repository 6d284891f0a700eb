import type { StoreContext } from "./context.ts";

/**
 * The one place that looks across organizations: whether an object that a caller cannot see is there at all, which
 * decides between 401, 403 and 404.
 */
export function ownersStore({ db }: StoreContext) {
  const owners = {
    /** A deleted memory is nobody's. */
    memory: (id: number) =>
      db.selectFrom("memories").select("organizationId").where("id", "=", id).where("deletedAt", "is", null),
    /** A deleted file still is its organization's. */
    file: (id: number) => db.selectFrom("sourceFiles").select("organizationId").where("id", "=", id),
  };
  return {
    /** The organization of an object; undefined when there is none. */
    async ownerOf(kind: keyof typeof owners, id: number): Promise<number | undefined> {
      return (await owners[kind](id).executeTakeFirst())?.organizationId;
    },
  };
}
