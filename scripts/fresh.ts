import { type ChildProcess, execFileSync } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { type BareRoot, makeBareRoot, nodes, readInClone, releases, removeBareRoot, startInRoot } from "./bare-root.ts";
import { cpuSecondsSoFar, describeFresh, type FreshMachine, keepFreshMachine, type Stage } from "./proof-record.ts";
import { root } from "./run.ts";

/**
 * Runs `npm start` and `npm test` on bare machines. Each is recorded when it is done, so that one alone can be run again.
 *
 * @param stages those of `npm test` to run; all without any, and only then is the machine recorded
 */
export async function proveFresh(only = machines, stages: string[] = []): Promise<Stage> {
  const done: FreshMachine[] = [];
  for (const { release, version } of only) {
    const machine = await proveOn(release, version, stages);
    console.log(JSON.stringify(machine, null, 2));
    if (stages.length === 0) await keepFreshMachine(machine);
    done.push(machine);
  }
  return describeFresh(done);
}

/** Both releases of Debian with both versions of Node. */
export const machines = releases.flatMap((release) => nodes.map((version) => ({ release, version })));

async function proveOn(
  release: (typeof releases)[number],
  version: (typeof nodes)[number],
  stages: string[],
): Promise<FreshMachine> {
  const cpuBefore = await cpuSecondsSoFar();
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: root, encoding: "utf8" }).trim();
  const bare = makeBareRoot(release, version);
  try {
    const { debian, node, npm } = bare;
    console.log(`\nDebian ${debian}, Node ${node}, npm ${npm}: ${bare.folder}`);
    const starts = await start(bare);
    const tested = await runTests(bare, stages);
    const cpuAfter = await cpuSecondsSoFar();
    const cpuSeconds = cpuBefore === null || cpuAfter === null ? null : Math.round(cpuAfter - cpuBefore);
    const provenAt = new Date().toISOString();
    return { debian, node, npm, starts, stages: tested, cpuSeconds, provenAt, commit };
  } finally {
    removeBareRoot(bare);
  }
}

/** Whether the site and the API respond, the API with the key that the command printed. */
async function start(bare: BareRoot): Promise<boolean> {
  const port = await freePort();
  const child = startInRoot(bare, "npm start", { PORT: String(port) });
  let key: string | undefined;
  const ended = follow(child, bare, "start", (line) => {
    key ??= /^Development key +(\S+)$/.exec(line)?.[1];
  });
  const origin = `http://localhost:${port}`;
  try {
    while (!key && child.exitCode === null && child.signalCode === null) await sleep(500);
    if (!key) return false;
    const headers = { Authorization: `Basic ${btoa(`${key}:${key}`)}` };
    const responses = await Promise.all([fetch(origin), fetch(`${origin}/v2/languages`, { headers })]);
    const [page, languages] = await Promise.all(responses.map((response) => response.text()));
    return (
      responses.every(({ ok }) => ok) && /<h1/.test(page ?? "") && "source_to_target" in JSON.parse(languages ?? "")
    );
  } finally {
    child.kill("SIGKILL");
    await ended;
  }
}

async function runTests(bare: BareRoot, stages: string[]): Promise<FreshMachine["stages"]> {
  const command = ["npm", "test", ...(stages.length > 0 ? ["--", ...stages] : [])].join(" ");
  await follow(startInRoot(bare, command), bare, "test");
  const tested = JSON.parse(readInClone(bare, ".cache/stages.json")) as Stage[];
  return tested.map(({ name, passed, failed, skipped, secondTries }) => ({
    name,
    passed,
    failed,
    skipped,
    secondTries,
  }));
}

/** Keeps what a process prints in a file next to the caches, and ends with it. */
async function follow(child: ChildProcess, bare: BareRoot, name: string, see?: (line: string) => void): Promise<void> {
  const folder = join(root, ".cache/fresh");
  await mkdir(folder, { recursive: true });
  const log = createWriteStream(join(folder, `debian-${bare.debian}-node-${bare.node}.${name}.log`));
  const read = [child.stdout, child.stderr].map(async (stream) => {
    if (!stream) return;
    for await (const line of createInterface(stream)) {
      log.write(`${line}\n`);
      see?.(line);
    }
  });
  await Promise.all(read);
  log.end();
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

// One machine, to fix what fails there: node scripts/fresh.ts stable 20 [stage…]
if (import.meta.main) {
  const [release, node, ...stages] = process.argv.slice(2);
  const chosen = machines.filter((each) => each.release === release && String(each.version.node) === node);
  const { failed, passed } = await proveFresh(chosen, stages);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
