import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { chooser } from "../seeded.ts";

/** The clients' keys, production keys, whose translations are metered: each alone would use up its rate limit. */
export const clientKeys = Array.from({ length: 8 }, (_, at) => `client-${at}-for-production`);

/** A write that the server said is done, and how to see that it is. */
export interface Acknowledged {
  what: string;
  /** Of work after the response, holds only once that is done. */
  isLater: boolean;
  /** Throws when it is not so. */
  check(): Promise<void>;
}

interface ReceivedResponse {
  // biome-ignore lint/suspicious/noExplicitAny: responses have every shape
  json: any;
  text: string;
  status: number;
}

type SentRequest = [method: string, target: string, body?: string | object, headers?: Record<string, string>];

type Step = (clients: Clients) => Promise<void>;
export type Steps = Readonly<Record<"createMemory" | "createJob", Step>> & Readonly<Record<string, Step>>;

/** What is not an acknowledgement: the server is gone, busy, or refuses. */
class NotDone extends Error {}

/** Clients that write whatever can be written, all at once, and remember what was acknowledged. */
export class Clients {
  readonly acknowledged: Acknowledged[] = [];
  readonly memories: number[] = [];
  readonly files: { id: number }[] = [];
  readonly jobs: { id: number; project: number; memory: number }[] = [];
  readonly documents: { id: number; project: number; memory: number; sources: string[] }[] = [];
  readonly pairs: { memory: number; source: string }[] = [];
  /** Requests that were done before their retry, in part at least, and retries that had to wait. */
  readonly retries = { replayed: 0, refused: 0 };
  writes = 0;
  readonly below: (limit: number) => number;
  readonly pick: <T>(choices: readonly T[]) => T;
  readonly #originOf: () => string;
  readonly #receiver: Receiver;
  readonly #steps: Steps;
  /** What must be done once, however often it is sent: what is left of it after a crash is done by retries. */
  readonly #unfinished: (() => Promise<void>)[][] = [];
  #words = 0;
  #requests = 0;

  private constructor(originOf: () => string, random: () => number, receiver: Receiver, steps: Steps) {
    ({ below: this.below, pick: this.pick } = chooser(random));
    this.#originOf = originOf;
    this.#receiver = receiver;
    this.#steps = steps;
  }

  static async open(originOf: () => string, random: () => number, steps: Steps): Promise<Clients> {
    return new Clients(originOf, random, await openReceiver(), steps);
  }

  get events(): ReadonlySet<string> {
    return this.#receiver.events;
  }

  word(): string {
    return `quay${++this.#words}`;
  }

  remember(acknowledged: Acknowledged): void {
    this.acknowledged.push(acknowledged);
  }

  /** Removes one of them by chance; sometimes none. */
  take<T>(choices: T[]): T | undefined {
    return choices.splice(this.below(choices.length + 1), 1)[0];
  }

