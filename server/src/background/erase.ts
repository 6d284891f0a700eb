import type { BytesName } from "../core/file-store.ts";
import { nextTurn } from "../core/turns.ts";
import { addErasure } from "../services/tasks.ts";
import type { RunningTask, TaskKind } from "./queue.ts";

/** Bytes are kept while a backup is written. This is the interval of checks for its end. */
const keptMs = 60_000;

/** Deletes bytes that no file or document shares. As a task, the deletion is done even if the server stops before. */
export const eraseBytes: TaskKind<"erase-bytes"> = {
  mayResume: true,
  async run({ content }, { store, files, organizationId, finish }) {
    if (await store.installation.hasOpenBackup()) {
      return finish((tx) => addErasure(tx, organizationId, content, keptMs));
    }
    if (!(await store.storedBytes.areShared(content))) await files.delete(content);
  },
};

export const eraseMemory: TaskKind<"erase-memory"> = {
  mayResume: true,
  async run({ memoryId }, task) {
    const { store, engines, organizationId, finish } = task;
    while (await store.memories.erasePage(organizationId, memoryId)) await awaitTurn(task);
    await engines.forget(memoryId);
    await finish(async (tx) => {
      const file = await tx.memories.takeTermbaseFile(organizationId, memoryId);
      if (file !== null) await addErasure(tx, organizationId, file);
    });
  },
};

/** Erases segments, entries of memories, and bytes of documents that are already hidden, in pieces. */
export const eraseDocuments: TaskKind<"erase-documents"> = {
  mayResume: true,
  async run({ projects }, task) {
    const contents = new Set<BytesName>();
    for (const { id, memoryId } of projects) {
      for (const { id: documentId, content } of await task.store.documents.listHidden(task.organizationId, id)) {
        contents.add(content);
        await eraseDocument(documentId, memoryId, task);
      }
    }
    await task.finish(async (tx) => {
      for (const content of contents) await addErasure(tx, task.organizationId, content);
    });
  },
};

async function eraseDocument(id: number, memoryId: number | undefined, task: RunningTask): Promise<void> {
  const { store, organizationId } = task;
  const forget = () =>
    memoryId !== undefined && store.atomically((tx) => tx.entries.deletePageOf(organizationId, memoryId, id));
  do await awaitTurn(task);
  while (await forget());
  while (await store.segments.erasePage(organizationId, id)) await awaitTurn(task);
  await store.documentChecks.deleteOf(organizationId, id);
}

function awaitTurn({ signal }: RunningTask): Promise<void> {
  signal.throwIfAborted();
  return nextTurn();
}
