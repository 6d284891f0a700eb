import { detectFileLanguage } from "../services/documents/detect-file-language.ts";
import { finishIfStored } from "../services/uploads.ts";
import type { TaskKind } from "./queue.ts";

export const detectLanguage: TaskKind<"detect-language"> = {
  mayResume: true,
  isWanted: async ({ fileId }, store, organizationId) =>
    typeof (await store.files.find(organizationId, fileId))?.content === "string",
  async run({ fileId }, { store, files, filters, organizationId, finish, signal }) {
    const file = await store.files.find(organizationId, fileId);
    if (!file?.content) return;
    const { name, sizeBytes, content } = file;
    const { language, confidence } = await detectFileLanguage(
      filters,
      { organizationId, signal },
      { name, sizeBytes, read: () => files.read(content), readWhole: () => files.readWhole(content) },
    );
    const percent = confidence > 0 ? Math.max(1, Math.round(confidence * 100)) : 0;
    await finish((tx) => tx.files.setLanguage(organizationId, fileId, language, percent));
  },
  async giveUp({ fileId }, store, { organizationId }) {
    await store.files.setLanguage(organizationId, fileId, "und", 0);
  },
};

export const takeUpload: TaskKind<"take-upload"> = {
  // If the task fails, the next list of files or uploads creates the file. Otherwise, the upload fails after a day.
  mayResume: true,
  async run({ uploadId }, task) {
    const upload = await task.store.uploads.find(task.organizationId, uploadId);
    if (upload) await finishIfStored(task, upload);
  },
};
