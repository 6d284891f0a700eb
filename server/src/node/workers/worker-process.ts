import { type ChildProcess, fork, spawnSync } from "node:child_process";
import { EventEmitter } from "node:events";
import { getCompileCacheDir } from "node:module";
import type { Socket } from "node:net";
import { dirname } from "node:path";
import type { Worker } from "node:worker_threads";
import { smallHeapFlags } from "./heap.ts";
import { readProcessorMs } from "./process-usage.ts";

/** The environment variables that a process for files receives. It needs no keys and no tools of an operator. */
const variables = ["GLIBC_TUNABLES", "NODE_DISABLE_COMPILE_CACHE", "TZ"];
/**
 * With one of these, V8 or the system ends a process that can't allocate memory. On Windows, there is an exit code
 * instead.
 */
const memorySignals: readonly unknown[] = ["SIGABRT", "SIGILL", "SIGTRAP", "SIGKILL", 134];
/** The limit of characters of standard error that describe the end of a process. V8 writes a list of its collections. */
const maxErrorLength = 1000;

/**
 * The program of util-linux after which Linux ends a process with its parent. It becomes the process that it starts.
 * Other programs of this name don't have the option.
 */
const [launcher, ...launcherOptions] = ["setpriv", "--pdeathsig", "KILL"] as const;
let isLauncherHere: boolean | undefined;
/** Whether the launcher is found without a search path, as processes have none. Only the first one tries it. */
function hasLauncher(): boolean {
  isLauncherHere ??= spawnSync(launcher, [...launcherOptions, "true"], { env: {} }).status === 0;
  return isLauncherHere;
}

const running = new Set<ChildProcess>();
// An idle process ends when it loses its channel, and one in endless work wouldn't.
process.on("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** A process with the interface of a worker thread. If V8 can't allocate memory in it, it ends alone. */
export class WorkerProcess
  extends EventEmitter
  implements Pick<Worker, "postMessage" | "ref" | "unref" | "cpuUsage" | "terminate">
{
  readonly #child: ChildProcess;
  readonly #ended = Promise.withResolvers<number>();

  constructor(program: URL, maxHeapMegabytes: number) {
    super();
    const cache = getCompileCacheDir();
    const child = fork(program, {
      ...(hasLauncher() && { execPath: launcher }),
      execArgv: [
        ...(hasLauncher() ? [...launcherOptions, process.execPath] : []),
        ...smallHeapFlags,
        `--max-old-space-size=${maxHeapMegabytes}`,
        // Young objects take three semi-spaces: 6 MB. Half of the default takes hardly more time.
        "--max-semi-space-size=2",
        // More threads for collections compete with the thread that responds.
        "--v8-pool-size=1",
      ],
      env: {
        ...Object.fromEntries(variables.map((name) => [name, process.env[name]])),
        ...(cache && { NODE_COMPILE_CACHE: dirname(cache) }),
      },
      serialization: "advanced",
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    this.#child = child;
    running.add(child);
    const end = (cause: Error) => {
      running.delete(child);
      this.#ended.resolve(0);
      this.emit("error", cause);
    };
    let output = "";
    child.on("message", (message) => this.emit("message", message));
    // A process that can't be started has neither streams nor an end.
    child.on("error", end);
    child.on("close", (code, signal) => {
      const lacksMemory = memorySignals.includes(signal ?? code);
      const error = new Error(lacksMemory ? "out of memory" : `The process ended with ${signal ?? code}. ${output}`);
      end(Object.assign(error, lacksMemory && { code: "ERR_WORKER_OUT_OF_MEMORY" }));
    });
    const stderr = child.stderr as Socket | undefined;
    stderr?.setEncoding("utf8").on("data", (text: string) => {
      output = (output + text).slice(0, maxErrorLength);
    });
    stderr?.unref();
  }

  /** The buffers in `moved` are detached, as in a thread. */
  postMessage(message: object, moved: readonly ArrayBuffer[] = []): void {
    // The end of the process is reported, not each message that it doesn't receive.
    if (this.#child.connected) this.#child.send(message, () => {});
    for (const buffer of moved) buffer.transfer(0);
  }

  ref(): void {
    this.#child.ref();
    this.#child.channel?.ref();
  }

  unref(): void {
    this.#child.unref();
    this.#child.channel?.unref();
  }

  /** In microseconds. Only Linux has the times of another process; elsewhere, this is the time of day. */
  async cpuUsage(): Promise<NodeJS.CpuUsage> {
    const ms = process.platform === "linux" ? readProcessorMs(this.#child.pid as number) : performance.now();
    return { user: ms * 1000, system: 0 };
  }

  terminate(): Promise<number> {
    // The end keeps the starting process alive, as that of a thread does.
    this.ref();
    this.#child.kill("SIGKILL");
    return this.#ended.promise;
  }
}
