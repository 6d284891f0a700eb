import { runServer } from "@openparlance/server/node";
import { reportUsage } from "./usage.ts";

// A server in a process of its own, which reports where it listens.
const listening = await runServer(process.env, { siteFolder: process.env.BENCH_SITE ?? "" });
process.send?.({ origin: listening?.origin });
reportUsage();
