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
  #asked = 0;
  /** What is open in it. */
  held = 0;
  /** Once it has ended, nothing more can be requested. */
  isLost = false;
  /** Settles once the first request is handled immediately. */
  readonly ready: Promise<unknown>;

  constructor({ program, maxHeapMegabytes }: FilterThreadOptions) {
    this.#worker = new Worker(program, {
      ...(maxHeapMegabytes !== undefined && { resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes } }),
    });
    // Whoever waits for an answer keeps the process alive, not the worker.
    this.#worker.unref();
    this.#worker.on("message", (answer: RpcResponse) => {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if ("error" in answer) waiting?.reject(answer.error);
      else waiting?.resolve(answer.value);
    });
    this.#worker.on("error", (cause) => this.#lose(cause));
    this.#worker.on("exit", () => this.#lose());
    this.ready = this.ask("ready", []);
    // Whoever uses it is told.
    this.ready.catch(() => {});
  }

  /** @param moved buffers of the parameters that the thread has from now on, instead of a copy */
  async ask(method: string, parameters: unknown[], moved: ArrayBuffer[] = []): Promise<unknown> {
    if (this.isLost) throw new ThreadLostError("A thread ended.");
    const id = ++this.#asked;
    // Throws for what cannot be sent: then nobody waits.
    this.#worker.postMessage({ id, method, parameters } satisfies RpcRequest, moved);
    const answer = Promise.withResolvers<unknown>();
    this.#waiting.set(id, answer);
    return answer.promise;
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
