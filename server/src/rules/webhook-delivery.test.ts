import { expect, test } from "vitest";
import { readRetryAfter } from "./webhook-delivery.ts";

const now = Date.parse("2026-11-26T12:00:00Z");

test.each([
  ["20", 20_000],
  [" 20 ", 20_000],
  ["Thu, 26 Nov 2026 12:00:20 GMT", 20_000],
  ["Thu, 26 Nov 2026 11:59:40 GMT", 0],
  ["999999999", 3_600_000],
  ["Fri, 27 Nov 2026 12:00:00 GMT", 3_600_000],
  ["-5", 0],
  ["soon", 0],
  ["", 0],
  [undefined, 0],
])("Retry-After: %s is %i ms", (text, waitMs) => {
  expect(readRetryAfter(text, now)).toBe(waitMs);
});
