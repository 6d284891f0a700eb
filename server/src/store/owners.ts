import { StorePart } from "./database/context.ts";

/**
 * The only queries across organizations. They determine whether an object that a caller can't see exists at all, which
 * decides between 401, 403, and 404.
 */
export class Owners extends StorePart {
  /** A deleted file keeps its owner, a deleted memory doesn't. */
  async ownerOf(kind: "memory" | "file", id: number): Promise<number | undefined> {
    const rows = this.db.selectFrom(kind === "memory" ? "memories" : "sourceFiles").select("organizationId");
    const row = await rows
      .where("id", "=", id)
      .$if(kind === "memory", (query) => query.where("deletedAt", "is", null))
      .executeTakeFirst();
    return row?.organizationId;
  }
}
