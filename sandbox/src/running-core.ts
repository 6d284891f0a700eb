import {
  type Core,
  createInMemorySnapshotCache,
  type FaultInjector,
  filesInMemory,
  inProcessEngines,
  isRequested,
  openCore,
  sqliteDialect,
} from "@openparlance/server";
import { CoalescingRunner } from "./coalescing-runner.ts";
import { createDeliverySender, type Deliver } from "./delivery-sender.ts";
import type { Mode } from "./messages.ts";
import type { SqliteInMemory } from "./sqlite.ts";

export interface SandboxState {
  database: SqliteInMemory;
  files: Map<string, Uint8Array<ArrayBuffer>>;
  /** Snapshots by memory. */
  engines: Map<number, Uint8Array>;
  isMigrated?: boolean;
  /** Where the clock continues, Unix ms; the platform's time by default. */
  now?: number;
}

export interface RunningCoreOptions {
  mode: Mode;
  clock(): number;
  deliver: Deliver;
  /** Whether background work waits until it is requested. */
  isHeld(): boolean;
  faults: FaultInjector;
}

/** The pause between attempts of due work, and before the first attempt on an opened database. */
const pauseMs = 500;

/**
 * A core with its background work, which runs one piece at a time and can be waited for. Advance the time only between
 * pieces, or leases of running work would expire.
 */
export class RunningCore {
  readonly core: Core;
  readonly #ending: AbortController;
  readonly #tasks: CoalescingRunner;
  readonly #deliveries: CoalescingRunner;
  readonly #waking: CoalescingRunner;
  readonly #isHeld: () => boolean;
  readonly #clock: () => number;
  readonly #report: (error: unknown) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(
    core: Core,
    { isHeld, clock, report }: Pick<RunningCoreOptions, "isHeld" | "clock"> & { report(error: unknown): void },
    ending: AbortController,
  ) {
    this.core = core;
    this.#ending = ending;
    this.#isHeld = isHeld;
    this.#clock = clock;
    this.#report = report;
    this.#tasks = new CoalescingRunner(() => core.queue.settle());
    this.#deliveries = new CoalescingRunner(() => core.deliverer.settle());
    this.#waking = new CoalescingRunner(() => this.#wakeWhenDue());
    core.store.onChange("tasks", () => this.#work());
    core.store.onChange("deliveries", () => this.#work());
    this.#wakeIn(pauseMs);
  }

  static async open(
    { database, files, engines, isMigrated = false }: SandboxState,
    { mode, clock, deliver, isHeld, faults }: RunningCoreOptions,
  ): Promise<RunningCore> {
    const ending = new AbortController();
    // Work that `close` stops fails as expected.
    const report = (error: unknown) => {
      if (!ending.signal.aborted && !isRequested(error)) console.error(error);
    };
    const thread = { reportError: report };
    const core = await openCore({
      mode,
      clock,
      // The database stays open, because a change of mode opens another core on it.
      database: sqliteDialect({ ...database, close: () => {} }),
      isMigrated,
      files: filesInMemory({ files }),
      engines: inProcessEngines({ thread, cache: createInMemorySnapshotCache(engines), minToSave: 0 }),
      faults,
      sender: createDeliverySender(deliver, clock, ending.signal),
      report,
    });
    return new RunningCore(core, { isHeld, clock, report }, ending);
  }

  async waitUntilIdle(): Promise<void> {
    await Promise.all([this.#tasks.run(), this.#deliveries.run()]);
    // Deliveries create no tasks, but a task may have created deliveries.
    await this.#deliveries.run();
    await this.#waking.run();
  }

  #work(): void {
    if (!this.#isHeld()) this.waitUntilIdle().catch(this.#report);
  }

  #wakeIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#work(), ms);
  }

  /** Sets a timer only if work waits. */
  async #wakeWhenDue(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#ending.signal.aborted || this.#isHeld()) return;
    const dueAt = await this.core.store.backlog.nextDueAt();
    if (dueAt === undefined || this.#ending.signal.aborted) return;
    this.#wakeIn(Math.max(dueAt - this.#clock(), pauseMs));
  }

  /** Aborts running deliveries, and waits for all other work. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#ending.abort(new Error("The sandbox was reset."));
    await this.waitUntilIdle();
    await this.core.close();
  }
}
