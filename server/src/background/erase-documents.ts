import type { BytesName } from "../core/file-store.ts";
import { nextTurn } from "../core/turns.ts";
import { eraseBytes } from "../services/tasks.ts";
import type { RunningTask, TaskKind } from "./queue.ts";

/** Erases segments, entries of memories, and bytes of documents that are already hidden, in pieces. */
export const eraseDocuments: TaskKind<"erase-documents"> = {
  mayResume: true,
  async run({ projects }, task) {
    const contents = new Set<BytesName>();
    for (const { id, memoryId } of projects) {
      for (const { id: documentId, content } of await task.store.documents.hiddenOf(task.organizationId, id)) {
        contents.add(content);
        await eraseDocument(documentId, memoryId, task);
      }
    }
    await task.finish(async (tx) => {
      for (const content of contents) await eraseBytes(tx, task.organizationId, content);
    });
  },
  async giveUp() {},
};

async function eraseDocument(id: number, memoryId: number | undefined, task: RunningTask): Promise<void> {
  const { store, organizationId } = task;
  const forget = () =>
    memoryId !== undefined && store.atomically((tx) => tx.entries.deletePageOf(organizationId, memoryId, id));
  do await turn(task);
  while (await forget());
  while (await store.segments.erasePage(organizationId, id)) await turn(task);
  await store.documentChecks.deleteOf(organizationId, id);
}

function turn({ signal }: RunningTask): Promise<void> {
  signal.throwIfAborted();
  return nextTurn();
}
