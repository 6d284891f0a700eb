import { onTestFinished, vi } from "vitest";

/** Replaces `AbortSignal.timeout`: timeouts end when the test calls `end`. */
export function manualTimeouts(): { limitsMs: number[]; end(): void } {
  const limitsMs: number[] = [];
  const up = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    limitsMs.push(ms);
    return up.signal;
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  return { limitsMs, end: () => up.abort(new DOMException("up", "TimeoutError")) };
}
