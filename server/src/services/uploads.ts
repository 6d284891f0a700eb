import { limits } from "@openparlance/api";
import type { Caller } from "../core/caller.ts";
import { makeError, uploadParts } from "../core/errors.ts";
import { BucketRefusal, type MissingFileError, type StoredFile } from "../core/file-store.ts";
import { sha256 } from "../core/hash.ts";
import { discardOnFailure } from "../files/discard.ts";
import { toStream, unlessLost } from "../files/read.ts";
import { splitInChunks } from "../store/database/chunks.ts";
import type { NewUpload, Upload } from "../store/files/uploads.ts";
import type { Transaction } from "../store/store.ts";
import { requireExisting } from "./access/access.ts";
import type { Services } from "./services.ts";
import { requireRoom } from "./storage-limit.ts";
import { addErasure, addTask } from "./tasks.ts";
import { newSecret, signAddress } from "./upload-address.ts";

/** Every part of an upload has this size; the last may be smaller. */
export const uploadPartBytes = Number(limits["upload-part"].value);
const maxAgeMs = Number(limits["upload-age"].value) * 1000;
const maxAddressSeconds = Number(limits["upload-address"].value);
const pageSize = 100;
/** The limit of pages of the bucket, with 1,000 objects each, that a list of files or uploads reads. */
const maxPages = 5;
/** The limit of files that a list of files or uploads creates. The next list creates the others. */
const maxUploads = 100;
const maxUploadsAtOnce = 16;

export type UploadServices = Pick<Services, "store" | "files" | "clock" | "maxUploadBytes" | "storageBytes">;

export type AnnouncedUpload = Pick<NewUpload, "name" | "mediaType" | "sizeBytes" | "category" | "labels" | "uuid">;

export async function beginUpload(
  services: UploadServices,
  caller: Pick<Caller, "organizationId">,
  announced: AnnouncedUpload,
  isMultipart: boolean,
): Promise<Upload> {
  const { store } = services;
  const { bucket } = services.files;
  await requireRoom(services, caller, announced.sizeBytes ?? 1);
  const storageKey = (await keyPrefixOf(caller.organizationId)) + newSecret().slice(keyTagLength);
  const begun: NewUpload = {
    ...announced,
    storageKey,
    secret: newSecret(),
    isMultipart: Number(isMultipart),
    isInBucket: Number(bucket !== undefined),
    // The sweeper ends multipart uploads in the bucket without a row.
    bucketUpload: isMultipart && bucket ? await bucket.begin(storageKey) : null,
  };
  // In a transaction, so that a request with an idempotency key creates the upload once.
  return store.atomically((tx) => tx.uploads.create(caller.organizationId, begun));
}

/** The URL to which the client may send the file, or a part of it. `origin` is that of this server. */
export async function addressOf(
  { files: { bucket }, clock }: UploadServices,
  origin: string,
  upload: Upload,
  part?: { number: number; sizeBytes: number },
): Promise<string> {
  const sizeBytes = part?.sizeBytes ?? upload.sizeBytes;
  if (upload.isInBucket === 1 && bucket) {
    return bucket.addressOf(upload.storageKey, {
      ...(sizeBytes !== null && { sizeBytes }),
      ...(part && { part: { number: part.number, uploadId: upload.bucketUpload ?? "" } }),
      maxAgeSeconds: maxAddressSeconds,
    });
  }
  const expires = Math.floor(clock() / 1000) + maxAddressSeconds;
  const token = await signAddress(upload.secret, { uploadId: upload.id, part: part?.number ?? 0, sizeBytes, expires });
  return `${origin}/v2/upload/content/${token}`;
}

export async function requireUpload(services: UploadServices, caller: Caller, id: number): Promise<Upload> {
  const upload = await services.store.uploads.find(caller.organizationId, id);
  return failIfOld(services, requireExisting(upload, "upload", id));
}

/** @throws ApiError `not-found`, `upload-key` */
export async function requireMultipart(
  services: UploadServices,
  caller: Caller,
  { uploadId, s3Key }: { uploadId: number; s3Key: string },
): Promise<Upload> {
  const upload = await requireUpload(services, caller, uploadId);
  if (upload.isMultipart === 0 || upload.storageKey !== s3Key) throw makeError("upload-key", { id: uploadId });
  return upload;
}

/** @throws ApiError `upload-closed` */
export function requirePending(upload: Upload): void {
  if (upload.status !== "pending") throw makeError("upload-closed", { id: upload.id, status: upload.status });
}

/** Fails an upload that was not finished within a day, even before the sweeper does. */
export async function failIfOld(services: UploadServices, upload: Upload): Promise<Upload> {
  if (upload.status !== "pending" || !isOld(services, upload)) return upload;
  return endUpload(services, upload, "failed");
}

const isOld = ({ clock }: Pick<UploadServices, "clock">, { createdAt }: Upload) => createdAt + maxAgeMs <= clock();

