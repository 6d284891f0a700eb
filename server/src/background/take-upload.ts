import { finishIfStored } from "../services/uploads.ts";
import type { TaskKind } from "./queue.ts";

export const takeUpload: TaskKind<"take-upload"> = {
  // If the task fails, the next list of files or uploads creates the file. Otherwise, the upload fails after a day.
  mayResume: true,
  async run({ uploadId }, task) {
    const upload = await task.store.uploads.find(task.organizationId, uploadId);
    if (upload) await finishIfStored(task, upload);
  },
};
