import type { OperatorAction } from "../messages.ts";
import { type CaseHost, findPrintedKey, keyInputs, wrongKey } from "./case.ts";
import { type CaseResponse, readResponse } from "./case-body.ts";

/** A request as it was sent, without its key, and its response. */
export interface CaseExchange {
  before: OperatorAction[];
  method: string;
  path: string;
  /** Decoded, in their order. */
  query: [name: string, value: string][];
  /** Path and query as sent; undefined when the query contained a key. */
  target: string | undefined;
  headers: [name: string, value: string][];
  /** The expression or the text that replaces the key; undefined if no key was sent. */
  key: string | undefined;
  body: Uint8Array<ArrayBuffer>;
  response: CaseResponse;
}

/** Records the requests and acts of a scenario. After each request, all due work runs. */
export class Recorder implements CaseHost {
  readonly accounts: CaseHost["accounts"];
  readonly recorded: CaseExchange[] = [];
  readonly #host: CaseHost;
  readonly #now: number;
  readonly #keys: Map<string, string>;
  #before: OperatorAction[] = [];
  #isHeld = false;

  /** @param now the start of the clock, Unix ms */
  constructor(host: CaseHost, now: number) {
    this.#host = host;
    this.#now = now;
    this.accounts = host.accounts;
    const { own, other } = host.accounts;
    this.#keys = new Map([
      [own.key, keyInputs.own],
      [other.key, keyInputs.other],
    ]);
  }

  readonly perform = async (action: OperatorAction): Promise<string[]> => {
    if (action.name === "reset") {
      this.recorded.length = 0;
      this.#before = [];
      this.#isHeld = false;
      return this.#host.perform({ name: "reset", now: this.#now });
    }
    const lines = await this.#host.perform(action);
    if (action.name === "hold") this.#isHeld = action.isOn;
    const key = action.name === "command" && findPrintedKey(action, lines);
    if (key) this.#keys.set(key, keyInputs.fresh);
    if (action.name !== "forward" || action.ms > 0) this.#before.push(action);
    return lines;
  };

  readonly fetch = async (request: Request): Promise<Response> => {
    const before = this.#before.splice(0);
    const { pathname: path, search, searchParams } = new URL(request.url);
    const headers = [...request.headers].filter(([name]) => name !== "authorization");
    const body = new Uint8Array(await request.clone().arrayBuffer());
    const response = await this.#host.fetch(request);
    const bytes = await response.arrayBuffer();
    const { status } = response;
    const again = () => new Response(bytes.byteLength > 0 ? bytes : null, { status, headers: response.headers });
    this.recorded.push({
      ...{ before, method: request.method, path, body },
      query: [...searchParams].map(this.#hideKey),
      target: searchParams.has("key") ? undefined : path + search,
      headers: headers.map(this.#hideKey),
      key: this.#findKey(request.headers.get("authorization")),
      response: await readResponse(again()),
    });
    if (!this.#isHeld) await this.#host.perform({ name: "forward", ms: 0 });
    return again();
  };

  readonly #hideKey = ([name, value]: [string, string]): [string, string] => [
    name,
    name === "key" ? (this.#keys.get(value) ?? wrongKey) : value,
  ];

  #findKey(authorization: string | null): string | undefined {
    if (authorization === null) return undefined;
    const [, encoded = ""] = /^Basic (.+)$/i.exec(authorization) ?? [];
    const [username = "", password = ""] = decodeBase64(encoded).split(":");
    return this.#keys.get(password || username) ?? wrongKey;
  }
}

function decodeBase64(text: string): string {
  try {
    return atob(text);
  } catch {
    return "";
  }
}
