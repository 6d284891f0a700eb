import type { Caller } from "../core/caller.ts";
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

interface KeyUse {
  organizationId: number;
  /** The beginning of the hour. */
  at: number;
}

/** Records when keys were last used, to the hour. Keys used in a new hour are written together, once a minute. */
export class KeyUses {
  readonly #options: KeyUsesOptions;
  readonly #last = new Map<number, number>();
  #unwritten = new Map<number, KeyUse>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: KeyUsesOptions) {
    this.#options = options;
  }

  note({ keyId, organizationId }: Pick<Caller, "keyId" | "organizationId">): void {
    const now = this.#options.clock();
    const at = now - (now % hourMs);
    if (this.#last.get(keyId) === at) return;
    this.#last.set(keyId, at);
    this.#unwritten.set(keyId, { organizationId, at });
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
    const byOrganization = Map.groupBy(uses, ([, { organizationId, at }]) => `${organizationId} ${at}`);
    try {
      await this.#options.store.atomically(async ({ accounts }) => {
        for (const group of byOrganization.values()) {
          const [, { organizationId, at }] = group[0] as [number, KeyUse];
          const ids = group.map(([id]) => id);
          await accounts.recordUse(organizationId, ids, at);
        }
      });
    } catch (error) {
      this.#unwritten = new Map([...uses, ...this.#unwritten]);
      if (!isStorageError(error)) throw error;
    }
  }
}
