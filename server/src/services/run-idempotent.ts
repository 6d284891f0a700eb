import { ApiError, idempotencyRunning, makeError } from "../core/errors.ts";
import type { HashedStream } from "../core/hash.ts";
import { type Claim, type KeptResponse, type KeyedRequest, leaseMs } from "../store/background/idempotency.ts";
import type { AtomicStore, Transaction } from "../store/store.ts";

/** The size up to which responses are stored. A longer one is built again for a retry. */
const maxKeptBytes = 64 * 1024;

const keptHeaders = ["content-type", "parlance-error", "parlance-import"];

interface IdempotentRequest {
  store: AtomicStore;
  /** Called with errors of the database that don't end the request. */
  report(error: unknown): void;
}

/**
 * Returns the first response again if the request's key was used before; otherwise calls `respond`. `respond` must
 * write in transactions of the store that it receives. Each transaction is recorded with its result. A retry after a
 * crash gets the results of the recorded transactions, in order, and runs only the others.
 *
 * @throws ApiError `idempotency-mismatch`, `idempotency-running`
 */
export async function runIdempotent(
  services: IdempotentRequest,
  request: KeyedRequest,
  respond: (store: AtomicStore) => Promise<Response>,
): Promise<Response> {
  const owner = await services.store.idempotency.newOwner();
  const claim = await services.store.idempotency.claim(request, owner);
  if (claim.state === "mismatch") throw makeError("idempotency-mismatch");
  if (claim.state === "running") throw idempotencyRunning();
  if (claim.state === "owned") return new IdempotentRun(services, owner, claim, request.upload).run(respond);
  await requireSameUpload(request.upload, claim.bodyHash);
  return markReplayed(toResponse(claim.response));
}

/** Reads the rest of an upload, and checks that it is the same as in the first request. */
async function requireSameUpload(upload: HashedStream | undefined, bodyHash: string | null): Promise<void> {
  if (!upload || bodyHash === null) return;
  if (upload.hash() === undefined) for await (const _ of upload.body);
  if (upload.hash() !== bodyHash) throw makeError("idempotency-mismatch");
}

function markReplayed(response: Response): Response {
  response.headers.set("idempotency-replayed", "true");
  return response;
}

const toResponse = ({ body, ...head }: KeptResponse): Response => new Response(body, head);

class IdempotentRun {
  readonly #services: IdempotentRequest;
  readonly #owner: string;
  readonly #claim: Extract<Claim, { state: "owned" }>;
  readonly #upload: HashedStream | undefined;
  readonly #results: unknown[] = [];

  constructor(
    services: IdempotentRequest,
    owner: string,
    claim: Extract<Claim, { state: "owned" }>,
    upload: HashedStream | undefined,
  ) {
    this.#services = services;
    this.#owner = owner;
    this.#claim = claim;
    this.#upload = upload;
  }

  async run(respond: (store: AtomicStore) => Promise<Response>): Promise<Response> {
    const { idempotency } = this.#services.store;
    const keep = () => {
      idempotency.keep(this.#claim.id, this.#owner).catch(this.#services.report);
    };
    const heartbeat = setInterval(keep, leaseMs / 3);
    const end = (response: KeptResponse | undefined) => {
      clearInterval(heartbeat);
      return this.#end(response);
    };
    try {
      const response = await respond(this.#storeRunningOnce());
      if (this.#claim.results.length > 0) markReplayed(response);
      if (response.headers.get("content-type")?.startsWith("text/event-stream")) return keepStream(response, end);
      const body = response.body && (await response.text());
      await end(keepable(response, body));
      return new Response(body, response);
    } catch (error) {
      await end(await responseTo(error));
      throw error;
    }
  }

  /** A store that returns the recorded results of transactions instead of running them again. */
  #storeRunningOnce(): AtomicStore {
    const { store } = this.#services;
    return { ...store, atomically: (work) => this.#once(work) };
  }

  async #once<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const { id, results: before, bodyHash } = this.#claim;
    const at = this.#results.length;
    if (at < before.length) {
      await requireSameUpload(this.#upload, bodyHash);
      this.#results.push(before[at]);
      return before[at] as T;
    }
    const result = await this.#services.store.atomically(async (tx) => {
      const done = await work(tx);
      const results = [...this.#results, done];
      const isMine = await tx.idempotency.record(id, this.#owner, results, this.#bodyHash());
      if (!isMine) throw idempotencyRunning();
      return done;
    });
    this.#results.push(result);
    return result;
  }

  /** @param response for retries; undefined when they run the request again */
  async #end(response: KeptResponse | undefined): Promise<void> {
    const { report, store } = this.#services;
    const { id } = this.#claim;
    const ended = response
      ? store.idempotency.complete(id, this.#owner, response, this.#bodyHash())
      : store.idempotency.release(id, this.#owner);
    // The request gets its response even so, and a retry finds the recorded transactions.
    await ended.catch(report);
  }

  #bodyHash(): string | null {
    return this.#upload?.hash() ?? this.#claim.bodyHash;
  }
}

/** The stored form of an error. A fault of the server isn't stored, because it may be temporary. */
async function responseTo(error: unknown): Promise<KeptResponse | undefined> {
  if (!(error instanceof ApiError) || error.row.startsWith("idempotency-")) return undefined;
  const response = error.toResponse();
  return keepable(response, await response.text());
}

function keepable({ status, headers }: Response, body: string | null): KeptResponse | undefined {
  const isShort = body === null || new TextEncoder().encode(body).length <= maxKeptBytes;
  if (status >= 500 || !isShort) return undefined;
  const kept = keptHeaders.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)]] : []));
  return { status, headers: Object.fromEntries(kept), body };
}

/** Passes a stream on, and stores it at its end. */
function keepStream(response: Response, end: (kept: KeptResponse | undefined) => Promise<void>): Response {
  const decoder = new TextDecoder();
  let text = "";
  const collect = (part?: Uint8Array) => {
    if (text.length <= maxKeptBytes) text += decoder.decode(part, { stream: part !== undefined });
  };
  let isGone = false;
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (isGone) return;
        collect(value);
        if (!done) return controller.enqueue(value);
        await end(keepable(response, text));
        controller.close();
      } catch (error) {
        await end(undefined);
        controller.error(error);
      }
    },
    async cancel(reason) {
      isGone = true;
      await reader.cancel(reason);
      await end(undefined);
    },
  });
  return new Response(body, response);
}
