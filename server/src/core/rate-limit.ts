import { limits } from "@openparlance/api";
import { rateLimitExceeded } from "./errors.ts";

/** The limit of requests with a key in a window, and its wait after it reached the limit. */
export const rateLimit = {
  limit: Number(limits.quota.value),
  windowMs: 60_000,
  waitMs: Number(limits["quota-wait"].value) * 1000,
};

export interface RateLimitVerdict {
  isServed: boolean;
  remaining: number;
  /** Whole seconds until the window or the wait ends, at least 1. */
  resetSeconds: number;
}

/** Adds the headers of the rate limit to those of a response. @throws ApiError `rate-limited` */
export function applyRateLimit(verdict: RateLimitVerdict, headers: Record<string, string>): void {
  const { isServed, remaining, resetSeconds } = verdict;
  headers["x-ratelimit-limit"] = String(rateLimit.limit);
  headers["x-ratelimit-remaining"] = String(remaining);
  headers["x-ratelimit-reset"] = String(resetSeconds);
  if (!isServed) throw rateLimitExceeded(rateLimit.limit, resetSeconds);
}
