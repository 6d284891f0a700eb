import type { Core } from "../../open-core.ts";
import { metric } from "./prometheus.ts";

/** The backlog and the engines' use. With one database, each process reports the same backlog. */
export async function coreMetrics(
  { store, engines, deliverer }: Pick<Core, "store" | "engines" | "deliverer">,
  now: number,
): Promise<string> {
  const { backlog } = store;
  const [tasks, dead, deliveries] = await Promise.all([backlog.tasks(), backlog.deadTasks(), backlog.deliveries()]);
  const { open, bytes, maxBytes, limited, trainings } = engines.usage();
  const ageOf = (dueAt: number | null) => (dueAt === null ? 0 : (now - dueAt) / 1000);
  const byKind = <Row extends { kind: string }>(rows: readonly Row[], report: (row: Row) => number) =>
    rows.map((row) => ({ labels: { kind: row.kind }, value: report(row) }));
  return (
    metric(
      "parlance_tasks",
      "gauge",
      "Waiting and running tasks.",
      byKind(tasks, ({ count }) => count),
    ) +
    metric("parlance_oldest_task_seconds", "gauge", "Since the oldest task was due.", [
      { value: Math.max(0, ...tasks.map(({ oldestDueAt }) => ageOf(oldestDueAt))) },
    ]) +
    metric(
      "parlance_dead_tasks",
      "gauge",
      "Failed tasks.",
      byKind(dead, ({ count }) => count),
    ) +
    metric("parlance_deliveries", "gauge", "Pending webhook deliveries.", [{ value: deliveries.count }]) +
    metric("parlance_oldest_delivery_seconds", "gauge", "Since the oldest delivery was due.", [
      { value: ageOf(deliveries.oldestDueAt) },
    ]) +
    metric(
      "parlance_deliveries_given_up_total",
      "counter",
      "Failed webhook deliveries.",
      Object.entries(deliverer.givenUp).map(([reason, value]) => ({ labels: { reason }, value })),
    ) +
    metric("parlance_engines_open", "gauge", "Loaded memories.", [{ value: open }]) +
    metric("parlance_engines_bytes", "gauge", "Estimated memory in use, training included.", [{ value: bytes }]) +
    metric("parlance_engines_max_bytes", "gauge", "The limit: PARLANCE_ENGINE_BYTES.", [{ value: maxBytes }]) +
    metric("parlance_engines_limited", "gauge", "Loaded memories too large to learn completely.", [
      { value: limited },
    ]) +
    metric("parlance_trainings_total", "counter", "Trainings on a whole memory.", [{ value: trainings }])
  );
}
