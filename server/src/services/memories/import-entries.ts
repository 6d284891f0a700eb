import { FilterError } from "@openparlance/filters/filter-error";
import type { BytesName } from "../../core/file-store.ts";
import type { ReadImport } from "../../core/filters.ts";
import type { Import } from "../../store/memories/imports.ts";
import type { AtomicStore, Transaction } from "../../store/store.ts";
import { addTask } from "../tasks.ts";
import { breakOff, type ImportOutcome, showImport, writePairs } from "./write-import.ts";

/** The time after which the rows of an interrupted import are erased. */
const erasedAfterMs = 24 * 3_600_000;
/** The limit of an import's duration, so that an import can't be erased while it becomes visible. */
const maxDurationMs = erasedAfterMs / 2;

/** The memory was deleted during an import, or the import took half a day. */
export class BrokenOffError extends Error {
  override readonly name = "BrokenOffError";
}

export interface EntriesToImport {
  wanted: Omit<Import, "id" | "file">;
  read: ReadImport;
}

type RecordedImport = ImportOutcome & { id: number };

/**
 * Reads a file into a memory without a server. A server may be running, and then uses the entries immediately.
 * Everything becomes visible together; if the import fails or is interrupted, nothing does.
 * @throws FilterError when the file can't be read, or has nothing for the memory; BrokenOffError
 */
export const importEntries = (store: AtomicStore, organizationId: number, ...source: [EntriesToImport]) =>
  importTogether(store, organizationId, source, async (_, [imported]) => imported as RecordedImport);

/** As {@link importEntries}, for several memories at once. `also` runs in the transaction that makes them visible. */
export async function importTogether<Done>(
  store: AtomicStore,
  organizationId: number,
  sources: readonly EntriesToImport[],
  also: (tx: Transaction, imported: readonly RecordedImport[]) => Promise<Done>,
): Promise<Done> {
  const begunAt = store.clock();
  const working = { store, organizationId, signal: new AbortController().signal };
  const written: (Import & ImportOutcome & { read: ReadImport })[] = [];
  try {
    for (const { wanted, read } of sources) {
      const importRow = { ...wanted, ...(await recordImport(store, organizationId, wanted)) };
      const entry = { ...importRow, usable: 0, added: 0, read };
      written.push(entry);
      Object.assign(entry, await writePairs(importRow, read, working));
      if (entry.usable === 0) throw new FilterError("No translatable content", "no translation for this memory");
    }
    if (store.clock() - begunAt > maxDurationMs) throw new BrokenOffError("The import took more than 12 hours.");
    return await store.atomically(async (tx) => {
      const memoryIds = written.map(({ memoryId }) => memoryId);
      await tx.memories.hold(organizationId, memoryIds);
      for (const each of written) {
        const isShown = await showImport(tx, organizationId, each, each);
        if (!isShown && each.added > 0) throw new BrokenOffError("The memory was deleted during the import.");
        const { note: importNote = null } = each.read.summary();
        await tx.imports.end(organizationId, each.id, { importError: null, importNote });
      }
      return also(tx, written);
    });
  } catch (error) {
    const importError = error instanceof FilterError ? error.message : undefined;
    for (const each of written) await breakOff(working, each, importError);
    throw error;
  }
}

/** Records an import, so that it is erased if it is interrupted. */
async function recordImport(store: AtomicStore, organizationId: number, wanted: EntriesToImport["wanted"]) {
  const file = "" as BytesName;
  return store.atomically(async (tx) => {
    const id = await tx.imports.add(organizationId, { ...wanted, file });
    const subject = `import:${id}`;
    await addTask(tx, "erase-import", { organizationId, subject, input: { importId: id }, delayMs: erasedAfterMs });
    return { id, file };
  });
}
