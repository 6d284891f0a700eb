import { affectsAny, StorePart } from "../database/context.ts";
import type { Tables } from "../database/tables.ts";

/** The languages and the region of a memory; the region is "" if there is none. */
export type DefaultPair = Pick<Tables["defaultMemories"], "sourceLang" | "targetLang" | "targetRegion">;

/** The owner of a default for the whole organization. */
const everyone = 0;

/** The memories for requests that specify none: memories of the organization, and of its users. */
export class DefaultMemories extends StorePart {
  /**
   * Memories for a pair, best first. The organization's default for the region comes first, then that without a region,
   * then its other defaults. Last comes the user's default for the region; the user's other defaults are left out.
   */
  async find(organizationId: number, userId: number, pair: DefaultPair): Promise<number[]> {
    const { sourceLang, targetLang, targetRegion } = pair;
    const rows = await this.selectIn("defaultMemories", organizationId)
      .select(["userId", "targetRegion", "memoryId"])
      .where("userId", "in", [everyone, userId])
      .where("sourceLang", "=", sourceLang)
      .where("targetLang", "=", targetLang)
      .execute();
    const rank = (region: string) => (region === targetRegion ? 0 : region === "" ? 1 : 2);
    return rows
      .filter((row) => row.userId === everyone || row.targetRegion === targetRegion)
      .sort((a, b) => a.userId - b.userId || rank(a.targetRegion) - rank(b.targetRegion) || a.memoryId - b.memoryId)
      .map(({ memoryId }) => memoryId);
  }

  /** Makes a memory the default of a pair, for a user or for the organization. */
  async set(organizationId: number, userId: number | undefined, pair: DefaultPair, memoryId: number): Promise<void> {
    await this.db
      .insertInto("defaultMemories")
      .values({ organizationId, userId: userId ?? everyone, ...pair, memoryId })
      .onConflict((conflict) =>
        conflict
          .columns(["organizationId", "userId", "sourceLang", "targetLang", "targetRegion"])
          .doUpdateSet({ memoryId }),
      )
      .execute();
  }

  /** Removes a memory from all pairs of which it is the organization's default; false when there are none. */
  async clear(organizationId: number, memoryId: number): Promise<boolean> {
    return affectsAny(
      this.deleteIn("defaultMemories", organizationId).where("userId", "=", everyone).where("memoryId", "=", memoryId),
    );
  }
}
