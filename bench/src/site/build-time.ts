import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const caches = [
  "site/.astro",
  "site/.cache/files",
  "site/node_modules/.astro",
  "site/node_modules/.vite",
  "node_modules/.astro",
  "node_modules/.vite",
];

/** Builds the site without a cache. The shell's `times` includes child processes. */
export function timeColdBuild(): { seconds: number; cpuSeconds: number } {
  for (const cache of caches) rmSync(join(root, cache), { recursive: true, force: true });
  const startedAt = performance.now();
  const { status, stdout } = spawnSync("sh", ["-c", "node scripts/build.ts >&2 && times"], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status !== 0) throw new Error("The site wasn't built; see the reason above.");
  return { seconds: (performance.now() - startedAt) / 1000, cpuSeconds: parseSeconds(stdout) };
}

function parseSeconds(text: string): number {
  const times = [...text.matchAll(/(\d+)m([\d.]+)s/g)];
  return times.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}
