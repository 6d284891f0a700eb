import { FilterError } from "@openparlance/filters/filter-error";
import { documentExportFailed, makeError } from "../core/errors.ts";
import { readAhead } from "../files/read.ts";
import { download } from "../http/download.ts";
import { describeReassembly } from "../rules/translation-failure.ts";
import { requireDocument, requireFilterConfig, requireProject } from "../services/access/access.ts";
import { deleteDocument, startPretranslation } from "../services/documents/change-documents.ts";
import { checkerOf } from "../services/documents/check-document.ts";
import { writeTranslatedFile, xliffOf } from "../services/documents/export-document.ts";
import { ingestDocument } from "../services/jobs/ingest-document.ts";
import { serializeFilterConfig } from "../services/jobs/plan-job.ts";
import { isStorageError } from "../store/database/storage-errors.ts";
import type { Document } from "../store/jobs/documents.ts";
import type { OperationContext, Routes } from "./context.ts";
import { documentToWire, documentWithSegments } from "./project-to-wire.ts";

export const documents = {
  async downloadDocument({ id, is_xliff, checks }, context) {
    const { store, files, filters, log, signal, caller } = context;
    const { organizationId } = caller;
    const document = await requireDocument(store, caller, id);
    requireImported(document);
    const project = await requireProject(store, caller, document.projectId);
    try {
      const check = is_xliff && checks ? await checkerOf(context, project) : undefined;
      const body = is_xliff
        ? await readAhead(
            xliffOf({ files, filters, signal }, document, project, store.segments.pages(organizationId, id), check),
          )
        : await writeTranslatedFile({ store, files, filters, log, signal }, document, project);
      await noteExport(context, id, "succeeded");
      return download(is_xliff ? `${document.name}.xliff` : document.name, body as BodyInit);
    } catch (error) {
      if (!(error instanceof FilterError)) throw error;
      const reason = describeReassembly(error);
      await noteExport(context, id, "failed", reason);
      throw documentExportFailed(id, reason);
    }
  },

  async getDocument({ id }, { store, caller }) {
    const document = await requireDocument(store, caller, id);
    return documentWithSegments(store, document, await requireProject(store, caller, document.projectId));
  },

  async uploadDocument(input, context) {
    const { store, caller } = context;
    const project = await requireProject(store, caller, input.project_id);
    const config =
      input.config_id === undefined ? undefined : await requireFilterConfig(store, caller, input.config_id);
    const { auto_accept: autoAccept } = input;
    const { email: userEmail } = caller;
    const { document, project: changed } = await ingestDocument(context, caller, project.id, {
      name: input.name,
      body: input.body,
      reading: serializeFilterConfig(config),
      autoAccept,
      userEmail,
      pretranslation: input.pretranslate && {
        mode: input.pretranslate,
        autoAccept,
        caseSensitive: input.case_sensitive,
        matchAttribution: input.match_attribution,
        userEmail,
      },
    });
    return documentWithSegments(store, document, changed);
  },

  async pretranslateDocuments({ id, mode, attribute_to_creator, ...options }, { store, caller }) {
    const ids = [...new Set([id].flat())];
    await startPretranslation(store, caller, ids, {
      mode,
      autoAccept: options.auto_accept,
      caseSensitive: options.case_sensitive,
      matchAttribution: attribute_to_creator,
      userEmail: caller.email,
    });
    const documents = [];
    for (const each of ids) {
      const document = await requireDocument(store, caller, each);
      documents.push(await documentToWire(store, document, await requireProject(store, caller, document.projectId)));
    }
    return { id: ids, is_pretranslating: true as const, documents };
  },

  async deleteDocument({ id }, { store, caller }) {
    await deleteDocument(store, caller, id);
    return { id, deleted: true as const };
  },
} satisfies Partial<Routes>;

/** Records the outcome of a download. A failure to record it, such as a full disk, doesn't fail the download. */
async function noteExport(
  { store, caller, report }: OperationContext,
  id: number,
  state: "succeeded" | "failed",
  reason?: string,
): Promise<void> {
  await store.documents.setExport(caller.organizationId, [id], state, reason).catch((error) => {
    if (!isStorageError(error)) throw error;
    report(error);
  });
}

function requireImported({ id, pretranslation, importState, importError }: Document): void {
  if (pretranslation !== "idle") throw makeError("pretranslating", { id });
  if (importState === "running") throw makeError("importing", { id });
  if (importState === "failed") throw makeError("import-failed", { id, reason: importError });
}
