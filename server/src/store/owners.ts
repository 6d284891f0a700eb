import { StorePart } from "./database/context.ts";

/**
 * The one location that looks across organizations. It says whether an object that a caller cannot see exists at all,
 * which decides between 401, 403 and 404.
 */
export class Owners extends StorePart {
  /** The organization of an object; undefined when there is none. */
  async ownerOf(kind: "memory" | "file", id: number): Promise<number | undefined> {
    const row = kind === "memory" ? this.#memory(id) : this.#file(id);
    return (await row.executeTakeFirst())?.organizationId;
  }

  /** A deleted memory is no one's. */
  #memory(id: number) {
    return this.db.selectFrom("memories").select("organizationId").where("id", "=", id).where("deletedAt", "is", null);
  }

  /** A deleted file still is its organization's. */
  #file(id: number) {
    return this.db.selectFrom("sourceFiles").select("organizationId").where("id", "=", id);
  }
}
