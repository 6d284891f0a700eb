import { setTimeout as sleep } from "node:timers/promises";
import { buildTmx } from "../memories.ts";
import type { ReceivedEvents } from "../processes/receiver.ts";
import type { Chooser } from "../seeded.ts";
import type { Cluster, Member } from "./cluster.ts";
import type { Action, History } from "./history.ts";

export interface ReceivedResponse {
  status: number;
  /** The ID of the error that it is. */
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

/** A random step of any client. @returns whether it is done; else it is tried again */
type Work = (client: RecordingClient) => Promise<boolean>;

export interface SharedState {
  cluster: Cluster;
  history: History;
  /** A key of their organization. */
  key: string;
  webhookUrl: string;
  /** Deliveries that a webhook has received. */
  events: ReceivedEvents;
  /** The memory that all entries are of. */
  memory: number;
  /** Reads of everything that was created. */
  reads: Work[];
  /** Reads of the server's promises, which hold once all is settled. */
  lastReads: Work[];
  /** Objects that clients choose from, by kind. */
  // biome-ignore lint/suspicious/noExplicitAny: each kind has its own
  pools: Record<string, any[]>;
  unfinished: Work[];
  /** Requests that no client waits for. */
  lost: Promise<unknown>[];
  words: number;
}

/** Statuses that leave open whether the request was done. */
const isUnknown = ({ status }: ReceivedResponse): boolean => status === 503;
const isAbsent = ({ status }: ReceivedResponse): boolean => status === 404 || status === 410;
/** Refused because of another request. */
const isRefused = ({ status }: ReceivedResponse): boolean => status === 409;
const isRunning = ({ error }: ReceivedResponse): boolean => error === "idempotency-running";

const maxTries = 3;
const maxChoices = 3;

/** Sends requests one after the other, each to any process, and records them with their responses. */
export class RecordingClient {
  readonly shared: SharedState;
  readonly chooser: Chooser;
  /** Waits for a response of a process that was paused, or for any process, or has ended. */
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

  /** One of the newest, which others choose too. */
  pick(kind: string) {
    return this.chooser.pick(this.pool(kind).slice(-maxChoices));
  }

  /** Picks an object, which no other client can choose from now on. */
  take(kind: string) {
    const choice = this.pick(kind);
    this.shared.pools[kind] = this.pool(kind).filter((each) => each !== choice);
    return choice;
  }

  /** @returns undefined without a response */
  async send(...request: ClientRequest): Promise<ReceivedResponse | undefined> {
    const { cluster, lost } = this.shared;
    const member = cluster.choose(this.chooser);
    if (!member) return undefined;
    const { oneIn } = this.chooser;
    const isLost = cluster.losesResponses && oneIn(3);
    const sent = this.#sendTo(member, request);
    // A retry comes while the request is under way, or finds it done.
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
   * Sends a request that does something once, however often it is sent: all have the same key.
   *
   * @param done called by the client that gets the response
   * @param promised what the server does after its response
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

  /** Does something, or leaves it to any client, later. */
  async attempt(work: Work): Promise<void> {
    for (let tries = 0; tries < maxTries; tries++) if (await work(this)) return;
    this.shared.unfinished.push(work);
  }

  /** A change that is sent once. */
  async change(action: Action, request: ClientRequest): Promise<void> {
    const { history } = this.shared;
    const begun = history.begin(action);
    const response = await this.send(...request);
    if (!response) return;
    if (isRefused(response)) history.forget(begun);
    else history.end(begun, isAbsent(response) ? "absent" : "done");
  }

  /** @param readValue the object's value; undefined when it is absent. @returns false without a response */
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

  /** Reads an object now and then from now on, and at last. */
  watch(...read: Parameters<RecordingClient["read"]>): void {
    this.shared.reads.push((client) => client.read(...read));
  }

  /** Reads it only when all is settled. */
  expect(...read: Parameters<RecordingClient["read"]>): void {
    this.shared.lastReads.push((client) => client.read(...read));
  }

  /** Does so many of the next steps of `choose`, or continues what others left, or reads something. */
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

  /** Signs the terms, listens to deliveries and makes the memory of all entries. */
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
      this.watch("known entries", target, ({ json }) => {
        const found = json.filter((match: { source: string }) => match.source === source);
        return found.map(() => "imported").join(" and ") || undefined;
      });
    }
  }

  /** Finishes what any client has left. */
  async finish(): Promise<void> {
    const { unfinished, lost } = this.shared;
    await Promise.all(lost);
    for (let work = unfinished.shift(); work; work = unfinished.shift()) {
      while (!(await work(this))) await sleep(50);
    }
  }
}

type Creation = Partial<Action> & Pick<Action, "object">;

/** Enough pairs that engines are saved. */
const known = Array.from({ length: 1200 }, (_, at) => [`Berth ${at} is free.`, `BERTH ${at} IS FREE.`] as const);

/** The languages of all memories. */
export const language = { srclang: "en", trglang: "de", srclocale: "GB", trglocale: "DE" };

/** @returns undefined when it breaks off */
async function readResponse(response: Response): Promise<ReceivedResponse | undefined> {
  const { status, headers } = response;
  const text = await response.text().catch(() => undefined);
  if (text === undefined) return undefined;
  const isJson = headers.get("content-type")?.startsWith("application/json") && text !== "";
  return { status, error: headers.get("parlance-error"), text, json: isJson ? JSON.parse(text) : headers.get("etag") };
}
