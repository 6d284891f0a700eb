import { Worker } from "node:worker_threads";
import type { RpcRequest, RpcResponse } from "./worker-engines.ts";

/** The thread ended while it worked: it was ended, or broke down. */
export class ThreadLostError extends Error {
  override readonly name = "ThreadLostError";

  /** Whether the work needed more memory than a thread may have. */
  get isOutOfMemory(): boolean {
    return (this.cause as { code?: unknown } | undefined)?.code === "ERR_WORKER_OUT_OF_MEMORY";
  }
}

export interface FilterThreadOptions {
  /** What it runs. */
  program: URL;
  /** For objects that last; Node's own limit unless given. */
  maxHeapMegabytes?: number | undefined;
}

/** A thread that does one thing at a time, and can be ended in the middle of it. */
export class FilterThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #requested = 0;
  /** What is open in it. */
  pending = 0;
  /** Once it has ended, nothing more can be requested. */
  isLost = false;
  /** Settles once the first request is handled immediately. */
  readonly ready: Promise<unknown>;

  constructor({ program, maxHeapMegabytes }: FilterThreadOptions) {
    this.#worker = new Worker(program, {
      ...(maxHeapMegabytes !== undefined && { resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes } }),
    });
    // Anyone who waits for a response keeps the process alive, not the worker.
    this.#worker.unref();
    this.#worker.on("message", (response: RpcResponse) => {
      const waiting = this.#waiting.get(response.id);
      this.#waiting.delete(response.id);
      if ("error" in response) waiting?.reject(response.error);
      else waiting?.resolve(response.value);
    });
    this.#worker.on("error", (cause) => this.#lose(cause));
    this.#worker.on("exit", () => this.#lose());
    this.ready = this.request("ready", []);
    // Anyone who uses it is notified.
    this.ready.catch(() => {});
  }

  /** @param moved buffers of the parameters that the thread has from now on, instead of a copy */
  async request(method: string, parameters: unknown[], moved: ArrayBuffer[] = []): Promise<unknown> {
    if (this.isLost) throw new ThreadLostError("A thread ended.");
    const id = ++this.#requested;
    // Throws for what cannot be sent: then no one waits.
    this.#worker.postMessage({ id, method, parameters } satisfies RpcRequest, moved);
    const response = Promise.withResolvers<unknown>();
    this.#waiting.set(id, response);
    return response.promise;
  }

  /** Milliseconds of processor time since it was started, those of its start included. */
  async processorMs(): Promise<number> {
    // Refused while it starts and once it has ended.
    const { user, system } = await this.#worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
    return (user + system) / 1000;
  }

  /** Ends it at once. What it works on is refused. */
  async end(): Promise<void> {
    this.#lose();
    await this.#worker.terminate();
  }

  #lose(cause?: unknown): void {
    this.isLost = true;
    for (const { reject } of this.#waiting.values()) reject(new ThreadLostError("A thread ended.", { cause }));
    this.#waiting.clear();
  }
}
