import { runServer } from "@openparlance/server/node";
import { tellUsage } from "./usage.ts";

// A server in a process of its own, which tells where it listens.
const listening = await runServer(process.env, { siteFolder: process.env.BENCH_SITE ?? "" });
process.send?.({ origin: listening?.origin });
tellUsage();
