import type { TaskKind } from "./queue.ts";

/** Erases bytes that no row names any more, also when the server stops between the two. */
export const eraseBytes: TaskKind<{ content: string }> = {
  name: "erase-bytes",
  async run({ content }, { files }) {
    await files.delete(content);
  },
  async giveUp() {},
};
