import { makeError, translationFailed, translationLost } from "../core/errors.ts";
import { readUntil } from "../core/turns.ts";
import { unlessLost } from "../files/read.ts";
import { download } from "../http/download.ts";
import { mapPages, PagedList } from "../http/paged-list.ts";
import { epochSeconds } from "../rules/dates.ts";
import { type FailureMessage, splitFailure } from "../rules/translation-failure.ts";
import {
  requireFile,
  requireFilterConfig,
  requireMemory,
  requireModel,
  requireTranslation,
  visibleAmong,
} from "../services/access/access.ts";
import { addTranslations } from "../services/file-translation.ts";
import { requireRoom } from "../services/storage-limit.ts";
import type { FileTranslation, NewFileTranslation } from "../store/files/file-translations.ts";
import type { Routes } from "./context.ts";

export const fileTranslations = {
  async listFileTranslations({ translationIds: ids, status, fromTime, toTime }, { store, caller }) {
    if ([ids, status, fromTime, toTime].every((condition) => condition === undefined))
      throw makeError("filter-missing");
    const pages = store.fileTranslations.pages(caller.organizationId, {
      ids,
      status,
      createdFrom: fromTime && fromTime * 1000,
      createdBefore: toTime && toTime * 1000,
    });
    return new PagedList(
      mapPages(pages, async (page) => (await visibleAmong(store, caller, page)).map(translationToWire)),
    );
  },

  async translateFiles(sent, { store, caller, storageBytes }) {
    const { fileId: fileIds, memoryId, configId, externalModelId: modelId, withTM } = sent;
    const { organizationId, keyId, isDevelopmentKey } = caller;
    await requireRoom({ store, storageBytes }, caller, 1);
    return store.atomically(async (tx) => {
      await tx.files.hold(organizationId, fileIds);
      const names = new Map<number, string>();
      for (const id of new Set(fileIds)) names.set(id, (await requireFile(tx, caller, id)).name);
      await requireMemory(tx, caller, memoryId);
      if (configId !== undefined) await requireFilterConfig(tx, caller, configId);
      if (modelId !== undefined) await requireModel(tx, caller, modelId);
      const requests = fileIds.map(
        (fileId): NewFileTranslation => ({
          fileId,
          memoryId,
          configId: configId ?? null,
          keyId,
          isMetered: Number(!isDevelopmentKey),
          name: names.get(fileId) as string,
        }),
      );
      return (await addTranslations(tx, organizationId, requests, withTM)).map(translationToWire);
    });
  },

  async downloadTranslation({ id }, { store, files, caller, signal }) {
    const find = () => requireTranslation(store, caller, id);
    // Clients of other servers download as soon as the status is `Completed`, while the file is still being built.
    const isOther = ({ status }: FileTranslation) => status !== "Completed";
    const { name, status, error, content, sizeBytes } = await readUntil(find, isOther, { ...downloadWait, signal });
    if (error !== null) throw translationFailed(id, error);
    if (content === null || sizeBytes === null) throw makeError("translation-not-ready", { id, status });
    const body = await unlessLost(files.read(content), (cause) => translationLost(id, cause));
    return download(name, body, { sizeBytes, content, files });
  },
} satisfies Partial<Routes>;

/** The limit of a download's wait for a file whose text is translated. Source: contract of the API, second part. */
const downloadWait = { everyMs: 100, maxMs: 10_000 };

const translationToWire = ({ id, fileId, status, createdAt, error, note }: FileTranslation) => ({
  id,
  fileId,
  status,
  createdAt: epochSeconds(createdAt),
  ...(note !== null && { note }),
  ...(error !== null && failureToWire(error)),
});

function failureToWire(error: string): { errorMsg: FailureMessage; note?: string } {
  const { reason, details } = splitFailure(error);
  return { errorMsg: reason as FailureMessage, ...(details !== undefined && { note: details }) };
}
