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
  const byKind = (rows: readonly { kind: string; count: number }[]) =>
    rows.map(({ kind, count }) => ({ labels: { kind }, value: count }));
  const oldest = Math.max(0, ...tasks.map(({ oldestDueAt }) => ageOf(oldestDueAt)));
  const givenUp = Object.entries(deliverer.givenUpCounts).map(([reason, value]) => ({ labels: { reason }, value }));
  return [
    metric("parlance_tasks", "gauge", "Waiting and running tasks.", byKind(tasks)),
    metric("parlance_oldest_task_seconds", "gauge", "Since the oldest task was due.", oldest),
    metric("parlance_dead_tasks", "gauge", "Failed tasks.", byKind(dead)),
    metric("parlance_deliveries", "gauge", "Pending webhook deliveries.", deliveries.count),
    metric(
      "parlance_oldest_delivery_seconds",
      "gauge",
      "Since the oldest delivery was due.",
      ageOf(deliveries.oldestDueAt),
    ),
    metric("parlance_deliveries_given_up_total", "counter", "Failed webhook deliveries.", givenUp),
    metric("parlance_engines_open", "gauge", "Loaded memories.", open),
    metric("parlance_engines_bytes", "gauge", "Estimated memory in use, training included.", bytes),
    metric("parlance_engines_max_bytes", "gauge", "The limit: PARLANCE_ENGINE_BYTES.", maxBytes),
    metric("parlance_engines_limited", "gauge", "Loaded memories too large to learn completely.", limited),
    metric("parlance_trainings_total", "counter", "Trainings on a whole memory.", trainings),
  ].join("");
}
