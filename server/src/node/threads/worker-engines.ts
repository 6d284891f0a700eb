import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { EngineHost } from "../../core/engine.ts";
import type { Log, LogFields } from "../../core/environment.ts";
import type { TokenCount } from "../../providers/open-ai.ts";
import type { ProviderConfig, ProviderKind } from "../../providers/providers.ts";

/** A question to what runs in a worker, by the name of its method. */
export interface RpcRequest {
  id: number;
  method: string;
  parameters: unknown[];
}

/** No one waits for the response to a question any more. */
export interface Cancellation {
  cancelled: number;
}

/** A line for the log, which only the main thread writes. */
export interface LogMessage {
  entry: Parameters<Log>;
}

/** Tokens that a provider used for an organization. */
export interface CountMessage {
  counted: [kind: ProviderKind, tokens: TokenCount, organizationId: number | undefined];
}

/** What failed in a worker outside of requests. */
export interface ReportMessage {
  reported: Parameters<Report>;
}

type Report = (error: unknown, facts?: LogFields) => void;
type Count = (...counted: CountMessage["counted"]) => void;

export type RpcResponse = { id: number; value: unknown } | { id: number; error: unknown };

/** What a worker gets when it starts. */
export interface WorkerSettings {
  /** Where engines are kept while they are closed. */
  cacheFolder: string;
  /** Translation from outside, in the order in which it is queried. */
  providers?: readonly ProviderConfig[];
}

export interface WorkerEnginesOptions extends WorkerSettings {
  log?: Log;
  count?: Count;
  report?: Report;
  /** One fewer than the machine's processors unless given, and at most 4. */
  workers?: number;
  /** What the workers run. */
  program?: URL;
}

const defaultProgram = new URL("./engine-worker.ts", import.meta.url);

/**
 * Engines in worker threads, each memory in one of them. So a request about one waits for no other's, and the main
 * thread waits for none. A worker starts with its first memory.
 */
export function workerEngines({
  workers = Math.min(4, Math.max(1, availableParallelism() - 1)),
  program = defaultProgram,
  log,
  count,
  report,
  ...settings
}: WorkerEnginesOptions): EngineHost {
  const lines = Array.from({ length: workers }, () => new WorkerClient(program, settings, { log, count, report }));
  const lineOf = (memoryId: number) => lines[memoryId % workers] as WorkerClient;
  const request =
    <Method extends Exclude<keyof EngineHost, "open" | "end">>(method: Method) =>
    (memoryId: number, ...rest: unknown[]) =>
      lineOf(memoryId).request(method, [memoryId, ...rest]) as never;
  return {
    open: (memory) => lineOf(memory.id).request("open", [memory]) as Promise<number>,
    apply: request("apply"),
    bytes: request("bytes"),
    lookUp: (memoryId, requests, signal) => {
      return lineOf(memoryId).request("lookUp", [memoryId, requests], signal) as ReturnType<EngineHost["lookUp"]>;
    },
    translate: (memoryId, requests, signal) => {
      return lineOf(memoryId).request("translate", [memoryId, requests], signal) as ReturnType<EngineHost["translate"]>;
    },
    check: (memoryId, segments, languages, signal) => {
      return lineOf(memoryId).request("check", [memoryId, segments, languages], signal) as ReturnType<
        EngineHost["check"]
      >;
    },
    learnAll: request("learnAll"),
    align: request("align"),
    close: request("close"),
    forget: request("forget"),
    async end() {
      await Promise.all(lines.map((line) => line.end()));
    },
  };
}

interface WorkerListeners {
  log?: Log | undefined;
  count?: Count | undefined;
  report?: Report | undefined;
}

/** The way to a worker. When it breaks down, what was requested is rejected, and the next question starts another. */
export class WorkerClient {
  readonly #program: URL;
  readonly #settings: unknown;
  readonly #listeners: WorkerListeners;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #worker: Worker | undefined;
  #requested = 0;

  constructor(program: URL, settings?: unknown, listeners: WorkerListeners = {}) {
    this.#program = program;
    this.#settings = settings;
    this.#listeners = listeners;
  }

  /** @throws the signal's reason as soon as it is aborted; the worker is notified that no one waits any more */
  async request(method: string, parameters: unknown[], signal?: AbortSignal): Promise<unknown> {
    signal?.throwIfAborted();
    this.#worker ??= this.#start();
    const id = ++this.#requested;
    // Throws for what cannot be sent: then no one waits.
    this.#worker.postMessage({ id, method, parameters } satisfies RpcRequest);
    const response = Promise.withResolvers<unknown>();
    this.#waiting.set(id, response);
    const cancel = () => {
      this.#waiting.delete(id);
      this.#worker?.postMessage({ cancelled: id } satisfies Cancellation);
      response.reject(signal?.reason);
    };
    signal?.addEventListener("abort", cancel, { once: true });
    return response.promise.finally(() => signal?.removeEventListener("abort", cancel));
  }

  async end(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    // A worker that is lost meanwhile has ended too.
    await this.request("end", []).catch((error) => this.#listeners.report?.(error));
    this.#worker = undefined;
    await worker.terminate();
  }

  #start(): Worker {
    const worker = new Worker(this.#program, { workerData: this.#settings });
    // Anyone who waits for a response keeps the process alive, not the worker.
    worker.unref();
    worker.on("message", (response: RpcResponse | LogMessage | CountMessage | ReportMessage) => {
      if ("entry" in response) return this.#listeners.log?.(...response.entry);
      if ("counted" in response) return this.#listeners.count?.(...response.counted);
      if ("reported" in response) return this.#listeners.report?.(...response.reported);
      const waiting = this.#waiting.get(response.id);
      this.#waiting.delete(response.id);
      if ("error" in response) waiting?.reject(response.error);
      else waiting?.resolve(response.value);
    });
    const lost = (cause?: unknown) => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      const error = new Error("A worker ended.", { cause });
      this.#listeners.report?.(error);
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    };
    worker.on("error", lost);
    worker.on("exit", () => lost());
    return worker;
  }
}
