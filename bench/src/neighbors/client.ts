import { Agent, type IncomingMessage, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export interface NeighborRequest {
  headers?: Record<string, string>;
  /** An object is sent as JSON. */
  body?: string | Uint8Array | object;
  /** Goes away after so long, without waiting for the response. */
  leaveAfterMs?: number;
}

/** One organization's requests. */
export class NeighborClient {
  readonly #origin: string;
  readonly #authorization: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 400 });

  constructor(origin: string, authorization: string) {
    this.#origin = origin;
    this.#authorization = authorization;
  }

  /** The response, whose body is not read yet. */
  open(method: string, path: string, { headers, body, leaveAfterMs }: NeighborRequest = {}): Promise<IncomingMessage> {
    const isJson = typeof body === "object" && !(body instanceof Uint8Array);
    const bytes = isJson ? JSON.stringify(body) : body;
    const type = isJson ? "application/json" : "application/octet-stream";
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const sent = request(`${this.#origin}${path}`, {
      ...{ method, agent: this.#agent },
      headers: { authorization: this.#authorization, "content-type": type, ...headers },
    });
    sent.on("response", resolve).on("error", reject).end(bytes);
    if (leaveAfterMs !== undefined) setTimeout(() => sent.destroy(), leaveAfterMs);
    return promise;
  }

  /** Reads the response to its end; its JSON when it is small enough to be of interest. */
  // biome-ignore lint/suspicious/noExplicitAny: responses of every shape
  async request(method: string, path: string, sent: NeighborRequest = {}): Promise<any> {
    const response = await this.open(method, path, sent);
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of response) {
      bytes += part.length;
      if (bytes < 1e6) parts.push(part);
    }
    const text = Buffer.concat(parts).toString();
    const { statusCode = 0 } = response;
    if (statusCode >= 500) throw new Error(`${method} ${path}: ${statusCode} ${text.slice(0, 200)}`);
    const isJson = bytes < 1e6 && response.headers["content-type"]?.startsWith("application/json");
    return { status: statusCode, bytes, ...(isJson && text && { json: JSON.parse(text) }) };
  }

  async memory(): Promise<number> {
    const body = { name: "bench", srclang: "en", trglang: "de" };
    return (await this.request("POST", "/v2/memories", { body })).json.id;
  }

  /** Imports a file into a memory and waits until that is done. */
  async importInto(memory: number, name: string, body: string | Uint8Array): Promise<void> {
    await this.startImport(memory, name, body);
    while ((await this.request("GET", `/v2/memories?id=${memory}`)).json[0].is_processing) await sleep(100);
  }

  async startImport(memory: number, name: string, body: string | Uint8Array): Promise<void> {
    const headers = { memory_id: String(memory), name };
    await this.request("POST", "/v2/memories/import", { headers, body });
  }

  async project(memory: number): Promise<number> {
    return (await this.request("POST", "/v2/projects", { body: { name: "bench", memory_id: memory } })).json.id;
  }

  /** Changes a job, of which webhooks are notified. */
  async renameJob(): Promise<void> {
    await this.project(await this.memory());
    const [{ id }] = (await this.request("GET", "/v2/jobs?limit=1")).json;
    await this.request("PUT", `/v2/jobs/${id}`, { body: { name: "renamed" } });
  }

  /** Uploads a document and waits until it is read, or cannot be. */
  async document(name: string, body: string | Uint8Array): Promise<{ id: number; jobId: number; projectId: number }> {
    const memory = await this.memory();
    const project = await this.project(memory);
    const jobId = (await this.request("GET", "/v2/jobs?limit=1")).json[0].id;
    const headers = { project_id: String(project), name };
    await this.request("POST", "/v2/documents/files", { headers, body });
    for (;;) {
      const [{ document }] = (await this.request("GET", `/v2/projects?id=${project}`)).json;
      const { id, import_in_progress: isRunning } = document[0] ?? {};
      if (id && !isRunning) return { id, jobId, projectId: project };
      await sleep(100);
    }
  }

  /** Waits until finished XLIFF is taken over. */
  async used(projectId: number): Promise<void> {
    const isRunning = async () =>
      (await this.request("GET", `/v2/projects?id=${projectId}`)).json[0].document[0].import_in_progress;
    while (await isRunning()) await sleep(100);
  }

  /** The body of a response, as it is. */
  async bytes(path: string): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of await this.open("GET", path)) parts.push(part);
    return Buffer.concat(parts);
  }

  close(): void {
    this.#agent.destroy();
  }
}
