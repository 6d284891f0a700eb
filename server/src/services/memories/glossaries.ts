import type { Caller } from "../../core/caller.ts";
import type { NewTerm } from "../../core/memory-import.ts";
import { nextTurn } from "../../core/turns.ts";
import type { GlossaryDictionary } from "../../store/memories/glossaries.ts";
import type { QueryableMemory } from "../../store/memories/memories.ts";
import type { AtomicStore, Transaction } from "../../store/store.ts";
import { addTask } from "../tasks.ts";
import { importTogether } from "./import-entries.ts";

export type GlossaryEntry = Pick<NewTerm, "source" | "target">;

const pageSize = 500;
/** The time after which the terms of a deleted dictionary are erased if the request that erases them stopped. */
const eraseAfterMs = 60_000;

export interface NewDictionary {
  memory: Pick<QueryableMemory, "id" | "sourceLang" | "targetLang">;
  terms: readonly GlossaryEntry[];
}

/** Adds dictionaries. They become visible together when the transaction of `put` assigns them to the glossary. */
export function addDictionaries<Done>(
  store: AtomicStore,
  { organizationId, email }: Caller,
  name: string,
  added: readonly NewDictionary[],
  put: (tx: Transaction, dictionaries: readonly GlossaryDictionary[]) => Promise<Done>,
): Promise<Done> {
  const options = { hasHeaderRow: false, skipDuplicates: false };
  const sources = added.map(({ memory, terms }) => ({
    wanted: { memoryId: memory.id, name, userEmail: email, options },
    read: { table: "terms" as const, pages: pagesOf(terms), summary: () => ({ skipped: 0 }) },
  }));
  return importTogether(store, organizationId, sources, (tx, imported) =>
    put(
      tx,
      imported.map(({ id: importId, added: entryCount }, at) => {
        const { id: memoryId, sourceLang, targetLang } = (added[at] as NewDictionary).memory;
        return { sourceLang, targetLang, memoryId, importId, entryCount };
      }),
    ),
  );
}

async function* pagesOf(terms: readonly GlossaryEntry[]) {
  for (let start = 0; start < terms.length; start += pageSize) {
    yield terms.slice(start, start + pageSize).map((term): NewTerm => ({ ...term, metadata: {} }));
  }
}

/** Schedules erasing the terms of dictionaries that are removed; {@link eraseDictionary} does it sooner. */
export async function eraseLater(
  tx: Transaction,
  organizationId: number,
  dictionaries: readonly Pick<GlossaryDictionary, "importId">[],
): Promise<void> {
  for (const { importId } of dictionaries) {
    const input = { importId, isShown: true as const };
    await addTask(tx, "erase-import", { organizationId, subject: `import:${importId}`, input, delayMs: eraseAfterMs });
  }
}

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