  async send(...[method, target, body, headers = {}]: SentRequest): Promise<ReceivedResponse> {
    const isJson = typeof body === "object";
    const key = clientKeys[++this.#requests % clientKeys.length];
    const authorization = `Basic ${btoa(`${key}:`)}`;
    const response = await this.#fetch(this.#originOf() + target, {
      method,
      headers: { authorization, ...(isJson && { "content-type": "application/json" }), ...headers },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
    });
    const { status, text } = response;
    if (status >= 500) throw new Error(`${method} ${target} was answered with ${status} ${text}`);
    if (response.headers.get("idempotency-replayed") === "true") this.retries.replayed++;
    if (text.includes("Idempotency-Key is still")) this.retries.refused++;
    const isJsonResponse = response.headers.get("content-type")?.startsWith("application/json") && text !== "";
    return { status, text, json: isJsonResponse ? JSON.parse(text) : undefined };
  }

  async #fetch(url: string, init: RequestInit) {
    const response = await fetch(url, init).catch(() => undefined);
    const text = await response?.text().catch(() => undefined);
    if (!response || text === undefined || response.status === 429 || response.status === 503) throw new NotDone();
    return { status: response.status, headers: response.headers, text };
  }

  async read(target: string) {
    return (await this.send("GET", target)).json;
  }

  async write(...request: SentRequest): Promise<ReceivedResponse> {
    const response = await this.send(...request);
    const { status, text } = response;
    // A conflict comes of what another client did meanwhile.
    if (status === 409) throw new NotDone();
    if (status >= 300) throw new Error(`${request[0]} ${request[1]} was answered with ${status} ${text}`);
    this.writes++;
    return response;
  }

  /** A request that makes an object once: its retries have the same key. @param done what is acknowledged by it */
  keyed(request: () => SentRequest, done: (json: ReceivedResponse["json"]) => Acknowledged | undefined) {
    const key = crypto.randomUUID();
    return async () => {
      const [method, target, body, headers = {}] = request();
      const acknowledged = done((await this.write(method, target, body, { ...headers, "Idempotency-Key": key })).json);
      if (acknowledged) this.remember(acknowledged);
    };
  }

  once(request: SentRequest, done: (json: ReceivedResponse["json"]) => Acknowledged): Promise<void> {
    return this.proceed([this.keyed(() => request, done)]);
  }

  /** Does one after the other; what is left when the server is gone is done later. */
  async proceed(requests: (() => Promise<void>)[]): Promise<void> {
    try {
      for (let [request] = requests; request; [request] = requests) {
        await request();
        requests.shift();
      }
    } catch (error) {
      if (error instanceof NotDone) this.#unfinished.push(requests);
      throw error;
    }
  }

  /** There is one of that name, and only one. */
  async expectOne(target: string, name: string, id: number): Promise<void> {
    const all: { id: number; name: string }[] = await this.read(target);
    expect(all.filter((each) => each.name === name).map((each) => each.id)).toEqual([id]);
  }

  async memory(): Promise<number> {
    if (this.memories.length === 0) await this.#steps.createMemory(this);
    return this.pick(this.memories);
  }

  async scoresOf(memory: number, source: string): Promise<number[]> {
    const matches = await this.read(`/v2/memories/query?id=${memory}&query=${source}&n=9`);
    return matches
      .filter((match: { source: string }) => match.source === source)
      .map(({ score }: { score: number }) => score);
  }

  /** False while the document cannot be worked on. */
  async confirm(id: number, project: number): Promise<boolean> {
    const { status, text } = await this.send("GET", `/v2/documents/files?id=${id}`);
    if (status !== 200) return false;
    const worked = text.replaceAll(/<target.*<\/target>/g, `<target state="translated">Kai ${id}</target>`);
    await this.write("POST", "/v2/documents/files", worked, { name: "worked.xliff", project_id: String(project) });
    return true;
  }

  /** Confirms a new document with one segment; the memory then has its source. */
  async confirmOne(): Promise<{ memory: number; source: string }> {
    await this.#steps.createJob(this);
    const { project, memory } = this.jobs.at(-1) as (typeof this.jobs)[number];
    const source = this.word();
    const headers = { name: `${source}.txt`, project_id: String(project) };
    const { id } = (await this.write("POST", "/v2/documents/files", source, headers)).json;
    await this.confirm(id, project);
    return { memory, source };
  }

  /** @returns its ETag */
  async putPart(url: string, body: string): Promise<string> {
    // The server is at another port after its restart.
    const { pathname, search } = new URL(url);
    const isOurs = pathname.startsWith("/v2/upload/content/");
    const sent = isOurs ? this.#originOf() + pathname + search : url;
    const { status, text, headers } = await this.#fetch(sent, { method: "PUT", body });
    if (status !== 200) throw new Error(`A part was answered with ${status} ${text}`);
    return headers.get("etag") ?? "";
  }

  /** Signs the terms and listens to deliveries, before the first round. */
  async prepare(): Promise<void> {
    await this.write("POST", "/v2/create/terms-and-conditions", { signedAgreement: true });
    const webhook = { webhookName: "All", webhookUrl: this.#receiver.url, eventType: ["JOB_DELIVER"] };
    await this.write("POST", "/v3/connectors/configuration/webhooks", webhook);
  }

  /** Runs clients side by side until `max` more writes were acknowledged, or `isOver`. */
  async run(clients: number, max: number, isOver = () => false): Promise<void> {
    const last = this.writes + max;
    const client = async () => {
      while (!isOver() && this.writes < last) {
        const left = this.below(2) === 0 ? this.#unfinished.shift() : undefined;
        await this.#tolerate(left ? this.proceed(left) : this.pick(Object.values(this.#steps))(this));
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
  }

  /** Retries what is left of the requests that were not acknowledged. */
  async finish(): Promise<void> {
    for (let left = this.#unfinished.shift(); left; left = this.#unfinished.shift()) {
      await this.#tolerate(this.proceed(left));
    }
  }

  /** What the server did not acknowledge does not count. */
  async #tolerate(work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      await sleep(20);
    }
  }

  /** What was acknowledged and is not so. */
  async missing(isIncluded: (each: Acknowledged, at: number) => boolean): Promise<string[]> {
    const missing: string[] = [];
    for (const each of this.acknowledged.filter(isIncluded)) {
      await each.check().catch((error: Error) => missing.push(`${each.what}: ${error.message}`));
    }
    return missing;
  }

  close(): Promise<void> {
    return this.#receiver.close();
  }
}

type Receiver = Awaited<ReturnType<typeof openReceiver>>;

/** Remembers which events came. */
async function openReceiver() {
  const events = new Set<string>();
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { id } = JSON.parse(await text(request));
    events.add(`${request.headers["parlance-event"]} ${id}`);
    response.writeHead(204).end();
  };
  const server = createServer((request, response) => {
    respond(request, response).catch((error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    events,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
