import { affectsAny, StorePart } from "../database/context.ts";

/** The languages and regions that a memory translates between; the region is "" for none. */
export interface DefaultPair {
  sourceLang: string;
  targetLang: string;
  targetRegion: string;
}

/** The owner of a default for everyone. */
const everyone = 0;

/** The memories that requests without one use: those of the organization, and those of its users. */
export class DefaultMemories extends StorePart {
  /**
   * Memories for a pair, best first: those of the organization before those of the user. Of each, one for the region is
   * before one for no region, and that before others.
   */
  async find(
    organizationId: number,
    userId: number,
    { sourceLang, targetLang, targetRegion }: DefaultPair,
  ): Promise<number[]> {
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

  /** Makes a memory the default of a pair, for a user or for everyone. */
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

  /** The memory is the default of no pair any more; false when it was of none. */
  async clear(organizationId: number, memoryId: number): Promise<boolean> {
    return affectsAny(
      this.deleteIn("defaultMemories", organizationId).where("userId", "=", everyone).where("memoryId", "=", memoryId),
    );
  }
}
