import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Connection } from "./connection.ts";
import type { ProcessUsage } from "./usage.ts";

export interface TimedRequest {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  /** An object is sent as JSON. */
  body?: string | object;
}

/** A response, and how long it took from the first byte sent to the last received. */
export interface Timed {
  // biome-ignore lint/suspicious/noExplicitAny: responses of every shape
  json: any;
  text: string;
  ms: number;
}

/** A server in a process of its own with an empty data folder. */
export interface BenchServer {
  /** Throws for any status but 200. */
  request(request: TimedRequest): Promise<Timed>;
  port: number;
  usage(): Promise<ProcessUsage>;
  /** From the start of the process to its first response. */
  firstResponseMs: number;
  stop(): Promise<void>;
}

const key = "bench-key-of-the-environment";

/** The headers that identify the user to the server. */
export const authorization = `Basic ${btoa(`${key}:${key}`)}`;

/** @param settings environment variables of the server */
export async function startServer(settings: Record<string, string> = {}): Promise<BenchServer> {
  const folder = await mkdtemp(join(tmpdir(), "parlance-bench-"));
  const site = join(folder, "site");
  await mkdir(site);
  for (const name of ["index.html", "404.html"]) await writeFile(join(site, name), name);
  const env = { PORT: "0", PARLANCE_DATA: join(folder, "data"), BENCH_SITE: site, PARLANCE_API_KEY: key, ...settings };
  return startProcess(new URL("./serve.ts", import.meta.url), env, folder);
}

/** A server of Node's own that sends this text for each request, with the headers of the API: what no server undercuts. */
export async function startBare(text: string): Promise<BenchServer> {
  const folder = await mkdtemp(join(tmpdir(), "parlance-bench-"));
  return startProcess(new URL("./serve-bare.ts", import.meta.url), { BENCH_TEXT: text }, folder);
}

/** @param folder holds what the process writes; removed with it */
async function startProcess(script: URL, env: Record<string, string>, folder: string): Promise<BenchServer> {
  // Written as it would be for a company, so that it costs what it costs.
  const log = await open(join(folder, "log"), "w");
  const start = performance.now();
  const child = fork(script, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", log.fd, "ipc"],
  });
  await log.close();
  const [{ origin }] = (await once(child, "message")) as [{ origin: string }];
  const port = Number(new URL(origin).port);
  const idle: Connection[] = [];
  const request = async (request: TimedRequest): Promise<Timed> => {
    const known = idle.pop();
    const connection = known?.isFresh ? known : await Connection.open(port);
    if (connection !== known) known?.close();
    const response = await send(connection, request);
    idle.push(connection);
    return response;
  };
  await request({ path: "/v2/languages" });
  return {
    request,
    port,
    firstResponseMs: performance.now() - start,
    async usage() {
      child.send("usage");
      const [usage] = (await once(child, "message")) as [ProcessUsage];
      return usage;
    },
    async stop() {
      for (const connection of idle) connection.close();
      const ended = once(child, "exit");
      // An open channel would keep the process alive.
      child.disconnect();
      child.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

async function send(
  connection: Connection,
  { method = "GET", path, headers, body = "" }: TimedRequest,
): Promise<Timed> {
  const isJson = typeof body === "object";
  const type = isJson ? "application/json" : "application/octet-stream";
  const sent = { authorization, "content-type": type, ...headers };
  const start = performance.now();
  const { status, text } = await connection.request({
    ...{ method, path, headers: sent },
    body: isJson ? JSON.stringify(body) : body,
  });
  const ms = performance.now() - start;
  if (status !== 200) throw new Error(`${method} ${path} was answered with ${status} ${text}`);
  return { json: JSON.parse(text), text, ms };
}

/** Runs `work` for each item, `clients` at a time. */
export async function byClients<T>(clients: number, items: readonly T[], work: (item: T) => Promise<void>) {
  const left = items.values();
  const client = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: clients }, client));
}
