import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { buildTmx } from "@openparlance/server/testing/processes";

/** The server is busy, or the rate limit is exceeded; a server under load may respond so. */
export class BusyError extends Error {
  readonly waitMs: number;

  constructor(message: string, { headers }: Response) {
    super(message);
    this.waitMs = 1000 * Number(headers.get("retry-after") ?? 1);
  }
}

/** The server timed out the request, which happens if this thread sends too much. */
export class TooSlowError extends Error {}

export class Tenant {
  readonly origin: string;
  readonly key: string;
  readonly authorization: string;

  constructor(origin: string, key: string) {
    this.origin = origin;
    this.key = key;
    this.authorization = `Basic ${btoa(`${key}:`)}`;
  }

  /** Returns before the body of the response is read. An object is sent as JSON. */
  async request(method: string, path: string, body?: string | Uint8Array | object, headers = {}, signal?: AbortSignal) {
    const isJson = typeof body === "object" && !(body instanceof Uint8Array);
    const type = isJson ? "application/json" : "application/octet-stream";
    const response = await fetch(this.origin + path, {
      method,
      headers: { authorization: this.authorization, "content-type": type, ...headers },
      ...(body !== undefined && { body: (isJson ? JSON.stringify(body) : body) as BodyInit }),
      ...(signal && { signal }),
    });
    if (![404, 408, 429].includes(response.status) && response.status < 500) return response;
    const problem = `${method} ${path}: ${response.status} ${(await response.text()).slice(0, 200)}`;
    if (response.status === 408) throw new TooSlowError(problem);
    throw response.status === 429 || response.status === 503 ? new BusyError(problem, response) : new Error(problem);
  }

  // biome-ignore lint/suspicious/noExplicitAny: responses of every shape
  async send(...sent: Parameters<Tenant["request"]>): Promise<any> {
    return readBody(await this.request(...sent));
  }

  /** @returns the body. @throws Error for an error response */
  async sendOk(...sent: Parameters<Tenant["request"]>): ReturnType<Tenant["send"]> {
    const response = await this.request(...sent);
    if (response.ok) return readBody(response);
    throw new Error(`${sent[0]} ${sent[1]}: ${response.status} ${await response.text()}`);
  }

  async createMemory(name = "", file?: string | Uint8Array): Promise<number> {
    const { id } = await this.sendOk("POST", "/v2/memories", { name: "bench", srclang: "en", trglang: "de" });
    if (file !== undefined) await this.importFile(id, name, file);
    return id;
  }

  createFilledMemory(pairs: readonly (readonly [source: string, target: string])[]): Promise<number> {
    return this.createMemory("a.tmx", buildTmx(pairs, "en", "de"));
  }

  async importFile(memory: number, name: string, file: string | Uint8Array): Promise<void> {
    await this.sendOk("POST", "/v2/memories/import", file, { memory_id: String(memory), name });
    await pollUntil(async () => !(await this.sendOk("GET", `/v2/memories?id=${memory}`))[0].is_processing);
  }

  /** Waits until the uploaded document is read, or can't be. */
  async uploadDocument(name: string, file: string | Uint8Array, memory?: number) {
    const memory_id = memory ?? (await this.createMemory());
    const project = (await this.sendOk("POST", "/v2/projects", { name: "bench", memory_id })).id as number;
    await this.sendOk("POST", "/v2/documents/files", file, { name, project_id: String(project) });
    const first = async () => (await this.sendOk("GET", `/v2/projects?id=${project}`))[0].document[0];
    const isRead = async () => (await first())?.import_in_progress === false;
    await pollUntil(isRead);
    return { id: (await first()).id as number, project, isRead };
  }

  async createJob(fileIds: readonly number[], languagePairs: readonly object[]): Promise<number> {
    const { id } = await this.sendOk("POST", "/v2/jobs", { name: "bench", fileIds, srcLang: "en", languagePairs });
    await pollUntil(async () => (await this.sendOk("GET", `/v2/jobs/${id}`)).creationStatus !== "PENDING");
    return id;
  }

  async uploadFile(body: string, name = "a.txt"): Promise<number> {
    return (await this.sendOk("POST", `/v2/files?name=${name}`, body)).id;
  }

  formatRequestHead(line: string, ...headers: string[]): string {
    const lines = [`${line} HTTP/1.1`, "Host: localhost", `Authorization: ${this.authorization}`, ...headers];
    return `${lines.join("\r\n")}\r\n\r\n`;
  }

  /** Sends a text on each of new connections, and closes them after `work`. */
  async withSockets(count: number, text: string, work: (all: readonly Socket[]) => Promise<unknown>): Promise<void> {
    const { hostname, port } = new URL(this.origin);
    // A string would be copied for each connection.
    const bytes = Buffer.from(text);
    const sockets = Array.from({ length: count }, () => connect(Number(port), hostname).on("error", () => {}));
    for (const socket of sockets) socket.write(bytes);
    try {
      await work(sockets);
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  }
}

// biome-ignore lint/suspicious/noExplicitAny: responses of every shape
async function readBody(response: Response): Promise<any> {
  const text = await response.text();
  return response.headers.get("content-type")?.startsWith("application/json") && text ? JSON.parse(text) : text;
}

export async function pollUntil(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await untilServed(isSo))) await sleep(100);
}

/** Repeats refused work after the header `Retry-After` of a busy server. */
export async function untilServed<T>(
  work: () => Promise<T>,
  wait: (ms: number) => Promise<unknown> = sleep,
): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof BusyError)) throw error;
      await wait(error.waitMs);
    }
  }
}

/** Runs work `count` times, `atOnce` at a time. A busy server may refuse a part of it. */
export async function runMany(atOnce: number, count: number, work: (at: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await allowRefusal(work(next++));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

export function allowRefusal(work: Promise<unknown>): Promise<unknown> {
  return work.catch((error) => {
    if (!(error instanceof BusyError || error instanceof TooSlowError)) throw error;
  });
}
