import { eraseBytes as addEraseBytes } from "../services/tasks.ts";
import type { TaskKind } from "./queue.ts";

/** Bytes are kept while a backup is written. This is the interval of checks for its end. */
const keptMs = 60_000;

/** Erases bytes that no file or document refers to, even if the server stops between the two steps. */
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
