import { withoutTags } from "@openparlance/text";
import type { NewEntry, TranslationMemory } from "../memory/index.ts";
import { type Context, contextPrints } from "../memory/index.ts";
import type { TranslationPair } from "../mt/index.ts";
import type { EngineEntry, EngineEntryChange, StoredFingerprints } from "./changes.ts";
import type { EngineMatch } from "./look-up.ts";

type MemoryMatch = ReturnType<TranslationMemory["lookUp"]>[number];

/** Converts a match: in the memory, times are in seconds, and an entry without a document has the origin 0. */
export const toMatch = ({ origin, createdAt, updatedAt, ...match }: MemoryMatch): EngineMatch => ({
  ...match,
  documentId: origin || null,
  createdAt: createdAt * 1000,
  updatedAt: updatedAt * 1000,
});

export const toNewEntry = (entry: EngineEntryChange): NewEntry => ({
  id: entry.id,
  source: entry.source,
  target: entry.target,
  resource: entry.resource,
  userEmail: entry.userEmail,
  context: printsToContext(entry),
  origin: entry.documentId ?? 0,
  createdAt: Math.floor(entry.createdAt / 1000),
  updatedAt: Math.floor(entry.updatedAt / 1000),
});

export const toPair = ({ id, source, target }: Pick<EngineEntry, "id" | "source" | "target">): TranslationPair => ({
  id,
  source: withoutTags(source),
  target: withoutTags(target),
});

export function printsToStore(context: Context | undefined): StoredFingerprints {
  const { previous, next } = contextPrints(context);
  return { previousPrint: previous | 0 || null, nextPrint: next | 0 || null };
}

export const printsToContext = ({ previousPrint, nextPrint }: Partial<StoredFingerprints>): Context => ({
  previous: previousPrint ?? undefined,
  next: nextPrint ?? undefined,
});
