import type { EngineHost } from "../ports.ts";
import { MemoryEngine } from "./memory-engine.ts";

/** Engines in the thread that asks: for a browser's worker and for tests. */
export function sameThreadEngines(): EngineHost {
  const engines = new Map<number, MemoryEngine>();
  const engineOf = (memoryId: number) => {
    const engine = engines.get(memoryId);
    if (!engine) throw new Error(`The engine of memory ${memoryId} is not open.`);
    return engine;
  };
  return {
    async open(memory) {
      const engine = engines.get(memory.id) ?? new MemoryEngine(memory);
      engines.set(memory.id, engine);
      return engine.changeNo;
    },
    async apply(memoryId, changes) {
      engineOf(memoryId).apply(changes);
    },
    async lookUp(memoryId, requests) {
      return requests.map((request) => engineOf(memoryId).lookUp(request));
    },
    async translate(memoryId, requests) {
      return requests.map((request) => engineOf(memoryId).translate(request));
    },
    async close(memoryId) {
      engines.delete(memoryId);
    },
    async end() {
      engines.clear();
    },
  };
}
