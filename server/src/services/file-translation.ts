import type { Caller } from "../core/caller.ts";
import { makeError } from "../core/errors.ts";
import { discardOnFailure } from "../files/discard.ts";
import type { FileTranslation, NewFileTranslation } from "../store/files/file-translations.ts";
import type { Transaction } from "../store/store.ts";
import type { Services } from "./services.ts";
import { requireRoom } from "./storage-limit.ts";
import { addTask } from "./tasks.ts";

/** The client finds the translated file by `secret`. @throws ApiError `empty-body`, `storage-quota` */
export async function beginTranslation(
  { store, files, storageBytes }: Pick<Services, "store" | "files" | "storageBytes">,
  { organizationId, keyId, isDevelopmentKey }: Caller,
  { name, body, memoryId }: { name: string; body: ReadableStream<Uint8Array>; memoryId: number },
  secret: string,
): Promise<FileTranslation> {
  const stored = await files.write(body);
  return discardOnFailure(files, stored.name, async () => {
    if (stored.sizeBytes === 0) throw makeError("empty-body");
    await requireRoom({ store, storageBytes }, { organizationId }, stored.sizeBytes + 1);
    return store.atomically(async (tx) => {
      const { id: fileId } = await tx.files.create(organizationId, {
        name,
        content: stored.name,
        sizeBytes: stored.sizeBytes,
        hash: stored.md5,
        category: "API",
        labels: [],
        projectId: null,
        jobType: null,
      });
      const request = { fileId, memoryId, configId: null, keyId, isMetered: Number(!isDevelopmentKey), name, secret };
      const [translation] = await addTranslations(tx, organizationId, [request], true);
      return translation as FileTranslation;
    });
  });
}

/** Creates translations with their tasks. @param withMemory whether exact matches of the memory are used unchanged */
export async function addTranslations(
  tx: Transaction,
  organizationId: number,
  requests: readonly NewFileTranslation[],
  withMemory: boolean,
): Promise<FileTranslation[]> {
  const created = await tx.fileTranslations.create(organizationId, requests);
  for (const { id: translationId, memoryId } of created) {
    const task = { organizationId, subject: `translation:${translationId}`, input: { translationId, withMemory } };
    await addTask(tx, "translate-file", { ...task, memoryId });
  }
  return created;
}
