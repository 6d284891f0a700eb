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

/**
 * Records the requests and acts of a scenario. After each request, all due work runs.
 *
 * @param now the start of the clock, Unix ms
 */
export function createRecorder(host: CaseHost, now: number): CaseHost & { recorded: readonly CaseExchange[] } {
  const { own, other } = host.accounts;
  const recorded: CaseExchange[] = [];
  const keys = new Map<string, string>([
    [own.key, keyInputs.own],
    [other.key, keyInputs.other],
  ]);
  let acts: OperatorAction[] = [];
  let isHeld = false;
  const hideKey = ([name, value]: [string, string]): [string, string] => [
    name,
    name === "key" ? (keys.get(value) ?? wrongKey) : value,
  ];
  const findKey = (authorization: string | null): string | undefined => {
    if (authorization === null) return undefined;
    const [, encoded = ""] = /^Basic (.+)$/i.exec(authorization) ?? [];
    const [username = "", password = ""] = decodeBase64(encoded).split(":");
    return keys.get(password || username) ?? wrongKey;
  };
  return {
    accounts: host.accounts,
    recorded,
    async perform(action) {
      if (action.name === "reset") {
        recorded.length = 0;
        acts = [];
        isHeld = false;
        return host.perform({ name: "reset", now });
      }
      const lines = await host.perform(action);
      if (action.name === "hold") isHeld = action.isOn;
      const key = action.name === "command" && findPrintedKey(action, lines);
      if (key) keys.set(key, keyInputs.fresh);
      if (action.name !== "forward" || action.ms > 0) acts.push(action);
      return lines;
    },
    async fetch(request) {
      const before = acts.splice(0);
      const { pathname: path, search, searchParams } = new URL(request.url);
      const headers = [...request.headers].filter(([name]) => name !== "authorization");
      const body = new Uint8Array(await request.clone().arrayBuffer());
      const response = await host.fetch(request);
      const bytes = await response.arrayBuffer();
      const { status } = response;
      const again = () => new Response(bytes.byteLength > 0 ? bytes : null, { status, headers: response.headers });
      recorded.push({
        before,
        method: request.method,
        path,
        body,
        query: [...searchParams].map(hideKey),
        target: searchParams.has("key") ? undefined : path + search,
        headers: headers.map(hideKey),
        key: findKey(request.headers.get("authorization")),
        response: await readResponse(again()),
      });
      if (!isHeld) await host.perform({ name: "forward", ms: 0 });
      return again();
    },
  };
}

function decodeBase64(text: string): string {
  try {
    return atob(text);
  } catch {
    return "";
  }
}
