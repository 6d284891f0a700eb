import { ApiError, invalid, required } from "../../core/errors.ts";
import { readUntil } from "../../core/turns.ts";
import { unlessLost } from "../../files/read.ts";
import { download } from "../../http/download.ts";
import { findVisible } from "../../services/access/access.ts";
import { beginTranslation } from "../../services/file-translation.ts";
import type { FileTranslation } from "../../store/files/file-translations.ts";
import type { DoorContext } from "../door.ts";
import { fileMemory } from "../memory-of.ts";
import { memoryOfGlossary } from "./glossary-of.ts";
import type { DeepLHandlers } from "./handlers.ts";
import { parsePair } from "./languages.ts";

/** The response while the translated file is being built. Source: DeepL API, "Download translated document". */
const notReadyError = (id: string) =>
  new ApiError("overload", `Document ${id} is not ready for download.`, { "retry-after": "1" });

export const documents = {
  async uploadDocument(input, context) {
    const { file, services, caller } = context;
    if (!file) throw required("file");
    const name = input.filename ?? file.name;
    requireFormat(input.output_format, name);
    const pair = parsePair(input);
    const ofGlossary = await memoryOfGlossary(input, pair, context);
    const memory = ofGlossary ?? (await fileMemory(file, name, pair, context));
    const secret = crypto.randomUUID().replaceAll("-", "").toUpperCase();
    const request = { name, body: file.stream(), memoryId: memory.id };
    const { id } = await beginTranslation(services, caller, request, secret);
    return { document_id: idToWire(id), document_key: secret };
  },

  async getDocumentStatus({ document_id: id, document_key: key }, context) {
    const { status, error, characters } = await readUntil(() => requireDocument(context, id, key), hasEnded, {
      ...statusWait,
      signal: context.signal,
    });
    if (error !== null) return { document_id: id, status: "error" as const, error_message: error };
    if (status !== "ReadyForDownload") return { document_id: id, status: "translating" as const, seconds_remaining: 1 };
    return { document_id: id, status: "done" as const, billed_characters: characters ?? 0 };
  },

  async downloadDocument({ document_id: id, document_key: key }, context) {
    const { name, error, content, sizeBytes } = await requireDocument(context, id, key);
    if (error !== null) throw documentFailed(id, error);
    if (content === null || sizeBytes === null) throw notReadyError(id);
    const body = await unlessLost(context.services.files.read(content), (cause) =>
      documentFailed(id, "Storage error: the translated file is missing", { cause }),
    );
    return download(name, body, { sizeBytes });
  },
} satisfies Partial<DeepLHandlers>;

const documentFailed = (id: string, reason: string, options?: ErrorOptions) =>
  new ApiError("translation-failed", `Document ${id} failed: ${reason}.`, {}, options);

/** A status request waits up to `maxMs` for the translation's end, because clients pause for seconds after each one. */
const statusWait = { everyMs: 50, maxMs: 3000 };

const hasEnded = ({ status }: FileTranslation) => status === "ReadyForDownload" || status === "Failed";

const idToWire = (id: number): string => id.toString(16).toUpperCase().padStart(32, "0");

/** @throws ApiError `not-found`, also when the key belongs to another document */
async function requireDocument(context: DoorContext, wireId: string, key: string): Promise<FileTranslation> {
  const { services, caller } = context;
  const { store } = services;
  const id = Number.parseInt(wireId, 16);
  const row = Number.isSafeInteger(id) ? await store.fileTranslations.find(caller.organizationId, id) : undefined;
  const visible = await findVisible(store, caller, row);
  if (!visible || visible.secret === null || visible.secret !== key.toUpperCase()) {
    throw new ApiError("not-found", `Document ${wireId} was not found.`);
  }
  return visible;
}

/** @throws ApiError `invalid` if the document has another format than requested */
function requireFormat(format: string | undefined, name: string): void {
  const own = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  if (format !== undefined && format.toLowerCase() !== own)
    throw invalid("output_format", `${own}, the format of the file`);
}
