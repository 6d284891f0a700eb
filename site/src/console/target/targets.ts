import type { RequestTarget } from "../request/target.ts";
import type { ConsoleState } from "../state/console-store.ts";
import { findRareError } from "./rare-errors.ts";
import { loadKey, sendToSandbox } from "./sandbox.ts";

export function findTarget(state: ConsoleState, page: Location): RequestTarget {
  const { target, account, fault } = state;
  if (target === "sandbox") {
    return {
      // The sandbox uses only path and query of a URL.
      base: page.origin,
      key: () => loadKey(account),
      send: (request) => sendToSandbox(addFault(request, fault)),
    };
  }
  const base = findBase(state, page);
  return createServerTarget(base, findKey(base, state), page.origin);
}

/** Adds the header that simulates an error, unless the sandbox simulates it by itself. */
export function addFault(request: Request, fault: string): Request {
  if (fault && !findRareError(fault)?.sandboxFaults) request.headers.set("parlance-fault", fault);
  return request;
}

export const createServerTarget = (base: string, key: string, pageOrigin: string): RequestTarget => ({
  base,
  key: async () => key,
  async send(request) {
    try {
      return await fetch(request);
    } catch (cause) {
      throw new Error(describeNoResponse(base, pageOrigin), { cause });
    }
  },
});

/** The URL of the chosen server; for the sandbox, that of the page. */
export function findBase({ target, otherBase }: Pick<ConsoleState, "target" | "otherBase">, page: Location): string {
  if (target === "other") return otherBase;
  return target === "local" ? findLocalBase(page) : page.origin;
}

const originOf = (base: string): string => URL.parse(base)?.origin ?? "";

export const findKey = (base: string, { keys }: Pick<ConsoleState, "keys">): string => keys[originOf(base)] ?? "";

export const updateKeys = (base: string, key: string, { keys }: Pick<ConsoleState, "keys">): ConsoleState["keys"] => ({
  ...keys,
  [originOf(base)]: key,
});

export type TargetChoice = Exclude<ConsoleState["target"], "other">;

export function listTargets(page: Location, { isServed }: Pick<ConsoleState, "isServed">): Map<TargetChoice, string> {
  const bases = listBases(page);
  const targets = new Map<TargetChoice, string>([
    ["sandbox", "Sandbox on this page"],
    ["local", `Local server, ${bases.local}`],
  ]);
  if (isServed && bases.this !== bases.local) targets.set("this", `This server, ${bases.this}`);
  return targets;
}

/** Servers whose URL the page can derive. */
export const listBases = (page: Location) => ({ local: findLocalBase(page), this: page.origin });

const loopbacks = ["localhost", "127.0.0.1"];

/** The server on the reader's machine, which may be that of this page. */
const findLocalBase = ({ hostname, origin }: Location): string =>
  loopbacks.includes(hostname) || hostname === "[::1]" ? origin : "http://localhost:3000";

/** Why requests to a URL are blocked; undefined if they aren't. */
export function describeBaseProblem(base: string, pageOrigin: string): string | undefined {
  const url = URL.parse(base);
  if (!url || !/^https?:$/.test(url.protocol)) return "Enter a server URL, for example https://api.example.com.";
  if (url.username || url.password) return "Enter the URL without a key. The key has its own field.";
  if (/[?#]/.test(base)) return "Enter the URL without ? and #.";
  if (url.protocol === "https:" || url.origin === pageOrigin || loopbacks.includes(url.hostname)) return undefined;
  return url.hostname === "[::1]"
    ? "Enter localhost instead of [::1]: this page can send requests to localhost."
    : "Use HTTPS: over plain HTTP, others on the network could read your key. For a server on this machine, use http://localhost or http://127.0.0.1.";
}

export function describeNoResponse(base: string, pageOrigin: string): string {
  const { origin } = new URL(base);
  if (origin === pageOrigin) return `${origin} didn't respond. Is the server still running?`;
  return `The browser received no response from ${origin}. Check that a server is running there. If it is, it may not allow requests from this page: start it with PARLANCE_CORS_ORIGINS=${pageOrigin}. In development mode, every page is allowed.`;
}
