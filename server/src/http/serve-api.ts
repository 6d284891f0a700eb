import { type CallId, type HandlerAnswer, type HandlerInput, limits, type Operation } from "@parlance/api";

import { inputSchemas, validators } from "@parlance/api/validators";
import { ApiError, noSuchCall, overload, quotaUsedUp, serverError } from "../errors.ts";
import type { Clock, Peer } from "../ports.ts";
import { authenticate, type Caller, type FindCaller, type Mode } from "./authenticate.ts";
import { fileOf, readFields, refuseParts } from "./body.ts";
import { type FoundCall, findCall } from "./call-table.ts";
import { check } from "./check.ts";
import { corsHeaders, isPreflight, preflightAnswer } from "./cors.ts";
import { requireHttps } from "./https.ts";
import { collectInputs, type Sources } from "./inputs.ts";
import { type QuotaVerdict, quota, quotaHeaders } from "./quota.ts";

/**
 * What a call does, once its input is checked.
 *
 * @returns the answer in wire words; a `Response` where the answer is a file or a stream; undefined for no body
 * @throws ApiError
 */
export type Handler<Id extends CallId, Context> = (
  input: HandlerInput<Id>,
  context: Context & RequestContext,
) => Promise<HandlerAnswer<Id> | Response>;

/** A handler for each call; one that lacks is a type error. */
export type Handlers<Context, Id extends CallId = CallId> = { [id in Id]: Handler<id, Context> };

export interface RequestContext {
  caller: Caller;
  /** What the header `Parlance-Fault` asks for, in development mode. */
  fault: string | undefined;
  /** Aborted when the client is gone. */
  signal: AbortSignal;
}

export interface ApiOptions<Context> {
  mode: Mode;
  corsOrigins: readonly string[];
  maxJsonBytes?: number;
  maxUploadBytes?: number;
  clock: Clock;
  findCaller: FindCaller;
  /** Counts a request of a key. */
  countRequest(caller: Caller): Promise<QuotaVerdict>;
  /** Calls without a handler are not there yet. */
  handlers: Partial<Handlers<Context>>;
  context: Context;
  /** Told of every error that is no answer of the catalogue. */
  report(error: unknown): void;
}

type Api = (request: Request, peer: Peer) => Promise<Response>;

/** The API as a function from request to answer. Source: contract of the API, sections 1.2 to 1.12. */
export function createApi<Context>(options: ApiOptions<Context>): Api {
  const { mode } = options;
  const cors = { mode, origins: options.corsOrigins };
  return async (request, peer) => {
    const sent = new Headers(corsHeaders(request, cors));
    let answer: Response;
    try {
      requireHttps(request, peer);
      if (isPreflight(request)) return preflightAnswer(request, cors);
      answer = await answerCall(options, request, peer, sent);
    } catch (error) {
      // When the client is gone, its body breaks off.
      if (!(error instanceof ApiError || request.signal.aborted)) options.report(error);
      answer = (error instanceof ApiError ? error : serverError()).toResponse();
    }
    sent.set("cache-control", "no-store");
    sent.set("x-content-type-options", "nosniff");
    for (const [name, value] of sent) answer.headers.set(name, value);
    return answer;
  };
}

async function answerCall<Context>(
  options: ApiOptions<Context>,
  request: Request,
  { target }: Peer,
  sent: Headers,
): Promise<Response> {
  const [path = "", ...queries] = target.split("?");
  const query = new URLSearchParams(queries.join("?"));
  const call = findCall(request.method, path);
  const handler = options.handlers[call.operation.id] as Handler<CallId, Context> | undefined;
  if (!handler) throw noSuchCall(request.method, path);
  const caller = await authenticate(request, query, call.operation, options);
  const fault = options.mode === "development" ? (request.headers.get("parlance-fault") ?? undefined) : undefined;
  const verdict = await options.countRequest(caller);
  for (const [name, value] of Object.entries(quotaHeaders(verdict))) sent.set(name, value);
  if (!verdict.isServed) throw quotaUsedUp(quota.limit, verdict.resetSeconds);
  refuseOnFault(fault);
  const input = await readInput(options, call, request, query);
  const context = { ...options.context, caller, fault, signal: request.signal };
  const answer = await handler(input as HandlerInput<CallId>, context);
  const response = answer instanceof Response ? answer : jsonAnswer(call.operation, answer);
  return request.method === "HEAD" ? headOf(response) : response;
}

async function headOf({ body, status, headers }: Response): Promise<Response> {
  await body?.cancel();
  return new Response(null, { status, headers });
}

/** Source: contract of the API, section "Reproducing rare errors". */
function refuseOnFault(fault: string | undefined): void {
  if (fault === "quota") throw quotaUsedUp(quota.limit, quota.waitMs / 1000);
  if (fault === "server-error") throw serverError();
  if (fault === "overload") throw overload();
}

/** Parameters first: an upload whose options are wrong is refused before its file is read. */
async function readInput<Context>(
  options: ApiOptions<Context>,
  { operation, pathParameters }: FoundCall,
  request: Request,
  query: URLSearchParams,
): Promise<Record<string, unknown>> {
  const schema = inputSchemas[operation.id];
  const { parameters, input } = validators[operation.id];
  const sources: Sources = { path: pathParameters, query, headers: request.headers };
  const beforeBody = collectInputs(operation, schema, sources);
  check(parameters, schema, beforeBody);
  refuseParts(operation, request);
  if (operation.body === "file") {
    return { ...beforeBody, body: fileOf(request, options.maxUploadBytes ?? Number(limits.upload.value)) };
  }
  if (operation.body === "none") return beforeBody;
  const body = await readFields(operation, request, options.maxJsonBytes ?? Number(limits["json-body"].value));
  const inputs = collectInputs(operation, schema, { ...sources, ...(body && { body }) });
  check(input, schema, inputs);
  return inputs;
}

function jsonAnswer({ success }: Operation, value: unknown): Response {
  if (value === undefined) return new Response(null, { status: success.status });
  return new Response(JSON.stringify(value), {
    status: success.status,
    headers: { "content-type": "application/json; charset=utf-8" },
  });
}
