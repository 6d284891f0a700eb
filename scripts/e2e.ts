import { run } from "./run.ts";
import { buildSiteIfStale } from "./site.ts";

await buildSiteIfStale();
const ok = await run("vitest", ["run", "--project", "e2e", "--project", "built", ...process.argv.slice(2)]);
process.exitCode = ok ? 0 : 1;
