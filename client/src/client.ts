import type { paths } from "@openparlance/api";
import createFetchClient, { type Client as FetchClient } from "openapi-fetch";
import { readError } from "./errors.ts";
import { addRetries } from "./retries.ts";
import { prepareUpload } from "./upload.ts";

export interface ClientOptions {
  /** The URL of the API, e.g. `http://localhost:3000`. */
  baseUrl: string;
  key: string;
  /** Sends the requests instead of the platform's own `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
  /** The number of retries after a temporary failure; 0 by default. A POST then has an `Idempotency-Key`. */
  maxRetries?: number;
}

export type Client = FetchClient<paths>;

/**
 * Creates a client whose paths, parameters, bodies and responses are typed by the API description:
 *
 * ```ts
 * const client = createClient({ baseUrl, key });
 * const { data: jobs } = await client.GET("/v2/jobs", { params: { query: { limit: 10 } } });
 * ```
 *
 * A file is a body like any other, and its name may have any letters:
 *
 * ```ts
 * const header = { memory_id: 4312, name: "größe.tmx" };
 * await client.POST("/v2/memories/import", { params: { header }, body: await openAsBlob("größe.tmx") });
 * ```
 *
 * A response that is not a success throws a `ParlanceError`.
 */
export function createClient({ baseUrl, key, fetch, maxRetries = 0 }: ClientOptions): Client {
  const client = createFetchClient<paths>({
    baseUrl,
    // The form of lists in the API description.
    querySerializer: { array: { style: "form", explode: false } },
    headers: { authorization: `Basic ${encodeBase64(`${key}:${key}`)}` },
    ...(maxRetries > 0
      ? { fetch: addRetries(fetch ?? ((request) => globalThis.fetch(request)), maxRetries) }
      : fetch && { fetch }),
  });
  client.use({
    async onResponse({ response }) {
      if (!response.ok) throw await readError(response);
    },
  });
  const { POST } = client;
  return { ...client, POST: ((path, init) => POST(path, prepareUpload(init) as never)) as typeof POST };
}

/** Base64 of UTF-8, which `btoa` does not support. */
const encodeBase64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
