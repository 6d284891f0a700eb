import { failureReasons } from "@openparlance/api";
import { FilterError } from "@openparlance/filters/filter-error";
import type { ReadImport } from "../core/filters.ts";
import { maxEntryCharacters } from "../core/memory-import.ts";
import { nextTurn } from "../core/turns.ts";
import { eraseDictionary } from "../services/memories/glossaries.ts";
import {
  breakOff,
  eraseImported,
  type ImportOutcome,
  showImport,
  writePairs,
} from "../services/memories/write-import.ts";
import { addErasure, addTask } from "../services/tasks.ts";
import type { EndedImport, Import, ImportTarget } from "../store/memories/imports.ts";
import type { StoredMemory } from "../store/memories/memories.ts";
import type { Transaction } from "../store/store.ts";
import type { RunningTask, TaskKind } from "./queue.ts";

interface ImportEnd {
  isChanged: boolean;
  /** Why nothing in the file could be used. */
  error: string | null;
  note: string | null;
}

/** Reads an imported file into its memory. Its entries become visible together, at the end. */
export const importMemory: TaskKind<"import-memory"> = {
  mayResume: false,
  async run({ importId }, task) {
    const { store, organizationId } = task;
    const importRow = await store.imports.find(organizationId, importId);
    if (!importRow) throw new Error(`There is no import ${importId}.`);
    const { memoryId, file } = importRow;
    const memory = await store.memories.findForWork(organizationId, memoryId);
    const { isChanged, error, note } = await completeImport(memory, importRow, task);
    if (isChanged) await replaceKnown(importRow, task);
    await task.finish(async (tx) => {
      await closeImport(tx, organizationId, importRow, { importError: error, importNote: note });
      await addErasure(tx, organizationId, file);
    });
    if (memory && isChanged) await task.engines.prepare({ ...memory, organizationId }, task.signal);
  },
  async giveUp({ importId }, store, { organizationId }) {
    const importRow = await store.imports.find(organizationId, importId);
    if (!importRow) return;
    const importError = failureReasons["storage-error"].message;
    await closeImport(store, organizationId, importRow, { importError, importNote: null });
    const subject = `import:${importId}`;
    await addTask(store, "erase-import", { organizationId, subject, input: { importId } });
    await addErasure(store, organizationId, importRow.file);
  },
};

/** Records the result of an import, for the import itself and as the last one of the memory. */
async function closeImport(store: Transaction, organizationId: number, { id, memoryId }: Import, ended: EndedImport) {
  await store.imports.end(organizationId, id, ended);
  await store.memories.closeTask(organizationId, memoryId, ended);
}

/** Deletes the entries of a failed import, or the terms of a dictionary that no glossary has anymore. */
export const eraseImport: TaskKind<"erase-import"> = {
  mayResume: true,
  async run({ importId, isShown }, task) {
    const { store, organizationId } = task;
    const importRow = await store.imports.find(organizationId, importId);
    if (!importRow) return;
    if (isShown) await eraseDictionary(store, organizationId, { ...importRow, importId });
    else await breakOff(task, importRow);
  },
};

/** The result of an import, from this attempt or an earlier one. */
async function completeImport(memory: StoredMemory | undefined, match: ImportTarget, task: RunningTask) {
  if (match.changeNo !== null || !memory) return { isChanged: match.changeNo !== null, error: null, note: null };
  return readAndShow(memory, match, task);
}

async function readAndShow(memory: StoredMemory, match: Import, task: RunningTask): Promise<ImportEnd> {
  // Erases the rows of an earlier attempt.
  await eraseImported(task, match);
  const outcome = await readPairsInto(memory, match, task);
  if ("error" in outcome) return { isChanged: false, error: outcome.error, note: null };
  const isChanged = await task.store.atomically((tx) => showImport(tx, task.organizationId, match, outcome));
  return { isChanged, error: null, note: outcome.note ?? null };
}

/** Deletes the older copies of imported terms. Until this ends, the memory has them twice and works. */
async function replaceKnown(match: Import, { store, organizationId, signal }: RunningTask): Promise<void> {
  for (let after: number | undefined = 0; after !== undefined; ) {
    signal.throwIfAborted();
    const last: number = after;
    after = await store.atomically((tx) => tx.terms.replaceKnown(organizationId, match, last));
    await nextTurn();
  }
}

/** Reads the entries of a file. If the file can't be used, none of them is kept. */
async function readPairsInto(
  memory: StoredMemory,
  match: Import,
  task: RunningTask,
): Promise<(ImportOutcome & { note: string | undefined }) | { error: string }> {
  const { files, imports, log, maxImportBytes: maxBytes, maxImportPairs: maxPairs, signal } = task;
  const { sourceLang, targetLang, sourceRegion, targetRegion } = memory;
  const languages = { sourceLang, targetLang, sourceRegion, targetRegion };
  const toRead = { name: match.name, options: match.options, memory: languages, maxBytes, maxPairs };
  try {
    const file = await files.read(match.file);
    const onSkipped = (row: number) =>
      log("import row skipped", { import: match.id, row, reason: "longer than allowed" });
    const read = await imports.read(toRead, file, { onSkipped, signal });
    const outcome = await writePairs(match, read, task);
    const { note, skipped } = read.summary();
    if (outcome.usable === 0) {
      const missing = `no ${describeMissing(read, memory)}${skipped > 0 ? ` of at most ${maxEntryCharacters.toLocaleString("en-US")} characters` : ""}`;
      throw new FilterError("No translatable content", missing);
    }
    return { ...outcome, note };
  } catch (error) {
    // The file is damaged, so another attempt would fail too.
    if (!(error instanceof FilterError)) throw error;
    log("import failed", { import: match.id, reason: error.withoutText });
    await eraseImported(task, match);
    return { error: error.message };
  }
}

const describeMissing = ({ table }: ReadImport, { sourceLang, targetLang }: StoredMemory): string =>
  table === "terms" ? "row with a source and a target" : `translation from ${sourceLang} to ${targetLang}`;
