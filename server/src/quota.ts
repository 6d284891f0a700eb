import { limits } from "@openparlance/api";

/** Requests that a key may make in a window, and how long it waits once they are used up. */
export const quota = {
  limit: Number(limits.quota.value),
  windowMs: 60_000,
  waitMs: Number(limits["quota-wait"].value) * 1000,
};

/** What became of one request of a key. */
export interface QuotaVerdict {
  isServed: boolean;
  remaining: number;
  /** Whole seconds until the window or the wait ends, at least 1. */
  resetSeconds: number;
}

export const quotaHeaders = ({ remaining, resetSeconds }: QuotaVerdict): Record<string, string> => ({
  "x-ratelimit-limit": String(quota.limit),
  "x-ratelimit-remaining": String(remaining),
  "x-ratelimit-reset": String(resetSeconds),
});
