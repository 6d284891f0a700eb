import type { ServerProcess } from "@openparlance/server/testing/processes";
import autocannon from "autocannon";
import { percentile } from "../engine/cpu.ts";
import type { Tenant } from "../neighbors/tenant.ts";

/** A server, and organizations that send requests in turn: one alone would use up its rate limit. */
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
  /** How many requests; few enough that no key uses up its rate limit. */
  count: number;
  /** The request at a position, of an organization. */
  request(at: number, tenant: number): SentRequest;
}

/** What requests took: times of clients, and the server's CPU time, background work included. */
export interface BatchCost {
  percentile(percent: number): number;
  cpuMs: number;
}

/** Sends requests as fast as responses come. @throws when one has another status than 200 or 201 */
export async function send(server: BenchServer, { connections = 1, count, request }: RequestBatch): Promise<BatchCost> {
  const { tenants } = server;
  let at = 0;
  const next = (sent: autocannon.Request): autocannon.Request => {
    const tenant = at % tenants.length;
    const { body, headers, ...line } = request(at++, tenant);
    const own = { authorization: tenants[tenant]?.authorization, "content-type": "application/json" };
    return { ...sent, ...line, headers: { ...own, ...headers }, ...(body && { body: JSON.stringify(body) }) };
  };
  const { cpuMs } = await server.usage();
  const times: number[] = [];
  const options = {
    ...{ url: server.origin, connections, amount: count, timeout: 120 },
    requests: [{ setupRequest: next }],
  };
  const { non2xx, errors, timeouts } = await new Promise<autocannon.Result>((resolve, reject) => {
    autocannon(options, (error, result) => (error ? reject(error) : resolve(result))).on(
      "response",
      (_client, _status, _bytes, ms) => times.push(ms),
    );
  });
  if (non2xx + errors + timeouts > 0)
    throw new Error(`${non2xx} other statuses, ${errors} errors, ${timeouts} timeouts`);
  return {
    percentile: (percent) => percentile(times, percent),
    cpuMs: ((await server.usage()).cpuMs - cpuMs) / count,
  };
}
