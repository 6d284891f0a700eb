import { type ReadResponse, type RequestSpec, readResponse } from "../sandbox/sandbox-requests.ts";
import { curl } from "./shell/curl.ts";
import { programs } from "./shell/programs.ts";
import { fromArray, Shell, toText } from "./shell/shell.ts";

/** The sandbox, or another server. */
export interface ScenarioHost {
  send(request: Request): Promise<Response>;
  /** Takes no time in the sandbox. */
  wait(seconds: number): Promise<unknown>;
}

export interface RequestExchange {
  request: RequestSpec;
  response: ReadResponse;
}

export type ReadInput = (name: string) => Promise<Uint8Array<ArrayBuffer>>;

interface SessionOptions {
  /** `API`, `API_KEY`, and the reader's variables. */
  variables: Readonly<Record<string, string>>;
  /** Runs before the next command. */
  onExchange(exchange: RequestExchange): unknown;
  /** Reads files that the program hasn't written itself. */
  readFile?: ReadInput;
}

/** Runs shell programs in the page, and sends the requests of their `curl`. */
export class Session extends Shell {
  constructor(stage: ScenarioHost, { variables, onExchange, readFile = readInput }: SessionOptions) {
    const written = new Map<string, string>();
    const exchange = async (request: Request): Promise<Response> => {
      const { pathname, search } = new URL(request.url);
      // The page's host has the files of the samples, whatever the server of the requests.
      const [, file] = /^\/samples\/(.+)$/.exec(decodeURIComponent(pathname)) ?? [];
      if (file) return new Response(await readFile(file));
      const { authorization: _, ...headers } = Object.fromEntries(request.headers);
      const body = await request.clone().text();
      const response = await stage.send(request);
      const spec = { method: request.method, target: pathname + search, headers, ...(body && { body }) };
      await onExchange({ request: spec, response: await readResponse(response.clone()) });
      return response;
    };
    const sleep = async ({ args: [seconds] }: { args: readonly string[] }) => {
      await stage.wait(Number(seconds));
      return {};
    };
    super(
      { ...programs, curl: curl(exchange), sleep },
      {
        read: async (name) => written.get(name) ?? fromArray(await readFile(toText(name))),
        write: (name, bytes) => written.set(name, bytes),
        has: (name) => written.has(name),
      },
      variables,
    );
  }
}

/** A file that guides offer for download. @throws Error for an unknown name */
export async function readInput(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const base = document.documentElement.dataset.base ?? "/";
  const response = await fetch(`${base}samples/${encodeURIComponent(name)}`);
  if (!response.ok) throw new Error(`${name}: No such file`);
  return new Uint8Array(await response.arrayBuffer());
}
