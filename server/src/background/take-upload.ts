import { takeIfThere } from "../services/uploads.ts";
import type { TaskKind } from "./queue.ts";

/** Makes a file of a client's upload to the bucket. */
export const takeUpload: TaskKind<"take-upload"> = {
  mayResume: true,
  async run({ uploadId }, task) {
    const upload = await task.store.uploads.find(task.organizationId, uploadId);
    if (upload) await takeIfThere(task, upload);
  },
  // It is taken by the next list, or fails when it is a day old.
  async giveUp() {},
};
