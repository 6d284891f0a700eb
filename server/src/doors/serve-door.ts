import { limits, type Operation } from "@openparlance/api";
import { findFault } from "@openparlance/api/input";
import { toBase64 } from "../core/base64.ts";
import type { Caller, Mode } from "../core/caller.ts";
import type { LogFields, Peer } from "../core/environment.ts";
import { faulty, invalid, methodNotAllowed, noSuchOperation, unauthorized } from "../core/errors.ts";
import { applyRateLimit, type RateLimitVerdict } from "../core/rate-limit.ts";
import type { BufferReservation } from "../fence/buffered-bytes.ts";
import type { Fence } from "../fence/fence.ts";
import { readBytes } from "../http/body.ts";
import { chooseEncoding, compress, decompressRequest, isShort } from "../http/content-encoding.ts";
import { isPreflight, preflightResponse, sharedHeaders } from "../http/cors.ts";
import { decodeFields, splitTarget } from "../http/decoded-text.ts";
import { originOf, requireHttps } from "../http/https.ts";
import { collectInputs } from "../http/inputs.ts";
import { buildRoutes, correctPath, fits, parametersIn } from "../http/operation-table.ts";
import { isExpected, respondTo, withHeaders } from "../http/serve-api.ts";
import type { Services } from "../services/services.ts";
import type { Door, DoorHandler } from "./door.ts";
import { readFields } from "./read-fields.ts";

export interface DoorOptions {
  mode: Mode;
  corsOrigins: readonly string[];
  services: Services;
  fence: Fence;
  /** Finds the owner of a key. @throws ApiError */
  authenticate(request: Request, client?: string): Promise<Caller>;
  countRequest(caller: Caller): Promise<RateLimitVerdict>;
  report(error: unknown, facts?: LogFields): void;
}

/** A file is held in memory while its form is read. */
export const maxDocumentBytes = 30 * 1024 * 1024;
/** The limit of a body that is read before its key is known. */
const maxUnidentifiedBytes = 8 * 1024 * 1024;
const maxFieldBytes = Number(limits["json-body"].value);
/** The owner of requests without a key. */
const nobody = 0;

interface Match {
  operation: Operation;
  pathParameters: Record<string, string>;
  memoryId: number | undefined;
}

export function serveDoor(door: Door, options: DoorOptions): (request: Request, peer: Peer) => Promise<Response> {
  const routes = buildRoutes(Object.values(door.operations));
  const cors = { mode: options.mode, origins: options.corsOrigins };

  function find(method: string, path: string): Match {
    // Some clients append "/v2/…" to a URL that ends with a slash.
    const below = path.slice(door.path.length).replaceAll(/\/{2,}/g, "/");
    const [, memory, rest = ""] = /^(?:\/m\/([^/]*))?(\/.*)?$/.exec(below) ?? [];
    if (memory !== undefined && !/^[1-9]\d{0,14}$/.test(memory)) throw invalid("the memory in the path", "a memory ID");
    const parts = rest.split("/");
    const route = routes.find((each) => fits(each, parts));
    if (!route) {
      const meant = findMeantPath(routes, rest);
      throw noSuchOperation(method, path, meant && door.path + below.slice(0, -rest.length) + meant);
    }
    const operation = route.byMethod.get(method);
    if (!operation) throw methodNotAllowed(method, path, [...route.byMethod.keys()]);
    const pathParameters = parametersIn(operation.path, parts);
    return { operation, pathParameters, memoryId: memory === undefined ? undefined : Number(memory) };
  }

  return async (request, peer) => {
    const shared = sharedHeaders(request, cors, peer);
    const report = (error: unknown) => options.report(error, { request: peer.record?.id });
    try {
      requireHttps(request, peer);
      if (isPreflight(request)) return preflight(request, cors);
      const [path, queryText] = splitTarget(peer.target);
      const match = find(request.method, path);
      if (peer.record) peer.record.operation = `${door.path.slice(1)}.${match.operation.id}`;
      const query = decodeFields(queryText);
      return withHeaders(await respond(door, options, { request, peer, query, shared }, match), shared);
    } catch (error) {
      if (!(isExpected(error) || request.signal.aborted)) report(error);
      return withHeaders(door.toResponse(respondTo(error)), shared);
    }
  };
}

/** Programs disagree on a base URL's content: `/translate`, `/v2/v2/translate`, and `/v2/translate/v2/translate`. */
function findMeantPath(routes: Parameters<typeof correctPath>[0], sentPath: string): string | undefined {
  const names = sentPath.split("/").filter((name) => name !== "");
  const shorter = [0, 1, 2].map((dropped) => names.slice(dropped));
  const candidates = shorter.flatMap((each) => [each, ["v2", ...each]]);
  return candidates.map((each) => correctPath(routes, ["", ...each])).find((path) => path !== undefined);
}

