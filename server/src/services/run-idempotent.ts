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
  if (claim.state === "owned") return runOwned(services, owner, claim, request.upload, respond);
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

async function runOwned(
  { store, report }: IdempotentRequest,
  owner: string,
  { id, results: before, bodyHash }: Extract<Claim, { state: "owned" }>,
  upload: HashedStream | undefined,
  respond: (store: AtomicStore) => Promise<Response>,
): Promise<Response> {
  const { idempotency } = store;
  const heartbeat = setInterval(() => {
    idempotency.keep(id, owner).catch(report);
  }, leaseMs / 3);
  const hashBody = () => upload?.hash() ?? bodyHash;
  /** @param response for retries; undefined when they run the request again */
  const end = async (response: KeptResponse | undefined) => {
    clearInterval(heartbeat);
    const ended = response ? idempotency.complete(id, owner, response, hashBody()) : idempotency.release(id, owner);
    // The request gets its response even so, and a retry finds the recorded transactions.
    await ended.catch(report);
  };
  const results: unknown[] = [];
  /** Returns the recorded result of a transaction, or runs it. */
  const atomically = async <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => {
    const at = results.length;
    if (at < before.length) {
      await requireSameUpload(upload, bodyHash);
      results.push(before[at]);
      return before[at] as T;
    }
    const result = await store.atomically(async (tx) => {
      const done = await work(tx);
      const isMine = await tx.idempotency.record(id, owner, [...results, done], hashBody());
      if (!isMine) throw idempotencyRunning();
      return done;
    });
    results.push(result);
    return result;
  };
  try {
    const response = await respond({ ...store, atomically });
    if (before.length > 0) markReplayed(response);
    if (response.headers.get("content-type")?.startsWith("text/event-stream")) return keepStream(response, end);
    const body = response.body && (await response.text());
    await end(keepable(response, body));
    return new Response(body, response);
  } catch (error) {
    await end(await responseTo(error));
    throw error;
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
