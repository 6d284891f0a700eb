import type { HandlerResponse } from "@openparlance/api";
import type { EngineMatch } from "@openparlance/engine";
import { findLocale, isRegion } from "@openparlance/text";
import type { Caller } from "../core/caller.ts";
import { makeError, notALanguage, notFound, termbaseNotExported } from "../core/errors.ts";
import { discardOnFailure } from "../files/discard.ts";
import { readNamed } from "../files/read.ts";
import { download } from "../http/download.ts";
import { mapPages, PagedList } from "../http/paged-list.ts";
import { epochSeconds } from "../rules/dates.ts";
import { isSupported } from "../rules/language-pairs.ts";
import { requireExisting, requireMemory, requireQueryableMemory } from "../services/access/access.ts";
import { requireRoom } from "../services/storage-limit.ts";
import { addTask, memorySubject } from "../services/tasks.ts";
import type { Memory } from "../store/memories/memories.ts";
import type { Transaction } from "../store/store.ts";
import type { Routes } from "./context.ts";

export const memories = {
  async listMemories({ id, import_id: importId }, { store, caller }) {
    if (importId !== undefined) return [await importToWire(store, caller, importId, id)];
    if (id !== undefined) return [memoryToWire(await requireMemory(store, caller, id))];
    return new PagedList(mapPages(store.memories.pages(caller), (page) => page.map(memoryToWire)));
  },

  async createMemory(input, { store, caller }) {
    const { language: sourceLang, region: sourceRegion } = parseLocale("srclang", input.srclang, input.srclocale);
    const { language: targetLang, region: targetRegion } = parseLocale("trglang", input.trglang, input.trglocale);
    if (!isSupported(sourceLang) || !isSupported(targetLang)) throw makeError("pair", { a: sourceLang, b: targetLang });
    const memory = { name: input.name, sourceLang, targetLang, sourceRegion, targetRegion };
    return memoryToWire(await store.atomically((tx) => tx.memories.create(caller, memory)));
  },

  async updateMemory({ id, name }, { store, caller }) {
    return memoryToWire((await store.memories.rename(caller, id, name)) ?? (await requireMemory(store, caller, id)));
  },

  async deleteMemory({ id }, { store, caller }) {
    const { organizationId } = caller;
    await store.atomically(async (tx) => {
      await requireMemory(tx, caller, id);
      if (!(await tx.memories.delete(organizationId, id))) throw notFound("memory", id);
      await tx.audit.record(caller, "memory.delete", id);
      await addTask(tx, "erase-memory", { organizationId, subject: memorySubject(id), input: { memoryId: id } });
    });
    return { id, deleted: true as const };
  },

  async queryMemory({ id, query, n, previous, next }, { store, engines, caller, signal }) {
    const memory = await requireQueryableMemory(store, caller, id);
    const request = { source: query, limit: n, neighbors: { previous, next } };
    const [matches = []] = await engines.lookUp(memory, [request], signal);
    return matches.map(matchToWire);
  },

  async importMemory({ memory_id: id, name, body, ...options }, { store, files, caller, storageBytes }) {
    const { organizationId, email } = caller;
    await requireMemory(store, caller, id);
    const { name: file, sizeBytes } = await files.write(body);
    return discardOnFailure(files, file, async () => {
      if (sizeBytes === 0) throw makeError("empty-body");
      await requireRoom({ store, storageBytes }, caller, sizeBytes);
      const importId = await store.atomically(async (tx) => {
        if (!(await tx.memories.openTask(organizationId, id))) throw notFound("memory", id);
        const importId = await tx.imports.add(organizationId, {
          memoryId: id,
          name,
          file,
          options: {
            hasHeaderRow: options.has_header_row,
            skipDuplicates: options.skip_duplicates,
            sdlxliffFilters: options.sdlxliff_filters,
          },
          userEmail: email,
        });
        const task = { organizationId, subject: memorySubject(id), input: { importId }, memoryId: id };
        await addTask(tx, "import-memory", task);
        return importId;
      });
      const response: HandlerResponse<"importMemory"> = { id, isProcessing: 1 };
      const type = "application/json; charset=utf-8";
      return Response.json(response, { headers: { "content-type": type, "parlance-import": String(importId) } });
    });
  },

  async exportTermbase({ id }, { store, caller }) {
    const { organizationId } = caller;
    await store.atomically(async (tx) => {
      await requireMemory(tx, caller, id);
      if (!(await tx.memories.openTask(organizationId, id))) throw notFound("memory", id);
      await tx.memories.openTermbaseExport(organizationId, id);
      await tx.audit.record(caller, "termbase.export", id);
      await addTask(tx, "export-termbase", { organizationId, subject: memorySubject(id), input: { memoryId: id } });
    });
    return { id, is_processing: 1 as const };
  },

  async downloadTermbase({ id }, { store, files, caller }) {
    const find = async () => {
      const { termbaseFile, termbaseExportsOpen } = await requireMemory(store, caller, id);
      if (termbaseExportsOpen > 0) throw makeError("termbase-exporting", { id });
      if (termbaseFile === null) throw termbaseNotExported(id);
      return { content: termbaseFile };
    };
    const { row, body } = await readNamed(files, find, (cause) => termbaseNotExported(id, cause));
    return download(`termbase-${id}.csv`, body, { ...row, type: "text/csv; charset=utf-8" });
  },

  async deleteMemorySegment({ id, segment_id: entryId }, { store, caller }) {
    const { organizationId } = caller;
    await store.atomically(async (tx) => {
      await requireMemory(tx, caller, id);
      if ((await tx.entries.delete(organizationId, id, [entryId])) === 0) throw notFound("segment", entryId);
      await tx.memories.raiseVersion(organizationId, id);
      await tx.audit.record(caller, "segment.delete", entryId);
    });
    return { success: true as const };
  },
} satisfies Partial<Routes>;

