import { ParlanceError } from "./errors.ts";

export interface WaitOptions {
  /** Ends the waiting, which rejects with the signal's reason: `AbortSignal.timeout(60_000)`. */
  signal?: AbortSignal;
  /** Waits for a number of milliseconds, or rejects when the signal aborts; with timers by default. */
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
}

/** The API allows polling at most once a second. */
const firstWaitMs = 1000;
const maxWaitMs = 10_000;
const waitGrowth = 1.5;

/**
 * Polls at growing intervals until `isReady` accepts the response. After an error with `Retry-After`, such as an
 * exceeded rate limit, it waits for that time.
 *
 * @param isReady throws if later responses can't be accepted either
 */
export async function until<Polled>(
  poll: (signal?: AbortSignal) => Promise<Polled>,
  isReady: (response: Polled) => boolean,
  { signal, wait = sleep }: WaitOptions = {},
): Promise<Polled> {
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * waitGrowth, maxWaitMs)) {
    signal?.throwIfAborted();
    try {
      const response = await poll(signal);
      if (isReady(response)) return response;
      await wait(waitMs, signal);
    } catch (error) {
      const seconds = error instanceof ParlanceError && error.retryAfterSeconds;
      if (!seconds) throw error;
      await wait(seconds * 1000, signal);
    }
  }
}

/** Resolves after a number of milliseconds, or rejects with the signal's reason. */
export async function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timeout);
      reject(signal?.reason);
    };
    const timeout = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
