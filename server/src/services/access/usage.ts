import type { Caller } from "../../core/caller.ts";
import type { Clock } from "../../core/environment.ts";
import type { Usage } from "../../store/accounts/usage.ts";
import type { AtomicStore } from "../../store/store.ts";

const writeDelayMs = 100;
const retryMs = 10_000;
/** The limit of rows in a statement, because SQLite limits its parameters. */
const maxRows = 500;

export interface UsageCountsOptions {
  store: Pick<AtomicStore, "usage">;
  clock: Clock;
  report(error: unknown): void;
}

interface Count {
  organizationId: number;
  characters: number;
}

/**
 * Counts the characters that requests have translated. Responses don't wait for the write: the counts of a tenth of a
 * second are written together. This process can read them at any time. A process that is killed loses unwritten counts.
 */
export class UsageCounts {
  readonly #options: UsageCountsOptions;
  /** Counts by day and key. */
  #unwritten = new Map<string, Map<number, Count>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: UsageCountsOptions) {
    this.#options = options;
  }

  /** Counts the characters (Unicode code points) of a source text for the caller's key, unless it is for development. */
  count({ organizationId, keyId, isDevelopmentKey }: Caller, source: string): void {
    const characters = [...source].length;
    if (isDevelopmentKey || characters === 0) return;
    this.#add(new Date(this.#options.clock()).toISOString().slice(0, 10), keyId, { organizationId, characters });
    this.#writeAfter(writeDelayMs);
  }

  stop(): Promise<void> {
    this.#isStopped = true;
    return this.write();
  }

  write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#write()).catch(this.#options.report);
    return this.#writing;
  }

  async #write(): Promise<void> {
    const rows = [...this.#unwritten].flatMap(([day, counts]) =>
      [...counts].map(([keyId, count]) => ({ keyId, day, ...count })),
    );
    this.#unwritten = new Map();
    // Always in the same order, so that two processes never wait for each other.
    rows.sort((a, b) => a.keyId - b.keyId || (a.day < b.day ? -1 : 1));
    try {
      while (rows.length > 0) {
        await this.#options.store.usage.add(rows.slice(0, maxRows));
        rows.splice(0, maxRows);
      }
    } catch (error) {
      for (const { day, keyId, ...count } of rows) this.#add(day, keyId, count);
      if (!this.#isStopped) this.#writeAfter(retryMs);
      throw error;
    }
  }

  #writeAfter(ms: number): void {
    this.#timer ??= setTimeout(() => {
      this.write().catch(this.#options.report);
    }, ms);
  }

  #add(day: string, keyId: number, { organizationId, characters }: Count): void {
    const counts = this.#unwritten.get(day) ?? new Map<number, Count>();
    this.#unwritten.set(day, counts);
    counts.set(keyId, { organizationId, characters: characters + (counts.get(keyId)?.characters ?? 0) });
  }
}

export function countTokens(usage: Pick<Usage, "addTokens">, report: (error: unknown) => void) {
  let last: Promise<void> = Promise.resolve();
  return {
    add(...counted: Parameters<Usage["addTokens"]>): void {
      // A translation does not fail because its tokens can't be counted.
      last = last.then(() => usage.addTokens(...counted)).catch(report);
    },
    /** Resolves when all counts are in the store or were reported as errors. */
    flush: (): Promise<void> => last,
  };
}