interface DoorRequest {
  request: Request;
  peer: Peer;
  query: URLSearchParams;
  /** The headers of the response. */
  shared: Record<string, string>;
}

async function respond(door: Door, options: DoorOptions, requested: DoorRequest, match: Match): Promise<Response> {
  const { operation, pathParameters, memoryId } = match;
  const { request, peer, query, shared } = requested;
  const { fence, services } = options;
  const isOpen = operation.security.length === 0;
  const key = isOpen ? undefined : door.readKey(request.headers, query);
  if (key === undefined && !isOpen && (!door.keyField || operation.body === "none")) throw unauthorized();
  const known = key === undefined ? undefined : await identify(options, requested, key);
  fence.refuseForeseen(known?.organizationId ?? nobody);
  return fence.bytes.during(known?.organizationId ?? nobody, peer, async (hold) => {
    const schema = door.inputSchemas[operation.id] ?? {};
    const decoded = decompressRequest(request, peer, hold);
    const bytes = await readBody(operation, decoded, known ? maxDocumentBytes : maxUnidentifiedBytes, hold);
    const read = () => readFields(schema, request, bytes);
    const unidentified = known || isOpen ? undefined : await fence.run(nobody, peer, read);
    const caller = known ?? (unidentified && (await identify(options, requested, keyIn(door, unidentified.fields))));
    return fence.run(caller?.organizationId ?? nobody, peer, async () => {
      const { fields, file } = unidentified ?? (await read());
      const sources = { path: pathParameters, query, headers: request.headers };
      const input = collectInputs(operation, schema, { ...sources, body: { kind: "json", fields } });
      const fault = findFault((door.validators[operation.id] as Door["validators"][string]).input, schema, input);
      if (fault) throw faulty(fault);
      const handler = door.handlers[operation.id] as unknown as DoorHandler<object, unknown>;
      const result = await handler(input, {
        services,
        caller: caller as Caller,
        memoryId,
        file,
        program: programOf(request.headers, door),
        origin: originOf(request, peer),
        signal: request.signal,
      });
      if (result instanceof Response) return result;
      const { status } = operation.success;
      if (result === undefined) return new Response(null, { status });
      const text = JSON.stringify(result);
      hold.count(text.length);
      const encoding = chooseEncoding(text, request.headers.get("accept-encoding"));
      if (!isShort(text)) shared.vary = shared.vary ? `${shared.vary}, Accept-Encoding` : "Accept-Encoding";
      const type = { "content-type": "application/json; charset=utf-8" };
      const headers = { ...type, ...(encoding !== undefined && { "content-encoding": encoding }) };
      return new Response(encoding === undefined ? text : compress(text, encoding, peer), { status, headers });
    });
  });
}

/** Identifies the owner of a key, and counts the request. @throws ApiError */
async function identify(options: DoorOptions, { peer, shared }: DoorRequest, key: string): Promise<Caller> {
  const authorization = `Basic ${toBase64(new TextEncoder().encode(`:${key}`))}`;
  const keyed = new Request("http://localhost/", { headers: { authorization } });
  const caller = await options.authenticate(keyed, peer.client);
  if (peer.record) peer.record.organizationId = caller.organizationId;
  applyRateLimit(await options.countRequest(caller), shared);
  return caller;
}

function keyIn({ keyField = "" }: Door, fields: Record<string, unknown>): string {
  const key = Object.hasOwn(fields, keyField) ? fields[keyField] : undefined;
  if (typeof key !== "string" || key === "" || key.length > maxKeyLength) throw unauthorized();
  return key;
}

const maxKeyLength = 512;

async function readBody(operation: Operation, request: Request, maxBytes: number, hold: BufferReservation) {
  const isRead = operation.body !== "none" || operation.inputs.some(({ sources }) => sources.includes("body"));
  if (!isRead) return new ArrayBuffer(0);
  const bytes = await readBytes(request, operation.body === "parts" ? maxBytes : maxFieldBytes, hold);
  // The parts of a form are copies of its bytes.
  if (operation.body === "parts") hold.add(bytes.byteLength);
  return bytes;
}

function preflight(request: Request, cors: Parameters<typeof preflightResponse>[1]): Response {
  const response = preflightResponse(request, cors);
  const methods = response.headers.get("access-control-allow-methods");
  if (methods !== null) response.headers.set("access-control-allow-methods", `${methods}, PATCH`);
  return response;
}

/** The first product in `User-Agent`; for browsers, whose first product is the same, the name of the door. */
function programOf(headers: Headers, { name }: Door): string {
  const product = /^[\w.+-]{1,60}(?=\/|$|\s)/.exec(headers.get("user-agent") ?? "")?.[0];
  return product === undefined || product === "Mozilla" ? name : product;
}
