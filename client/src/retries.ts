type Send = (request: Request) => Promise<Response>;

const firstWaitMs = 500;

/**
 * Sends requests again that had no response, or one that says so: a 5xx status, or 409 with `Retry-After`. A POST gets
 * an `Idempotency-Key`, the same for each retry, so that it has its effect once.
 *
 * @param wait resolves after that many milliseconds
 */
export function withRetries(send: Send, maxRetries: number, wait: (ms: number) => Promise<unknown> = sleep): Send {
  return async (request) => {
    const { headers } = request;
    if (request.method === "POST" && !headers.has("Idempotency-Key")) {
      headers.set("Idempotency-Key", crypto.randomUUID());
    }
    for (let retries = 0; retries < maxRetries; retries++) {
      const response = await send(request.clone()).catch((error: unknown) => {
        if (request.signal.aborted) throw error;
      });
      const retryAfter = response?.headers.get("Retry-After");
      const isPassing = !response || response.status >= 500 || (response.status === 409 && retryAfter);
      if (!isPassing) return response;
      await response?.body?.cancel();
      await wait(retryAfter ? Number(retryAfter) * 1000 : firstWaitMs * 2 ** retries);
    }
    return send(request);
  };
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
