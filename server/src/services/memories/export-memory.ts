import { type EngineEntry, type Neighbors, printsToContext } from "@openparlance/engine";
import type { MemoryPair } from "@openparlance/filters";
import { localesOf } from "../../rules/language-pairs.ts";
import type { StoredMemory } from "../../store/memories/memories.ts";
import type { Transaction } from "../../store/store.ts";
import { readNeighbors } from "./neighbors.ts";

export const memoryFormats = ["tmx", "xliff", "csv"] as const;
export type MemoryFormat = (typeof memoryFormats)[number];

/** Must be called in a snapshot. `write` receives the parts of the file in order. @returns the number of entries */
export async function exportMemory(
  tx: Transaction,
  organizationId: number,
  memory: StoredMemory,
  format: MemoryFormat,
  write: (part: Uint8Array) => Promise<void>,
): Promise<number> {
  const writer = await memoryWriter(memory, format);
  let count = 0;
  for await (const page of tx.entries.pages(organizationId, memory.id)) {
    count += page.length;
    await write(writer.push(await toMemoryPairs(tx, organizationId, page)));
  }
  await write(writer.end());
  return count;
}

export async function memoryWriter(memory: StoredMemory, format: MemoryFormat) {
  const { memoryCsvWriter, memoryXliffWriter, tmxWriter } = await import("@openparlance/filters/exchange");
  const languages = localesOf(memory);
  if (format === "tmx") return tmxWriter({ ...languages, tool: { name: "Parlance", version: "1" } });
  return format === "xliff" ? memoryXliffWriter({ ...languages, original: memory.name }) : memoryCsvWriter();
}

/** Entries with their neighbors: the texts if their document exists, otherwise their hashes. */
export async function toMemoryPairs(tx: Transaction, organizationId: number, entries: readonly EngineEntry[]) {
  const neighbors = new Map<number, Neighbors>();
  for (const [documentId, own] of Map.groupBy(entries, (entry) => entry.documentId)) {
    if (documentId === null) continue;
    const ids = own.map(({ id }) => id);
    const segments = await tx.segments.withIds(organizationId, documentId, ids);
    const neighborsOf = await readNeighbors(tx, { organizationId, id: documentId }, segments);
    for (const segment of segments) neighbors.set(segment.id, neighborsOf(segment));
  }
  return entries.map((entry) => {
    const context = neighbors.get(entry.id) ?? printsToContext(entry);
    const isAlone = context.previous === undefined && context.next === undefined;
    return isAlone ? toMemoryPair(entry) : { ...toMemoryPair(entry), context };
  });
}

const toMemoryPair = ({ source, target, userEmail, createdAt, updatedAt }: EngineEntry): MemoryPair => ({
  source,
  target,
  createdBy: userEmail,
  changedBy: userEmail,
  createdAt: Math.floor(createdAt / 1000),
  changedAt: Math.floor(updatedAt / 1000),
});
