import type { FilterFailure } from "@openparlance/filters/filter-error";
import { textBytes } from "@openparlance/filters/text-bytes";
import type { FileBytes, FilterWork } from "../../core/filters.ts";
import type { FilterMemory } from "./filter-memory.ts";
import type { FilterThread, FilterThreads } from "./filter-threads.ts";
import type { FilterMethod } from "./filter-worker.ts";
import { readerFailure } from "./running-work.ts";

/** Processor time that work on a file may take: 20 times what the slowest honest file needs. */
export interface WorkBudget {
  baseMs: number;
  msPerMegabyte: number;
}

export const defaultBudget: WorkBudget = { baseMs: 10_000, msPerMegabyte: 1000 };

/** The budget with so many seconds for each file, whatever its size; the default when undefined. */
export const budgetOf = (seconds: number | undefined): WorkBudget =>
  seconds === undefined ? defaultBudget : { ...defaultBudget, baseMs: seconds * 1000 };

/** The same for an import of a memory, whose bytes may be packed. */
export const importBudgetOf = (seconds?: number): WorkBudget => ({ ...budgetOf(seconds), msPerMegabyte: 5000 });

/** From this number of bytes, or of bytes of text, on work is known to take long. */
const minLongBytes = 1_000_000;
const minLongText = 4_000_000;
/** A file that no one used for so long is closed, and read again when it is used: its memory is for others. */
const maxIdleMs = 15_000;

/** The parts that all work on files shares. */
interface FilterHost {
  threads: FilterThreads;
  memory: FilterMemory;
  /** 15 s unless given. */
  maxIdleMs?: number | undefined;
}

/** The request by which a thread opens a file and keeps it. */
export interface OpenRequest extends FileBytes {
  method: FilterMethod;
  /** Builds the method's parameter from the file's bytes. */
  parameterOf(bytes: Uint8Array): unknown;
  format: string;
}

/** Queries the thread that holds what was opened. */
type Send = (method: FilterMethod, ...parameters: unknown[]) => Promise<unknown>;

/**
 * Work that a thread holds: a file, or other data that is read page by page. When that thread was ended for something
 * else, or works on something else for long, it is opened again in another. All work on it shares a budget.
 *
 * Bytes that can be read again move to the thread, so that they are in memory once, and not at all while they wait.
 */
