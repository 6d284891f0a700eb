import type { TaskKind } from "./queue.ts";

/** Erases bytes unless a file or document still has them, also when the server stops between the two. */
export const eraseBytes: TaskKind<"erase-bytes"> = {
  mayResume: true,
  async run({ content }, { store, files }) {
    if (!(await store.storedBytes.areShared(content))) await files.delete(content);
  },
  async giveUp() {},
};
