import type { FinishedRequest } from "../request-log.ts";
import { metric } from "./prometheus.ts";

/** The upper bounds of the histogram's buckets, in seconds. */
const bucketBounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Tally {
  /** Counts by the first digit of the status. */
  byStatusClass: number[];
  /** Counts of requests by bucket: up to the bound at the same index, and above the previous one. */
  byBucket: number[];
  seconds: number;
}

export class RequestMetrics {
  readonly #tallies = new Map<string, Tally>();

  observe({ operation, status, ms }: Pick<FinishedRequest, "operation" | "status" | "ms">): void {
    const tally = this.#tallies.get(operation) ?? this.#begin(operation);
    const statusClass = Math.floor(status / 100);
    tally.byStatusClass[statusClass] = (tally.byStatusClass[statusClass] ?? 0) + 1;
    const seconds = ms / 1000;
    tally.seconds += seconds;
    const position = bucketBounds.findIndex((end) => seconds <= end);
    if (position >= 0) tally.byBucket[position] = (tally.byBucket[position] ?? 0) + 1;
  }

  text(): string {
    const tallies = [...this.#tallies].sort(([one], [other]) => one.localeCompare(other));
    const counts = tallies.flatMap(([operation, { byStatusClass }]) =>
      byStatusClass.flatMap((value, digit) => [{ labels: { operation, status: `${digit}xx` }, value }]),
    );
    const durations = tallies.flatMap(([operation, tally]) => buildHistogram(operation, tally));
    return (
      metric("parlance_requests_total", "counter", "Completed requests.", counts) +
      metric("parlance_request_duration_seconds", "histogram", "Until the last byte was sent.", durations)
    );
  }

  #begin(operation: string): Tally {
    const tally: Tally = { byStatusClass: [], byBucket: bucketBounds.map(() => 0), seconds: 0 };
    this.#tallies.set(operation, tally);
    return tally;
  }
}

function buildHistogram(operation: string, { byStatusClass, byBucket, seconds }: Tally) {
  let upTo = 0;
  const buckets = bucketBounds.map((le, position) => {
    upTo += byBucket[position] ?? 0;
    return { suffix: "_bucket", labels: { operation, le }, value: upTo };
  });
  const count = byStatusClass.reduce((sum, each) => sum + each, 0);
  return [
    ...buckets,
    { suffix: "_bucket", labels: { operation, le: "+Inf" }, value: count },
    { suffix: "_sum", labels: { operation }, value: seconds },
    { suffix: "_count", labels: { operation }, value: count },
  ];
}
