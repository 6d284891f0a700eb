import { failureReasons } from "@openparlance/api";
import { printsToStore } from "@openparlance/engine";
import type { ReadImport } from "../../core/filters.ts";
import type { NewTerm, TextPair } from "../../core/memory-import.ts";
import { nextTurn } from "../../core/turns.ts";
import type { Import } from "../../store/memories/imports.ts";
import type { AtomicStore, Transaction } from "../../store/store.ts";

export interface ImportOutcome {
  /** The number of pairs for the memory, including those that it already has. */
  usable: number;
  added: number;
}

interface ImportContext {
  store: AtomicStore;
  organizationId: number;
  signal: AbortSignal;
}

/** Writes pairs of a file. They stay invisible until {@link showImport}. */
export async function writePairs(match: Import, read: ReadImport, task: ImportContext): Promise<ImportOutcome> {
  const { table, pages } = read;
  const { store, organizationId, signal } = task;
  const outcome = { usable: 0, added: 0 };
  for await (const batch of pages) {
    signal.throwIfAborted();
    const newPairs = match.options.skipDuplicates
      ? filterUnknown(batch, await store.imports.known(organizationId, match, table, batch))
      : batch;
    outcome.usable += batch.length;
    outcome.added += newPairs.length;
    if (newPairs.length > 0) {
      await store.atomically((tx) =>
        table === "terms"
          ? tx.terms.insertImported(organizationId, match, newPairs as NewTerm[])
          : tx.entries.insertImported(
              organizationId,
              match,
              (newPairs as TextPair[]).map((pair) => ({ ...pair, ...printsToStore(pair.context) })),
            ),
      );
    }
    await nextTurn();
  }
  return outcome;
}

/** Makes all pairs visible at once. @returns whether the memory changed: it was not deleted, and some pair is new */
export async function showImport(
  tx: Transaction,
  organizationId: number,
  { id, memoryId, name }: Import,
  { usable, added }: ImportOutcome,
): Promise<boolean> {
  await tx.memories.hold(organizationId, [memoryId]);
  if (usable > 0) await tx.memories.addResource(organizationId, memoryId, name);
  const changeNo = added > 0 ? await tx.memories.raiseChangeNo(organizationId, memoryId) : undefined;
  if (changeNo === undefined) return false;
  await tx.imports.complete(organizationId, id, changeNo);
  await tx.memories.raiseVersion(organizationId, memoryId);
  return true;
}

/** Deletes the pairs of an import unless it is visible. */
export async function eraseImported(task: ImportContext, written: Pick<Import, "id" | "memoryId">): Promise<void> {
  const { store, organizationId, signal } = task;
  while (await store.atomically((tx) => tx.imports.erasePage(organizationId, written))) {
    signal.throwIfAborted();
    await nextTurn();
  }
}

/** Deletes the pairs of an import unless it is visible, and ends it as failed unless it has ended. */
export async function breakOff(
  working: ImportContext,
  written: Pick<Import, "id" | "memoryId">,
  importError: string = failureReasons["storage-error"].message,
): Promise<void> {
  await eraseImported(working, written);
  await working.store.imports.end(working.organizationId, written.id, { importError, importNote: null });
}

function filterUnknown<T extends TextPair>(pairs: readonly T[], known: readonly TextPair[]): readonly T[] {
  const keyOf = ({ source, target }: TextPair) => JSON.stringify([source, target]);
  const seen = new Set(known.map(keyOf));
  return pairs.filter((pair) => {
    const key = keyOf(pair);
    return !seen.has(key) && seen.add(key);
  });
}
