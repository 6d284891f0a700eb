import { setTimeout as sleep } from "node:timers/promises";
import { buildTmx } from "../memories.ts";
import type { ReceivedEvents } from "../processes/receiver.ts";
import type { Chooser } from "../seeded.ts";
import type { Cluster, Member } from "./cluster.ts";
import type { Action, History } from "./history.ts";

export interface ReceivedResponse {
  status: number;
  /** From the header `Parlance-Error`. */
  error: string | null;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: responses have every shape
  json: any;
}

export type ClientRequest = readonly [
  method: string,
  target: string,
  body?: string | object | undefined,
  headers?: Readonly<Record<string, string>>,
];

/** A step that any client can do. @returns false when it must be retried */
type Work = (client: RecordingClient) => Promise<boolean>;

export interface SharedState {
  cluster: Cluster;
  history: History;
  /** A key of the clients' organization. */
  key: string;
  webhookUrl: string;
  events: ReceivedEvents;
  /** All entries are in this memory. */
  memory: number;
  reads: Work[];
  /** Reads of results that are certain only once all work is done. */
  lastReads: Work[];
  /** Objects for the clients, by kind. */
  // biome-ignore lint/suspicious/noExplicitAny: each kind has its own
  pools: Record<string, any[]>;
  unfinished: Work[];
  /** Requests that no client waits for. */
  lost: Promise<unknown>[];
  words: number;
}

/** The server may or may not have executed the request. */
const isUnknown = ({ status }: ReceivedResponse): boolean => status === 503;
const isAbsent = ({ status }: ReceivedResponse): boolean => status === 404 || status === 410;
/** A concurrent request prevented this one. */
const isRefused = ({ status }: ReceivedResponse): boolean => status === 409;
const isRunning = ({ error }: ReceivedResponse): boolean => error === "idempotency-running";

const maxTries = 3;
const maxChoices = 3;

/** Sends requests one at a time, each to any process, and records them with their responses. */
export class RecordingClient {
  readonly shared: SharedState;
  readonly chooser: Chooser;
  /** Whether the client waits for a paused process, or for any process to start, or has finished. */
  isBlocked = (): boolean => true;
  stepsDone = 0;

  constructor(shared: SharedState, chooser: Chooser) {
    this.shared = shared;
    this.chooser = chooser;
  }

  word(): string {
    return `quay${++this.shared.words}`;
  }

  pool(kind: string) {
    this.shared.pools[kind] ??= [];
    return this.shared.pools[kind];
  }

  /** Picks one of the newest objects, which other clients pick too. */
  pick(kind: string) {
    return this.chooser.pick(this.pool(kind).slice(-maxChoices));
  }

  /** Picks an object, and removes it from the pool. */
  take(kind: string) {
    const choice = this.pick(kind);
    this.shared.pools[kind] = this.pool(kind).filter((each) => each !== choice);
    return choice;
  }

  async send(...request: ClientRequest): Promise<ReceivedResponse | undefined> {
    const { cluster, lost } = this.shared;
    const member = cluster.choose(this.chooser);
    if (!member) return undefined;
    const { oneIn } = this.chooser;
    const isLost = cluster.losesResponses && oneIn(3);
    const sent = this.#sendTo(member, request);
    // The retry arrives while the request runs, or after its end.
    if (isLost && oneIn(2)) {
      lost.push(sent);
      return undefined;
    }
    this.isBlocked = () => member.isPaused;
    const response = await sent.finally(() => {
      this.isBlocked = () => false;
    });
    return isLost ? undefined : response;
  }

