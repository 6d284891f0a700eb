import { type Core, FaultInjector, findHelp, parseArgs, runInStore, storeCommands } from "@openparlance/server";
import { saveState } from "./begin.ts";
import type { Deliver } from "./delivery-sender.ts";
import type { Faults, Mode, OperatorAction } from "./messages.ts";
import { openRunningCore, type SandboxState } from "./running-core.ts";

export interface SandboxOptions {
  /** The state at the start and after each reset. @param now Unix ms */
  begin(now: number): SandboxState;
  /** Unix ms. */
  now(): number;
  deliver: Deliver;
}

export type SandboxServer = ReturnType<typeof createSandboxServer>;

/** The server's core on a database in memory, with the acts of its operator. */
export function createSandboxServer(options: SandboxOptions) {
  const faultInjector = new FaultInjector();
  let clock = options.now;
  let forwardedMs = 0;
  let kept = begin();
  let requested: Faults = {};
  let isHeld = false;
  const now = (): number => clock() + forwardedMs;
  let running = open("development");
  const store = async (): Promise<Core["store"]> => (await running).core.store;
  const idle = async (): Promise<void> => (await running).waitUntilIdle();

  function begin(): SandboxState {
    const now = clock();
    const state = options.begin(now);
    forwardedMs = state.now === undefined ? 0 : state.now - now;
    return state;
  }

  function open(mode: Mode): ReturnType<typeof openRunningCore> {
    return openRunningCore(kept, {
      mode,
      clock: now,
      deliver: options.deliver,
      faults: faultInjector,
      isHeld: () => isHeld,
    });
  }

  /** Later requests wait for the new core. */
  async function reopen(openNext: () => ReturnType<typeof openRunningCore>): Promise<void> {
    running = running.then((core) => core.close()).then(openNext);
    await running;
  }

  function setFaults(faults: Faults): void {
    requested = faults;
    faultInjector.set(faults);
  }

  async function reset(time?: number): Promise<void> {
    // Otherwise closing the core would wait as long as a delaying fault.
    setFaults({});
    await reopen(() => {
      kept.database.close();
      clock = time === undefined ? options.now : () => time;
      kept = begin();
      isHeld = false;
      return open("development");
    });
  }

  async function hold(isOn: boolean): Promise<void> {
    isHeld = isOn;
    if (!isOn) await idle();
  }

  /** Advances the time, unless it is reset. Work that is due before the target time is done at its own time, if possible. */
  async function forward(ms: number): Promise<void> {
    const before = kept;
    const target = forwardedMs + ms;
    await idle();
    for (let last = Number.NEGATIVE_INFINITY; ; ) {
      const { backlog } = await store();
      const dueAt = (await backlog.nextDueAt()) ?? Number.POSITIVE_INFINITY;
      if (kept !== before) return;
      const dueMs = dueAt - clock();
      if (dueAt <= last || dueMs >= target) break;
      last = dueAt;
      forwardedMs = Math.max(dueMs, forwardedMs);
      await idle();
    }
    forwardedMs = target;
    await idle();
  }

  async function runCommand(words: string[]): Promise<string[]> {
    const help = findHelp(words, storeCommands);
    if (help) return help;
    const { command, input } = parseArgs(words, storeCommands);
    return runInStore(command, input, await store());
  }

  return {
    now,
    store,
    idle,
    async fetch(request: Request): Promise<Response> {
      const { latencyMs = 0, fault } = requested;
      if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs));
      if (fault !== undefined && !request.headers.has("parlance-fault")) request.headers.set("parlance-fault", fault);
      const { pathname, search, protocol } = new URL(request.url);
      const peer = { isTls: protocol === "https:", isLoopback: true, isTrustedProxy: false };
      const { core } = await running;
      return core.api(request, { target: pathname + search, ...peer });
    },
    async perform(act: OperatorAction): Promise<string[]> {
      if (act.name === "command") return runCommand(act.words);
      if (act.name === "faults") setFaults(act.faults);
      if (act.name === "hold") await hold(act.isOn);
      if (act.name === "mode") await reopen(() => open(act.mode));
      if (act.name === "forward") await forward(act.ms);
      if (act.name === "reset") await reset(act.now);
      return [];
    },
    /** Waits until all due work is done. */
    async save(): Promise<Uint8Array<ArrayBuffer>> {
      await idle();
      // The transaction keeps all others out while it saves.
      return (await store()).atomically(() => saveState(kept, now()));
    },
    /** Saved data remains. */
    async close(): Promise<void> {
      await (await running).close();
    },
  };
}
