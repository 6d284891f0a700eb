import {
  type Core,
  type FaultInjector,
  filesInMemory,
  inProcessEngines,
  isRequested,
  openCore,
  snapshotsInMemory,
  sqliteDialect,
} from "@openparlance/server";
import { CoalescingRunner } from "./coalescing-runner.ts";
import { type Deliver, deliverySender } from "./delivery-sender.ts";
import type { Mode } from "./messages.ts";
import type { SqliteInMemory } from "./sqlite.ts";

/** All that a server keeps. */
export interface SandboxState {
  database: SqliteInMemory;
  files: Map<string, Uint8Array<ArrayBuffer>>;
  /** The engines' learning, by memory. */
  engines: Map<number, Uint8Array>;
  /** Whether the tables of the database exist already. */
  isMigrated?: boolean;
  /** The time at which the clock continues, in milliseconds since 1970; the platform's time by default. */
  now?: number;
}

export interface RunningCoreOptions {
  mode: Mode;
  clock(): number;
  deliver: Deliver;
  /** Whether work after the responses waits until it is requested. */
  isHeld(): boolean;
  faults: FaultInjector;
}

/** The interval between attempts of due work, and the delay before work that an opened database contains. */
const pauseMs = 500;

/**
 * A core with its work after the responses. That work continues one piece at a time, and can be waited for. Time may
 * jump only in between, or running work would seem to be abandoned.
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
    // Responses that the end of the core breaks off fail as expected.
    const report = (error: unknown) => {
      if (!ending.signal.aborted && !isRequested(error)) console.error(error);
    };
    const thread = { reportError: report };
    const core = await openCore({
      mode,
      clock,
      // The database outlives the core: a change of mode opens another on it.
      database: sqliteDialect({ ...database, close: () => {} }),
      isMigrated,
      files: filesInMemory({ files }),
      engines: inProcessEngines({ thread, cache: snapshotsInMemory(engines), minToSave: 0 }),
      faults,
      sender: deliverySender(deliver, clock, ending.signal),
      report,
    });
    return new RunningCore(core, { isHeld, clock, report }, ending);
  }

  /** Resolves when all due work is done. */
  async idle(): Promise<void> {
    await Promise.all([this.#tasks.run(), this.#deliveries.run()]);
    // Deliveries add no task, but a task may have added deliveries.
    await this.#deliveries.run();
    await this.#waking.run();
  }

  #work(): void {
    if (!this.#isHeld()) this.idle().catch(this.#report);
  }

  #wakeIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#work(), ms);
  }

  /** While nothing waits, no time is spent on looking for work. */
  async #wakeWhenDue(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#ending.signal.aborted || this.#isHeld()) return;
    const dueAt = await this.core.store.backlog.nextDueAt();
    if (dueAt === undefined || this.#ending.signal.aborted) return;
    this.#wakeIn(Math.max(dueAt - this.#clock(), pauseMs));
  }

  /** Breaks off deliveries that are under way, and waits for all other work. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#ending.abort(new Error("The sandbox begins anew."));
    await this.idle();
    await this.core.close();
  }
}
