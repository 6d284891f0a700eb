import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { CaseError, readCase, runCase } from "@openparlance/sandbox/cases";
import {
  accounts,
  createSandboxServer,
  openSqliteProgram,
  openState,
  readSaved,
  type SandboxServer,
  type SandboxState,
  type SqliteProgram,
} from "@openparlance/sandbox/server";
import { readSeed, readSqlite } from "./assets.ts";
import { parseDuration } from "./duration.ts";
import { PendingFaults } from "./faults.ts";
import { type LocalServer, listen } from "./listen.ts";
import { record } from "./recorded-requests.ts";
import type { Parlance, RecordedRequest, StartOptions, StartParlance } from "./types.ts";
import { createWebhookInbox, type ReceivedWebhooks } from "./webhooks.ts";

/** Starts a server in this process. @throws TypeError for an invalid option; Error when `from` can't be read */
export const startParlance: StartParlance = async (options = {}) => {
  const now = findClock(options.now);
  const program = await openSqliteProgram(await readSqlite());
  const image = await findImage(program, options);
  let state: SandboxState;
  const begin = (time: number) => {
    state = openState(program, image, time);
    // The `now` of the options replaces that of a saved state.
    if (options.now !== undefined) delete state.now;
    return state;
  };
  const secrets = () =>
    state.database.all("SELECT secret FROM webhooks").map((row) => (row as { secret: string }).secret);
  const webhooks = createWebhookInbox(secrets);
  const sandbox = createSandboxServer({ begin, now, deliver: (it) => webhooks.take(it) });
  const hasExamples = options.from === undefined && options.seed !== "empty";
  const { server, listenAt } = createTestServer(sandbox, webhooks, hasExamples);
  if (options.port !== false) await listenAt(options.port ?? 0);
  return server;
};

function findClock(now: StartOptions["now"]): () => number {
  if (now === undefined) return Date.now;
  const time = new Date(now).getTime();
  if (Number.isNaN(time)) throw new TypeError(`now: ${JSON.stringify(now)} isn't a time.`);
  return () => time;
}

async function findImage(program: SqliteProgram, { seed = "demo", from }: StartOptions): Promise<Uint8Array> {
  if (from === undefined) {
    if (seed !== "demo" && seed !== "empty") throw new TypeError(`seed: must be "demo" or "empty".`);
    return gunzipSync(await readSeed(seed));
  }
  const name = typeof from === "string" ? from : "from";
  const bytes = typeof from === "string" ? await readFile(from) : from;
  return readSaved(program, new Uint8Array(bytes)).catch((error: Error) => {
    throw new Error(`${name} ${error.message}`);
  });
}

async function readCaseFrom(source: string | object) {
  const name = typeof source === "string" ? source : "The case";
  try {
    return readCase(typeof source === "string" ? await readFile(source, "utf8") : source);
  } catch (cause) {
    const reason = cause instanceof CaseError ? cause.message : "can't be read.";
    throw new Error(`${name} ${reason}`, { cause });
  }
}

/** The error of the global `fetch` when the server closes the connection. */
const broken = () =>
  new TypeError("fetch failed", { cause: Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" }) });

function createTestServer(sandbox: SandboxServer, webhooks: ReceivedWebhooks, hasExamples: boolean) {
  const requests: RecordedRequest[] = [];
  const faults = new PendingFaults();
  let listening: LocalServer | undefined;

  async function respond(sent: Request): Promise<Response> {
    const { recorded, request } = await record(sent);
    requests.push(recorded);
    const effect = recorded.operation && faults.take(recorded.operation);
    if (effect && "network" in effect) throw broken();
    if (effect && "latencyMs" in effect) await new Promise((resolve) => setTimeout(resolve, effect.latencyMs));
    if (effect && "header" in effect) request.headers.set("parlance-fault", effect.header);
    const response = effect && "response" in effect ? effect.response() : await sandbox.fetch(request);
    Object.assign(recorded, { status: response.status });
    return response;
  }

  async function listenAt(port: number): Promise<void> {
    listening = await listen(port, respond);
  }

  const server: Parlance = {
    key: accounts.own.key,
    requests,
    faults,
    webhooks,
    get url() {
      return listening?.url ?? "http://parlance.test";
    },
    clock: {
      now: () => new Date(sandbox.now()),
      async advance(duration) {
        await sandbox.perform({ name: "forward", ms: parseDuration(duration) });
      },
    },
    fetch: (input, init) => respond(new Request(typeof input === "string" ? new URL(input, server.url) : input, init)),
    async route(route) {
      const request = route.request();
      const body = request.postDataBuffer();
      const headers = Object.entries(await request.allHeaders()).filter(([name]) => !name.startsWith(":"));
      const init: RequestInit = { method: request.method(), headers, ...(body && { body: new Uint8Array(body) }) };
      const response = await respond(new Request(request.url(), init)).catch(() => undefined);
      if (!response) return route.abort("connectionreset");
      const content = Buffer.from(await response.arrayBuffer());
      return route.fulfill({ status: response.status, headers: Object.fromEntries(response.headers), body: content });
    },
    idle: () => sandbox.idle(),
    save: () => sandbox.save(),
    async runCase(source) {
      if (!hasExamples) throw new TypeError('A case needs a server with the seed "demo".');
      const read = await readCaseFrom(source);
      await server.reset();
      // Otherwise requests would go to the webhook receivers that the file names.
      webhooks.receive(() => 204);
      return runCase(read, { accounts, fetch: respond, perform: (it) => sandbox.perform(it) });
    },
    async reset() {
      await sandbox.perform({ name: "reset" });
      faults.clear();
      webhooks.clear();
      requests.length = 0;
    },
    async close() {
      await listening?.close();
      await sandbox.close();
    },
  };
  return { server, listenAt };
}
