import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { root } from "./run.ts";

/** Where a run of tests in a browser leaves what `cpuSecondsBelow` said of it. */
const file = new URL(".cache/orphans-cpu.json", `file://${root}`);

/**
 * Processor time of the living processes below one, and of the ended ones that they waited for. A browser does not wait
 * for its own: when it ends, anyone who started it receives the browser's time only. 0 where the system does not say.
 */
export async function cpuSecondsBelow(pid: number): Promise<number> {
  const ids = (await readdir("/proc").catch(() => [])).filter((name) => /^\d+$/.test(name));
  const all = (await Promise.all(ids.map(statOf))).filter((stat) => stat !== undefined);
  const below = (parent: number): number =>
    all
      .filter((one) => one.parent === parent)
      .reduce((seconds, { id, cpuSeconds }) => seconds + cpuSeconds + below(id), 0);
  return below(pid);
}

async function statOf(id: string) {
  const text = await readFile(`/proc/${id}/stat`, "utf8").catch(() => undefined);
  // After the name in brackets; in hundredths of a second, by user and system, its own and of those it waited for.
  const fields = text
    ?.slice(text.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  if (!fields) return undefined;
  const [parent = 0, times] = [fields[1], fields.slice(11, 15)];
  return { id: Number(id), parent, cpuSeconds: times.reduce((sum, time) => sum + time, 0) / 100 };
}

export async function keepOrphansCpu(seconds: number): Promise<void> {
  await mkdir(dirname(file.pathname), { recursive: true });
  await writeFile(file, JSON.stringify(seconds));
}

/** What was kept last; 0 when nothing was. */
export async function keptOrphansCpu(): Promise<number> {
  return JSON.parse(await readFile(file, "utf8").catch(() => "0"));
}
