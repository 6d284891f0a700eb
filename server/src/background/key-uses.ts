import type { Clock } from "../core/environment.ts";
import { isStorageError } from "../store/database/storage-errors.ts";
import type { AtomicStore } from "../store/store.ts";

const hourMs = 3_600_000;
const everyMs = 60_000;

export interface KeyUsesOptions {
  store: AtomicStore;
  clock: Clock;
  report(error: unknown): void;
}

/**
 * Records when keys were last used, to the hour. Keys used in a new hour are written together, once a minute. A statement
 * for each organization would occupy one of few connections of the database for too long.
 */
export class KeyUses {
  readonly #options: KeyUsesOptions;
  /** The beginning of the hour in which each key was last used. */
  readonly #last = new Map<number, number>();
  #unwritten = new Map<number, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: KeyUsesOptions) {
    this.#options = options;
  }

  note(keyId: number): void {
    const now = this.#options.clock();
    const at = now - (now % hourMs);
    if (this.#last.get(keyId) === at) return;
    this.#last.set(keyId, at);
    this.#unwritten.set(keyId, at);
  }

  start(): void {
    const next = () => {
      if (this.#timer) this.start();
    };
    this.#timer = setTimeout(() => {
      this.write().then(next).catch(this.#options.report);
    }, everyMs);
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.write();
  }

  write(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write()).catch(this.#options.report);
    return this.#writing;
  }

  async #write(): Promise<void> {
    const uses = this.#unwritten;
    if (uses.size === 0) return;
    this.#unwritten = new Map();
    const byHour = Map.groupBy(uses.keys(), (keyId) => uses.get(keyId) as number);
    try {
      await this.#options.store.atomically(async ({ accounts }) => {
        for (const [at, keyIds] of byHour) await accounts.recordUse(keyIds, at);
      });
    } catch (error) {
      this.#unwritten = new Map([...uses, ...this.#unwritten]);
      if (!isStorageError(error)) throw error;
    }
  }
}
