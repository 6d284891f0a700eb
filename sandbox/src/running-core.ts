import {
  createInMemorySnapshotCache,
  type FaultInjector,
  filesInMemory,
  inProcessEngines,
  isRequested,
  openCore,
  sqliteDialect,
} from "@openparlance/server";
import { coalesce } from "./coalesce.ts";
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
 * Opens a core with its background work, which runs one piece at a time and can be waited for. Advance the time only
 * between pieces, or leases of running work would expire.
 */
export async function openRunningCore(
  { database, files, engines, isMigrated = false }: SandboxState,
  { mode, clock, deliver, isHeld, faults }: RunningCoreOptions,
) {
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
  const runTasks = coalesce(() => core.queue.settle());
  const sendDeliveries = coalesce(() => core.deliverer.settle());
  const wake = coalesce(wakeWhenDue);
  let timer: ReturnType<typeof setTimeout> | undefined;
  core.store.onChange("tasks", work);
  core.store.onChange("deliveries", work);
  wakeIn(pauseMs);

  async function waitUntilIdle(): Promise<void> {
    await Promise.all([runTasks(), sendDeliveries()]);
    // Deliveries create no tasks, but a task may have created deliveries.
    await sendDeliveries();
    await wake();
  }

  function work(): void {
    if (!isHeld()) waitUntilIdle().catch(report);
  }

  function wakeIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(work, ms);
  }

  /** Sets a timer only if work waits. */
  async function wakeWhenDue(): Promise<void> {
    clearTimeout(timer);
    if (ending.signal.aborted || isHeld()) return;
    const dueAt = await core.store.backlog.nextDueAt();
    if (dueAt === undefined || ending.signal.aborted) return;
    wakeIn(Math.max(dueAt - clock(), pauseMs));
  }

  return {
    core,
    waitUntilIdle,
    /** Aborts running deliveries, and waits for all other work. */
    async close(): Promise<void> {
      clearTimeout(timer);
      ending.abort(new Error("The sandbox was reset."));
      await waitUntilIdle();
      await core.close();
    },
  };
}
