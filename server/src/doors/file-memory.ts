import { detectFileLanguage } from "../services/documents/detect-file-language.ts";
import type { QueryableMemory } from "../store/memories/memories.ts";
import type { DoorContext } from "./door.ts";
import { memoryOfPair, namedMemory, requirePair, type SentPair } from "./memory-of.ts";

/** The memory for translating a file. Detects the file's language if none was sent. */
export async function fileMemory(
  file: File,
  name: string,
  pair: SentPair,
  context: DoorContext,
): Promise<QueryableMemory> {
  const { source, target } = pair;
  const named = await namedMemory(context);
  if (named) {
    requirePair(named, pair);
    return named;
  }
  if (source) return memoryOfPair(context, source.language, target);
  const { services, caller, signal } = context;
  const work = { organizationId: caller.organizationId, signal };
  const { language } = await detectFileLanguage(services.filters, work, {
    ...{ name, sizeBytes: file.size },
    read: async () => file.stream(),
    readWhole: async () => new Uint8Array(await file.arrayBuffer()),
  });
  return memoryOfPair(context, language === "und" ? "en" : language, target);
}
