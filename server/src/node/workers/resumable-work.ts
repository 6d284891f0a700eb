import type { FilterFailure } from "@openparlance/filters/filter-error";
import { textBytes } from "@openparlance/filters/text-bytes";
import type { FileBytes, FilterContext } from "../../core/filters.ts";
import type { FilterMemory } from "./filter-memory.ts";
import type { FilterPool, FilterWorker } from "./filter-pool.ts";
import type { FilterMethod } from "./filter-worker.ts";
import { readerFailure } from "./running-work.ts";

/** The processor time that work on a file may take: 20 times the time of the slowest normal file. */
export interface WorkBudget {
  baseMs: number;
  msPerMegabyte: number;
}

export const defaultBudget: WorkBudget = { baseMs: 10_000, msPerMegabyte: 1000 };

/** The budget with this base time in seconds, and the default time per megabyte; the default if undefined. */
export const budgetOf = (seconds: number | undefined): WorkBudget =>
  seconds === undefined ? defaultBudget : { ...defaultBudget, baseMs: seconds * 1000 };

/** The budget of an import of a memory, with more time per megabyte because the file may be compressed. */
export const importBudgetOf = (seconds?: number): WorkBudget => ({ ...budgetOf(seconds), msPerMegabyte: 5000 });

/** Work on a file of this size, or with this much text, is expected to take long. In bytes. */
const minLongBytes = 1_000_000;
const minLongTextBytes = 4_000_000;
/** Larger files are sent in parts of this size, in both directions, so that no message holds a second copy of a file. */
export const partBytes = 4 * 2 ** 20;
/** A file that was not used for this time is closed to free its memory, and read again when needed. */
export const defaultMaxIdleMs = 15_000;

interface FilterHost {
  pool: FilterPool;
  memory: FilterMemory;
  maxIdleMs: number;
}

/** The request with which a worker opens a file and keeps it. */
export interface OpenRequest extends FileBytes {
  method: FilterMethod;
  parameterOf(bytes: Uint8Array): unknown;
  format: string;
}

export type Send = (method: FilterMethod, ...parameters: unknown[]) => Promise<unknown>;

/**
 * An open file in a worker, or other data that is read page by page. When the worker was ended for other work, or is
 * busy with other work for long, the file is opened again in another worker. All work on it shares a budget.
 *
 * If the bytes can be read again, they move to the worker. They are then in memory only once, and not at all while the
 * work waits.
 */
