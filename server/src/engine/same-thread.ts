import type { EngineHost } from "../ports.ts";
import { trainHere } from "./learner.ts";
import { MemoryEngine } from "./memory-engine.ts";

/** Engines in the thread that asks: for a browser's worker and for tests. */
export function sameThreadEngines(): EngineHost {
  const engines = new Map<number, MemoryEngine>();
  const thread = { train: trainHere, pause: async () => {} };
  const engineOf = (memoryId: number) => {
    const engine = engines.get(memoryId);
    if (!engine) throw new Error(`The engine of memory ${memoryId} is not open.`);
    return engine;
  };
  return {
    async open(memory) {
      const engine = engines.get(memory.id) ?? new MemoryEngine(memory, thread);
      engines.set(memory.id, engine);
      return engine.changeNo;
    },
    async apply(memoryId, changes) {
      const engine = engineOf(memoryId);
      await engine.apply(changes);
      return engine.bytes;
    },
    async lookUp(memoryId, requests) {
      return requests.map((request) => engineOf(memoryId).lookUp(request));
    },
    translate(memoryId, requests) {
      return Promise.all(requests.map((request) => engineOf(memoryId).translate(request)));
    },
    async learnAll(memoryId) {
      await engineOf(memoryId).learnAll();
    },
    async align(memoryId, source, target) {
      return engineOf(memoryId).align(source, target);
    },
    async close(memoryId) {
      engines.delete(memoryId);
    },
    async forget(memoryId) {
      engines.delete(memoryId);
    },
    async end() {
      engines.clear();
    },
  };
}
