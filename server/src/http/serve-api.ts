import {
  type AnyOperationId,
  type HandlerInput,
  type HandlerResponse,
  limits,
  type Operation,
} from "@openparlance/api";
import { type Fault, findFault } from "@openparlance/api/input";
import { inputSchemas, validators } from "@openparlance/api/validators";
import type { Caller, FindCaller, Mode } from "../core/caller.ts";
import type { LogFields, Peer } from "../core/environment.ts";
import { ApiError, faulty, makeError, overload } from "../core/errors.ts";
import { QueueFullError } from "../core/fair-queue.ts";
import { StorageError } from "../core/file-store.ts";
import { applyRateLimit, type RateLimitVerdict } from "../core/rate-limit.ts";
import type { BufferReservation } from "../fence/buffered-bytes.ts";
import type { Fence } from "../fence/fence.ts";
import { OverloadError } from "../fence/overload-error.ts";
import type { KeyedRequest } from "../store/background/idempotency.ts";
import { isStorageError } from "../store/database/storage-errors.ts";
import { authenticate, challengeTo } from "./authenticate.ts";
import { limitFile, readBytes, readFields, readUploadFields, refuseParts } from "./body.ts";
import { chooseEncoding, compress, decompressRequest, isShort } from "./content-encoding.ts";
import { isPreflight, preflightResponse, sharedHeaders } from "./cors.ts";
import { decodeFields, splitTarget } from "./decoded-text.ts";
import { originOf, requireHttps } from "./https.ts";
import { identify, readIdempotencyKey } from "./idempotency.ts";
import { collectInputs, type Sources } from "./inputs.ts";
import { findOperation, type MatchedOperation } from "./operation-table.ts";
import { isPaged, maxAheadBytes, type Paged, type PagedBodyOptions, pageBody } from "./paged-list.ts";
import { partialDownload } from "./partial-download.ts";

/**
 * Runs an operation after its input was checked. Returns the response in wire names, with long lists paged, or a
 * `Response` for a file or a stream. An empty body is undefined. @throws ApiError
 */
export type Handler<Id extends AnyOperationId, Context> = (
  input: HandlerInput<Id>,
  context: Context & RequestContext,
) => Promise<Paged<HandlerResponse<Id>> | Response>;

/** A handler for each operation. A missing handler is a type error. */
export type Handlers<Context, Id extends AnyOperationId = AnyOperationId> = { [id in Id]: Handler<id, Context> };

export interface RequestContext {
  caller: Caller;
  /** The server's URL for the client: `https://api.parlance.example`. */
  readonly origin: string;
  /** Aborted when the client leaves before the response. */
  readonly signal: AbortSignal;
  /** Called with every unexpected error, with the request's ID. */
  report(error: unknown): void;
}

/** A class, because accessors of an object literal would create a hidden class for each request. */
class SentRequest implements RequestContext {
  readonly #request: Request;
  readonly #peer: Peer;
  readonly caller: Caller;
  readonly report: RequestContext["report"];

  constructor(request: Request, peer: Peer, caller: Caller, report: RequestContext["report"]) {
    this.#request = request;
    this.#peer = peer;
    this.caller = caller;
    this.report = report;
  }

