import { limits } from "@openparlance/api";

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

export const rateLimitHeaders = ({ remaining, resetSeconds }: RateLimitVerdict): Record<string, string> => ({
  "x-ratelimit-limit": String(rateLimit.limit),
  "x-ratelimit-remaining": String(remaining),
  "x-ratelimit-reset": String(resetSeconds),
});
