import { StorePart } from "../database/context.ts";

/** The processes in which the engine of a memory is open. If there are several, the one that opened it first counts. */
export class EngineProcesses extends StorePart {
  /** Records which memories a process has open, in place of the earlier list. The record counts for `forMs`. */
  async replace(process: string, memories: readonly { id: number; organizationId: number }[], forMs: number) {
    const now = this.clock();
    const ids = memories.map(({ id }) => id);
    await this.db
      .deleteFrom("openMemories")
      .where("process", "=", process)
      .$if(ids.length > 0, (query) => query.where("memoryId", "not in", ids))
      .execute();
    // Always in the same order, so that two processes never wait for each other.
    const rows = memories
      .map(({ id, organizationId }) => ({ memoryId: id, organizationId, process, openUntil: now + forMs }))
      .sort((a, b) => a.memoryId - b.memoryId);
    if (rows.length === 0) return;
    await this.db
      .insertInto("openMemories")
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .column("memoryId")
          .doUpdateSet({ process, openUntil: now + forMs })
          .where(({ eb, or }) =>
            or([eb("openMemories.process", "=", process), eb("openMemories.openUntil", "<=", now)]),
          ),
      )
      .execute();
  }
}