export class ResumableWork<Opened extends { id: number }> {
  readonly #host: FilterHost;
  readonly #opening: OpenRequest;
  readonly #work: FilterContext;
  readonly #sizeBytes: number;
  readonly #textBytes: number;
  readonly #budgetMs: number;
  /** The bytes, until they move to the worker. */
  #bytes: Uint8Array | undefined;
  #isLong: boolean;
  #spentMs = 0;
  #pending: { worker: FilterWorker; opened: Opened; spentMs: number } | undefined;
  /** Frees the memory; undefined while there is none. */
  #release: (() => void) | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(host: FilterHost, opening: OpenRequest, work: FilterContext, { baseMs, msPerMegabyte }: WorkBudget) {
    this.#host = host;
    this.#opening = opening;
    this.#work = work;
    this.#bytes = opening.bytes;
    this.#sizeBytes = opening.bytes.length;
    this.#budgetMs = baseMs + (msPerMegabyte * this.#sizeBytes) / 1e6;
    this.#textBytes = textBytes(opening.bytes);
    this.#isLong = this.#sizeBytes >= minLongBytes || this.#textBytes >= minLongTextBytes;
  }

  /** @returns undefined when there is nothing to keep open */
  async open(): Promise<Opened | undefined> {
    try {
      return await this.#run("File extraction error", (worker) => this.#openOn(worker));
    } finally {
      if (!this.#pending) this.close();
    }
  }

  /** The pages that a method returns, numbered from 0, until it returns none. */
  async *pages<Item>(method: FilterMethod): AsyncGenerator<Item[]> {
    for (let number = 0; ; number++) {
      const page = (await this.use("File extraction error", (request) => request(method, number))) as
        | Item[]
        | undefined;
      if (!page) return;
      yield page;
    }
  }

  /** Runs `work` on the open file, and again if its worker is ended for other work. `reason` is that of a failure. */
  use<Value>(reason: FilterFailure, work: (request: Send) => Promise<Value>): Promise<Value> {
    return this.#run(reason, async (worker) => {
      const opened = await this.#openOn(worker);
      if (!opened) throw new Error("Nothing is open.");
      return work((method, ...parameters) => worker.request(method, [opened.id, ...parameters]));
    });
  }

  close(): void {
    clearTimeout(this.#idle);
    this.#leave();
    this.#release?.();
    this.#release = undefined;
  }

  #leave(): void {
    const { worker, opened } = this.#pending ?? {};
    this.#pending = undefined;
    if (!worker) return;
    worker.pending--;
    // A lost worker has closed the file already.
    worker.request("close", [opened?.id]).catch(() => {});
    this.#host.pool.endIdleLanes(worker);
  }

  async #openOn(worker: FilterWorker): Promise<Opened | undefined> {
    const { method, parameterOf, readAgain } = this.#opening;
    if (this.#pending?.worker === worker) {
      if (readAgain) this.#bytes = undefined;
      return this.#pending.opened;
    }
    this.#leave();
    const bytes = this.#bytes as Uint8Array;
    let at = 0;
    for (; bytes.length - at > partBytes; at += partBytes) {
      await worker.request("receive", [bytes.subarray(at, at + partBytes), at, bytes.length]);
    }
    const buffer = this.#ownBuffer;
    if (buffer) this.#bytes = undefined;
    const moved = buffer ? [buffer] : [];
    const parameters = [parameterOf(bytes.subarray(at)), bytes.length];
    const opened = (await worker.request(method, parameters, { moved })) as Opened | undefined;
    if (!opened) return undefined;
    worker.pending++;
    this.#pending = { worker, opened, spentMs: 0 };
    return opened;
  }

  async #run<Value>(reason: FilterFailure, use: (worker: FilterWorker) => Promise<Value>): Promise<Value> {
    clearTimeout(this.#idle);
    const { organizationId, signal } = this.#work;
    const { pool, memory } = this.#host;
    this.#release ??= await memory.take(organizationId, this.#textBytes, signal, () => this.#drop());
    try {
      for (;;) {
        const before = this.#pending;
        if (!this.#pending || this.#pending.worker.isLost) await this.#load();
        const budgetMs = Math.max(0, this.#budgetMs - this.#spentMs);
        const work = { ...this.#work, sizeBytes: this.#sizeBytes, budgetMs, isLong: this.#isLong };
        // Without the bytes, the worker is free for other work while they are read from the store.
        const done = await pool.run(work, async (worker) =>
          this.#canUse(worker) ? { value: await use(worker) } : undefined,
        );
        this.#spentMs += done.spentMs;
        if (this.#pending && this.#pending !== before) this.#pending.spentMs = done.spentMs;
        this.#isLong ||= done.isLong;
        if (done.value) return done.value.value;
        await this.#load();
      }
    } catch (error) {
      throw readerFailure(error, { reason, reader: `the filter ${this.#opening.format}`, budgetMs: this.#budgetMs });
    } finally {
      if (this.#pending) this.#idle = setTimeout(() => this.#makeRoom(), this.#host.maxIdleMs).unref();
    }
  }

  /** Closes idle work. The time to open it again doesn't count in its budget. */
  #makeRoom(): void {
    this.#spentMs -= this.#pending?.spentMs ?? 0;
    this.close();
  }

  /** The buffer of the bytes if nothing else uses it. */
  get #ownBuffer(): ArrayBuffer | undefined {
    const { buffer, byteLength } = this.#bytes ?? {};
    const isOwn = this.#opening.readAgain && buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
    return isOwn ? buffer : undefined;
  }

  #drop(): void {
    const buffer = this.#ownBuffer;
    if (!buffer) return;
    // The functions that read the bytes may keep a variable with them for as long as the work runs.
    buffer.transfer(0);
    this.#bytes = undefined;
  }

  #canUse(worker: FilterWorker): boolean {
    return this.#pending?.worker === worker || this.#bytes !== undefined;
  }

  async #load(): Promise<void> {
    this.#bytes ??= await this.#opening.readAgain?.();
  }
}
