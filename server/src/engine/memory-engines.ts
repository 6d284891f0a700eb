import type {
  EngineChanges,
  EngineHost,
  EngineMatch,
  EngineTranslation,
  LookUpRequest,
  TranslateRequest,
} from "../ports.ts";
import type { Store } from "../store/store.ts";

/** What all open memories together may take; the least recently used are closed beyond it. */
const usualMostBytes = 2 ** 30;

/** The memory that is asked, as the store has it. */
export interface AskedMemory {
  id: number;
  organizationId: number;
  sourceLang: string;
  targetLang: string;
}

/** An open engine. */
interface Open {
  /** How far it is; a promise while it opens or catches up. */
  known: Promise<number>;
  bytes: number;
  /** Questions under way. */
  asked: number;
}

/** The engines of memories, each as new as the store at the moment of the question. */
export class MemoryEngines {
  readonly #host: EngineHost;
  readonly #store: Store;
  readonly #mostBytes: number;
  /** The least recently used first. */
  readonly #open = new Map<number, Open>();

  constructor(host: EngineHost, store: Store, mostBytes = usualMostBytes) {
    this.#host = host;
    this.#store = store;
    this.#mostBytes = mostBytes;
  }

  /** The matches of each text, best first: by score, then newest. */
  lookUp(memory: AskedMemory, requests: readonly LookUpRequest[]): Promise<EngineMatch[][]> {
    return this.#ask(memory, () => this.#host.lookUp(memory.id, requests));
  }

  /** Machine translations of each text, best first; [] for an empty text. */
  translate(memory: AskedMemory, requests: readonly TranslateRequest[]): Promise<EngineTranslation[][]> {
    return this.#ask(memory, () => this.#host.translate(memory.id, requests));
  }

  /** Takes over the changes of a memory, so that the next question need not wait for that. */
  prepare(memory: AskedMemory): Promise<void> {
    return this.#ask(memory, async () => {});
  }

  /** Learns all of a memory, for work that would rather wait than be translated from a part of it. */
  learnAll(memory: AskedMemory): Promise<void> {
    return this.#ask(memory, () => this.#host.learnAll(memory.id));
  }

  /** Forgets a memory that was deleted. */
  async forget(memoryId: number): Promise<void> {
    this.#open.delete(memoryId);
    await this.#host.forget(memoryId);
  }

  end(): Promise<void> {
    return this.#host.end();
  }

  async #ask<T>(memory: AskedMemory, question: () => Promise<T>): Promise<T> {
    const changeNo = await this.#store.memories.changeNoOf(memory.organizationId, memory.id);
    const open = this.#open.get(memory.id) ?? { known: this.#host.open(memory), bytes: 0, asked: 0 };
    this.#open.delete(memory.id);
    this.#open.set(memory.id, open);
    open.asked++;
    try {
      await this.#catchUp(memory, open, changeNo);
      return await question();
    } finally {
      open.asked--;
      this.#closeUnused();
    }
  }

  async #catchUp(memory: AskedMemory, open: Open, changeNo: number): Promise<void> {
    const after = open.known.then(async (known) => {
      if (known >= changeNo) return known;
      // Read after the number: what is newer comes again with the next change.
      for await (const page of this.#changesSince(memory, known)) await this.#host.apply(memory.id, page);
      open.bytes = await this.#host.apply(memory.id, { ...noChanges, upTo: changeNo });
      return changeNo;
    });
    open.known = after;
    // A failure is the asker's; the next one begins anew.
    after.catch(() => this.#open.get(memory.id) === open && this.#open.delete(memory.id));
    await after;
  }

  async *#changesSince({ organizationId, id }: AskedMemory, changeNo: number): AsyncGenerator<EngineChanges> {
    const { entries, terms } = this.#store;
    for await (const page of entries.changesSince(organizationId, id, changeNo)) yield { ...noChanges, ...page };
    for await (const page of terms.changesSince(organizationId, id, changeNo)) yield { ...noChanges, ...page };
  }

  #closeUnused(): void {
    let bytes = 0;
    for (const open of this.#open.values()) bytes += open.bytes;
    for (const [id, open] of this.#open) {
      if (bytes <= this.#mostBytes) return;
      if (open.asked > 0) continue;
      bytes -= open.bytes;
      this.#open.delete(id);
      void this.#host.close(id);
    }
  }
}

const noChanges: EngineChanges = { entries: [], deletedEntries: [], terms: [], deletedTerms: [] };
