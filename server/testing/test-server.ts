import { onTestFinished, TestRunner } from "vitest";
import type { Mode } from "../src/core/caller.ts";
import type { DeliveryReceipt, Peer } from "../src/core/environment.ts";
import type { FileStore } from "../src/core/file-store.ts";
import { inProcessEngines } from "../src/engines/in-process-engines.ts";
import type { FaultInjector } from "../src/faults/faults.ts";
import { filesInMemory } from "../src/files/in-memory.ts";
import { inProcessFilters } from "../src/files/in-process-filters.ts";
import { openCore } from "../src/open-core.ts";
import { hashKey } from "../src/services/access/keys.ts";
import type { StoreDialect } from "../src/store/store.ts";
import { builtInWriter } from "../src/writing/built-in.ts";
import type { Writer } from "../src/writing/writer.ts";
import { faultIn } from "./conformance.ts";
import { testDatabase } from "./databases.ts";

export interface TestResponse {
  status: number;
  headers: Headers;
  text: string;
  bytes: Uint8Array;
  /** The parsed body; undefined unless it is JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into responses of every shape
  json: any;
}

export interface TestRequest {
  key?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | object;
  peer?: Partial<Peer>;
}

/** A webhook delivery. */
export interface Received {
  url: string;
  headers: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  body: any;
}

/** Exceeds the delay of all tasks. */
const maxDelayMs = 15_000;

/**
 * A server in memory whose clock the test sets. Checks every response against the description. Closed at the end of the
 * test that opened it.
 */
export async function openTestServer({
  mode = "development" as Mode,
  corsOrigins = [] as string[],
  /** Receives webhook deliveries. Returns the status; rejects for no response. */
  receive = async (_: Received): Promise<number | DeliveryReceipt> => 204,
  writer = builtInWriter as Writer,
  maxUploadBytes = undefined as number | undefined,
  storageBytes = undefined as number | undefined,
  maxImportBytes = undefined as number | undefined,
  maxImportPairs = undefined as number | undefined,
  files = filesInMemory() as FileStore,
  filters = inProcessFilters(),
  engines = inProcessEngines(),
  faults = undefined as FaultInjector | undefined,
  on = undefined as { database: StoreDialect; isShared: boolean; isMigrated?: boolean } | undefined,
} = {}) {
  const time = {
    now: Date.parse("2025-03-10T10:00:00Z"),
    /** How far the clock was set back. */
    setBackMs: 0,
    setBack(ms: number) {
      time.now -= ms;
      time.setBackMs += ms;
    },
  };
  const errors: unknown[] = [];
  const logged: object[] = [];
  const core = await openCore({
    mode,
    corsOrigins,
    ...(maxUploadBytes !== undefined && { maxUploadBytes }),
    storageBytes,
    maxImportBytes,
    maxImportPairs,
    clock: () => time.now,
    monotonic: () => time.now + time.setBackMs,
    ...(on ?? (await testDatabase())),
    files,
    filters,
    engines,
    faults,
    sender: {
      async send(url, { headers, body }) {
        const receipt = await receive({ url, headers, body: JSON.parse(body) });
        return typeof receipt === "number" ? { status: receipt } : receipt;
      },
    },
    writer,
    report: (error) => errors.push(error),
    log: (event, facts) => logged.push({ event, ...facts }),
  });
  const { accounts } = core.store;
  const organizationId =
    (await accounts.findOrganization("Default"))?.id ?? (await accounts.createOrganization("Default", "business"));

  /** @returns the key of the user with these properties; creates it at first use */
  async function createKey(
    email = "admin@localhost",
    organization = organizationId,
    isDevelopment = true,
  ): Promise<string> {
    const key = `${email} ${organization} ${isDevelopment}`;
    const hash = await hashKey(key);
    const userId = await accounts.userOf(organization, email);
    if (!(await accounts.hasKey(hash))) {
      await accounts.createKey({
        organizationId: organization,
        userId,
        hash,
        firstCharacters: key.slice(0, 8),
        isDevelopment,
      });
    }
    return key;
  }

  const defaultKey = await createKey();

  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closed ??= core.close();
    return closed;
  };
  if (TestRunner.getCurrentTest()) onTestFinished(close);

  async function send(
    method: string,
    target: string,
    { key = defaultKey, headers = {}, body, peer }: TestRequest = {},
  ): Promise<TestResponse> {
    const isJson = typeof body === "object" && !(body instanceof Uint8Array);
    const request = new Request(`http://localhost${target}`, {
      method,
      headers: {
        ...(key && { authorization: `Basic ${btoa(`${key}:${key}`)}` }),
        ...(isJson && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as BodyInit) }),
    });
    const local: Peer = { target, isTls: false, isLoopback: true, isTrustedProxy: false, ...peer };
    const response = await core.api(request, local);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    const isCompressed = response.headers.has("content-encoding");
    const isJsonResponse = !isCompressed && response.headers.get("content-type")?.startsWith("application/json");
    const result = {
      status: response.status,
      headers: response.headers,
      text,
      bytes,
      json: isJsonResponse && text ? JSON.parse(text) : undefined,
    };
    const fault = isCompressed ? undefined : faultIn(method, target, result);
    if (fault) throw new Error(`${method} ${target} answered ${result.status} ${text}: ${fault}`);
    return result;
  }

  /** Uploads bytes to a URL that needs no key. */
  async function put(url: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
    const { pathname, search } = new URL(url);
    const peer: Peer = { target: pathname + search, isTls: false, isLoopback: true, isTrustedProxy: false };
    return core.api(new Request(url, { method: "PUT", body, headers, duplex: "half" } as RequestInit), peer);
  }

  return {
    request: send,
    put,
    async message(...requests: Parameters<typeof send>) {
      const { status, text, json } = await send(...requests);
      return [status, json?.message ?? text];
    },
    /** Does the background work that is due. */
    async settle() {
      await core.queue.settle();
      await core.deliverer.settle();
    },
    /** Does all background work, including delayed tasks. */
    async runTasks() {
      time.now += maxDelayMs;
      await core.queue.settle();
    },
    createKey,
    time,
    errors,
    logged,
    files,
    core,
    organizationId,
    close,
  };
}
