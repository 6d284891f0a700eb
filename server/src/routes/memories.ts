import { isLanguage, isRegion } from "@parlance/text";
import { notALanguage, notARegion, pairNotSupported } from "../errors.ts";
import { isSupported } from "../rules/language-pairs.ts";
import { visibleMemory } from "../rules/visible.ts";
import type { Memory } from "../store/memories.ts";
import type { Routes } from "./context.ts";
import { epochSeconds } from "./dates.ts";

export const memories = {
  async listMemories({ id }, { store, caller }) {
    const found = id === undefined ? await store.memories.list(caller) : [await visibleMemory(store, caller, id)];
    return found.map(memoryToWire);
  },

  async createMemory(input, { store, caller }) {
    const sourceLang = languageOf("srclang", input.srclang);
    const targetLang = languageOf("trglang", input.trglang);
    if (!isSupported(sourceLang) || !isSupported(targetLang)) throw pairNotSupported(sourceLang, targetLang);
    const sourceRegion = regionOf("srclocale", input.srclocale);
    const targetRegion = regionOf("trglocale", input.trglocale);
    const memory = { name: input.name, sourceLang, targetLang, sourceRegion, targetRegion };
    return memoryToWire(await store.memories.create(caller, memory));
  },

  async updateMemory({ id, name }, { store, caller }) {
    await visibleMemory(store, caller, id);
    await store.memories.rename(caller.organizationId, id, name);
    return memoryToWire(await visibleMemory(store, caller, id));
  },

  async deleteMemory({ id }, { store, caller }) {
    await visibleMemory(store, caller, id);
    await store.memories.delete(caller.organizationId, id);
    return { id, deleted: true as const };
  },
} satisfies Routes<"listMemories" | "createMemory" | "updateMemory" | "deleteMemory">;

function languageOf(name: string, sent: string): string {
  const code = sent.toLowerCase();
  if (!isLanguage(code)) throw notALanguage(name, sent);
  return code;
}

function regionOf(name: string, sent: string | undefined): string | null {
  if (sent === undefined) return null;
  const code = sent.toUpperCase();
  if (!isRegion(code)) throw notARegion(name, sent);
  return code;
}

const memoryToWire = (memory: Memory) => ({
  id: memory.id,
  srclang: memory.sourceLang,
  trglang: memory.targetLang,
  srclocale: memory.sourceRegion,
  trglocale: memory.targetRegion,
  name: memory.name,
  is_processing: memory.tasksOpen === null ? null : memory.tasksOpen > 0,
  version: memory.version,
  created_at: epochSeconds(memory.createdAt),
  updated_at: epochSeconds(memory.updatedAt),
  resources: memory.resources,
});
