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

/** The server's core on a database in memory, with the acts of its operator. */
export class SandboxServer {
  readonly #options: SandboxOptions;
  readonly #faults = new FaultInjector();
  #now: () => number;
  #kept: SandboxState;
  #running: ReturnType<typeof openRunningCore>;
  #requested: Faults = {};
  #forwardedMs = 0;
  #isHeld = false;

  constructor(options: SandboxOptions) {
    this.#options = options;
    this.#now = options.now;
    this.#kept = this.#begin();
    this.#running = this.#open("development");
  }

  #begin(): SandboxState {
    const now = this.#now();
    const kept = this.#options.begin(now);
    this.#forwardedMs = kept.now === undefined ? 0 : kept.now - now;
    return kept;
  }

  now(): number {
    return this.#now() + this.#forwardedMs;
  }

  async fetch(request: Request): Promise<Response> {
    const { latencyMs = 0, fault } = this.#requested;
    if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs));
    if (fault !== undefined && !request.headers.has("parlance-fault")) request.headers.set("parlance-fault", fault);
    const { pathname, search, protocol } = new URL(request.url);
    const peer = { isTls: protocol === "https:", isLoopback: true, isTrustedProxy: false };
    const { core } = await this.#running;
    return core.api(request, { target: pathname + search, ...peer });
  }

  async perform(act: OperatorAction): Promise<string[]> {
    if (act.name === "command") return this.#command(act.words);
    if (act.name === "faults") this.#setFaults(act.faults);
    if (act.name === "hold") await this.#hold(act.isOn);
    if (act.name === "mode") await this.#reopen(() => this.#open(act.mode));
    if (act.name === "forward") await this.#forward(act.ms);
    if (act.name === "reset") await this.#reset(act.now);
    return [];
  }

  async store(): Promise<Core["store"]> {
    return (await this.#running).core.store;
  }

  async idle(): Promise<void> {
    await (await this.#running).waitUntilIdle();
  }

  /** Waits until all due work is done. */
  async save(): Promise<Uint8Array<ArrayBuffer>> {
    await this.idle();
    // The transaction keeps all others out while it saves.
    return (await this.store()).atomically(() => saveState(this.#kept, this.now()));
  }

  /** Saved data remains. */
  async close(): Promise<void> {
    await (await this.#running).close();
  }

  #open(mode: Mode): ReturnType<typeof openRunningCore> {
    return openRunningCore(this.#kept, {
      mode,
      clock: () => this.now(),
      deliver: this.#options.deliver,
      isHeld: () => this.#isHeld,
      faults: this.#faults,
    });
  }

  /** Later requests wait for the new core. */
  async #reopen(open: () => ReturnType<typeof openRunningCore>): Promise<void> {
    this.#running = this.#running.then((running) => running.close()).then(open);
    await this.#running;
  }

  #setFaults(faults: Faults): void {
    this.#requested = faults;
    this.#faults.set(faults);
  }

  async #reset(now?: number): Promise<void> {
    // Otherwise closing the core would wait as long as a delaying fault.
    this.#setFaults({});
    await this.#reopen(() => {
      this.#kept.database.close();
      this.#now = now === undefined ? this.#options.now : () => now;
      this.#kept = this.#begin();
      this.#isHeld = false;
      return this.#open("development");
    });
  }

  async #hold(isOn: boolean): Promise<void> {
    this.#isHeld = isOn;
    if (!isOn) await this.idle();
  }

  /** Advances the time, unless it is reset. Work that is due before the target time is done at its own time, if possible. */
  async #forward(ms: number): Promise<void> {
    const kept = this.#kept;
    const target = this.#forwardedMs + ms;
    await this.idle();
    for (let last = Number.NEGATIVE_INFINITY; ; ) {
      const { backlog } = await this.store();
      const dueAt = (await backlog.nextDueAt()) ?? Number.POSITIVE_INFINITY;
      if (this.#kept !== kept) return;
      const forwardedMs = dueAt - this.#now();
      if (dueAt <= last || forwardedMs >= target) break;
      last = dueAt;
      this.#forwardedMs = Math.max(forwardedMs, this.#forwardedMs);
      await this.idle();
    }
    this.#forwardedMs = target;
    await this.idle();
  }

  async #command(words: string[]): Promise<string[]> {
    const help = findHelp(words, storeCommands);
    if (help) return help;
    const { command, input } = parseArgs(words, storeCommands);
    return runInStore(command, input, await this.store());
  }
}
