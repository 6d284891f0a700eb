import type { HandlerInput } from "@openparlance/api";
import { invalid, required } from "../core/errors.ts";
import { mapPages, PagedList } from "../http/paged-list.ts";
import { isoDate } from "../rules/dates.ts";
import {
  type AnnouncedUpload,
  addressOf,
  beginUpload,
  completeUpload,
  endUpload,
  failIfOld,
  finishArrivedUploads,
  finishIfStored,
  requireMultipart,
  requirePending,
  requireUpload,
  uploadPartBytes,
} from "../services/uploads.ts";
import type { Upload, UploadFilter } from "../store/files/uploads.ts";
import type { OperationContext, Routes } from "./context.ts";

export const uploads = {
  async listUploads({ ids, statuses }, context) {
    const { store, caller } = context;
    await finishArrivedUploads(context, caller.organizationId);
    const filter: UploadFilter =
      ids === undefined && statuses === undefined ? { statuses: ["pending"] } : { ids, statuses };
    return new PagedList(
      mapPages(store.uploads.pages(caller.organizationId, filter), async (page) => {
        const matches: Upload[] = [];
        for (const upload of page) {
          const now = await failIfOld(context, upload);
          if (now.status === upload.status || !filter.statuses || filter.statuses.includes(now.status))
            matches.push(now);
        }
        return matches.map(uploadToWire);
      }),
    );
  },

  async getUpload({ uploadId }, context) {
    const { caller } = context;
    const upload = await context.store.uploads.find(caller.organizationId, uploadId);
    if (upload) await finishIfStored(context, upload);
    return uploadToWire(await requireUpload(context, caller, uploadId));
  },

  async getUploadParams({ filename, type, ...rest }, context) {
    const metadata = Object.entries(rest).map(([name, value]) => [name.slice("metadata.".length), value]);
    const announced = announce({ filename, type, metadata: Object.fromEntries(metadata) }, context);
    return paramsOf(context, await beginUpload(context, context.caller, announced, false));
  },

  async initiateUpload(input, context) {
    return forEach(announceAll(input, context), async (file) =>
      paramsOf(context, await beginUpload(context, context.caller, file, false)),
    );
  },

  async initiateMultipartUpload(input, context) {
    return forEach(announceAll(input, context), async (file) => {
      const { id, storageKey } = await beginUpload(context, context.caller, file, true);
      return { uploadId: String(id), key: storageKey };
    });
  },

  async signUploadPart({ partNumber, size, ...named }, context) {
    const upload = await requireMultipart(context, context.caller, named);
    requirePending(upload);
    const max = upload.sizeBytes ?? context.maxUploadBytes;
    const rest = max - (partNumber - 1) * uploadPartBytes;
    if (rest < 0) throw invalid("partNumber", `at most ${Math.ceil(max / uploadPartBytes) || 1}`);
    if (size > rest) throw invalid("size", `at most ${rest}`);
    return {
      url: await addressOf(context, context.origin, upload, { number: partNumber, sizeBytes: size }),
      method: "PUT" as const,
    };
  },

  async completeMultipartUpload({ parts, ...named }, context) {
    const upload = await requireMultipart(context, context.caller, named);
    const { fileId } = await completeUpload(context, upload, parts);
    return { success: true as const, location: `${context.origin}/v2/files?id=${fileId}` };
  },

  async cancelMultipartUpload(named, context) {
    const upload = await requireMultipart(context, context.caller, named);
    if (upload.status !== "canceled") requirePending(upload);
    // Another request may have completed it meanwhile.
    const ended = await endUpload(context, upload, "canceled");
    if (ended.status !== "canceled") requirePending(ended);
    return { success: true as const, message: `Upload ${upload.id} is canceled.` };
  },
} satisfies Partial<Routes>;

type FileAnnouncement = Pick<HandlerInput<"initiateUpload">, "filename" | "type" | "metadata">;

/** @throws ApiError `required`, `invalid` when the file would be too large */
function announce(announced: FileAnnouncement, { maxUploadBytes }: OperationContext, location = ""): AnnouncedUpload {
  const { filename, type, metadata: { size, category, uuid, labels } = {} } = announced;
  if (filename === undefined) throw required("filename");
  if (type === undefined) throw required("type");
  if ((size ?? 0) > maxUploadBytes) throw invalid(`${location}metadata.size`, `at most ${maxUploadBytes}`);
  const described = { category: category ?? "API", labels: [...new Set(labels)], uuid: uuid ?? null };
  return { name: filename, mediaType: type, sizeBytes: size ?? null, ...described };
}

/** The file of a body, or the files of its list. @throws ApiError as `announce`, before any upload begins */
function announceAll(
  { uploads: several, ...one }: HandlerInput<"initiateUpload">,
  context: OperationContext,
): AnnouncedUpload | AnnouncedUpload[] {
  return several?.map((each, at) => announce(each, context, `uploads[${at}].`)) ?? announce(one, context);
}

async function forEach<Begun>(
  files: AnnouncedUpload | readonly AnnouncedUpload[],
  begin: (file: AnnouncedUpload) => Promise<Begun>,
): Promise<Begun | Begun[]> {
  if (!Array.isArray(files)) return begin(files as AnnouncedUpload);
  const begun: Begun[] = [];
  for (const file of files) begun.push(await begin(file));
  return begun;
}

const paramsOf = async (context: OperationContext, upload: Upload) => ({
  url: await addressOf(context, context.origin, upload),
  key: upload.storageKey,
  method: "PUT" as const,
  uploadId: String(upload.id),
});

const uploadToWire = ({ id, name, status, createdAt, fileId }: Upload) => ({
  id,
  filename: name,
  status,
  created_at: isoDate(createdAt),
  fileId,
});
