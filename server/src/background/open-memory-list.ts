import type { EngineHost } from "../core/engine.ts";
import type { Clock } from "../core/environment.ts";
import { isStorageError } from "../store/database/storage-errors.ts";
import type { AtomicStore } from "../store/store.ts";

const everyMs = 1000;
/** The interval of writes without changes, and the time for which each write counts. */
const [renewMs, countsMs] = [10_000, 30_000];

export interface OpenMemoryListOptions {
  store: AtomicStore;
  process: string;
  clock: Clock;
  report(error: unknown): void;
}

/** Records which memories are open in the engines of this process, so that their work goes to this process first. */
export class OpenMemoryList {
  readonly #options: OpenMemoryListOptions;
  readonly #open = new Map<number, { id: number; organizationId: number }>();
  #isChanged = false;
  #writtenAt = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: OpenMemoryListOptions) {
    this.#options = options;
  }

  /** Wraps engines, so that their open memories are recorded. */
  watch(host: EngineHost): EngineHost {
    const remove = (id: number) => {
      if (this.#open.delete(id)) this.#isChanged = true;
    };
    return {
      ...host,
      open: async (memory, maxBytes) => {
        const known = await host.open(memory, maxBytes);
        this.#open.set(memory.id, { id: memory.id, organizationId: memory.organizationId });
        this.#isChanged = true;
        return known;
      },
      close: (id) => {
        remove(id);
        return host.close(id);
      },
      forget: (id) => {
        remove(id);
        return host.forget(id);
      },
    };
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.write().catch(this.#options.report);
    }, everyMs);
  }

  /** Deletes the list, so that no work waits for a process that has ended. */
  async stop(): Promise<void> {
    if (!this.#timer) return;
    clearInterval(this.#timer);
    this.#open.clear();
    this.#isChanged = true;
    await this.write();
  }

  /** Writes one list after the other, so that the newest one is written last. */
  write(): Promise<void> {
    this.#writing = this.#writing.catch(() => {}).then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<void> {
    const { store, process, clock } = this.#options;
    const now = clock();
    const isDue = this.#isChanged || (this.#open.size > 0 && Math.abs(now - this.#writtenAt) >= renewMs);
    if (!isDue) return;
    this.#isChanged = false;
    this.#writtenAt = now;
    try {
      await store.engineProcesses.replace(process, [...this.#open.values()], countsMs);
    } catch (error) {
      this.#isChanged = true;
      if (!isStorageError(error)) throw error;
    }
  }
}
