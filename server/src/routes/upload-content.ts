import { makeError, methodNotAllowed } from "../core/errors.ts";
import type { StoredFile } from "../core/file-store.ts";
import { discardOnFailure } from "../files/discard.ts";
import type { RunInFence } from "../http/serve-api.ts";
import { requireRoom } from "../services/storage-limit.ts";
import { addErasure } from "../services/tasks.ts";
import { isSigned, readAddress, type UploadAddress } from "../services/upload-address.ts";
import { failIfOld, makeFile, type UploadServices } from "../services/uploads.ts";
import type { Upload } from "../store/files/uploads.ts";

export const contentPath = "/v2/upload/content/";

/**
 * Receives the bytes of an upload, or of a part, at a signed URL that ends in `token`. No key is needed. `begin` runs
 * work on the request with its decompressed body, within the limits of an organization.
 * @throws ApiError `upload-forbidden`, which doesn't describe the fault of a signature, `upload-size`,
 * `method-not-allowed`
 */
export async function putContent(services: UploadServices, method: string, token: string, begin: RunInFence) {
  if (method !== "PUT") throw methodNotAllowed(method, contentPath, ["PUT"]);
  const address = readAddress(token);
  const upload = address && (await services.store.uploads.findInAnyOrganization(address.uploadId));
  if (!upload || !(await isSigned(upload.secret, token)) || address.expires * 1000 <= services.clock()) {
    throw makeError("upload-forbidden");
  }
  return begin(upload.organizationId, async (request) =>
    storeContent(services, await failIfOld(services, upload), request, address),
  );
}

async function storeContent(services: UploadServices, upload: Upload, request: Request, address: UploadAddress) {
  // A client that missed the response sends the file again.
  const isAgain = upload.status === "uploaded" && address.part === 0;
  if (upload.status !== "pending" && !isAgain) throw makeError("upload-forbidden");
  // There was room when the file was announced, but other files may have used it since.
  if (address.part > 0 || upload.sizeBytes === null) await requireRoom(services, upload, sizeOf(request, address));
  const stored = await services.files.write(checkBodySize(services, request, address));
  if (address.part > 0) await keepPart(services, upload, address.part, stored);
  else {
    const { hash } = isAgain ? upload : await makeFile(services, upload, stored);
    if (isAgain) await services.files.delete(stored.name);
    if (hash !== stored.md5) throw makeError("upload-forbidden");
  }
  return new Response(null, { headers: { etag: `"${stored.md5}"` } });
}

/** The size as far as it is known before the bytes arrive. */
const sizeOf = ({ headers }: Request, { sizeBytes }: UploadAddress): number =>
  sizeBytes ?? (Number(headers.get("content-length")) || 1);

/** The body. It fails unless it has the size in the URL, or, without one, if it exceeds the limit of uploads. */
function checkBodySize(
  { maxUploadBytes }: UploadServices,
  { headers, body }: Request,
  { uploadId, sizeBytes }: UploadAddress,
): ReadableStream<Uint8Array> {
  const announced = headers.has("content-length") ? Number(headers.get("content-length")) : undefined;
  const max = sizeBytes ?? maxUploadBytes;
  const wrong = (actual: number) => makeError("upload-size", { id: uploadId, expected: max, actual });
  const isWrong = (actual: number) => actual > max || (sizeBytes !== null && actual < sizeBytes);
  if (announced !== undefined && isWrong(announced)) throw wrong(announced);
  let read = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      read += part.length;
      if (read > max) controller.error(wrong(read));
      else controller.enqueue(part);
    },
    flush(controller) {
      if (isWrong(read)) controller.error(wrong(read));
    },
  });
  return (body ?? new Blob([]).stream()).pipeThrough(count);
}

async function keepPart({ store, files }: UploadServices, upload: Upload, number: number, stored: StoredFile) {
  const { organizationId, id } = upload;
  await discardOnFailure(files, stored.name, () =>
    store.atomically(async (tx) => {
      if (!(await tx.uploads.hold(organizationId, id))) throw makeError("upload-forbidden");
      const part = { number, content: stored.name, hash: stored.md5, sizeBytes: stored.sizeBytes };
      const replaced = await tx.uploads.putPart(organizationId, id, part);
      if (replaced !== undefined) await addErasure(tx, organizationId, replaced);
    }),
  );
}
