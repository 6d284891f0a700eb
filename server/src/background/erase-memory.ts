import { nextTurn } from "../core/turns.ts";
import { eraseBytes } from "../services/tasks.ts";
import type { TaskKind } from "./queue.ts";

/** Erases the content of a deleted memory. */
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
