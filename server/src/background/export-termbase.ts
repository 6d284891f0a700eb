import type { NewTerm } from "../core/memory-import.ts";
import { discardOnFailure } from "../files/discard.ts";
import { toStream } from "../files/read.ts";
import { addErasure } from "../services/tasks.ts";
import type { Transaction } from "../store/store.ts";
import type { TaskKind } from "./queue.ts";

/** Writes the terms of a memory to a CSV file, which replaces the earlier one. */
export const exportTermbase: TaskKind<"export-termbase"> = {
  mayResume: false,
  async run({ memoryId }, { store, files, organizationId, finish }) {
    const memory = await store.memories.findForWork(organizationId, memoryId);
    const { name: file } = await files.write(writeCsv(store, organizationId, memoryId));
    const end = async (tx: Transaction) => {
      await tx.memories.closeTermbaseExport(organizationId, memoryId, file);
      await tx.memories.closeTask(organizationId, memoryId);
      const erased = memory ? memory.termbaseFile : file;
      if (erased !== null) await addErasure(tx, organizationId, erased);
    };
    await discardOnFailure(files, file, () => finish(end));
  },
  async giveUp({ memoryId }, store, { organizationId }) {
    const content = await store.memories.takeTermbaseFile(organizationId, memoryId);
    await store.memories.closeTermbaseExport(organizationId, memoryId, null);
    await store.memories.closeTask(organizationId, memoryId);
    if (content !== null) await addErasure(store, organizationId, content);
  },
};

function writeCsv(store: Transaction, organizationId: number, memoryId: number): ReadableStream<Uint8Array> {
  async function* terms(): AsyncGenerator<NewTerm> {
    for await (const page of store.terms.pages(organizationId, memoryId)) yield* page;
  }
  async function* csv(): AsyncGenerator<Uint8Array> {
    const names = new Set<string>();
    for await (const { metadata } of terms()) for (const name of Object.keys(metadata)) names.add(name);
    const { writeTerms } = await import("@openparlance/filters/exchange");
    yield* writeTerms(terms(), [...names]);
  }
  return toStream(csv());
}
