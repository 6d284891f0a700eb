import { FilterError } from "@openparlance/filters/filter-error";
import type { BytesName } from "../../core/file-store.ts";
import type { ReadImport } from "../../core/filters.ts";
import type { Import } from "../../store/memories/imports.ts";
import type { AtomicStore } from "../../store/store.ts";
import { addTask } from "../tasks.ts";
import { eraseImported, type ImportOutcome, showImport, writePairs } from "./write-import.ts";

/** After this time, the rows of a broken-off import are erased. */
const erasedAfterMs = 24 * 3_600_000;
/** No import is shown so shortly before that it could be erased meanwhile. */
const maxDurationMs = erasedAfterMs / 2;

/** The memory was deleted while a file was read into it, or the import took half a day. */
export class BrokenOffError extends Error {
  override readonly name = "BrokenOffError";
}

/**
 * Reads a file into a memory without a server, which may run and use what is there at once, or not until it starts.
 * Everything becomes visible together; of an import that fails or is broken off, nothing is.
 *
 * @throws FilterError when the file can't be read, or has nothing for the memory
 * @throws BrokenOffError
 */
export async function importEntries(
  store: AtomicStore,
  organizationId: number,
  wanted: Omit<Import, "id" | "file">,
  read: ReadImport,
): Promise<ImportOutcome & { id: number }> {
  const begunAt = store.clock();
  const file = { ...wanted, file: "" as BytesName };
  const id = await store.atomically(async (tx) => {
    const importId = await tx.imports.add(organizationId, file);
    const subject = `import:${importId}`;
    await addTask(tx, "erase-import", { organizationId, subject, input: { importId }, delayMs: erasedAfterMs });
    return importId;
  });
  const working = { store, organizationId, signal: new AbortController().signal };
  try {
    const outcome = await writePairs({ ...file, id }, read, working);
    if (outcome.usable === 0) throw new FilterError("No translatable content", "no translation for this memory");
    if (store.clock() - begunAt > maxDurationMs) throw new BrokenOffError("The import took more than half a day.");
    const isShown = await showImport(working, { ...file, id }, outcome);
    if (!isShown && outcome.added > 0) throw new BrokenOffError("The memory was deleted meanwhile.");
    return { ...outcome, id };
  } catch (error) {
    await eraseImported(working, { ...wanted, id });
    throw error;
  }
}
