import { promises } from "node:dns";
import { runServer } from "@parlance/server/node";
import type { ServerUsage } from "./server-process.ts";

const { BENCH_NAME_SERVER: nameServer } = process.env;
// Webhooks' names are asked of it alone.
if (nameServer) {
  const servers = [nameServer];
  promises.Resolver = class extends promises.Resolver {
    constructor(...options: ConstructorParameters<typeof promises.Resolver>) {
      super(...options);
      this.setServers(servers);
    }
  };
}
// A server in a process of its own, which tells where it listens and what it takes.
const listening = await runServer(process.env, { siteFolder: process.env.BENCH_SITE ?? "" });
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  const peakBytes = process.resourceUsage().maxRSS * 1024;
  process.send?.({ cpuMs: (user + system) / 1000, bytes: process.memoryUsage().rss, peakBytes } satisfies ServerUsage);
});
process.send?.({ origin: listening?.origin });
