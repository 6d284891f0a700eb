import { eraseBytes as addEraseBytes } from "../services/tasks.ts";
import type { TaskKind } from "./queue.ts";

/** While a backup is written, bytes are kept; it is looked at again after that time. */
const keptMs = 60_000;

/** Erases bytes unless a file or document still has them, also when the server stops between the two. */
export const eraseBytes: TaskKind<"erase-bytes"> = {
  mayResume: true,
  async run({ content }, { store, files, organizationId, finish }) {
    if (await store.installation.isKeepingBytes()) {
      return finish((tx) => addEraseBytes(tx, organizationId, content, keptMs));
    }
    if (!(await store.storedBytes.areShared(content))) await files.delete(content);
  },
  async giveUp() {},
};