/** Ends a pending upload and erases its bytes. If it isn't pending, erases only its object in the bucket. */
export async function endUpload({ store, files }: UploadServices, upload: Upload, status: "failed" | "canceled") {
  const { organizationId, id, storageKey, bucketUpload } = upload;
  // This is the first step, so that after a failure the next attempt erases the object.
  if (upload.isInBucket === 1) await files.bucket?.erase(storageKey, bucketUpload ?? undefined);
  await store.atomically(async (tx) => {
    if (!(await tx.uploads.hold(organizationId, id))) return;
    await tx.uploads.end(organizationId, id, { status });
    await eraseParts(tx, upload);
  });
  return (await store.uploads.find(organizationId, id)) ?? upload;
}

async function eraseParts(tx: Transaction, { organizationId, id }: Upload): Promise<void> {
  const parts = await tx.uploads.parts(organizationId, id);
  for (const { content } of parts) await addErasure(tx, organizationId, content);
  if (parts.length > 0) await tx.uploads.deleteParts(organizationId, id);
}

/** Creates the upload's file from stored bytes, or discards them if another request was faster. */
export async function makeFile({ store, files }: UploadServices, upload: Upload, stored: StoredFile): Promise<Upload> {
  const { organizationId, id, name, category, labels } = upload;
  await discardOnFailure(files, stored.name, async () => {
    const isCreated = await store.atomically(async (tx) => {
      if (!(await tx.uploads.hold(organizationId, id))) return false;
      const file = await tx.files.create(organizationId, {
        name,
        category,
        labels,
        content: stored.name,
        sizeBytes: stored.sizeBytes,
        hash: stored.md5,
        projectId: null,
        jobType: null,
      });
      await tx.uploads.end(organizationId, id, { status: "uploaded", hash: stored.md5, fileId: file.id });
      await eraseParts(tx, upload);
      const input = { fileId: file.id };
      await addTask(tx, "detect-language", { organizationId, subject: `file:${file.id}`, input });
      return true;
    });
    if (!isCreated) await files.delete(stored.name);
  });
  return (await store.uploads.find(organizationId, id)) ?? upload;
}

/** @throws ApiError `upload-closed`, `upload-parts`, `upload-size` */
export async function completeUpload(
  services: UploadServices,
  upload: Upload,
  listed: readonly { ETag: string; PartNumber: number }[],
): Promise<Upload> {
  // A client that missed the response sends the request again.
  if (upload.status === "uploaded") return upload;
  requirePending(upload);
  const parts = listed
    .map(({ ETag, PartNumber }) => ({ number: PartNumber, tag: ETag.replaceAll('"', "") }))
    .sort((a, b) => a.number - b.number);
  const missing = parts.findIndex(({ number }, at) => number !== at + 1);
  if (missing >= 0) throw uploadParts(upload.id, `part ${missing + 1} must be listed exactly once`);
  try {
    const joined = await (upload.isInBucket === 1 ? joinInBucket : join)(services, upload, parts);
    if (joined.status !== "uploaded") requirePending(joined);
    return joined;
  } catch (error) {
    // The parts are missing if another request has completed or canceled the upload meanwhile.
    const current = await services.store.uploads.find(upload.organizationId, upload.id);
    if (current?.status === "uploaded") return current;
    if (current) requirePending(current);
    throw error;
  }
}

interface ListedPart {
  number: number;
  tag: string;
}

async function join(services: UploadServices, upload: Upload, listed: readonly ListedPart[]): Promise<Upload> {
  const { store, files } = services;
  const stored = new Map(
    (await store.uploads.parts(upload.organizationId, upload.id)).map((part) => [part.number, part]),
  );
  const parts = listed.map(({ number, tag }) => {
    const part = stored.get(number);
    if (!part) throw uploadParts(upload.id, `part ${number} is missing`);
    if (part.hash !== tag) throw uploadParts(upload.id, `part ${number} has a different ETag`);
    if (number < listed.length && part.sizeBytes !== uploadPartBytes) {
      throw uploadParts(upload.id, `part ${number} must have ${uploadPartBytes} bytes`);
    }
    return part;
  });
  const sizeBytes = parts.reduce((sum, part) => sum + part.sizeBytes, 0);
  requireSize(services, upload, sizeBytes);
  async function* bytes() {
    for (const { content, number } of parts) {
      const lost = (cause: MissingFileError) => uploadParts(upload.id, `part ${number} is missing`, cause);
      yield* await unlessLost(files.read(content), lost);
    }
  }
  return makeFile(services, upload, await files.write(toStream(bytes())));
}

function requireSize({ maxUploadBytes }: UploadServices, { id, sizeBytes }: Upload, actual: number): void {
  if (sizeBytes !== null && sizeBytes !== actual) throw makeError("upload-size", { id, expected: sizeBytes, actual });
  if (actual > maxUploadBytes) throw makeError("upload-size", { id, expected: maxUploadBytes, actual });
}

