import type { Caller } from "../../core/caller.ts";
import { localeOf } from "../../rules/language-pairs.ts";
import type { PairColumns } from "../../store/database/tables.ts";
import type { DefaultPair } from "../../store/memories/default-memories.ts";
import type { AtomicStore } from "../../store/store.ts";

/** The languages of a request without a memory. The region belongs to the target language. */
export type RequestedPair = Omit<PairColumns, "sourceRegion">;

/**
 * The memory for a request without one: the organization's for the pair if the caller may use it, otherwise the user's
 * own. The user's own memory is created if needed, and named after the program that sends the request.
 */
export async function defaultMemory(store: AtomicStore, caller: Caller, requested: RequestedPair, program: string) {
  const pair: DefaultPair = { ...requested, targetRegion: requested.targetRegion ?? "" };
  const find = async () => {
    for (const id of await store.defaultMemories.find(caller.organizationId, caller.userId, pair)) {
      const memory = await store.memories.findQueryable(caller, id);
      if (memory) return memory;
    }
    return undefined;
  };
  const existing = await find();
  if (existing) return existing;
  const target = localeOf(requested.targetLang, requested.targetRegion);
  const name = `${program} ${requested.sourceLang}-${target}`;
  const { id } = await store.atomically(async (tx) => {
    const created = await tx.memories.create(caller, { name, sourceRegion: null, ...requested });
    await tx.defaultMemories.set(caller.organizationId, caller.userId, pair, created.id);
    return created;
  });
  // If several requests create one at the same time, the last one becomes the default.
  const memory = (await find()) ?? (await store.memories.findQueryable(caller, id));
  if (!memory) throw new Error(`Memory ${id} was deleted as soon as it was created.`);
  return memory;
}
