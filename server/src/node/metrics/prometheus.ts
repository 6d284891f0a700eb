export interface MetricSample {
  value: number;
  labels?: Readonly<Record<string, string | number>>;
  /** Appended to the name: `_bucket`, `_sum`, `_count`. */
  suffix?: string;
}

/** One metric with its samples, or its only value. Source: Prometheus, text-based exposition format 0.0.4. */
export function metric(
  name: string,
  type: "counter" | "gauge" | "histogram",
  help: string,
  samples: readonly MetricSample[] | number,
): string {
  const all = typeof samples === "number" ? [{ value: samples }] : samples;
  const lines = all.map(({ value, labels = {}, suffix = "" }) => `${name}${suffix}${formatLabels(labels)} ${value}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ""].join("\n");
}

/** The values of labels are known words, which need no escaping. */
function formatLabels(labels: Readonly<Record<string, string | number>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
  return pairs.length > 0 ? `{${pairs.join(",")}}` : "";
}