  get origin(): string {
    return originOf(this.#request, this.#peer);
  }

  get signal(): AbortSignal {
    return this.#request.signal;
  }
}

export interface ApiOptions<Context> {
  mode: Mode;
  corsOrigins: readonly string[];
  maxUploadBytes?: number | undefined;
  findCaller: FindCaller;
  countRequest(caller: Caller): Promise<RateLimitVerdict>;
  fence: Fence;
  handlers: Handlers<Context>;
  context: Context;
  /**
   * Changes the context for requested faults; absent where they are ignored. @throws ApiError of a fault that refuses
   */
  meetFaults?(operation: MatchedOperation["operation"], request: Request): (context: Context) => Context;
  /** Returns the stored response to an earlier request with the same idempotency key, or calls `respond`. */
  runIdempotent(request: KeyedRequest, respond: (context: Context) => Promise<Response>): Promise<Response>;
  /** Called with every error that isn't in the catalog. */
  report(error: unknown, facts?: LogFields): void;
  /** Responds to requests that need no key because their path is a secret; undefined for any other path. */
  serveUploadUrl?(request: Request, path: string, begin: RunInFence): Promise<Response> | undefined;
}

/** Runs work on the decompressed request of an organization within the fence. */
export type RunInFence = (organizationId: number, work: (request: Request) => Promise<Response>) => Promise<Response>;

type RequestContexts<Context> = (
  services: Context,
  ...request: ConstructorParameters<typeof SentRequest>
) => Context & RequestContext;

/** The server's context is the prototype of requests' contexts, because copying it takes longer than most checks. */
function requestContexts<Context>(server: Context): RequestContexts<Context> {
  class ServerRequest extends SentRequest {}
  Object.assign(ServerRequest.prototype, server);
  return (services, ...request) =>
    services === server
      ? (new ServerRequest(...request) as Context & ServerRequest)
      : Object.assign(new SentRequest(...request), services);
}

/** The API as a function from request to response. Source: contract of the API, sections 1.2 to 1.12. */
export function createApi<Context>(options: ApiOptions<Context>): (request: Request, peer: Peer) => Promise<Response> {
  const { mode, fence } = options;
  const cors = { mode, origins: options.corsOrigins };
  const withContexts = { ...options, contextOf: requestContexts(options.context) };
  return async (request, peer) => {
    const shared = sharedHeaders(request, cors, peer);
    try {
      requireHttps(request, peer);
      if (isPreflight(request)) return preflightResponse(request, cors);
      const upload = options.serveUploadUrl?.(request, splitTarget(peer.target)[0], (organizationId, work) =>
        fence.bytes.during(organizationId, peer, (hold) =>
          fence.run(organizationId, peer, () => work(decompressRequest(request, peer, hold))),
        ),
      );
      if (upload) return withHeaders(await upload, shared);
      return await serveOperation(withContexts, request, peer, shared);
    } catch (error) {
      // If the client has left, reading its body fails.
      if (!(isExpected(error) || request.signal.aborted)) reporter(options, peer)(error);
      const response = respondTo(error).toResponse();
      const challenge = response.status === 401 && challengeTo(request);
      return respond(request, withHeaders(response, { ...shared, ...challenge }));
    }
  };
}

/** Whether work was refused because too much was waiting, such as for a connection of the database. */
const isOverload = (error: unknown): boolean =>
  error instanceof OverloadError ||
  error instanceof QueueFullError ||
  (error instanceof StorageError && isOverload(error.cause));
/** Whether an error is not the server's fault, so that it isn't logged. */
export const isExpected = (error: unknown) =>
  error instanceof ApiError ? error.cause === undefined : isOverload(error);

export function respondTo(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return isStorageError(error) || isOverload(error) ? overload() : makeError("server-error");
}

/** @param shared the headers of every response; the headers of the rate limit are added when they are known */
async function serveOperation<Context>(
  options: ApiOptions<Context> & { contextOf: RequestContexts<Context> },
  request: Request,
  peer: Peer,
  shared: Record<string, string>,
): Promise<Response> {
  const { target, record } = peer;
  const [path, queryText] = splitTarget(target);
  const query = decodeFields(queryText);
  const match = findOperation(request.method, path);
  const { operation } = match;
  if (record) record.operation = operation.id;
  const handler = options.handlers[operation.id] as Handler<AnyOperationId, Context>;
  const caller = await authenticate(request, query, operation, options, peer.client);
  if (record) record.organizationId = caller.organizationId;
  applyRateLimit(await options.countRequest(caller), shared);
  const change = options.meetFaults?.(operation, request);
  const key = readIdempotencyKey(operation, request);
  const acceptEncoding = key === undefined ? request.headers.get("accept-encoding") : null;
  const pages = { report: reporter(options, peer), awaitTurn: () => options.fence.nextPage(caller.organizationId) };
  const isStreamed = ![null, "application/json"].includes(operation.success.mediaType);
  const reply = async (services: Context, input: Record<string, unknown>, hold: BufferReservation) => {
    // After the handler has written something, the request can't be refused.
    if (isStreamed) hold.add(streamBytes);
    const context = options.contextOf(change?.(services) ?? services, request, peer, caller, pages.report);
    const response = await handler(input, context);
    if (response instanceof Response) return withHeaders(await partialDownload(request, response), shared);
    return jsonResponse(operation, response, shared, { pages, reservation: hold, acceptEncoding, peer });
  };
  const replyOnce = async (sentKey: string, input: Record<string, unknown>, hold: BufferReservation) => {
    const keyed = await identify(sentKey, operation, caller, input);
    return withHeaders(await options.runIdempotent(keyed.request, (own) => reply(own, keyed.input, hold)), shared);
  };
  options.fence.refuseForeseen(caller.organizationId);
  const response = await options.fence.bytes.during(caller.organizationId, peer, async (hold) => {
    const reading = readInput(options, match, decompressRequest(request, peer, hold), query, hold);
    const read = typeof reading === "function" ? reading : await reading;
    return options.fence.run(caller.organizationId, peer, () =>
      key === undefined ? reply(options.context, read(), hold) : replyOnce(key, read(), hold),
    );
  });
  return respond(request, response);
}

export function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

const reporter =
  <Context>({ report }: ApiOptions<Context>, { record }: Peer) =>
  (error: unknown): void =>
    report(error, { request: record?.id });

function respond({ method }: Request, response: Response): Response | Promise<Response> {
  return method === "HEAD" ? withoutBody(response) : response;
}

async function withoutBody({ body, status, headers }: Response): Promise<Response> {
  await body?.cancel();
  return new Response(null, { status, headers });
}

const maxJsonBytes = Number(limits["json-body"].value);
/** The bytes of a file or a stream that wait for the client: a part that was read, and the buffer of the connection. */
const streamBytes = 2 * maxAheadBytes;

type ReadInput = () => Record<string, unknown>;

/**
 * Checks the parameters first, so that an upload with wrong options is refused before its file is read. `hold` counts
 * the bytes of the body, unless it is a file. Returns a function that reads the input once the request has its turn.
 */
function readInput<Context>(
  options: ApiOptions<Context>,
  { operation, pathParameters }: MatchedOperation,
  request: Request,
  query: URLSearchParams,
  hold: BufferReservation,
): ReadInput | Promise<ReadInput> {
  const schema = inputSchemas[operation.id];
  const { parameters, input } = validators[operation.id];
  const sources: Sources = { path: pathParameters, query, headers: request.headers };
  const beforeBody = collectInputs(operation, schema, sources);
  refuseFault(findFault(parameters, schema, beforeBody));
  refuseParts(operation, request);
  const withBody = (body: Sources["body"]) => {
    const inputs = collectInputs(operation, schema, { ...sources, ...(body && { body }) });
    refuseFault(findFault(input, schema, inputs));
    return inputs;
  };
  if (operation.body === "none") return () => beforeBody;
  if (operation.body !== "file") {
    return readBytes(request, maxJsonBytes, hold).then(
      (bytes) => () => withBody(readFields(operation, request, bytes)),
    );
  }
  const fault = findFault(input, schema, beforeBody);
  const readFile = () => {
    refuseFault(fault);
    return { ...beforeBody, body: limitFile(request, options.maxUploadBytes ?? Number(limits.upload.value)) };
  };
  if (!fault) return readFile;
  return readUploadFields(operation, request, maxJsonBytes, hold).then((fields) =>
    fields ? () => ({ ...withBody(fields), body: new Blob([]).stream() }) : readFile,
  );
}

function refuseFault(fault: Fault | undefined): void {
  if (fault) throw faulty(fault);
}

interface JsonOptions {
  pages: PagedBodyOptions;
  reservation: BufferReservation;
  /** The header of that name; null if the response is stored for other requests. */
  acceptEncoding: string | null;
  peer: Peer;
}

function jsonResponse(
  { method, success: { status } }: Operation,
  value: unknown,
  shared: Readonly<Record<string, string>>,
  { pages, reservation, acceptEncoding, peer }: JsonOptions,
): Response | Promise<Response> {
  if (value === undefined) return new Response(null, { status, headers: shared });
  const headers: Record<string, string> = { ...shared, "content-type": "application/json; charset=utf-8" };
  const respondWith = (body: BodyInit) => {
    const response = (written: BodyInit) => new Response(written, { status, headers });
    if (isShort(body)) return response(body);
    headers.vary = shared.vary ? `${shared.vary}, Accept-Encoding` : "Accept-Encoding";
    const encoding = chooseEncoding(body, acceptEncoding);
    if (encoding === undefined) return response(body);
    headers["content-encoding"] = encoding;
    if (Object.isFrozen(value)) return compressOnce(value as object, encoding, peer).then(response);
    return response(compress(body, encoding, peer));
  };
  if (Object.isFrozen(value)) return respondWith(writeOnce(value as object));
  if (isPaged(value)) {
    reservation.add(maxAheadBytes);
    return pageBody(value, pages).then(respondWith);
  }
  const body = JSON.stringify(value);
  if (method === "get") reservation.add(body.length);
  else reservation.count(body.length);
  return respondWith(body);
}

const writtenBodies = new WeakMap<object, Uint8Array<ArrayBuffer>>();

/** The JSON of a response that never changes. */
function writeOnce(value: object): Uint8Array<ArrayBuffer> {
  const known = writtenBodies.get(value) ?? new TextEncoder().encode(JSON.stringify(value));
  writtenBodies.set(value, known);
  return known;
}

const compressedOf = new WeakMap<object, Map<string, Promise<ArrayBuffer>>>();

function compressOnce(value: object, encoding: string, peer: Peer): Promise<ArrayBuffer> {
  const known = compressedOf.get(value) ?? new Map<string, Promise<ArrayBuffer>>();
  compressedOf.set(value, known);
  const bytes = known.get(encoding) ?? new Response(compress(writeOnce(value), encoding, peer)).arrayBuffer();
  known.set(encoding, bytes);
  return bytes;
}