export class ResumableWork<Opened extends { id: number }> {
  readonly #host: FilterHost;
  readonly #opening: OpenRequest;
  readonly #work: FilterWork;
  readonly #sizeBytes: number;
  readonly #textBytes: number;
  readonly #budgetMs: number;
  /** Until they were moved. */
  #bytes: Uint8Array | undefined;
  #isLong: boolean;
  #spentMs = 0;
  #pending: { thread: FilterThread; opened: Opened; spentMs: number } | undefined;
  /** Gives the memory back, once it has some. */
  #release: (() => void) | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(host: FilterHost, opening: OpenRequest, work: FilterWork, { baseMs, msPerMegabyte }: WorkBudget) {
    this.#host = host;
    this.#opening = opening;
    this.#work = work;
    this.#bytes = opening.bytes;
    this.#sizeBytes = opening.bytes.length;
    this.#budgetMs = baseMs + (msPerMegabyte * this.#sizeBytes) / 1e6;
    this.#textBytes = textBytes(opening.bytes);
    this.#isLong = this.#sizeBytes >= minLongBytes || this.#textBytes >= minLongText;
  }

  /** @returns undefined when there is nothing to hold */
  async open(): Promise<Opened | undefined> {
    try {
      return await this.#run("File extraction error", (thread) => this.#openOn(thread));
    } finally {
      if (!this.#pending) this.close();
    }
  }

  /** The pages that a method gives, counted from 0, until there is none. */
  async *pages<Item>(method: FilterMethod): AsyncGenerator<Item[]> {
    for (let number = 0; ; number++) {
      const page = (await this.use("File extraction error", (request) => request(method, number))) as
        | Item[]
        | undefined;
      if (!page) return;
      yield page;
    }
  }

  /**
   * Uses the thread, maybe more than once: what was requested of one that was ended is queried again.
   *
   * @param reason what it means when the thread is at fault
   */
  use<Value>(reason: FilterFailure, work: (request: Send) => Promise<Value>): Promise<Value> {
    return this.#run(reason, async (thread) => {
      const opened = await this.#openOn(thread);
      if (!opened) throw new Error("Nothing is open.");
      return work((method, ...parameters) => thread.request(method, [opened.id, ...parameters]));
    });
  }

  close(): void {
    clearTimeout(this.#idle);
    this.#leave();
    this.#release?.();
    this.#release = undefined;
  }

  /** Closes what its thread holds. */
  #leave(): void {
    const { thread, opened } = this.#pending ?? {};
    this.#pending = undefined;
    if (!thread) return;
    thread.pending--;
    // A thread that is lost has closed it already.
    thread.request("close", [opened?.id]).catch(() => {});
    this.#host.threads.released(thread);
  }

  async #openOn(thread: FilterThread): Promise<Opened | undefined> {
    const { method, parameterOf, readAgain } = this.#opening;
    if (this.#pending?.thread === thread) {
      if (readAgain) this.#bytes = undefined;
      return this.#pending.opened;
    }
    this.#leave();
    const bytes = this.#bytes as Uint8Array;
    const buffer = this.#ownBuffer;
    if (buffer) this.#bytes = undefined;
    const opened = (await thread.request(method, [parameterOf(bytes)], { moved: buffer ? [buffer] : [] })) as
      | Opened
      | undefined;
    if (!opened) return undefined;
    thread.pending++;
    this.#pending = { thread, opened, spentMs: 0 };
    return opened;
  }

  async #run<Value>(reason: FilterFailure, use: (thread: FilterThread) => Promise<Value>): Promise<Value> {
    clearTimeout(this.#idle);
    const { organizationId, signal } = this.#work;
    const { threads, memory } = this.#host;
    this.#release ??= await memory.take(organizationId, this.#textBytes, signal, () => this.#drop());
    try {
      for (;;) {
        const before = this.#pending;
        if (!this.#pending || this.#pending.thread.isLost) await this.#load();
        const budgetMs = Math.max(0, this.#budgetMs - this.#spentMs);
        const work = { ...this.#work, sizeBytes: this.#sizeBytes, budgetMs, isLong: this.#isLong };
        // No one waits for a thread that waits for a store: without bytes the turn is given up.
        const done = await threads.run(work, async (thread) =>
          this.#canUse(thread) ? { value: await use(thread) } : undefined,
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
      const { maxIdleMs: ms = maxIdleMs } = this.#host;
      if (this.#pending) this.#idle = setTimeout(() => this.#makeRoom(), ms).unref();
    }
  }

  /** Closes idle work. The time to open it again is no part of its budget. */
  #makeRoom(): void {
    this.#spentMs -= this.#pending?.spentMs ?? 0;
    this.close();
  }

  /** The buffer of the bytes that no one else needs. */
  get #ownBuffer(): ArrayBuffer | undefined {
    const { buffer, byteLength } = this.#bytes ?? {};
    const isOwn = this.#opening.readAgain && buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
    return isOwn ? buffer : undefined;
  }

  #drop(): void {
    const buffer = this.#ownBuffer;
    if (!buffer) return;
    // Those who read the bytes may have them in a variable for as long as the work lasts.
    buffer.transfer(0);
    this.#bytes = undefined;
  }

  #canUse(thread: FilterThread): boolean {
    return this.#pending?.thread === thread || this.#bytes !== undefined;
  }

  async #load(): Promise<void> {
    this.#bytes ??= await this.#opening.readAgain?.();
  }
}
