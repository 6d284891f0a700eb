import type { MemoryPair } from "@parlance/filters";
import type { EngineEntry } from "../ports.ts";
import { localeOf } from "../rules/language-pairs.ts";
import type { Memory } from "../store/memories.ts";
import type { Transaction } from "../store/store.ts";

/** The formats of a file with all entries of a memory. */
export const memoryFormats = ["tmx", "xliff", "csv"] as const;
export type MemoryFormat = (typeof memoryFormats)[number];

/**
 * Writes the entries of a memory to a file, a page at a time. To be called in a snapshot.
 *
 * @param write receives the parts of the file one after the other
 * @returns how many entries there are
 */
export async function exportMemory(
  { entries }: Pick<Transaction, "entries">,
  organizationId: number,
  memory: Omit<Memory, "resources">,
  format: MemoryFormat,
  write: (part: Uint8Array) => Promise<void>,
): Promise<number> {
  const writer = await memoryWriter(memory, format);
  let count = 0;
  for await (const page of entries.pages(organizationId, memory.id)) {
    count += page.length;
    await write(writer.push(page.map(toMemoryPair)));
  }
  await write(writer.end());
  return count;
}

/** Writes entries of a memory. */
export async function memoryWriter(memory: Omit<Memory, "resources">, format: MemoryFormat) {
  const { memoryCsvWriter, memoryXliffWriter, tmxWriter } = await import("@parlance/filters");
  const languages = {
    sourceLanguage: localeOf(memory.sourceLang, memory.sourceRegion),
    targetLanguage: localeOf(memory.targetLang, memory.targetRegion),
  };
  if (format === "tmx") return tmxWriter({ ...languages, tool: { name: "Parlance", version: "1" } });
  return format === "xliff" ? memoryXliffWriter({ ...languages, original: memory.name }) : memoryCsvWriter();
}

export const toMemoryPair = ({ source, target, userEmail, createdAt, updatedAt }: EngineEntry): MemoryPair => ({
  ...{ source, target, createdBy: userEmail, changedBy: userEmail },
  ...{ createdAt: Math.floor(createdAt / 1000), changedAt: Math.floor(updatedAt / 1000) },
});
