import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Usage } from "./serve.ts";

export interface Call {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  /** An object is sent as JSON. */
  body?: string | object;
}

/** An answer, and how long it took from the first byte sent to the last received. */
export interface Timed {
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
  json: any;
  ms: number;
}

/** A server in a process of its own with an empty data folder. */
export interface ServerProcess {
  /** Throws for any status but 200. */
  ask(call: Call): Promise<Timed>;
  usage(): Promise<Usage>;
  /** From the start of the process to its first answer. */
  firstAnswerMs: number;
  stop(): Promise<void>;
}

const key = "bench-key-of-the-environment";

export async function startServer(): Promise<ServerProcess> {
  const folder = await mkdtemp(join(tmpdir(), "parlance-bench-"));
  const site = join(folder, "site");
  await mkdir(site);
  for (const name of ["index.html", "404.html"]) await writeFile(join(site, name), name);
  await writeFile(join(site, ".policy.json"), JSON.stringify({ contentSecurityPolicy: "", workers: {} }));
  const env = { ...process.env, PORT: "0", PARLANCE_DATA: join(folder, "data"), BENCH_SITE: site };
  const start = performance.now();
  const child = fork(new URL("./serve.ts", import.meta.url), {
    env: { ...env, PARLANCE_API_KEY: key },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [{ origin }] = (await once(child, "message")) as [{ origin: string }];
  const agent = new Agent({ keepAlive: true });
  const ask = (call: Call) => send(origin, agent, key, call);
  await ask({ path: "/v2/languages" });
  return {
    ask,
    firstAnswerMs: performance.now() - start,
    async usage() {
      child.send("usage");
      const [usage] = (await once(child, "message")) as [Usage];
      return usage;
    },
    async stop() {
      agent.destroy();
      const ended = once(child, "exit");
      // An open channel would keep the process alive.
      child.disconnect();
      child.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

function send(origin: string, agent: Agent, key: string, { method = "GET", path, headers, body }: Call) {
  const { promise, resolve, reject } = Promise.withResolvers<Timed>();
  const start = performance.now();
  const sent = request(`${origin}${path}`, { method, headers, agent, auth: `${key}:${key}` }, (response) => {
    const parts: Buffer[] = [];
    response.on("data", (part: Buffer) => parts.push(part));
    response.on("end", () => {
      const ms = performance.now() - start;
      const text = Buffer.concat(parts).toString();
      if (response.statusCode === 200) resolve({ json: JSON.parse(text), ms });
      else reject(new Error(`${method} ${path} was answered with ${response.statusCode} ${text}`));
    });
  });
  sent.on("error", reject);
  sent.end(typeof body === "object" ? JSON.stringify(body) : body);
  return promise;
}

/** Runs `work` for each item, `clients` at a time. */
export async function byClients<T>(clients: number, items: readonly T[], work: (item: T) => Promise<void>) {
  const left = items.values();
  const client = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: clients }, client));
}
