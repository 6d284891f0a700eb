import type { Caller } from "../../core/caller.ts";
import type { NewTerm } from "../../core/memory-import.ts";
import { nextTurn } from "../../core/turns.ts";
import type { GlossaryDictionary } from "../../store/memories/glossaries.ts";
import type { QueryableMemory } from "../../store/memories/memories.ts";
import type { AtomicStore } from "../../store/store.ts";
import { importEntries } from "./import-entries.ts";

export type GlossaryEntry = Pick<NewTerm, "source" | "target">;

const pageSize = 500;

/**
 * Adds terms to the termbase of a memory, all at once, as the dictionary of a glossary.
 *
 * @param name of the glossary
 */
export async function addDictionary(
  store: AtomicStore,
  { organizationId, email }: Caller,
  { id: memoryId, sourceLang, targetLang }: Pick<QueryableMemory, "id" | "sourceLang" | "targetLang">,
  name: string,
  terms: readonly GlossaryEntry[],
): Promise<GlossaryDictionary> {
  async function* pages() {
    for (let start = 0; start < terms.length; start += pageSize) {
      yield terms.slice(start, start + pageSize).map((term): NewTerm => ({ ...term, metadata: {} }));
    }
  }
  const options = { hasHeaderRow: false, skipDuplicates: false };
  const wanted = { memoryId, name, options, userEmail: email };
  const read = { table: "terms" as const, pages: pages(), note: () => undefined };
  const { id: importId, added } = await importEntries(store, organizationId, wanted, read);
  return { sourceLang, targetLang, memoryId, importId, entryCount: added };
}

/** Deletes the terms of a dictionary. */
export async function eraseDictionary(
  store: AtomicStore,
  organizationId: number,
  { memoryId, importId }: Pick<GlossaryDictionary, "memoryId" | "importId">,
): Promise<void> {
  const erasePage = () =>
    store.atomically(async (tx) => {
      await tx.memories.hold(organizationId, [memoryId]);
      return tx.terms.deleteImported(organizationId, memoryId, importId);
    });
  while (await erasePage()) await nextTurn();
}
