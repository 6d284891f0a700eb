import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { ProcessUsage } from "./usage.ts";

/** A server in a process of its own. */
export interface ServerProcess extends AsyncDisposable {
  /** Without a slash at the end. */
  origin: string;
  dataFolder: string;
  /** From the start of the process until it listened. */
  startMs: number;
  /** Lines on the standard error. */
  errors: string[];
  /** @param message `begin` forgets the maximums */
  usage(message?: "begin"): Promise<ProcessUsage>;
  /**
   * The lines of its metrics that count tasks that wait, run or failed, and pending deliveries.
   *
   * @returns undefined when the database took too long for them
   */
  workLeft(): Promise<string[] | undefined>;
  /** Sets how far its time of day is ahead. */
  setClock(aheadMs: number): void;
  /** Pauses it, or lets it continue. */
  signal(signal: "SIGSTOP" | "SIGCONT"): void;
  /** Ends it as a loss of power would. */
  kill(): Promise<void>;
  /** Ends it as an operator does. @returns the exit code */
  stop(): Promise<number | null>;
}

export interface ServerProcessOptions {
  /** Has its data in `data`; a new one, which goes with the server, unless given. */
  folder?: string;
  /** Environment variables, such as `DATABASE_URL`. */
  env?: Readonly<Record<string, string>>;
  /** Files of its site; two pages unless given. */
  site?: string;
  /** A program that prints where it serves the documentation, and its arguments; the server's source unless given. */
  program?: readonly string[];
  /** Seconds that a double of the filters has for a file; they are the real ones unless given. */
  filterSeconds?: number;
  /** Receives the standard error instead of `errors`. */
  logFile?: string;
}

/** The server with the built site, as users start it. */
export const mainProgram = fileURLToPath(new URL("../../src/node/main.ts", import.meta.url));
const source = fileURLToPath(new URL("serve.ts", import.meta.url));
/** In other threads it would only load Node's compiler of types, which takes 10 MB. */
const loadUsage = `import{isMainThread}from"node:worker_threads";if(isMainThread)await import("${new URL("usage.ts", import.meta.url).href}")`;
const usage = `data:text/javascript,${encodeURIComponent(loadUsage)}`;

/** Starts a server and waits until it listens. @throws when it ends before */
export async function startServer(options: ServerProcessOptions = {}): Promise<ServerProcess> {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), "parlance-server-")));
  const dataFolder = options.env?.PARLANCE_DATA ?? join(folder, "data");
  const { filterSeconds, logFile } = options;
  const program = options.program ?? [source, options.site ?? (await makeSite(folder)), ...list(filterSeconds)];
  const log = logFile === undefined ? undefined : await open(logFile, "w");
  const started = performance.now();
  const child = spawn(process.execPath, ["--import", usage, ...program], {
    env: {
      ...{ PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
      ...{ HOST: "127.0.0.1", PORT: "0", PARLANCE_LOG_LEVEL: "warn", PARLANCE_DRAIN_SECONDS: "0" },
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
        // Node gives up each IP address of a name but the last after a quarter of a second, so the number is used.
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
    ...{ origin, dataFolder, errors, startMs: performance.now() - started },
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
