import { StorePart } from "./database/context.ts";

/**
 * The only queries across organizations. They determine whether an object that a caller can't see exists at all, which
 * decides between 401, 403, and 404.
 */
export class Owners extends StorePart {
  async ownerOf(kind: "memory" | "file", id: number): Promise<number | undefined> {
    const row = kind === "memory" ? this.#memory(id) : this.#file(id);
    return (await row.executeTakeFirst())?.organizationId;
  }

  /** A deleted memory has no owner. */
  #memory(id: number) {
    return this.db.selectFrom("memories").select("organizationId").where("id", "=", id).where("deletedAt", "is", null);
  }

  /** A deleted file keeps its owner. */
  #file(id: number) {
    return this.db.selectFrom("sourceFiles").select("organizationId").where("id", "=", id);
  }
}
