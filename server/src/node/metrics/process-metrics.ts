import { monitorEventLoopDelay } from "node:perf_hooks";
import { readChildUsage } from "../workers/process-usage.ts";
import { metric } from "./prometheus.ts";

const resolutionMs = 20;
const andFiles = " and of the processes that read files.";

/** @returns a function for the metrics of this process; metrics of the event loop are since the previous request */
export function processMetrics(): () => string {
  const lag = monitorEventLoopDelay({ resolution: resolutionMs });
  lag.enable();
  return () => {
    const { user, system } = process.cpuUsage();
    const children = readChildUsage();
    const { rss, heapUsed, external } = process.memoryUsage();
    const cpuSeconds = (user + system) / 1e6 + children.cpuMs / 1000;
    // The histogram measures the time of a timer, including its interval.
    const lagOf = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolutionMs / 1000) || 0;
    const lags = [
      { labels: { quantile: 0.5 }, value: lagOf(lag.percentile(50)) },
      { labels: { quantile: 0.99 }, value: lagOf(lag.percentile(99)) },
      { labels: { quantile: 1 }, value: lagOf(lag.max) },
    ];
    lag.reset();
    return (
      metric("process_cpu_seconds_total", "counter", `Of all threads${andFiles}`, cpuSeconds) +
      metric("process_resident_memory_bytes", "gauge", `Memory of the process${andFiles}`, rss + children.bytes) +
      metric("process_start_time_seconds", "gauge", "Since 1970.", performance.timeOrigin / 1000) +
      metric("nodejs_heap_used_bytes", "gauge", "Heap of the main thread.", heapUsed) +
      metric("nodejs_external_memory_bytes", "gauge", "Buffers of the main thread.", external) +
      metric("parlance_event_loop_lag_seconds", "gauge", "Since the last request for metrics.", lags)
    );
  };
}
