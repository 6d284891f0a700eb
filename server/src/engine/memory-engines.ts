import type { EngineHost, EngineMatch, EngineTranslation, LookUpRequest, TranslateRequest } from "../ports.ts";
import type { Store } from "../store/store.ts";

/** The memory that is asked, as the store has it. */
export interface AskedMemory {
  id: number;
  organizationId: number;
  sourceLang: string;
  targetLang: string;
}

/** The engines of memories, each as new as the store at the moment of the question. */
export class MemoryEngines {
  readonly #host: EngineHost;
  readonly #store: Store;
  /** How far each open engine is; a promise while it opens or catches up. */
  readonly #known = new Map<number, Promise<number>>();

  constructor(host: EngineHost, store: Store) {
    this.#host = host;
    this.#store = store;
  }

  /** The matches of each text, best first: by score, then newest. */
  async lookUp(memory: AskedMemory, requests: readonly LookUpRequest[]): Promise<EngineMatch[][]> {
    await this.#catchUp(memory);
    return this.#host.lookUp(memory.id, requests);
  }

  /** Machine translations of each text, best first; [] for an empty text. */
  async translate(memory: AskedMemory, requests: readonly TranslateRequest[]): Promise<EngineTranslation[][]> {
    await this.#catchUp(memory);
    return this.#host.translate(memory.id, requests);
  }

  /** Forgets a memory that was deleted. */
  async close(memoryId: number): Promise<void> {
    this.#known.delete(memoryId);
    await this.#host.close(memoryId);
  }

  end(): Promise<void> {
    return this.#host.end();
  }

  async #catchUp(memory: AskedMemory): Promise<void> {
    const changeNo = await this.#store.memories.changeNoOf(memory.organizationId, memory.id);
    const before = this.#known.get(memory.id) ?? this.#host.open(memory);
    const after = before.then(async (known) => {
      if (known >= changeNo) return known;
      // Read after the number: what is newer comes again with the next change.
      const changes = await this.#store.entries.changesSince(memory.organizationId, memory.id, known);
      await this.#host.apply(memory.id, { upTo: changeNo, ...changes, terms: [], deletedTerms: [] });
      return changeNo;
    });
    this.#known.set(memory.id, after);
    // A failure is the asker's; the next one begins anew.
    after.catch(() => this.#known.get(memory.id) === after && this.#known.delete(memory.id));
    await after;
  }
}
