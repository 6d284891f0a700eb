import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { ProcessUsage } from "./usage.ts";

export interface ServerProcess extends AsyncDisposable {
  /** Without a slash at the end. */
  origin: string;
  dataFolder: string;
  /** The time until the server listened. */
  startMs: number;
  /** Lines of the standard error. */
  errors: string[];
  /** @param message `begin` resets the maximums */
  usage(message?: "begin"): Promise<ProcessUsage>;
  /** Metrics of tasks that wait, run or failed, and of pending deliveries; undefined if the database was too slow. */
  workLeft(): Promise<string[] | undefined>;
  /** Sets how far ahead the server's clock is. */
  setClock(aheadMs: number): void;
  signal(signal: "SIGSTOP" | "SIGCONT"): void;
  /** Ends the process like a power failure. */
  kill(): Promise<void>;
  /** Ends the process in an orderly way. @returns the exit code */
  stop(): Promise<number | null>;
}

export interface ServerProcessOptions {
  /** The folder with the data in `data`. By default, a new folder, which is removed with the server. */
  folder?: string;
  /** Environment variables, such as `DATABASE_URL`. */
  env?: Readonly<Record<string, string>>;
  /** The folder of the site; by default one with two pages. */
  site?: string;
  /** A program that prints where it serves the documentation, and its arguments; by default the server's source. */
  program?: readonly string[];
  /** Replaces the filters by a double with this limit per file. */
  filterSeconds?: number;
  /** Receives the standard error instead of `errors`. */
  logFile?: string;
}

/** The server with the built site, as users start it. */
export const mainProgram = fileURLToPath(new URL("../../src/node/main.ts", import.meta.url));
const source = fileURLToPath(new URL("serve.ts", import.meta.url));
/** Only in the main thread, because loading it takes Node's TypeScript loader (10 MB per thread). */
const loadUsage = `import{isMainThread}from"node:worker_threads";if(isMainThread)await import("${new URL("usage.ts", import.meta.url).href}")`;
const usage = `data:text/javascript,${encodeURIComponent(loadUsage)}`;

/** Waits until the server listens. @throws when it ends before */
export async function startServer(options: ServerProcessOptions = {}): Promise<ServerProcess> {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), "parlance-server-")));
  const dataFolder = options.env?.PARLANCE_DATA ?? join(folder, "data");
  const { filterSeconds, logFile } = options;
  const program = options.program ?? [source, options.site ?? (await makeSite(folder)), ...list(filterSeconds)];
  const log = logFile === undefined ? undefined : await open(logFile, "w");
  const started = performance.now();
  const child = spawn(process.execPath, ["--import", usage, ...program], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      HOST: "127.0.0.1",
      PORT: "0",
      PARLANCE_LOG_LEVEL: "warn",
      PARLANCE_DRAIN_SECONDS: "0",
      ...options.env,
      PARLANCE_DATA: dataFolder,
    },
    stdio: ["ignore", "pipe", log?.fd ?? "pipe", "ipc"],
  });
  await log?.close();
  const ended = once(child, "close");
  const errors: string[] = [];
  if (child.stderr) createInterface(child.stderr).on("line", (line) => errors.push(line));
  const origin = await new Promise<string>((resolve, reject) => {
    if (child.stdout)
      createInterface(child.stdout).on("line", (line) => {
        const [, address] = /^Documentation\s+(https?:\S+?)\/?$/.exec(line) ?? [];
        // Node tries each IP address of a name for a quarter of a second, so the address replaces the name.
        if (address) resolve(address.replace("localhost", "127.0.0.1"));
      });
    ended.then(() => reject(new Error(`The server ended at its start: ${errors.join("\n")}`)), reject);
  });
  async function end(signal: NodeJS.Signals): Promise<void> {
    child.kill(signal);
    await ended;
    if (options.folder === undefined) await rm(folder, { recursive: true, force: true });
  }
  return {
    origin,
    dataFolder,
    errors,
    startMs: performance.now() - started,
    async usage(message) {
      const response = once(child, "message");
      child.send(message ?? "usage");
      const [read] = await Promise.race([response, ended.then(() => [])]);
      if (!read) throw new Error(`The server ended: ${errors.join("\n")}`);
      return read as ProcessUsage;
    },
    async workLeft() {
      const lines = (await (await fetch(`${origin}/metrics`)).text()).split("\n");
      const work = lines.filter((line) => /^parlance_(?:tasks|dead_tasks|deliveries)\b/.test(line));
      return work.length === 0 ? undefined : work.filter((line) => !line.endsWith(" 0"));
    },
    setClock: (aheadMs) => child.send(aheadMs),
    signal: (signal) => child.kill(signal),
    kill: () => end("SIGKILL"),
    [Symbol.asyncDispose]: () => end("SIGKILL"),
    async stop() {
      await end("SIGTERM");
      return child.exitCode;
    },
  };
}

async function makeSite(folder: string): Promise<string> {
  const site = join(folder, "site");
  await mkdir(site, { recursive: true });
  for (const name of ["index.html", "404.html"]) await writeFile(join(site, name), name);
  return site;
}

const list = (value: number | undefined): string[] => (value === undefined ? [] : [String(value)]);
