import { Worker } from "node:worker_threads";
import { WorkerProcess } from "./worker-process.ts";

export interface RpcRequest {
  id: number;
  method: string;
  parameters: unknown[];
}

/** The caller no longer waits for the response to a request. */
export interface Cancellation {
  canceled: number;
}

export type RpcResponse = { id: number; value: unknown } | { id: number; error: unknown };

/** The worker ended during a request: it was ended, or it crashed. */
export class WorkerLostError extends Error {
  override readonly name = "WorkerLostError";

  constructor(options?: ErrorOptions) {
    super("A worker ended.", options);
  }

  /** Whether the work needed more memory than the limit of a worker. */
  get isOutOfMemory(): boolean {
    return (this.cause as { code?: unknown } | undefined)?.code === "ERR_WORKER_OUT_OF_MEMORY";
  }
}

/**
 * The limit of V8's old objects in a process that reads or writes files. A document of 500,000 segments in 100 MB needs
 * less than 512 MB, but one of nothing except empty comments needs 4 GB.
 */
export const fileHeapMegabytes = 768;

export interface RpcWorkerOptions {
  /** The worker's program; see `serveRpc`. */
  program: URL;
  data?: unknown;
  /**
   * The limit of V8's heap for old objects. With it, the program runs in its own process: V8 ends the whole process
   * of a thread that needs much more memory than its limit for a single array.
   */
  maxHeapMegabytes?: number | undefined;
  /** Receives messages other than responses. */
  onMessage?: (message: never) => void;
  onLost?: ((error: WorkerLostError) => void) | undefined;
}

interface RequestOptions {
  /** When it is aborted, the request is rejected with its reason, and the worker is notified. */
  signal?: AbortSignal | undefined;
  /** Buffers in the parameters that are transferred to the worker instead of copied. */
  moved?: ArrayBuffer[];
}

/** A thread, or a process in its place, that runs methods by their names, and can be ended during a method. */
export class RpcWorker {
  readonly #worker: Worker | WorkerProcess;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #sent = 0;
  /** The number of results for which the process stays alive. */
  #awaited = 0;
  #ready: Promise<unknown> | undefined;
  /** Whether the worker has ended, after which it accepts no requests. */
  isLost = false;

  constructor({ program, data, maxHeapMegabytes, onMessage, onLost }: RpcWorkerOptions) {
    this.#worker =
      maxHeapMegabytes === undefined
        ? new Worker(program, { workerData: data })
        : new WorkerProcess(program, maxHeapMegabytes);
    this.#worker.on("message", (message: RpcResponse | object) => {
      if (!("id" in message)) return onMessage?.(message as never);
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if ("error" in message) waiting?.reject(message.error);
      else waiting?.resolve(message.value);
    });
    const lost = (cause?: unknown) => {
      const error = new WorkerLostError({ cause });
      if (this.#lose(error)) onLost?.(error);
    };
    this.#worker.on("error", lost).on("exit", () => lost());
    // Adding the listener for messages after this would keep the process alive.
    this.#worker.unref();
  }

  /** Settles when the worker can handle requests immediately, after its method `ready`. If that fails, it ends. */
  get ready(): Promise<unknown> {
    this.#ready ??= this.request("ready", []).catch(async (error) => {
      await this.end();
      throw error;
    });
    return this.#ready;
  }

  async request(method: string, parameters: unknown[], { signal, moved = [] }: RequestOptions = {}): Promise<unknown> {
    signal?.throwIfAborted();
    if (this.isLost) throw new WorkerLostError();
    const id = ++this.#sent;
    // Throws for parameters that can't be sent, before the request is registered.
    this.#worker.postMessage({ id, method, parameters } satisfies RpcRequest, moved);
    const response = Promise.withResolvers<unknown>();
    this.#waiting.set(id, response);
    const cancel = () => {
      this.#waiting.delete(id);
      this.#worker.postMessage({ canceled: id } satisfies Cancellation);
      response.reject(signal?.reason);
    };
    signal?.addEventListener("abort", cancel, { once: true });
    return this.#stayAlive(response.promise).finally(() => signal?.removeEventListener("abort", cancel));
  }

  /** Milliseconds of processor time since its start, including the start itself. */
  async processorMs(): Promise<number> {
    // Node refuses this during the start and after the end.
    const { user, system } = await this.#stayAlive(this.#worker.cpuUsage()).catch(() => ({ user: 0, system: 0 }));
    return (user + system) / 1000;
  }

  /** Keeps the process alive until the worker has a result. */
  async #stayAlive<Result>(result: Promise<Result>): Promise<Result> {
    this.#awaited++;
    this.#worker.ref();
    try {
      return await result;
    } finally {
      this.#awaited--;
      // The end of the worker keeps the process alive, too.
      if (this.#awaited === 0 && !this.isLost) this.#worker.unref();
    }
  }

  /** Ends the worker at once. Its requests are rejected. */
  async end(): Promise<void> {
    this.#lose(new WorkerLostError());
    await this.#worker.terminate();
  }

  #lose(error: WorkerLostError): boolean {
    if (this.isLost) return false;
    this.isLost = true;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    return true;
  }
}

/** A worker that starts with its first request, and again after it was lost or ended. */
export class RenewedWorker {
  readonly #options: RpcWorkerOptions;
  #current: RpcWorker | undefined;

  constructor(options: RpcWorkerOptions) {
    this.#options = options;
  }

  get isStarted(): boolean {
    return this.#current !== undefined && !this.#current.isLost;
  }

  request(...request: Parameters<RpcWorker["request"]>): Promise<unknown> {
    if (!this.#current || this.#current.isLost) this.#current = new RpcWorker(this.#options);
    return this.#current.request(...request);
  }

  async end(): Promise<void> {
    await this.#current?.end();
  }
}
