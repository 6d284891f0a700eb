import { availableParallelism } from "node:os";
import type { EngineHost, UseListener } from "../../core/engine.ts";
import type { Log, LogFields } from "../../core/environment.ts";
import type { TokenCount } from "../../providers/open-ai.ts";
import type { ProviderConfig, ProviderKind } from "../../providers/providers.ts";
import type { S3Settings } from "../settings/s3-settings.ts";
import { RenewedWorker, WorkerLostError } from "./rpc-worker.ts";

/** A line for the log, which only the main thread writes. */
export interface LogMessage {
  entry: Parameters<Log>;
}

export interface CountMessage {
  counted: [kind: ProviderKind, tokens: TokenCount, organizationId: number | undefined];
}

export interface UseMessage {
  used: Parameters<UseListener>;
}

/** A failure in a worker outside requests. */
export interface ReportMessage {
  reported: Parameters<ReportCallback>;
}

type ReportCallback = (error: unknown, facts?: LogFields) => void;

export interface WorkerSettings {
  cacheFolder: string;
  /** The bucket that all processes use in addition to that folder. */
  s3?: S3Settings | undefined;
  /** The number of the database, which is a part of the names in the bucket. */
  installation?: number;
  providers?: readonly ProviderConfig[];
}

export interface WorkerEnginesOptions extends Omit<WorkerSettings, "installation"> {
  /** Called when a worker starts. */
  installation?(): number;
  log?: Log;
  count?: (...counted: CountMessage["counted"]) => void;
  report?: ReportCallback;
  /** Ends the wait for engines that are being saved. */
  closing?: AbortSignal;
  /** The limit of workers; by default, one fewer than the machine's processors, and at most 4. */
  workers?: number;
  program?: URL;
}

const defaultProgram = new URL("./engine-worker.ts", import.meta.url);

/**
 * Engines in worker threads, each memory in one of them. Thus a request for one memory doesn't wait for others in other
 * workers, and the main thread waits for none. A worker starts with its first memory.
 */
export function workerEngines({
  workers = Math.min(4, Math.max(1, availableParallelism() - 1)),
  program = defaultProgram,
  log,
  count,
  report,
  closing,
  installation = () => 0,
  ...settings
}: WorkerEnginesOptions): EngineHost {
  let listener: UseListener | undefined;
  const onMessage = (message: LogMessage | CountMessage | UseMessage | ReportMessage) => {
    if ("entry" in message) log?.(...message.entry);
    else if ("used" in message) listener?.(...message.used);
    else if ("counted" in message) count?.(...message.counted);
    else report?.(...message.reported);
  };
  const threads = Array.from(
    { length: workers },
    () =>
      new RenewedWorker({
        program,
        get data(): WorkerSettings {
          return { ...settings, installation: installation() };
        },
        onMessage,
        onLost: report,
      }),
  );
  let isEnded = false;
  const send = async (memoryId: number, ...request: Parameters<RenewedWorker["request"]>): Promise<unknown> => {
    // A request would start the thread again.
    if (isEnded) throw new WorkerLostError();
    return (threads[memoryId % workers] as RenewedWorker).request(...request);
  };
  const request =
    <Method extends Exclude<keyof EngineHost, "watch" | "open" | "listSaved" | "end">>(method: Method) =>
    (memoryId: number, ...rest: unknown[]) => {
      const signal = rest.find((parameter) => parameter instanceof AbortSignal);
      const parameters = [memoryId, ...rest.filter((parameter) => parameter !== signal)];
      return send(memoryId, method, parameters, { signal }) as never;
    };
  return {
    watch(one) {
      listener = one;
    },
    open: (memory, maxBytes) => send(memory.id, "open", [memory, maxBytes]) as Promise<number>,
    apply: request("apply"),
    lookUp: request("lookUp"),
    translate: request("translate"),
    check: request("check"),
    learnAll: request("learnAll"),
    renew: request("renew"),
    align: request("align"),
    close: request("close"),
    forget: request("forget"),
    listSaved: () => send(0, "listSaved", []) as Promise<number[]>,
    async end() {
      isEnded = true;
      const end = async (thread: RenewedWorker) => {
        // A worker that is lost meanwhile has ended, too.
        if (thread.isStarted) await thread.request("end", [], { signal: closing }).catch((error) => report?.(error));
        await thread.end();
      };
      await Promise.all(threads.map(end));
    },
  };
}