  async #sendTo(
    member: Member,
    [method, target, body, headers = {}]: ClientRequest,
  ): Promise<ReceivedResponse | undefined> {
    const isJson = typeof body === "object";
    const url = target.startsWith("http") ? target : member.origin + target;
    const { key } = this.shared;
    const authorization = `Basic ${btoa(`${key}:`)}`;
    const received = await fetch(url, {
      method,
      headers: { authorization, ...(isJson && { "content-type": "application/json" }), ...headers },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
      signal: member.patience.signal,
    }).then(readResponse, () => undefined);
    if (!received || isUnknown(received)) return undefined;
    if (received.status < 300 || isAbsent(received) || isRefused(received)) return received;
    throw new Error(`${method} ${target} returned ${received.status} ${received.text}`);
  }

  /**
   * Sends a request until it has taken effect once: all tries have the same idempotency key.
   *
   * @param done runs in the client that gets the response
   * @param promised the server's work after its response
   */
  create(
    actions: Creation | readonly Creation[],
    [method, target, body, headers]: ClientRequest,
    done: (json: ReceivedResponse["json"], by: RecordingClient) => unknown = () => {},
    promised: readonly Creation[] = [],
  ): Promise<void> {
    const { history } = this.shared;
    const key = crypto.randomUUID();
    const begin = (creation: Creation) => history.begin({ kind: "create", ...creation });
    const [begun, accepted] = [[actions].flat().map(begin), promised.map(begin)];
    return this.attempt(async (client) => {
      const response = await client.send(method, target, body, { ...headers, "Idempotency-Key": key });
      if (!response || isRunning(response)) return false;
      if (isAbsent(response) || isRefused(response)) {
        for (const each of [...begun, ...accepted]) history.forget(each);
        return true;
      }
      for (const each of begun) history.end(each, "done");
      for (const each of accepted) history.accept(each);
      await done(response.json, client);
      return true;
    });
  }

  /** Tries a step, or leaves it to any client. */
  async attempt(work: Work): Promise<void> {
    for (let tries = 0; tries < maxTries; tries++) if (await work(this)) return;
    this.shared.unfinished.push(work);
  }

  /** Sends a change once. */
  async change(action: Action, request: ClientRequest): Promise<void> {
    const { history } = this.shared;
    const begun = history.begin(action);
    const response = await this.send(...request);
    if (!response) return;
    if (isRefused(response)) history.forget(begun);
    else history.end(begun, isAbsent(response) ? "absent" : "done");
  }

  /** @param readValue undefined when the object is absent. @returns false without a response */
  async read(
    object: string,
    target: string,
    readValue: (response: ReceivedResponse) => string | undefined,
  ): Promise<boolean> {
    const { history } = this.shared;
    const begun = history.begin({ object, kind: "read" });
    const response = await this.send("GET", target);
    if (!response || isRefused(response)) {
      history.forget(begun);
      return false;
    }
    const value = isAbsent(response) ? undefined : readValue(response);
    history.end(begun, value === undefined ? "absent" : "done", value);
    return true;
  }

  /** From now on, clients read the object at random times, and at the end. */
  readAtRandom(...read: Parameters<RecordingClient["read"]>): void {
    this.shared.reads.push((client) => client.read(...read));
  }

  /** Reads the object only at the end. */
  readAtEnd(...read: Parameters<RecordingClient["read"]>): void {
    this.shared.lastReads.push((client) => client.read(...read));
  }

  /** Does `count` steps: those of `choose`, unfinished ones, or reads. */
  async run(choose: () => (client: RecordingClient) => Promise<unknown>, count: number): Promise<void> {
    const { chooser, shared } = this;
    for (let step = 0; step < count; step++, this.stepsDone++) {
      this.isBlocked = () => !shared.cluster.isUp;
      await shared.cluster.whenUp();
      this.isBlocked = () => false;
      const left = chooser.oneIn(3) ? shared.unfinished.shift() : undefined;
      const read = chooser.oneIn(3) ? chooser.pick(shared.reads) : undefined;
      if (left) await this.attempt(left);
      else await (read ?? choose())(this);
    }
    this.isBlocked = () => true;
  }

  /** Signs the terms, subscribes to deliveries and creates the memory of all entries. */
  async prepare(): Promise<void> {
    const { webhookUrl } = this.shared;
    await this.send("POST", "/v2/create/terms-and-conditions", { signedAgreement: true });
    const webhook = { webhookName: "All", webhookUrl: `${webhookUrl}all`, eventType: ["JOB_DELIVER"] };
    await this.send("POST", "/v3/connectors/configuration/webhooks", webhook);
    this.shared.memory = (await this.send("POST", "/v2/memories", { name: "Harbor", ...language }))?.json.id;
    const headers = { memory_id: String(this.shared.memory), name: "known.tmx" };
    const promised = [{ object: "known entries", value: "imported", isCounted: true }];
    await this.create([], ["POST", "/v2/memories/import", buildTmx(known), headers], () => {}, promised);
    for (const [source] of [known[0], known[600]] as [string, string][]) {
      const target = `/v2/memories/query?id=${this.shared.memory}&query=${encodeURIComponent(source)}&n=9`;
      this.readAtRandom("known entries", target, ({ json }) => {
        const found = json.filter((match: { source: string }) => match.source === source);
        return found.map(() => "imported").join(" and ") || undefined;
      });
    }
  }

  /** Finishes the steps that clients left. */
  async finish(): Promise<void> {
    const { unfinished, lost } = this.shared;
    await Promise.all(lost);
    for (let work = unfinished.shift(); work; work = unfinished.shift()) {
      while (!(await work(this))) await sleep(50);
    }
  }
}

type Creation = Partial<Action> & Pick<Action, "object">;

/** Enough pairs for the engine to be saved. */
const known = Array.from({ length: 1200 }, (_, at) => [`Berth ${at} is free.`, `BERTH ${at} IS FREE.`] as const);

export const language = { srclang: "en", trglang: "de", srclocale: "GB", trglocale: "DE" };

/** @returns undefined when the response is cut off */
async function readResponse(response: Response): Promise<ReceivedResponse | undefined> {
  const { status, headers } = response;
  const text = await response.text().catch(() => undefined);
  if (text === undefined) return undefined;
  const isJson = headers.get("content-type")?.startsWith("application/json") && text !== "";
  return { status, error: headers.get("parlance-error"), text, json: isJson ? JSON.parse(text) : headers.get("etag") };
}
