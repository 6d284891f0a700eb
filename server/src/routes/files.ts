import { fileDeleted, fileLost } from "../core/errors.ts";
import { discardOnFailure } from "../files/discard.ts";
import { readNamed } from "../files/read.ts";
import { download } from "../http/download.ts";
import { mapPages, PagedList } from "../http/paged-list.ts";
import { isoDate } from "../rules/dates.ts";
import { requireFile, requireProject } from "../services/access/access.ts";
import { requireRoom } from "../services/storage-limit.ts";
import { addErasure, addTask } from "../services/tasks.ts";
import { finishArrivedUploads } from "../services/uploads.ts";
import { type NewFile, normalizeLabels, type SourceFile } from "../store/files/files.ts";
import type { Routes } from "./context.ts";

export const files = {
  async listFiles({ id, labels }, context) {
    const { store, caller } = context;
    await finishArrivedUploads(context, caller.organizationId);
    if (id === undefined) {
      return new PagedList(mapPages(store.files.pages(caller.organizationId, labels), (page) => page.map(fileToWire)));
    }
    const found = await store.files.withLabels(caller.organizationId, [await requireFile(store, caller, id)]);
    const neededLabels = normalizeLabels(labels);
    return found.filter((file) => neededLabels.every((label) => file.labels.includes(label))).map(fileToWire);
  },

  async uploadFile({ body, langId, ...options }, { store, files, caller, storageBytes }) {
    const { organizationId } = caller;
    if (options.project_id !== undefined) await requireProject(store, caller, options.project_id);
    const stored = await files.write(body);
    const file: NewFile = {
      name: options.name,
      content: stored.name,
      sizeBytes: stored.sizeBytes,
      hash: options.file_hash || stored.md5,
      category: options.category,
      labels: options.labels ?? [],
      projectId: options.project_id ?? null,
      jobType: options.job_type ?? null,
    };
    return discardOnFailure(files, stored.name, async () => {
      await requireRoom({ store, storageBytes }, caller, stored.sizeBytes);
      return store.atomically(async (tx) => {
        const created = await tx.files.create(organizationId, file);
        const { id } = created;
        const task = { organizationId, subject: `file:${id}`, input: { fileId: id } };
        if (langId) await addTask(tx, "detect-language", task);
        return fileToWire(created);
      });
    });
  },

  async deleteFile({ id }, { store, caller }) {
    const { organizationId } = caller;
    await store.atomically(async (tx) => {
      const { content } = await requireFile(tx, caller, id);
      if (!(await tx.files.delete(organizationId, id))) throw fileDeleted(id);
      await tx.audit.record(caller, "file.delete", id);
      await addErasure(tx, organizationId, content);
    });
    return undefined;
  },

  async downloadFile({ id }, { store, files, caller }) {
    const find = () => requireFile(store, caller, id);
    const { row, body } = await readNamed(files, find, (cause) => fileLost(id, cause));
    return download(row.name, body, { ...row, files });
  },

  async addFileLabel({ id, name }, { store, caller }) {
    await store.atomically(async (tx) => {
      await tx.files.hold(caller.organizationId, [id], true);
      await requireFile(tx, caller, id);
      await tx.files.addLabel(caller.organizationId, id, name);
    });
    return undefined;
  },

  async removeFileLabel({ id, name }, { store, caller }) {
    await requireFile(store, caller, id);
    await store.files.removeLabel(caller.organizationId, id, name);
    return undefined;
  },
} satisfies Partial<Routes>;

const fileToWire = (file: SourceFile) => ({
  id: file.id,
  name: file.name,
  file_hash: file.hash,
  detected_lang: file.detectedLang,
  detected_lang_confidence: file.detectedPercent / 100,
  category: file.category,
  labels: file.labels,
  created_at: isoDate(file.createdAt),
  updated_at: isoDate(file.updatedAt),
});
