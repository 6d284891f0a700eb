import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newOrganizations, startServer } from "@openparlance/server/testing/processes";
import { expect, onTestFinished, test } from "vitest";
import { root } from "../../../scripts/run.ts";
import { buildProgram } from "./bench-neighbors.ts";
import { loads, type TenantLoad } from "./loads.ts";
import { allowRefusal, runMany, Tenant } from "./tenant.ts";

/** The part of each load; `npm run bench -- neighbors` sends all and measures waits. */
const part = 0.005;
/** Several loads run at once, each of which may take 300 MB. */
const maxGrowth = 600 * 2 ** 20;

test("while one organization sends every load, another one is served, and memory stays bounded", async () => {
  const folder = await mkdtemp(join(tmpdir(), "neighbors-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const settings = { dataFolder: join(folder, "data"), databaseUrl: undefined };
  const [loading = "", other = ""] = await newOrganizations(settings, 2);
  const build = join(root, ".cache", `neighbors-${process.pid}`);
  onTestFinished(() => rm(build, { recursive: true, force: true }));
  const program = await buildProgram(build);
  const server = await startServer({ folder, env: { PARLANCE_MODE: "production" }, program: [program, "serve"] });
  onTestFinished(server.kill);
  const tenants = [loading, other].map((key) => new Tenant(server.origin, key)) as [Tenant, Tenant];
  await runMany(4, 20, () => tenants[1].uploadDocument("a.txt", "Mind the wet deck."));
  const { bytes } = await server.usage("begin");
  const all = Object.values(loads);
  await runMany(4, all.length, async (at) => {
    const { run, count, file } = all[at] as TenantLoad;
    const some = Math.ceil(count * part);
    const running = allowRefusal(run(tenants[0], some, Buffer.from(file?.(some) ?? "")));
    expect(await tenants[1].send("GET", "/v2/languages")).toHaveProperty("source_to_target");
    await running;
  });
  expect((await server.usage()).peakBytes - bytes).toBeLessThan(maxGrowth);
  expect(server.errors).toEqual([]);
});