export const parseLanguage = (name: string, sent: string): string => parseLocale(name, sent, undefined).language;

/**
 * Without a separate region, the region is that of the code `sent`, or null. The field of the language, `name`, ends in
 * `lang` or `Lang`; that of the region ends in `locale` or `Locale`. @throws ApiError `language`, `region`
 */
export function parseLocale(
  name: string,
  sent: string,
  region: string | undefined,
): { language: string; region: string | null } {
  const locale = findLocale(sent);
  if (!locale) throw notALanguage(name, sent);
  const own = parseRegion(name.replace(/ang$/, "ocale"), region);
  return { language: locale.language, region: own ?? locale.region ?? null };
}

/** Parses a region into its stored form; null when none was sent. @throws ApiError `region` */
export function parseRegion(name: string, sent: string | undefined): string | null {
  if (sent === undefined) return null;
  const code = sent.toUpperCase();
  if (!isRegion(code)) throw makeError("region", { name, value: sent });
  return code;
}

const matchToWire = ({ id, source, target, score, resource, userEmail, createdAt, isContextExact }: EngineMatch) => ({
  source,
  target,
  score,
  metadata: {
    segment_id: id,
    resource_name: resource,
    user_email: userEmail,
    created_at: epochSeconds(createdAt),
    ...(isContextExact && { context_match: true as const }),
  },
});

/** The memory of an import, with the state of this import, regardless of other imports. */
async function importToWire(store: Transaction, caller: Caller, importId: number, id: number | undefined) {
  if (id !== undefined) await requireMemory(store, caller, id);
  const importRow = requireExisting(await store.imports.find(caller.organizationId, importId), "import", importId);
  if (id !== undefined && importRow.memoryId !== id) throw notFound("import", importId);
  const memory = await requireMemory(store, caller, importRow.memoryId);
  const { importError = null, importNote = null } = importRow.outcome ?? {};
  return { ...memoryToWire({ ...memory, importError, importNote }), is_processing: importRow.outcome === null };
}

const memoryToWire = (memory: Memory) => ({
  id: memory.id,
  srclang: memory.sourceLang,
  trglang: memory.targetLang,
  srclocale: memory.sourceRegion,
  trglocale: memory.targetRegion,
  name: memory.name,
  is_processing: memory.tasksOpen === null ? null : memory.tasksOpen > 0,
  version: memory.version,
  created_at: epochSeconds(memory.createdAt),
  updated_at: epochSeconds(memory.updatedAt),
  resources: memory.resources,
  ...(memory.importError !== null && { import_error_message: memory.importError }),
  ...(memory.importNote !== null && { import_note: memory.importNote }),
});
