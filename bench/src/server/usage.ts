/** The reply of the process to any message. */
export interface ProcessUsage {
  /** CPU time of all its threads since it began. */
  cpuMs: number;
  rssBytes: number;
}

/** Lets a process say what it uses whenever it is queried. */
export function reportUsage(): void {
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMs: (user + system) / 1000, rssBytes: process.memoryUsage().rss } satisfies ProcessUsage);
  });
}
