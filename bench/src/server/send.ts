import { Agent, type RequestOptions, request as sendRequest } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { ServerProcess } from "@openparlance/server/testing/processes";
import autocannon from "autocannon";
import { percentile } from "../engine/cpu.ts";
import type { Tenant } from "../neighbors/tenant.ts";

/** Organizations send requests in turn, because one would exceed its rate limit. */
export interface BenchServer extends ServerProcess {
  tenants: readonly Tenant[];
}

export interface SentRequest {
  method?: "GET" | "POST" | "PUT";
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

export interface RequestBatch {
  connections?: number;
  /** The number of requests, low enough that no organization exceeds its rate limit. */
  count: number;
  request(at: number, tenant: number): SentRequest;
}

/** Latencies, and the server's CPU time, including background work. */
export interface BatchCost {
  percentile(percent: number): number;
  cpuMs: number;
}

function prepareRequest({ tenants }: BenchServer, at: number, request: RequestBatch["request"]) {
  const tenant = at % tenants.length;
  const { body, headers, ...line } = request(at, tenant);
  const own = { authorization: tenants[tenant]?.authorization, "content-type": "application/json" };
  return { ...line, headers: { ...own, ...headers }, ...(body && { body: JSON.stringify(body) }) };
}

/** Sends requests as fast as responses arrive. @throws for a status other than 200 or 201 */
export async function sendRequests(server: BenchServer, batch: RequestBatch): Promise<BatchCost> {
  const { connections = 1, count, request } = batch;
  let at = 0;
  const setupRequest = (sent: autocannon.Request) => ({ ...sent, ...prepareRequest(server, at++, request) });
  const { cpuMs } = await server.usage();
  const times: number[] = [];
  const options = { url: server.origin, connections, amount: count, timeout: 120, requests: [{ setupRequest }] };
  const { non2xx, errors, timeouts } = await new Promise<autocannon.Result>((resolve, reject) => {
    autocannon(options, (error, result) => (error ? reject(error) : resolve(result))).on(
      "response",
      (_client, _status, _bytes, ms) => times.push(ms),
    );
  });
  if (non2xx + errors + timeouts > 0)
    throw new Error(`${non2xx} other statuses, ${errors} errors, ${timeouts} timeouts`);
  return { percentile: (percent) => percentile(times, percent), cpuMs: ((await server.usage()).cpuMs - cpuMs) / count };
}

/** Requests that were refused with 503 are measured separately. */
export interface FixedRateResult extends BatchCost {
  refused: number;
  /** 0 without refused requests. */
  refusedPercentile(percent: number): number;
}

/**
 * Sends each request when it is due, however many have no response yet. Latencies start when a request is due, so that
 * they include the wait before it is sent. `idle` resolves after background work, whose CPU time counts.
 * @throws for a status other than 200, 201 or 503
 */
export async function sendAtRate(
  server: BenchServer,
  { perSecond, count, request }: RequestBatch & { perSecond: number },
  idle: () => Promise<void>,
): Promise<FixedRateResult> {
  const agent = new Agent({ keepAlive: true });
  const { cpuMs } = await server.usage();
  const begun = performance.now();
  const [times, refusedTimes]: [number[], number[]] = [[], []];
  const sendOne = async (at: number) => {
    const dueMs = begun + (1000 * at) / perSecond;
    await sleep(Math.max(0, dueMs - performance.now()));
    const { body, path, ...options } = prepareRequest(server, at, request);
    const status = await requestStatus(server.origin + path, { ...options, agent }, body);
    (status === 503 ? refusedTimes : times).push(performance.now() - dueMs);
    if (![200, 201, 503].includes(status ?? 0)) throw new Error(`${options.method ?? "GET"} ${path}: ${status}`);
  };
  await Promise.all(Array.from({ length: count }, (_, at) => sendOne(at)));
  agent.destroy();
  await idle();
  return {
    percentile: (percent) => percentile(times, percent),
    cpuMs: ((await server.usage()).cpuMs - cpuMs) / count,
    refused: refusedTimes.length,
    refusedPercentile: (percent) => (refusedTimes.length === 0 ? 0 : percentile(refusedTimes, percent)),
  };
}

function requestStatus(url: string, options: RequestOptions, body: string | undefined): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    sendRequest(url, options, (response) => {
      response.resume().once("end", () => resolve(response.statusCode));
    })
      .once("error", reject)
      .end(body);
  });
}
