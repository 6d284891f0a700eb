import { sleep, type WaitOptions } from "./poll.ts";

type Send = (request: Request) => Promise<Response>;

const firstWaitMs = 500;

/** Paths whose POST changes no data, so that the server ignores a key. */
export const readOnlyPosts: readonly string[] = ["/v2/translate"];

const needsKey = ({ method, url }: Request): boolean =>
  method === "POST" && !readOnlyPosts.some((path) => new URL(url).pathname.endsWith(path));

/**
 * Retries requests without a response, or with a response that allows it: a 5xx status, or 409 with `Retry-After`. A
 * POST that changes data gets an `Idempotency-Key`, the same for each retry, so that it takes effect only once.
 */
export function addRetries(send: Send, maxRetries: number, wait: Required<WaitOptions>["wait"] = sleep): Send {
  return async (request) => {
    const { headers } = request;
    if (needsKey(request) && !headers.has("Idempotency-Key")) {
      headers.set("Idempotency-Key", crypto.randomUUID());
    }
    for (let retries = 0; retries < maxRetries; retries++) {
      // On Node, a clone loses its signal with the next garbage collection unless the signal is set again.
      const copy = new Request(request.clone(), { signal: request.signal });
      const response = await send(copy).catch((error: unknown) => {
        if (request.signal.aborted) throw error;
      });
      const retryAfter = response?.headers.get("Retry-After");
      const isPassing = !response || response.status >= 500 || (response.status === 409 && retryAfter);
      if (!isPassing) return response;
      await response?.body?.cancel();
      await wait(retryAfter ? Number(retryAfter) * 1000 : firstWaitMs * 2 ** retries, request.signal);
    }
    return send(request);
  };
}
