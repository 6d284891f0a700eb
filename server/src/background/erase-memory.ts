import { nextTurn } from "../core/turns.ts";
import { eraseBytes } from "../services/tasks.ts";
import type { TaskKind } from "./queue.ts";

/** Deletes what was in a memory that is there no more. */
export const eraseMemory: TaskKind<"erase-memory"> = {
  mayResume: true,
  async run({ memoryId }, { store, engines, organizationId, signal, finish }) {
    while (await store.memories.erasePage(organizationId, memoryId)) {
      signal.throwIfAborted();
      await nextTurn();
    }
    await engines.forget(memoryId);
    await finish(async (tx) => {
      const file = await tx.memories.takeTermbaseFile(organizationId, memoryId);
      if (file !== null) await eraseBytes(tx, organizationId, file);
    });
  },
  async giveUp() {},
};
