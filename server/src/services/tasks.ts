import type { BytesName } from "../core/file-store.ts";
import type { TaskInputs, TaskName } from "../store/background/task-inputs.ts";
import type { NewTask } from "../store/background/tasks.ts";
import type { Transaction } from "../store/store.ts";

/** The subject of the tasks on a memory. Tasks with the same subject run one after the other. */
export const memorySubject = (memoryId: number): string => `memory:${memoryId}`;

/** Adds a task that checks a document after finished XLIFF was returned. */
export const addCheck = (store: Transaction, organizationId: number, documentId: number) =>
  addTask(store, "check-document", { organizationId, subject: `checks:${documentId}`, input: { documentId } });

/** Adds a task that erases bytes of a deleted row, unless a document or a file still refers to them. */
export function addErasure(store: Transaction, organizationId: number, content: BytesName, delayMs = 0): Promise<void> {
  const subject = `erase:${crypto.randomUUID()}`;
  return addTask(store, "erase-bytes", { organizationId, subject, input: { content }, delayMs });
}

export const addTask = <Name extends TaskName>(
  store: Transaction,
  kind: Name,
  task: Omit<NewTask, "kind" | "input"> & { input: TaskInputs[Name] },
): Promise<void> => store.tasks.add({ ...task, kind });
