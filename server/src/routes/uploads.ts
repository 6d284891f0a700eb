import { invalid, required } from "../errors.ts";
import type { RequestContext } from "../http/serve-api.ts";
import { isoDate } from "../rules/dates.ts";
import {
  type AnnouncedUpload,
  addressOf,
  beginUpload,
  completeUpload,
  endUpload,
  failIfOld,
  requireMultipart,
  requirePending,
  requireUpload,
  takeArrived,
  uploadPartBytes,
} from "../services/uploads.ts";
import type { Upload, UploadFilter } from "../store/uploads.ts";
import type { CallContext, Routes } from "./context.ts";

export const uploads = {
  async listUploads({ ids, statuses }, context) {
    const { store, caller } = context;
    await takeArrived(context, caller.organizationId);
    const filter: UploadFilter =
      ids === undefined && statuses === undefined ? { statuses: ["pending"] } : { ids, statuses };
    const found: Upload[] = [];
    for (const upload of await store.uploads.list(caller.organizationId, filter)) {
      const now = await failIfOld(context, upload);
      if (now.status === upload.status || !filter.statuses || filter.statuses.includes(now.status)) found.push(now);
    }
    return found.map(uploadToWire);
  },

  async getUpload({ uploadId }, context) {
    await takeArrived(context, context.caller.organizationId);
    return uploadToWire(await requireUpload(context, context.caller, uploadId));
  },

  async getUploadParams({ filename, type, ...metadata }, context) {
    const upload = await beginUpload(
      context,
      context.caller,
      announced({
        filename,
        type,
        metadata: {
          size: metadata["metadata.size"],
          category: metadata["metadata.category"],
          uuid: metadata["metadata.uuid"],
          labels: metadata["metadata.labels"],
        },
      }),
      false,
    );
    return paramsOf(context, upload);
  },

  async initiateUpload({ uploads: several, ...one }, context) {
    const wanted = several?.map((each) => announced(each)) ?? [announced(one)];
    const params = [];
    for (const each of wanted)
      params.push(await paramsOf(context, await beginUpload(context, context.caller, each, false)));
    return several ? params : (params[0] as (typeof params)[number]);
  },

  async initiateMultipartUpload(input, context) {
    const { id, storageKey } = await beginUpload(context, context.caller, announced(input), true);
    return { uploadId: String(id), key: storageKey };
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
    await endUpload(context, upload, "canceled");
    return { success: true as const, message: `Upload ${upload.id} is canceled.` };
  },
} satisfies Routes<
  | "listUploads"
  | "getUpload"
  | "getUploadParams"
  | "initiateUpload"
  | "initiateMultipartUpload"
  | "signUploadPart"
  | "completeMultipartUpload"
  | "cancelMultipartUpload"
>;

interface Announced {
  filename?: string | undefined;
  type?: string | undefined;
  metadata?:
    | {
        size?: number | undefined;
        category?: "API" | "REFERENCE" | undefined;
        uuid?: string | undefined;
        labels?: readonly string[] | undefined;
      }
    | undefined;
}

/** @throws ApiError `required` */
function announced({ filename, type, metadata: { size, category, uuid, labels } = {} }: Announced): AnnouncedUpload {
  if (filename === undefined) throw required("filename");
  if (type === undefined) throw required("type");
  const described = { category: category ?? "API", labels: [...new Set(labels)], uuid: uuid ?? null };
  return { name: filename, mediaType: type, sizeBytes: size ?? null, ...described };
}

type Context = CallContext & RequestContext;

const paramsOf = async (context: Context, upload: Upload) => ({
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
