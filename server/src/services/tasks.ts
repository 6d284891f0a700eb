import type { BytesName } from "../core/file-store.ts";
import type { TaskInputs, TaskName } from "../store/background/task-inputs.ts";
import type { NewTask } from "../store/background/tasks.ts";
import type { Transaction } from "../store/store.ts";

/** The subject of the tasks on a memory: those of one subject run one after the other. */
export const memorySubject = (memoryId: number): string => `memory:${memoryId}`;

/** Has a document checked after finished XLIFF was returned; nothing waits for it. */
export const addCheck = (store: Transaction, organizationId: number, documentId: number) =>
  addTask(store, "check-document", { organizationId, subject: `checks:${documentId}`, input: { documentId } });

/** Has bytes erased that the caller's row no longer names, unless a document or a file still has them. */
export function eraseBytes(store: Transaction, organizationId: number, content: BytesName, delayMs = 0): Promise<void> {
  const subject = `erase:${crypto.randomUUID()}`;
  return addTask(store, "erase-bytes", { organizationId, subject, input: { content }, delayMs });
}

/** Adds a task to the queue, in the caller's transaction if it is in one. */
export function addTask<Name extends TaskName>(
  store: Transaction,
  kind: Name,
  task: Omit<NewTask, "kind" | "input"> & { input: TaskInputs[Name] },
): Promise<void> {
  return store.tasks.add({ ...task, kind });
}
