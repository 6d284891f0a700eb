import { limitBytes } from "../core/limit-bytes.ts";

/** Sends a request to the API, in this process or over HTTP, with the caller's key. */
export type SendToApi = (target: string, init: RequestInit) => Promise<Response>;

/** Ends a tool without a result. The client sees its message. */
export class ToolError extends Error {
  override readonly name = "ToolError";
  /** The ID of the API's error, if it is one. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** The limit of a file or JSON that a tool accepts or returns. */
export const maxFileBytes = 8 * 1024 * 1024;

type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

interface ApiRequest {
  query?: Fields;
  headers?: Record<string, string>;
  json?: object;
  file?: Uint8Array<ArrayBuffer>;
}

export type ApiClient = ReturnType<typeof createApiClient>;

/** Its functions throw a ToolError with status and message when the API refuses the request. */
export function createApiClient(send: SendToApi, signal: AbortSignal) {
  async function request(method: string, path: string, { query = {}, headers = {}, json, file }: ApiRequest = {}) {
    const inputs = Object.entries(query).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(inputs.map(([name, value]) => [name, String(value)])).toString();
    const type = json ? "application/json" : "application/octet-stream";
    const body = json ? JSON.stringify(json) : file;
    const response = await send(search ? `${path}?${search}` : path, {
      method,
      headers: { ...(body !== undefined && { "content-type": type }), ...headers },
      ...(body !== undefined && { body }),
      signal,
    });
    if (!response.ok) throw await toToolError(response);
    return response;
  }
  return {
    async json<ApiResult>(...requests: Parameters<typeof request>): Promise<ApiResult> {
      const bytes = await readAtMost(await request(...requests), "response");
      return JSON.parse(new TextDecoder().decode(bytes));
    },
    /** Sends a request whose response body is ignored. @returns the headers */
    async send(...requests: Parameters<typeof request>): Promise<Headers> {
      const { body, headers } = await request(...requests);
      await body?.cancel();
      return headers;
    },
    /** @throws ToolError also when the file is larger than `maxFileBytes` */
    async file(path: string, query: Fields) {
      const response = await request("GET", path, { query });
      return { name: fileNameOf(response), bytes: await readAtMost(response, "file") };
    },
  };
}

async function toToolError(response: Response): Promise<ToolError> {
  const text = await response.text();
  const wait = response.headers.get("retry-after");
  const code = response.headers.get("parlance-error") ?? undefined;
  const message = `HTTP ${response.status}${code ? ` (${code})` : ""}: ${messageIn(text) || "no message"}`;
  return new ToolError(wait ? `${message} Try again after ${wait} seconds.` : message, code);
}

/** The message of an error; the text itself when it isn't JSON. */
function messageIn(text: string): string {
  try {
    return String(JSON.parse(text).message);
  } catch {
    return text.slice(0, 1000);
  }
}

function fileNameOf({ headers }: Response): string | undefined {
  const header = headers.get("content-disposition") ?? "";
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]*)"/i.exec(header)?.[1];
}

async function readAtMost({ body }: Response, kind: "file" | "response"): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new ToolError(`The ${kind} is larger than ${maxFileBytes} bytes. Get it with the API.`);
  const limited = body?.pipeThrough(limitBytes(maxFileBytes, tooLarge)) ?? null;
  return new Uint8Array(await new Response(limited).arrayBuffer());
}