async function joinInBucket(services: UploadServices, upload: Upload, parts: readonly ListedPart[]): Promise<Upload> {
  const { bucket } = services.files;
  const { id, storageKey, bucketUpload } = upload;
  const lost = () => uploadParts(id, "the parts in storage don't match");
  // A backup was restored on a server without a bucket.
  if (!bucket) throw lost();
  // The parts were joined already if the server ended in between.
  if ((await bucket.sizeOf(storageKey)) === undefined) {
    await bucket.complete(storageKey, bucketUpload ?? "", parts).catch((cause) => {
      throw cause instanceof BucketRefusal ? lost() : cause;
    });
  }
  return copyFromBucket(services, upload, await bucket.sizeOf(storageKey));
}

/** Copies an object of the bucket to a file, because clients can still write to the object's name. */
async function copyFromBucket(services: UploadServices, upload: Upload, actual = 0): Promise<Upload> {
  const { bucket } = services.files;
  try {
    requireSize(services, upload, actual);
  } catch (error) {
    await endUpload(services, upload, "failed");
    throw error;
  }
  if (!bucket) return upload;
  const created = await makeFile(services, upload, await services.files.write(await bucket.read(upload.storageKey)));
  await bucket.erase(upload.storageKey);
  return created;
}

const keyTagLength = 8;

/** The names of an organization's objects in the bucket have the same prefix, so that one request lists them. */
const keyPrefixOf = async (organizationId: number): Promise<string> =>
  `uploads/${(await sha256(`uploads ${organizationId}`)).slice(0, keyTagLength)}`;

/**
 * Creates files from the objects that clients of an organization have uploaded to the bucket in one piece. Only the
 * bucket records their arrival. Large objects are read in the background.
 */
export async function finishArrivedUploads(services: UploadServices, organizationId: number): Promise<void> {
  const { files, store } = services;
  if (!files.bucket || !(await store.uploads.isAnyInBucket(organizationId))) return;
  const sizes = new Map<string, number>();
  let pages = 0;
  for await (const page of files.bucket.list(await keyPrefixOf(organizationId))) {
    for (const [key, sizeBytes] of page) sizes.set(key, sizeBytes);
    if (++pages === maxPages) break;
  }
  const arrived = (await store.uploads.listArrived([...sizes.keys()], organizationId)).slice(0, maxUploads);
  for (const portion of splitInChunks(arrived, maxUploadsAtOnce)) {
    await Promise.all(portion.map((upload) => finishNowOrLater(services, upload, sizes.get(upload.storageKey) ?? 0)));
  }
}

async function finishNowOrLater(services: UploadServices, upload: Upload, actual: number): Promise<void> {
  if (!(await scheduleFinish(services.store, upload, actual))) await finishUpload(services, upload, actual);
}

export async function finishAllArrivedUploads(services: UploadServices): Promise<void> {
  const { files, store } = services;
  if (!files.bucket) return;
  for await (const sizes of files.bucket.list("uploads/")) {
    for (const upload of await store.uploads.listArrived([...sizes.keys()])) {
      await finishUpload(services, upload, sizes.get(upload.storageKey) ?? 0);
    }
  }
}

/** @returns whether a task will create the file */
async function scheduleFinish(store: UploadServices["store"], upload: Upload, actual: number): Promise<boolean> {
  const { organizationId, id } = upload;
  // The task does not read a file of the wrong size.
  if (actual <= uploadPartBytes || (upload.sizeBytes ?? actual) !== actual) return false;
  const subject = `take-upload:${id}`;
  if (await store.tasks.isWaiting(organizationId, subject)) return true;
  await store.atomically((tx) => addTask(tx, "take-upload", { organizationId, subject, input: { uploadId: id } }));
  return true;
}

export async function finishIfStored(services: UploadServices, upload: Upload): Promise<void> {
  if (upload.status !== "pending" || upload.isInBucket === 0 || upload.isMultipart === 1) return;
  const actual = await services.files.bucket?.sizeOf(upload.storageKey);
  if (actual !== undefined) await finishUpload(services, upload, actual);
}

/** Creates the file of an upload whose bytes are in the bucket. The status reports a wrong size. */
async function finishUpload(services: UploadServices, upload: Upload, actual: number): Promise<void> {
  try {
    await copyFromBucket(services, upload, actual);
  } catch (error) {
    // The object is missing if another request has created the file meanwhile.
    const current = await services.store.uploads.find(upload.organizationId, upload.id);
    if (current?.status === "pending") throw error;
  }
}

/** Creates files from objects in the bucket, and fails uploads older than a day. @returns the number of failed ones */
export async function sweepUploads(services: UploadServices): Promise<number> {
  const { store, clock } = services;
  await finishAllArrivedUploads(services);
  let failed = 0;
  for (;;) {
    const old = await store.uploads.pendingBefore(clock() - maxAgeMs, pageSize);
    for (const upload of old) {
      if ((await endUpload(services, upload, "failed")).status === "failed") failed++;
    }
    if (old.length < pageSize) return failed;
  }
}
